/** Random games look as the rules file says, and playouts and evaluations do what their names promise. */
import { describe, expect, test } from 'vitest';
import { isFull, samples } from '../../../test/samples.ts';
import { fitOf } from '../../core/conformance/chiSquare.ts';
import { type Evaluation, OVER, Random, settleOptions } from '../../core/index.ts';
import { ALL } from './fit.ts';
import { type CarcassonneState, carcassonne } from './index.ts';
import { countPlacements } from './placements.ts';
import { NO_CLAIM } from './state.ts';
import { CLAIM, PLACE } from './layout.ts';

const SEED = 3;
const options = settleOptions(carcassonne, {});
const listed = new Int32Array(carcassonne.maxMoves);

function start(): CarcassonneState {
  return carcassonne.start(options, new Random(0));
}

function legal(state: CarcassonneState): number[] {
  return [...listed.subarray(0, state.moves(listed))];
}

describe('uniform random games', () => {
  const GAMES = samples(4000);
  const scores: [number[], number[]] = [[], []];
  const placements = { all: 0, distinct: 0, turns: 0, first: 0, last: 0 };
  let discards = 0;
  const random = new Random(SEED).derive('uniform');
  for (let game = 0; game < GAMES; game++) {
    const state = start();
    while (state.turn !== OVER) {
      if (state.phase === PLACE) {
        const count = countPlacements(state.table, ALL, state.drawn);
        placements.all += count;
        placements.distinct += state.count();
        placements.turns++;
        if (state.table.tiles === 1) placements.first += count;
        if (state.left === 0) placements.last += count;
      }
      state.play(state.sample(random));
    }
    discards += state.discarded;
    for (const seat of [0, 1] as const) scores[seat].push(state.score(seat));
  }
  const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;
  const deviation = (values: readonly number[]): number =>
    Math.sqrt(mean(values.map((value) => (value - mean(values)) ** 2)));

  test('bring 19 to 20 points with a deviation near 8, and a little more to the first player', () => {
    const error = 8 / Math.sqrt(GAMES);
    for (const values of scores) {
      expect(mean(values)).toBeGreaterThan(19 - 3 * error);
      expect(mean(values)).toBeLessThan(20 + 3 * error);
      expect(Math.abs(deviation(values) - 8)).toBeLessThan(0.7);
    }
    expect(mean(scores[0]) - mean(scores[1])).toBeGreaterThan(-3 * error);
    expect(mean(scores[0]) - mean(scores[1])).toBeLessThan(1 + 3 * error);
  });

  test('have 33 placements a turn, 27 of them distinct, from 5 to 50', () => {
    expect(Math.abs(placements.all / placements.turns - 33)).toBeLessThan(1);
    expect(Math.abs(placements.distinct / placements.turns - 27)).toBeLessThan(1);
    expect(Math.abs(placements.first / GAMES - 5)).toBeLessThan(0.7);
    expect(Math.abs(placements.last / GAMES - 50)).toBeLessThan(3);
  });

  test('put one tile away in some fifty games', () => {
    const expected = GAMES / 50;
    expect(Math.abs(discards - expected)).toBeLessThan(4 * Math.sqrt(expected));
  });
});

test('draws and placements are uniform also where hardly any placement fits', () => {
  // The crossroads beside many fields: the first tries at random often miss.
  const fields = 'B0,1r0 B0,2r0 B0,3r0 B0,4r0 E1,2r1 E1,3r1 E1,4r1 E-1,4r3 E-1,3r3';
  const state = carcassonne.parsePosition(`D0,0r0 ${fields} blue places X 0-0`, options);
  const moves = legal(state);
  const counts = moves.map(() => 0);
  const random = new Random(SEED).derive('few');
  for (let i = 0; i < samples(2000); i++) counts[moves.indexOf(state.sample(random))]!++;
  expect(moves).toHaveLength(2);
  expect(
    fitOf(
      counts,
      moves.map(() => 1 / moves.length),
    ),
  ).toBeGreaterThan(1e-6);
});

describe('the random playout', () => {
  const PLAYOUTS = samples(3000);

  /** How often each claim is chosen right after the first placement. */
  function firstClaims(meeple: number, decision: string): number[] {
    const policy = carcassonne.playouts.find(({ name }) => name === 'random')!;
    const playout = policy.make({ meeple, decision });
    const before = carcassonne.parsePosition('D0,0r0 J1,0r2 red claims 0-0', options);
    const random = new Random(SEED).derive('claims', decision, meeple);
    const moves = legal(before);
    const counts = moves.map(() => 0);
    for (let i = 0; i < PLAYOUTS; i++) counts[moves.indexOf(playout.choose(before, random))]!++;
    return counts;
  }
  const none = (p: number): number[] => [1 - p, ...Array<number>(4).fill(p / 4)];

  test.each([0.3, 0.8])('draws a decision with probability %d, "none" among those it draws from', (p) => {
    const expected = Array.from({ length: 5 }, (_, i) => (i === 0 ? 1 - p : 0) + p / 5);
    expect(fitOf(firstClaims(p, 'draw'), expected)).toBeGreaterThan(1e-6);
  });

  test.each([0.3, 0.8])('places a meeple with probability %d where it is told to', (p) => {
    expect(fitOf(firstClaims(p, 'place'), none(p))).toBeGreaterThan(1e-6);
  });

  test('never claims with probability 0, and always with probability 1', () => {
    expect(firstClaims(0, 'draw')[0]).toBe(PLAYOUTS);
    expect(firstClaims(1, 'place')[0]).toBe(0);
  });
});

test('the heuristic playout completes far more than the uniform one', () => {
  const playout = carcassonne.playouts.find(({ name }) => name === 'heuristic')!.make({});
  const random = new Random(SEED).derive('heuristic');
  let points = 0;
  for (let game = 0; game < 5; game++) {
    const state = start();
    playout.run(state, random);
    points += state.score(0) + state.score(1);
  }
  expect(points / 10).toBeGreaterThan(50);
});

describe('one-ply players', () => {
  type Judge = Evaluation<CarcassonneState> | undefined;
  const judge = (name: string): Judge => {
    const heuristic = carcassonne.heuristics.find((other) => other.name === name)!;
    return heuristic.make({ meeple: 10 });
  };

  function choose(state: CarcassonneState, by: Judge, random: Random): number {
    const moves = legal(state);
    if (by === undefined) return moves[random.below(moves.length)]!;
    const next = state.clone();
    const values = moves.map((move) => {
      next.assign(state);
      next.play(move);
      return by.value(next, state.turn);
    });
    return moves[values.indexOf(Math.max(...values))]!;
  }

  /** The share of wins of the first of two judges, sides switched. */
  function duel(one: Judge, other: Judge, games: number): number {
    let wins = 0;
    for (let game = 0; game < games; game++) {
      const random = new Random(SEED).derive('duel', game);
      const state = start();
      const seat = game % 2;
      while (state.turn !== OVER) {
        if (state.turn < 0) state.play(state.sample(random));
        else state.play(choose(state, state.turn === seat ? one : other, random));
      }
      wins += state.result(seat);
    }
    return wins / games;
  }

  test.runIf(isFull)('win nearly always against random moves', () => {
    expect(duel(judge('points'), undefined, 20)).toBeGreaterThan(0.9);
    expect(duel(judge('potential'), undefined, 20)).toBeGreaterThan(0.9);
  });

  test.runIf(isFull)('win mostly against the points of the moment, if they think of what may come', () => {
    expect(duel(judge('potential'), judge('points'), 40)).toBeGreaterThan(0.65);
  });
});

test('a claim is worth what the evaluation promised before it', () => {
  const evaluation = carcassonne.heuristics[0]!.make({ meeple: 10 });
  const random = new Random(SEED).derive('promise');
  for (let game = 0; game < 20; game++) {
    const state = start();
    while (state.turn !== OVER) {
      if (state.phase === CLAIM && state.left > 0) {
        const seat = state.turn;
        const promised = evaluation.value(state, seat);
        const values = legal(state).map((move) => {
          const next = state.clone();
          next.play(move);
          return evaluation.value(next, seat);
        });
        expect(Math.max(...values)).toBeCloseTo(promised, 6);
      }
      state.play(state.phase === CLAIM && random.below(2) === 0 ? NO_CLAIM : state.sample(random));
    }
  }
});
