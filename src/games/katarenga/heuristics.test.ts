/** Evaluations and informed playouts: what they count, and that it helps. */
import { describe, expect, test } from 'vitest';
import { type Evaluation, type Move, OVER, Random, defaults, settleOptions } from '../../core/index.ts';
import { type KatarengaState, katarenga } from './index.ts';

const SEED = 60;
const paper = settleOptions(katarenga, {});
const listed = new Int32Array(katarenga.maxMoves);

function make(name: string, weights: Record<string, number> = {}): Evaluation<KatarengaState> {
  const heuristic = katarenga.heuristics.find((h) => h.name === name)!;
  const none = Object.fromEntries(Object.keys(heuristic.options).map((name) => [name, 0]));
  return heuristic.make(
    Object.keys(weights).length === 0 ? defaults(heuristic.options) : { ...none, ...weights },
  );
}

const KINGS = 'KKKK/KKKK/KKKK/KKKK';

describe('the evaluation', () => {
  const value = (weights: Record<string, number>, pawns: string, seat = 0, tiles = KINGS): number =>
    make('features', weights).value(katarenga.parsePosition(`${tiles} ${pawns}`, paper), seat);

  test.each([
    ['counts pawns', { a: 1 }, 'b3/4/w3/ww2 w', 2],
    ['counts points', { b: 1 }, 'b3/4/w3/ww2 w 0:1', -1],
    ['takes the mean of progress', { r: 1 }, 'b3/4/w3/1w2 w', 1 / 6],
    ['counts progress of Black downwards', { r: 1 }, '4/4/b3/3w w', -2 / 3],
    ['sees pawns on the last row that cannot be captured', { s: 1 }, 'w1b1/4/4/w3 w', 1],
    ['ignores those that can', { s: 1 }, 'wb2/4/4/w3 w', 0],
    ["sees Black's on the first row", { s: 1 }, '4/w3/4/3b w', -1],
    ['counts the centre', { m: 1 }, 'b3/1ww1/1b2/w3 w', 1],
    ['sees attacked pawns that nobody defends', { h: 1 }, '4/1b2/w3/4 w', 0],
    ['sees that defended pawns are safe', { h: 1 }, '4/1b2/ww2/4 w', 1],
  ])('%s', (_what, weights, pawns, expected) => {
    expect(value(weights as Record<string, number>, pawns)).toBeCloseTo(expected, 9);
    expect(value(weights as Record<string, number>, pawns, 1)).toBeCloseTo(-expected, 9);
  });

  test('knows that slides are stopped by pawns', () => {
    const tiles = 'KKKK/KKKK/KKKK/RKKK';
    expect(value({ h: 1 }, 'b2b/4/1w2/w3 w', 0, tiles)).toBe(1);
    expect(value({ h: 1 }, 'b2b/4/w3/w3 w', 0, tiles)).toBe(0);
  });

  test('of the simple kind is the same without attacks', () => {
    const state = katarenga.parsePosition(`${KINGS} b3/1w2/w3/wb2 w 0:1 9`, paper);
    const same = make('features', { a: 1, b: 3, r: 0.3 }).value(state, 0);
    expect(make('simple').value(state, 0)).toBeCloseTo(same, 9);
  });

  test('is antisymmetric in every position of a game', () => {
    const evaluation = make('features');
    const random = new Random(SEED);
    const state = katarenga.start(paper, random);
    for (; state.turn !== OVER; state.play(state.sample(random)))
      expect(evaluation.value(state, 0)).toBeCloseTo(-evaluation.value(state, 1), 9);
  });
});

/** The move after which the position looks best, ties by lot. */
function greedy(state: KatarengaState, evaluation: Evaluation<KatarengaState>, random: Random): Move {
  const moves = [...listed.subarray(0, state.moves(listed))];
  const next = state.clone();
  const values = moves.map((move) => {
    next.assign(state);
    next.play(move);
    if (next.turn === OVER) return 1000 * (next.result(state.turn) - 0.5);
    return evaluation.value(next, state.turn);
  });
  const best = moves.filter((_, i) => values[i] === Math.max(...values));
  return best[random.below(best.length)]!;
}

test.each([
  ['features', 'paper'],
  ['simple', 'paper'],
  ['features', 'official'],
])('one ply of %s beats random play in %s nearly always', (name, preset) => {
  const evaluation = make(name);
  const options = settleOptions(katarenga, { preset });
  let points = 0;
  for (let i = 0; i < 40; i++) {
    const random = new Random(SEED).derive(name, preset, i);
    const state = katarenga.start(options, random);
    while (state.turn !== OVER)
      state.play(state.turn === i % 2 ? greedy(state, evaluation, random) : state.sample(random));
    points += state.result(i % 2);
  }
  expect(points, `seed ${SEED}`).toBeGreaterThan(34);
});

describe('the decisive playout', () => {
  const run = (position: string, replies: boolean, seed: number, preset = 'paper'): KatarengaState => {
    const options = settleOptions(katarenga, { preset, tiles: 'random' });
    const state = katarenga.parsePosition(position, options);
    katarenga.playouts
      .find((p) => p.name === 'decisive')!
      .make({ replies })
      .run(state, new Random(seed));
    return state;
  };

  test.each([
    ['takes the second point', `${KINGS} w3/4/4/wbb1 w 1:0 20`, 'paper'],
    ['captures the last pawn when that wins', `${KINGS} 4/1b2/w3/w3 w 0:0 20`, 'paper'],
    ['goes into the second camp', `${KINGS} w3/4/4/wbb1 w 1:0 20`, 'official'],
    ['captures the last pawn but one', `${KINGS} 4/1b1b/w3/w3 w 0:0 20`, 'official'],
  ])('%s at once', (_what, position, preset) => {
    for (let seed = 0; seed < 20; seed++) {
      const state = run(position, false, seed, preset);
      expect([state.result(0), state.ply], `seed ${seed}`).toEqual([1, 21]);
    }
  });

  test('captures a pawn that would decide, if it is asked to', () => {
    const position = `${KINGS} b3/4/4/wb1w w 0:1 20`;
    const lost = (replies: boolean): number =>
      Array.from({ length: 60 }, (_, seed) => run(position, replies, seed)).filter(
        (state) => state.ply === 22,
      ).length;
    expect(lost(true)).toBe(0);
    expect(lost(false)).toBeGreaterThan(10);
  });
});
