/** Random games look as the rules say, and the players draw what they should. */
import { describe, expect, test } from 'vitest';
import { isFull, samples } from '../../../test/samples.ts';
import { SaboteurTwin } from '../../../test/twins/saboteur.ts';
import { fitOf } from '../../core/conformance/chiSquare.ts';
import { type Move, OVER, type Playout, Random, defaults, settleOptions } from '../../core/index.ts';
import { think } from '../../search/index.ts';
import { makeAgent } from '../../agents/index.ts';
import { cardName, listCards } from './cards.ts';
import { type SaboteurState, saboteur, sampleListed } from './index.ts';

const SEED = 60;
const UNLIKELY = 1e-6;
const options = settleOptions(saboteur, {});
const room = new Int32Array(saboteur.maxMoves);

function playoutNamed(name: string): Playout<SaboteurState> {
  const policy = saboteur.playouts.find((p) => p.name === name)!;
  return policy.make(defaults(policy.options));
}

function legal(state: SaboteurState): Move[] {
  return [...room.subarray(0, state.moves(room))];
}

function parse(text: string): SaboteurState {
  return saboteur.parsePosition(text, options);
}

test('uniform games hardly ever connect the nugget, and stay far below the bound of moves', () => {
  const games = samples(3000);
  let connected = 0;
  let most = 0;
  for (let i = 0; i < games; i++) {
    const random = new Random(SEED).derive('uniform', i);
    const state = saboteur.start(options, random);
    for (; state.turn !== OVER; state.play(state.sample(random))) most = Math.max(most, state.count());
    if (state.winner >= 0) connected++;
    else expect(state.played).toBe(55);
  }
  // Less than one in a hundred; close to a million games met at most 137 moves.
  expect(connected).toBeGreaterThan(0);
  expect(connected / games).toBeLessThan(0.01);
  expect(most).toBeLessThanOrEqual(137);
});

test('hands and pile have the sizes of the rules at every move', () => {
  const state = saboteur.start(options, new Random(SEED));
  for (let m = 1; state.turn !== OVER; m++) {
    const held = listCards(state.handOf(state.turn)).length;
    expect(held).toBe(m <= 43 ? 7 : 7 - Math.floor((m - 42) / 2));
    expect(state.pileSize).toBe(Math.max(0, 41 - (m - 1)));
    // Dropping all the way: nobody connects anything.
    state.play(legal(state).at(-1)!);
  }
  expect(state.played).toBe(55);
  expect([state.result(0), state.result(1)]).toEqual([0.5, 0.5]);
});

test('a deal gives every card and every place of the nugget equally often', () => {
  const golds = [0, 0, 0];
  const firstCards = Array<number>(20).fill(0);
  const games = samples(6000);
  for (let i = 0; i < games; i++) {
    const state = saboteur.start(options, new Random(SEED).derive('deal', i));
    golds[state.gold]!++;
    firstCards[state.pile[0]!]!++;
  }
  const copies = [4, 1, 1, 1, 1, 4, 5, 5, 5, 5, 3, 1, 1, 1, 1, 1, 2, 4, 6, 3];
  expect(fitOf(golds, [1 / 3, 1 / 3, 1 / 3])).toBeGreaterThan(UNLIKELY);
  expect(
    fitOf(
      firstCards,
      copies.map((n) => n / 55),
    ),
  ).toBeGreaterThan(UNLIKELY);
});

// ── the course's random player ────────────────────────────────────────────────────────────────────

describe("the course's random player draws uniformly from the course's list", () => {
  test.each([3, 12, 25, 44])('after %i moves', (moves) => {
    const random = new Random(SEED).derive('course', moves);
    const state = saboteur.start(options, random);
    const [first, second] = [0, 1].map((seat) => listCards(state.handOf(seat)).map(cardName));
    const twin = new SaboteurTwin(first!, second!, [...state.pile].map(cardName), state.gold);
    for (let i = 0; i < moves; i++) {
      const move = sampleListed(state, random);
      twin.play(saboteur.formatMove(state, move).replaceAll(/[@:,]/g, ' '));
      state.play(move);
    }
    const listed = twin.listed();
    const texts = [...new Set(listed)];
    const shares = texts.map((text) => listed.filter((other) => other === text).length / listed.length);
    const counts = texts.map(() => 0);
    for (let i = 0; i < samples(400) * texts.length; i++) {
      const text = saboteur.formatMove(state, sampleListed(state, random)).replaceAll(/[@:,]/g, ' ');
      expect(texts, `${text} is not in the list`).toContain(text);
      counts[texts.indexOf(text)]!++;
    }
    expect(fitOf(counts, shares), `seed ${SEED}`).toBeGreaterThan(UNLIKELY);
  });
});

// ── informed playouts ─────────────────────────────────────────────────────────────────────────────

test('path playouts connect the nugget nearly always, and those of the paper often', () => {
  const shares = ['path', 'bias', 'course'].map((name) => {
    const playout = playoutNamed(name);
    const random = new Random(SEED).derive(name);
    let connected = 0;
    const games = samples(200);
    for (let i = 0; i < games; i++) {
      const state = saboteur.start(options, random);
      const played = playout.run(state, random);
      expect(played).toBe(state.played);
      if (state.winner >= 0) connected++;
    }
    return connected / games;
  });
  expect(shares[0]).toBeGreaterThan(0.95);
  expect(shares[1]).toBeGreaterThan(0.7);
  expect(shares[2]).toBeLessThan(0.05);
});

test.each(['path', 'bias', 'course'])('the %s playout runs as it chooses, move by move', (name) => {
  const playout = playoutNamed(name);
  for (let i = 0; i < samples(50); i++) {
    const start = saboteur.start(options, new Random(SEED).derive('start', i));
    const [run, chosen] = [start.clone(), start.clone()];
    playout.run(run, new Random(i));
    const random = new Random(i);
    while (chosen.turn !== OVER) chosen.play(playout.choose(chosen, random));
    expect(saboteur.formatPosition(run)).toBe(saboteur.formatPosition(chosen));
  }
});

describe('the path playout', () => {
  const path = saboteur.playouts.find(({ name }) => name === 'path')!.make({ epsilon: 0 });
  const chosen = (text: string): string => {
    const state = parse(text);
    return saboteur.formatMove(state, path.choose(state, new Random(SEED)));
  };

  test.each([
    ['lays the tile that wins', 'hand: 0 1 2 3 4 5 12; tiles: 6,5=0 7,5=0 8,5=8 9,5=8 10,5=8', '0@11,5'],
    [
      'knows that the nugget is left, and turns there',
      'hand: 5 1 2 3 4 12 13; gold: 0; looked: 1 0 0 / 0 0 0; tiles: 6,5=0 7,5=0 8,5=0 9,5=8 10,5=5f 10,4=10',
      '5@10,3',
    ],
    ['takes a block off itself', 'hand: 0 1 2 3 4 5 bonus; blocked: 1 0', 'bonus'],
    [
      'puts a dead end away if nothing else helps',
      'hand: 1 0 0 bonus bonus bonus bonus; tiles: 6,5=9f',
      'drop:1',
    ],
  ])('%s', (_what, position, move) => {
    expect(chosen(position)).toBe(move);
  });
});

test.runIf(isFull)('greedy, one move ahead by the path evaluation, is clearly stronger than random', () => {
  const games = 60;
  const results = Array.from({ length: games }, (_, i) => {
    const random = new Random(SEED).derive('greedy', i);
    const state = saboteur.start(options, random.derive('deal'));
    const search = makeAgent('greedy', { game: saboteur, random, clock: () => 0 });
    while (state.turn !== OVER)
      state.play(state.turn === i % 2 ? think(search, state) : state.sample(random));
    return state.result(i % 2);
  });
  expect(results.filter((result) => result === 1).length).toBeGreaterThan(0.4 * games);
  expect(results.filter((result) => result === 0).length).toBeLessThan(0.15 * games);
});

test('greedy, one move ahead by the path evaluation, chooses far better than the average move', () => {
  const { make, options: own } = saboteur.heuristics[0]!;
  const evaluation = make(defaults(own));
  const random = new Random(SEED).derive('one ply');
  const search = makeAgent('greedy', { game: saboteur, random, clock: () => 0 });
  let [choices, better] = [0, 0];
  for (let i = 0; i < samples(12); i++) {
    const state = saboteur.start(options, random);
    for (; state.turn !== OVER; state.play(state.sample(random))) {
      const valueAfter = (move: Move): number => {
        const next = state.clone();
        next.play(move);
        return evaluation.value(next, state.turn);
      };
      const values = legal(state).map(valueAfter);
      if (new Set(values).size === 1 || random.below(3) > 0) continue;
      choices++;
      const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
      // In the true world: it may know less, and so is not always right.
      if (valueAfter(think(search, state)) > mean) better++;
    }
  }
  expect(choices).toBeGreaterThan(samples(100));
  expect(better / choices).toBeGreaterThan(0.9);
});

// ── the evaluation ────────────────────────────────────────────────────────────────────────────────

describe('the path evaluation', () => {
  const heuristic = saboteur.heuristics[0]!;
  const evaluation = heuristic.make({ danger: 2 });
  const value = (text: string, seat = 0): number => evaluation.value(parse(text), seat) - 6;
  const HAND = 'hand: 0 1 5 7 10 11 12; gold: 0; looked: 1 0 0 / 0 0 0';

  test('counts the tiles missing to the nugget, where the seat knows it, and the mean where it does not', () => {
    const known = value(HAND);
    // Six tiles to the middle objective, which is crossed like any cross, and one more to the left.
    expect(known).toBeCloseTo(-7 + 0.6 * 2, 10);
    expect(value(HAND, 1)).toBeCloseTo(-(7 + 6 + 7) / 3, 10);
  });

  test.each([
    ['a tile on the way', 'tiles: 6,5=0', 'tiles: ', 1],
    ['two tiles on the way', 'tiles: 6,5=0 7,5=0', 'tiles: ', 2],
    ['a side tile does not shorten it', 'tiles: 5,6=8', 'tiles: ', 0],
    ['a dead end in the way must be walked around', 'tiles: 6,5=13', 'tiles: ', -1],
  ])('%s', (_what, more, less, gain) => {
    expect(value(`${HAND}; ${more}`) - value(`${HAND}; ${less}`)).toBeCloseTo(gain, 10);
  });

  test('one missing tile with the opponent to move is a danger, unless the opponent is blocked', () => {
    const ready = 'hand: 1 2 3 4 5 12 13; looked: 0 1 0 / 0 1 0; tiles: 6,5=0 7,5=0 8,5=8 9,5=8 10,5=8';
    expect(value(ready, 0)).toBeCloseTo(-1 + 1.2, 10);
    expect(value(ready, 1)).toBeCloseTo(-1 - 2 + 1.2, 10);
    const blocked = `${ready}; blocked: 1 0`;
    expect(value(blocked, 1)).toBeCloseTo(-1 + 0.4 + 1.2, 10);
  });
});
