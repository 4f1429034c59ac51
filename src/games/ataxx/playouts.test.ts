/** Random games look as the rules file says, and the samplers draw what they should. */
import { describe, expect, test } from 'vitest';
import { fitOf } from '../../core/conformance/chiSquare.ts';
import { type Move, OVER, Random, settleOptions } from '../../core/index.ts';
import { type AtaxxOptions, type AtaxxState, ataxx } from './index.ts';
import { ANY, CLONES, JUMPS, PASS, isJump } from './moves.ts';

const SEED = 11;
const UNLIKELY = 1e-6;
const clones = ataxx.playouts.find((policy) => policy.name === 'clones')!;
const listed = new Int32Array(ataxx.maxMoves);

function parse(position: string, preset: string): AtaxxState {
  return ataxx.parsePosition(position, settleOptions(ataxx, { preset }) as AtaxxOptions);
}

function legal(state: AtaxxState): Move[] {
  return [...listed.subarray(0, state.moves(listed))];
}

interface Preference {
  readonly r: number;
  readonly else: 'jump' | 'any';
}

/** The clone-priority playout one move at a time, as its description says; `see` is shown every move. */
function plainly(
  state: AtaxxState,
  random: Random,
  preference: Preference,
  see: (move: Move) => void,
): number {
  const cloneShare = Math.round((1 - 1 / preference.r) * 0x10000);
  const otherwise = preference.else === 'any' || preference.r === 1 ? ANY : JUMPS;
  let plies = 0;
  for (; state.turn !== OVER; plies++) {
    const wantsClone = preference.r > 1 && random.next() >>> 16 < cloneShare;
    const move = state.draw(random, wantsClone ? CLONES : otherwise);
    see(move);
    state.play(move);
  }
  return plies;
}

// ── whole games ───────────────────────────────────────────────────────────────────────────────────

/** A published mean: its value, and half a unit of its last digit (or half of a range). */
type Published = readonly [value: number, rounding: number];

interface Row {
  readonly rules: string;
  readonly given: Readonly<Record<string, string | number>>;
  readonly r: number;
  /** The mean with its standard error, from which the number of games behind all means follows. */
  readonly plies: readonly [mean: number, error: number];
  readonly passes: Published;
  readonly margin: Published;
  readonly empty: Published;
}

const rows: readonly Row[] = [
  {
    rules: 'uai',
    given: {},
    r: 1,
    plies: [183.8, 0.3],
    passes: [0.24, 0.005],
    margin: [7.4, 0.05],
    empty: [3.5, 0.05],
  },
  {
    rules: 'uai',
    given: {},
    r: 4,
    plies: [60.4, 0.1],
    passes: [0.16, 0.015],
    margin: [9.2, 0.05],
    empty: [0.1, 0.05],
  },
  {
    rules: 'uai',
    given: { size: 5 },
    r: 1,
    plies: [50.1, 0.6],
    passes: [0.17, 0.005],
    margin: [6.0, 0.05],
    empty: [6.6, 0.05],
  },
  {
    rules: 'paper',
    given: { map: 'linear' },
    r: 1,
    plies: [65.5, 0.2],
    passes: [3.0, 0.05],
    margin: [5.6, 0.05],
    empty: [4, 0.005],
  },
  {
    rules: 'paper',
    given: { map: 'linear' },
    r: 4,
    plies: [35.9, 0.1],
    passes: [0.92, 0.005],
    margin: [4.0, 0.05],
    empty: [4, 0.005],
  },
  {
    rules: 'paper',
    given: { map: 'open' },
    r: 1,
    plies: [178.8, 1.0],
    passes: [20, 0.5],
    margin: [16.0, 0.05],
    empty: [0, 0.05],
  },
  {
    rules: 'paper',
    given: { map: 'open' },
    r: 4,
    plies: [78.8, 0.2],
    passes: [0.92, 0.005],
    margin: [11.6, 0.05],
    empty: [0, 0.05],
  },
];

class Sample {
  private n = 0;
  private sum = 0;
  private squares = 0;

  add(value: number): void {
    this.n++;
    this.sum += value;
    this.squares += value * value;
  }

  get mean(): number {
    return this.sum / this.n;
  }

  get variance(): number {
    return Math.max(0, this.squares / this.n - this.mean ** 2);
  }

  /** Four standard errors of the difference to a mean of `games` other games. */
  tolerance(games: number): number {
    return 4 * Math.sqrt(this.variance / this.n + this.variance / games);
  }
}

const GAMES = 3000;

function playGames(
  row: Row,
): Record<'plies' | 'passes' | 'margin' | 'empty' | 'draws' | 'wins' | 'limits', Sample> {
  const options = settleOptions(ataxx, { preset: row.rules, ...row.given }) as AtaxxOptions;
  const random = new Random(SEED).derive(JSON.stringify(row.given), row.rules, row.r);
  const seen = {
    plies: new Sample(),
    passes: new Sample(),
    margin: new Sample(),
    empty: new Sample(),
    draws: new Sample(),
    wins: new Sample(),
    limits: new Sample(),
  };
  for (let i = 0; i < GAMES; i++) {
    let passes = 0;
    const state = ataxx.start(options, random);
    seen.plies.add(
      plainly(state, random, { r: row.r, else: 'jump' }, (move) => {
        if (move === PASS) passes++;
      }),
    );
    seen.passes.add(passes);
    seen.margin.add(Math.abs(state.score(0) - state.score(1)));
    seen.empty.add(state.board.cellCount - state.score(0) - state.score(1));
    seen.draws.add(state.result(0) === 0.5 ? 1 : 0);
    seen.wins.add(state.result(0));
    seen.limits.add(state.endedByLimit ? 1 : 0);
  }
  return seen;
}

describe.each(rows)('random games under $rules, $given, r = $r', (row) => {
  const seen = playGames(row);
  const [plies, error] = row.plies;
  /** The games behind the published means, if their standard error was rounded up. */
  const published = seen.plies.variance / (error + 0.05) ** 2;

  test('are as long as published', () => {
    expect(Math.abs(seen.plies.mean - plies)).toBeLessThan(seen.plies.tolerance(published) + 0.05);
  });

  test.each(['passes', 'margin', 'empty'] as const)('have the published mean of %s', (what) => {
    const [value, rounding] = row[what];
    const apart = Math.abs(seen[what].mean - value);
    expect(apart, `seed ${SEED}: mean ${seen[what].mean}, published ${value}`).toBeLessThanOrEqual(
      seen[what].tolerance(published) + rounding,
    );
  });

  test('are won by either side, and hardly ever ended by the jump limit', () => {
    expect(Math.abs(seen.wins.mean - 0.5)).toBeLessThan(0.06);
    expect(seen.limits.mean).toBeLessThan(0.002);
    if (row.rules === 'uai' && row.r === 4) expect(seen.draws.mean).toBeLessThan(0.05);
    if (row.rules === 'paper') expect(seen.draws.mean).toBeGreaterThan(0.03);
    if (row.rules === 'paper') expect(seen.draws.mean).toBeLessThan(0.19);
  });
});

test('uniform games under uai on 7x7 have 50.6 legal moves a ply', () => {
  const random = new Random(SEED).derive('branching');
  const options = settleOptions(ataxx, {}) as AtaxxOptions;
  let plies = 0;
  let moves = 0;
  for (let i = 0; i < 1500; i++) {
    const state = ataxx.start(options, random);
    for (; state.turn !== OVER; plies++) {
      moves += state.count();
      state.play(state.sample(random));
    }
  }
  expect(Math.abs(moves / plies - 50.6)).toBeLessThan(0.3);
});

// ── single draws ──────────────────────────────────────────────────────────────────────────────────

const positions = [
  'x5o/7/7/7/7/7/o5x x 0 1',
  'xx1x1oo/oooo2x/1x-o-xx/xx1o1xx/x1-o-1x/xooooxx/x1oooxx o 0 18',
  'o3o3/3oo3/1-o3-1/2o5/2oo2x1/1-2xo-o/3xx1oo/4xxoo o 2 13',
  'xxx1o/xxxo1/xxxoo/xxoo1/xx1oo o 0 11',
  'x1ooxxx/ooooxxx/oo1oxxx/oo1oxxx/xoooxxx/xooooxx/ooooox1 o 0 28',
];

/** How well draws fit a uniform choice from `allowed`; 0 when something else was drawn. */
function uniformity(allowed: readonly Move[], draw: () => Move): number {
  const counts = new Map(allowed.map((move) => [move, 0]));
  for (let i = 0; i < 300 * allowed.length; i++) {
    const move = draw();
    if (!counts.has(move)) return 0;
    counts.set(move, counts.get(move)! + 1);
  }
  return fitOf(
    [...counts.values()],
    allowed.map(() => 1 / allowed.length),
  );
}

describe.each(['uai', 'paper'])('under %s', (preset) => {
  test.each(positions)('the samplers draw uniformly in %s', (position) => {
    const state = parse(position, preset);
    const random = new Random(SEED).derive(position, preset);
    const all = legal(state);
    expect(
      uniformity(all, () => state.sample(random)),
      `seed ${SEED}`,
    ).toBeGreaterThan(UNLIKELY);
    const ofKind = (jumps: boolean): Move[] => all.filter((move) => isJump(move) === jumps);
    expect(uniformity(ofKind(false), () => state.draw(random, CLONES))).toBeGreaterThan(UNLIKELY);
    expect(uniformity(ofKind(true), () => state.draw(random, JUMPS))).toBeGreaterThan(UNLIKELY);
  });

  test('a missing kind is replaced by the other, and both by the pass', () => {
    const random = new Random(SEED);
    const onlyJumps = parse('o4/5/1---1/1-x-1/1---1 x 0 1', preset);
    const jumps = legal(onlyJumps);
    expect(jumps.every(isJump)).toBe(true);
    expect(uniformity(jumps, () => onlyJumps.draw(random, CLONES))).toBeGreaterThan(UNLIKELY);
    const onlyClones = parse('xo/1x x 0 1', preset);
    const only = legal(onlyClones);
    expect(only.some(isJump)).toBe(false);
    expect(uniformity(only, () => onlyClones.draw(random, JUMPS))).toBeGreaterThan(UNLIKELY);
    const stuck = parse('7/7/7/7/4ooo/4ooo/4oox x 0 1', preset);
    for (const kind of [ANY, CLONES, JUMPS]) expect(stuck.draw(random, kind)).toBe(PASS);
  });

  const preferences: readonly Preference[] = [
    { r: 2, else: 'jump' },
    { r: 4, else: 'jump' },
    { r: 1.25, else: 'jump' },
    { r: 2, else: 'any' },
    { r: 4, else: 'any' },
    { r: 1, else: 'jump' },
    { r: 1e6, else: 'jump' },
  ];

  test.each(preferences)(
    'the playout %j makes the moves of its plain loop, from the same stream',
    (preference) => {
      const playout = clones.make({ ...preference });
      for (const [i, position] of positions.entries()) {
        for (let game = 0; game < 20; game++) {
          const streams = [0, 1].map(() => new Random(SEED).derive(preset, i, game));
          const [loop, fused] = [parse(position, preset), parse(position, preset)];
          const plies = plainly(loop, streams[0]!, preference, () => {});
          expect(playout.run(fused, streams[1]!)).toBe(plies);
          expect(ataxx.formatPosition(fused)).toBe(ataxx.formatPosition(loop));
          expect([fused.turn, fused.result(0), fused.endedByLimit]).toEqual([
            OVER,
            loop.result(0),
            loop.endedByLimit,
          ]);
          expect(streams[1]!.next()).toBe(streams[0]!.next());
        }
      }
    },
  );

  test.each(preferences)('%j begins with a clone as often as the report says', (preference) => {
    const random = new Random(SEED).derive(preset, JSON.stringify(preference));
    const start = parse('x2o/4/4/o2x x 0 1', preset);
    const all = legal(start);
    const cloneShare = all.filter((move) => !isJump(move)).length / all.length;
    const preferred = (preference.r - 1) / preference.r;
    const otherwise = preference.else === 'any' || preference.r === 1 ? cloneShare : 0;
    const due = preferred + (1 - preferred) * otherwise;
    const games = 4000;
    let firstClones = 0;
    for (let i = 0; i < games; i++) {
      let first: Move | undefined;
      plainly(start.clone(), random, preference, (move) => {
        first ??= move;
      });
      if (first !== undefined && !isJump(first)) firstClones++;
    }
    const error = Math.sqrt((due * (1 - due)) / games);
    expect(Math.abs(firstClones / games - due)).toBeLessThanOrEqual(5 * error + 2e-3);
  });
});

test('the evaluation is own stones minus enemy stones', () => {
  const evaluation = ataxx.heuristics[0]!.make({});
  const state = parse('xx1x1oo/oooo2x/1x-o-xx/xx1o1xx/x1-o-1x/xooooxx/x1oooxx o 0 18', 'uai');
  expect(evaluation.value(state, 0)).toBe(state.score(0) - state.score(1));
  expect(evaluation.value(state, 1)).toBe(state.score(1) - state.score(0));
});
