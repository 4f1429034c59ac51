/** Games whose keys, notation, options or knowledge have one fault each; see `broken.ts`. */
import { type Game, OVER, type Playout, type State } from '../../src/core/index.ts';
import type { Broken } from './broken.ts';
import { type NimState, nim } from './nim.ts';

const anyNim: Game = nim;

/** Nim whose keys are made by `hash` instead. */
function keyed(hash: (state: NimState, out: Int32Array, history: number) => void): Game {
  let made = 0;
  const treat = (state: State): State => {
    const clone = state.clone.bind(state);
    const history = made++;
    state.clone = () => treat(clone());
    state.hash = (out) => hash(state as NimState, out, history);
    return state;
  };
  return {
    ...anyNim,
    start: (options, random) => treat(anyNim.start(options, random)),
    parsePosition: (text, options) => treat(anyNim.parsePosition(text, options)),
  };
}

function sticks(state: NimState): number {
  return state.heaps.reduce((key, n) => 16 * key + n, 1);
}

const inNotation: readonly Broken[] = [
  {
    fault: 'leaves the turn out of the hash key',
    check: 'hash',
    game: keyed((state, out) => out.fill(sticks(state))),
    shortest: 4,
  },
  {
    fault: 'has hash keys that depend on more than the position',
    check: 'hash',
    game: keyed((state, out, history) => out.set([2 * sticks(state) + state.player, history])),
    shortest: 0,
  },
  {
    fault: 'writes moves without their heap',
    check: 'move notation',
    game: { ...anyNim, formatMove: (_state, move) => `${move & 255}` },
    shortest: 0,
  },
  {
    fault: 'writes moves with a space',
    check: 'move notation',
    game: { ...anyNim, formatMove: (state, move) => [...anyNim.formatMove(state, move)].join(' ') },
    shortest: 0,
  },
  {
    fault: 'writes positions without the player to move',
    check: 'position notation',
    game: { ...anyNim, formatPosition: (state) => `${(state as NimState).heaps.join('+')} 1` },
    shortest: 1,
  },
  {
    fault: 'writes positions without a counter that will matter',
    check: 'position notation',
    game: forgetful(),
    shortest: 1,
  },
  {
    fault: 'reads positions with a stick more than was written',
    check: 'record',
    game: {
      ...anyNim,
      parsePosition: (text, options) => anyNim.parsePosition(text.replace(/^0\+/, '1+'), options),
      start: (_options, _random) => anyNim.parsePosition('0+2 1', { misere: false }),
    },
    shortest: 2,
  },
  {
    fault: 'meets damaged positions with a TypeError',
    check: 'garbage',
    game: {
      ...anyNim,
      parsePosition: (text, options) => {
        if (!/ [12]$/.test(text)) throw new TypeError('no player');
        return anyNim.parsePosition(text, options);
      },
    },
    shortest: 0,
  },
  {
    fault: 'reads damaged moves as moves that are not legal',
    check: 'garbage',
    game: {
      ...anyNim,
      parseMove: (state, text) => (text === '?' ? 12 : anyNim.parseMove(state, text)),
    },
    shortest: 0,
  },
];

const inKnowledge: readonly Broken[] = [
  {
    fault: 'has a heuristic that exceeds its bound',
    check: 'heuristics',
    game: {
      ...anyNim,
      heuristics: [
        {
          name: 'sticks',
          about: 'The number of sticks taken.',
          options: {},
          bound: 3,
          scale: 1,
          make: () => ({ value: (state) => 9 - (state as NimState).heaps.reduce((a, b) => a + b) }),
        },
      ],
    },
    shortest: 4,
  },
  {
    fault: 'has a playout that stops before the end',
    check: 'playouts',
    game: playing((state) => {
      state.play(firstMove(state));
      return 1;
    }),
    shortest: 0,
  },
  {
    fault: 'has a playout that makes other moves in one run than one by one',
    check: 'playouts',
    game: playing((state) => {
      let plies = 0;
      for (; state.turn !== OVER; plies++) state.play(firstMove(state));
      return plies;
    }),
    shortest: 0,
  },
  {
    fault: 'has a playout that takes sticks which are not there',
    check: 'playouts',
    game: playing((state) => {
      const nimState = state as NimState;
      const heap = nimState.heaps.findIndex((n) => n > 0);
      for (let h = 0; h < nimState.heaps.length; h++) {
        if (h !== heap) nimState.heaps[h] = 0;
      }
      nimState.play((heap << 8) | 100);
      nimState.heaps[heap] = 0;
      nimState.turn = OVER;
      return 1;
    }),
    shortest: 0,
  },
  {
    fault: 'imagines that the other player is to move',
    check: 'imagine',
    game: {
      ...anyNim,
      hasHidden: true,
      imagine: (state) => {
        const nimState = state as NimState;
        if (nimState.turn !== OVER) nimState.turn = nimState.player = 1 - nimState.player;
      },
    },
    shortest: 0,
  },
  {
    fault: 'imagines by what is really there',
    check: 'imagine',
    game: {
      ...anyNim,
      hasHidden: true,
      formatView: () => 'who is not to move cannot see the sticks',
      imagine: (state, seat) => {
        const { turn, heaps } = state as NimState;
        const last = heaps.length - 1;
        if (turn !== seat && heaps[last]! > 2) heaps[last]!--;
      },
    },
    shortest: 0,
  },
  {
    fault: 'has hidden information but cannot imagine it',
    check: 'imagine',
    game: { ...anyNim, hasHidden: true },
    shortest: 0,
  },
  {
    fault: 'rates moves by what is no number',
    check: 'ratings',
    game: {
      ...anyNim,
      ratings: [
        {
          name: 'broken',
          about: '',
          options: {},
          scale: 1,
          make: () => ({ look: () => {}, rate: () => NaN }),
        },
      ],
    },
    shortest: 0,
  },
  {
    fault: 'presumes that the other player is to move',
    check: 'presume',
    game: {
      ...anyNim,
      presume: (state) => {
        const nimState = state as NimState;
        if (nimState.turn !== OVER) nimState.turn = nimState.player = 1 - nimState.player;
      },
    },
    shortest: 0,
  },
  {
    fault: 'meets options that do not fit with a TypeError',
    check: 'options',
    game: {
      ...anyNim,
      settle: (values) => {
        if (values.heaps === '7' && values.misere) throw new TypeError('one heap');
        return values;
      },
    },
    shortest: 0,
  },
  {
    fault: 'settles complete options to something else',
    check: 'options',
    game: { ...anyNim, settle: (values) => ({ ...values, heaps: `${String(values.heaps)}+1` }) },
    shortest: 0,
  },
];

/** Nim in which every third move is a pass of the turn, and the text says nothing about the moves made so far. */
function forgetful(): Game {
  const made = new WeakMap<State, number>();
  const treat = (state: State, before: number): State => {
    const { clone, play, assign } = {
      clone: state.clone.bind(state),
      play: state.play.bind(state),
      assign: state.assign.bind(state),
    };
    made.set(state, before);
    state.clone = () => treat(clone(), made.get(state)!);
    state.assign = (from) => {
      assign(from);
      made.set(state, made.get(from)!);
    };
    state.play = (move) => {
      play(move);
      made.set(state, made.get(state)! + 1);
      const nimState = state as NimState;
      if (made.get(state)! % 3 !== 0 || state.turn === OVER) return;
      nimState.turn = nimState.player = 1 - nimState.player;
    };
    return state;
  };
  return {
    ...anyNim,
    start: (options, random) => treat(anyNim.start(options, random), 0),
    parsePosition: (text, options) => treat(anyNim.parsePosition(text, options), 0),
  };
}

/** Nim with its own playout, unless the game is over already. */
function playing(run: (state: State) => number): Game {
  const playout: Playout = {
    choose: (state, random) => state.sample(random),
    run: (state) => (state.turn === OVER ? 0 : run(state)),
  };
  return { ...anyNim, playouts: [{ name: 'own', about: 'Broken.', options: {}, make: () => playout }] };
}

function firstMove(state: State): number {
  const out = new Int32Array(nim.maxMoves);
  state.moves(out);
  return out[0]!;
}

export const brokenTexts: readonly Broken[] = [...inNotation, ...inKnowledge];
