/** Playouts that any game can have: those that learn, look for wins, or search a little themselves. */
import { describe, expect, test } from 'vitest';
import { type Outline, outlineGame } from '../../../../test/toys/outline.ts';
import { type Move, OVER, type Playout, Random, type State, playoutBy } from '../../../core/index.ts';
import { Win } from '../reward/reward.ts';
import { decisivePlayout } from './decisivePlayout.ts';
import { Leaf } from './leaf.ts';
import { Mast } from './mast.ts';
import { Nested } from './nested.ts';
import { ratedPlayout } from './ratedPlayout.ts';
import { Sides } from './sides.ts';
import { Trace } from './trace.ts';

function stateOf(outline: Outline): State {
  return outlineGame(outline).start({}, new Random(0));
}

/** The different moves that a playout chooses, over many seeds. */
function choices(playout: Playout, state: State): Set<Move> {
  return new Set(Array.from({ length: 60 }, (_, seed) => playout.choose(state, new Random(seed))));
}

const choice = (seat: number, ...branches: readonly Outline[]): Outline => ({ seat, branches });
const WIN: Outline = [1, 0];
const LOSS: Outline = [0, 1];
/** Each a new object, for an outline tells its nodes apart. */
const open = (): Outline => choice(1, [1, 0], [0, 1]);

describe('MAST', () => {
  /** Three moves of seat 0. */
  const state = stateOf(choice(0, open(), open(), open()));

  function taught(averages: readonly (readonly [seat: number, code: number, reward: number])[]): Mast {
    const mast = new Mast(0, 3);
    for (const [seat, code, reward] of averages) {
      const trace = new Trace();
      trace.add(seat, code);
      mast.learn(trace, Float64Array.from([reward, reward]));
    }
    return mast;
  }

  test('takes the move with the best average', () => {
    const mast = taught([
      [0, 0, 1],
      [0, 0, 0],
      [0, 1, 0.6],
      [0, 2, 0.2],
    ]);
    expect(choices(mast, state)).toEqual(new Set([1]));
  });

  test('takes the best of bad ones, also where rewards are negative', () => {
    const mast = taught([
      [0, 0, -80],
      [0, 1, -120],
      [0, 2, -30],
    ]);
    expect(choices(mast, state)).toEqual(new Set([2]));
  });

  test('tries what it has never seen before anything else, whatever rewards are', () => {
    expect(choices(taught([[0, 0, 50]]), state)).toEqual(new Set([1, 2]));
    expect(choices(taught([]), state)).toEqual(new Set([0, 1, 2]));
  });

  test('knows seats apart', () => {
    const mast = taught([
      [0, 0, 0.5],
      [0, 1, 0.1],
      [0, 2, 0.1],
      [1, 1, 0.9],
    ]);
    expect(choices(mast, state)).toEqual(new Set([0]));
  });

  test('takes any move with probability epsilon', () => {
    const mast = new Mast(1, 3);
    const trace = new Trace();
    trace.add(0, 1);
    mast.learn(trace, Float64Array.from([1, 0]));
    expect(choices(mast, state)).toEqual(new Set([0, 1, 2]));
  });

  test('forgets when a new game begins, and holds thousands of moves until then', () => {
    const mast = new Mast(0, 3);
    const trace = new Trace();
    for (let code = 0; code < 5000; code++) trace.add(0, code);
    mast.learn(trace, Float64Array.from([0.5, 0.5]));
    const again = new Trace();
    again.add(0, 2);
    mast.learn(again, Float64Array.from([1, 0]));
    expect(choices(mast, state)).toEqual(new Set([2]));
    mast.reset();
    expect(choices(mast, state)).toEqual(new Set([0, 1, 2]));
  });
});

describe('decisive', () => {
  const winning = stateOf(choice(0, open(), WIN, open()));
  /** After the first move the other seat can win; after the second it cannot. */
  const threatened = stateOf(choice(0, choice(1, LOSS, [1, 0]), choice(1, choice(0, [1, 0]), [1, 0])));
  const lost = stateOf(choice(0, choice(1, [0, 1]), choice(1, [0, 1])));

  test('plays a win', () => {
    expect(choices(decisivePlayout(false, 3), winning)).toEqual(new Set([1]));
  });

  test('leaves moves out that allow one, if asked and if there are others', () => {
    expect(choices(decisivePlayout(false, 3), threatened)).toEqual(new Set([0, 1]));
    expect(choices(decisivePlayout(true, 3), threatened)).toEqual(new Set([1]));
    expect(choices(decisivePlayout(true, 3), lost)).toEqual(new Set([0, 1]));
  });
});

describe('nested', () => {
  const nested = (tries: number, plies: number): Nested => new Nested({ tries, plies }, new Win(), 3);

  test('takes the move whose own playouts end best', () => {
    const state = stateOf(choice(0, choice(1, [0, 1]), choice(1, [1, 0]), choice(1, [0, 1])));
    expect(choices(nested(1, 1000), state)).toEqual(new Set([1]));
  });

  test('each seat for itself', () => {
    const outline = choice(0, choice(1, [1, 0], [0, 1], [1, 0]));
    const ends = Array.from({ length: 30 }, (_, seed) => {
      const state = stateOf(outline);
      expect(nested(1, 1000).run(state, new Random(seed))).toBe(2);
      expect(state.turn).toBe(OVER);
      return state.result(1);
    });
    expect(new Set(ends)).toEqual(new Set([1]));
  });

  test('plays at random after this many moves', () => {
    const outline = choice(0, choice(1, [1, 0], [0, 1], [1, 0]));
    const ends = Array.from({ length: 60 }, (_, seed) => {
      const state = stateOf(outline);
      nested(1, 1).run(state, new Random(seed));
      return state.result(1);
    });
    expect(new Set(ends)).toEqual(new Set([0, 1]));
  });

  test('and does so too where a search watches it move by move', () => {
    const outline = choice(0, choice(1, [1, 0], [0, 1], [1, 0]));
    const ends = Array.from({ length: 60 }, (_, seed) => {
      const rewards = new Float64Array(2);
      const parts = { playout: nested(1, 1), reward: new Win(), times: 1 };
      new Leaf(parts, new Random(seed), undefined, new Trace()).evaluate(stateOf(outline), rewards, 0, 1);
      return rewards[1];
    });
    expect(new Set(ends)).toEqual(new Set([0, 1]));
  });
});

describe('sides', () => {
  const first: Playout = playoutBy(() => 0);
  const second: Playout = playoutBy(() => 1);
  /** Each seat moves twice; the end says who took which branch how often. */
  const outline = (seat: number, taken: readonly number[]): Outline =>
    taken.length === 4
      ? [taken[0]! + taken[2]!, taken[1]! + taken[3]!]
      : choice(seat, outline(1 - seat, [...taken, 0]), outline(1 - seat, [...taken, 1]));

  test.each([0, 1])('the seat that searches moves by one playout, the others by the other (%i)', (seat) => {
    const sides = new Sides(first, second);
    sides.begin(seat);
    const state = stateOf(outline(0, []));
    expect(sides.run(state, new Random(1))).toBe(4);
    expect([state.score(seat), state.score(1 - seat)]).toEqual([0, 2]);
  });

  test('tells the playouts that it is made of who searches', () => {
    const inner = new Sides(first, second);
    const sides = new Sides(inner, second);
    sides.begin(1);
    const state = stateOf(choice(1, WIN, LOSS));
    expect(sides.choose(state, new Random(1))).toBe(0);
  });
});

describe('rated', () => {
  const state = stateOf(choice(0, open(), open(), open()));
  const rating = { scale: 1, look: () => undefined, rate: (move: Move) => [-5, -2, -2][move]! };

  test('takes the best rated move, any of several, also where all are rated badly', () => {
    expect(choices(ratedPlayout(rating, 0, 3), state)).toEqual(new Set([1, 2]));
  });

  test('takes any with probability epsilon', () => {
    expect(choices(ratedPlayout(rating, 1, 3), state)).toEqual(new Set([0, 1, 2]));
  });
});
