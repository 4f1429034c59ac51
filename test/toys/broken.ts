/**
 * Games with one fault each, to show that the conformance kit finds it. Each is a correct toy in which one
 * method is replaced; everything else is the real thing.
 */
import { ticTacToe } from '../../examples/tic-tac-toe/ticTacToe.ts';
import {
  CHANCE,
  type Game,
  type Grid,
  type Move,
  OVER,
  type PositionGraph,
  type State,
} from '../../src/core/index.ts';
import { ReachablePositions } from '../../src/search/solve/reachablePositions.ts';
import { type NimState, nim } from './nim.ts';
import { type PigState, pig } from './pig.ts';

export interface Broken {
  /** What is wrong, as a sentence. */
  readonly fault: string;
  /** The check that must find it. */
  readonly check: string;
  readonly game: Game;
  /** The failing game has no more moves than this after shrinking. */
  readonly shortest: number;
}

/** The game with `spoil` done to every state that it hands out, copies included. */
function spoiled(game: Game, spoil: (state: State) => void): Game {
  const treat = (state: State): State => {
    const clone = state.clone.bind(state);
    state.clone = () => treat(clone());
    spoil(state);
    return state;
  };
  return {
    ...game,
    start: (options, random) => treat(game.start(options, random)),
    parsePosition: (text, options) => treat(game.parsePosition(text, options)),
  };
}

const spoiledNim = (spoil: (state: NimState) => void): Game =>
  spoiled(nim, (state) => spoil(state as NimState));
const spoiledPig = (spoil: (state: PigState) => void): Game =>
  spoiled(pig, (state) => spoil(state as PigState));

const inMoves: readonly Broken[] = [
  {
    fault: 'counts one move too many once the first heap is gone',
    check: 'count',
    game: spoiledNim((state) => {
      const count = state.count.bind(state);
      state.count = () => count() + (state.heaps[0] === 0 ? 1 : 0);
    }),
    shortest: 1,
  },
  {
    fault: 'lists the first move twice when two sticks are left',
    check: 'moves',
    game: spoiledNim((state) => {
      const moves = state.moves.bind(state);
      state.moves = (out) => {
        const count = moves(out);
        if (state.heaps.reduce((a, b) => a + b) !== 2) return count;
        out[count] = out[0]!;
        return count + 1;
      };
    }),
    shortest: 2,
  },
  {
    fault: 'lists nothing for the second player',
    check: 'moves',
    game: spoiledNim((state) => {
      const moves = state.moves.bind(state);
      state.moves = (out) => (state.player === 1 ? 0 : moves(out));
    }),
    shortest: 1,
  },
  {
    fault: 'cannot play the move that takes four sticks',
    check: 'play',
    game: spoiledNim((state) => {
      const play = state.play.bind(state);
      state.play = (move: Move) => {
        if ((move & 255) === 4) throw new RangeError('four is too many');
        play(move);
      };
    }),
    shortest: 0,
  },
  {
    fault: 'gives the turn to a third player of two',
    check: 'turn',
    game: spoiledNim((state) => {
      const play = state.play.bind(state);
      state.play = (move: Move) => {
        play(move);
        if (state.turn === 1 && state.heaps[0] === 0) state.turn = 2;
      };
    }),
    shortest: 1,
  },
  {
    fault: 'has no score while the second player moves',
    check: 'score',
    game: spoiledNim((state) => {
      state.score = () => (state.turn === 1 ? Number.NaN : 0);
    }),
    shortest: 1,
  },
  {
    fault: 'never ends, for nothing may be taken',
    check: 'end',
    game: {
      ...spoiledNim((state) => {
        const moves = state.moves.bind(state);
        state.moves = (out) => {
          if (state.turn === OVER) return 0;
          out[0] = 0;
          return Math.min(1, moves(out.subarray(1)));
        };
      }),
      maxPlies: 40,
    },
    shortest: 40,
  },
  {
    fault: 'lets both players win',
    check: 'result',
    game: spoiledNim((state) => {
      state.result = () => 1;
    }),
    shortest: 4,
  },
];

const inRandomness: readonly Broken[] = [
  {
    fault: 'samples the first move more often than the others',
    check: 'sample',
    game: spoiledNim((state) => {
      const sample = state.sample.bind(state);
      state.sample = (random) => (random.below(10) === 0 ? (nimMoves(state)[0] ?? 0) : sample(random));
    }),
    shortest: 3,
  },
  {
    fault: 'samples a move that is not there',
    check: 'sample',
    game: spoiledNim((state) => {
      const sample = state.sample.bind(state);
      state.sample = (random) => (random.below(500) === 0 ? 77 : sample(random));
    }),
    shortest: 0,
  },
  {
    fault: 'samples the loaded die as if it were fair',
    check: 'sample',
    game: spoiledPig((state) => {
      const sample = state.sample.bind(state);
      state.sample = (random) => (state.turn === CHANCE ? 1 + random.below(6) : sample(random));
    }),
    shortest: 1,
  },
  {
    fault: 'has chance outcomes whose weights do not sum to one',
    check: 'chance',
    game: spoiledPig((state) => {
      state.weight = () => 1 / 5;
    }),
    shortest: 1,
  },
  {
    fault: 'has chance where it says that it has none',
    check: 'turn',
    game: { ...pig, hasChance: false },
    shortest: 1,
  },
  {
    fault: 'plays out with one more draw than the plain loop',
    check: 'playOut',
    game: spoiledNim((state) => {
      const playOut = state.playOut.bind(state);
      state.playOut = (random) => {
        const plies = playOut(random);
        random.next();
        return plies;
      };
    }),
    shortest: 0,
  },
  {
    fault: 'plays out by other moves than the plain loop',
    check: 'playOut',
    game: spoiledNim((state) => {
      state.playOut = (random) => {
        let plies = 0;
        for (; state.turn !== OVER; plies++) state.play(nimMoves(state).at(-1 - random.below(1))!);
        return plies;
      };
    }),
    shortest: 0,
  },
];

function nimMoves(state: NimState): Move[] {
  const out = new Int32Array(nim.maxMoves);
  return [...out.subarray(0, state.moves(out))];
}

const inCopies: readonly Broken[] = [
  {
    fault: 'shares its heaps with its clones',
    check: 'clone',
    game: spoiledNim((state) => {
      const clone = state.clone.bind(state);
      state.clone = () => Object.assign(clone(), { heaps: state.heaps });
    }),
    shortest: 0,
  },
  {
    fault: 'shares its heaps with its clones, found by keeping them',
    check: 'kept states',
    game: spoiledNim((state) => {
      const clone = state.clone.bind(state);
      state.clone = () => Object.assign(clone(), { heaps: state.heaps });
    }),
    shortest: 1,
  },
  {
    fault: 'forgets the player when it is assigned',
    check: 'assign',
    game: spoiledNim((state) => {
      state.assign = (from) => {
        state.turn = from.turn;
        state.heaps.set(from.heaps);
      };
    }),
    shortest: 1,
  },
  {
    fault: 'shares its heaps with what it is assigned from',
    check: 'assign',
    game: spoiledNim((state) => {
      const assign = state.assign.bind(state);
      state.assign = (from) => {
        assign(from);
        Object.assign(state, { heaps: from.heaps });
      };
    }),
    shortest: 0,
  },
  {
    fault: 'sorts its heaps when its moves are listed',
    check: 'reading',
    game: spoiledNim((state) => {
      const moves = state.moves.bind(state);
      state.moves = (out) => {
        state.heaps.sort();
        return moves(out);
      };
    }),
    shortest: 1,
  },
  {
    fault: 'changes hands when it is drawn',
    check: 'reading',
    game: {
      ...nim,
      draw: (state) => {
        const nimState = state as NimState;
        if (nimState.turn !== OVER) nimState.turn = nimState.player = 1 - nimState.player;
        return '';
      },
    },
    shortest: 0,
  },
];

/** Tic-tac-toe whose grid says something else of its moves. */
function withCells(cellsOf: Grid['cellsOf']): Game {
  const game: Game = ticTacToe;
  return { ...game, grid: { stones: game.grid!.stones, cellsOf } };
}

const inGrids: readonly Broken[] = [
  {
    fault: 'has moves with the same cell',
    check: 'grid',
    game: withCells((_state, cell) => [[0, cell % 3]]),
    shortest: 0,
  },
  {
    fault: 'has a move to a cell off the board',
    check: 'grid',
    game: withCells((_state, cell) => [[cell, 0]]),
    shortest: 0,
  },
];

/** Nim with positions as numbers, something of which is wrong. */
function withNumbers(spoil: (graph: ReachablePositions) => Partial<PositionGraph>): Game {
  return {
    ...nim,
    positions: (state) => {
      const graph = new ReachablePositions(nim, state, { states: 10_000 });
      return Object.assign(graph, spoil(graph));
    },
  };
}

const inNumbers: readonly Broken[] = [
  {
    fault: 'mistakes the seat of a number',
    check: 'positions',
    game: withNumbers(() => ({ turnOf: () => 0 })),
    shortest: 1,
  },
  {
    fault: 'counts no moves that continue the game',
    check: 'positions',
    game: withNumbers(() => ({ outlookOf: () => 0 })),
    shortest: 0,
  },
  {
    fault: 'forgets one of the positions before another',
    check: 'positions',
    game: withNumbers((graph) => {
      const before = graph.before.bind(graph);
      return { before: (number, out) => Math.max(0, before(number, out) - 1) };
    }),
    shortest: 0,
  },
];

export const brokenRules: readonly Broken[] = [
  ...inMoves,
  ...inRandomness,
  ...inCopies,
  ...inGrids,
  ...inNumbers,
];
