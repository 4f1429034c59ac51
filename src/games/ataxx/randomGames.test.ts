/** Random games look as the rules file says: length, passes, margin, empty cells, branching. */
import { describe, expect, test } from 'vitest';
import { playPlainly } from '../../../test/twins/ataxxPlayout.ts';
import { OVER, Random, settleOptions } from '../../core/index.ts';
import { ataxx } from './index.ts';
import { PASS } from './moves.ts';

const SEED = 11;

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
  const options = settleOptions(ataxx, { preset: row.rules, ...row.given });
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
      playPlainly(state, random, { r: row.r, else: 'jump' }, (move) => {
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
  const options = settleOptions(ataxx, {});
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
