/**
 * What the rules say of uniform random play, preset `paper`, random tiles: within three standard errors of the
 * difference. The published figures are a sample too, of a size that is not given; a thousand games fit them best.
 */
import { describe, expect, test } from 'vitest';
import { samples } from '../../../test/samples.ts';
import { OVER, Random, settleOptions } from '../../core/index.ts';
import { OFF } from './cells.ts';
import { type KatarengaOptions, katarenga } from './index.ts';
import { targetOf } from './moves.ts';

const SEED = 50;
const PUBLISHED_GAMES = 1000;

interface Published {
  readonly size: number;
  readonly games: number;
  readonly plies: number;
  readonly legal: number;
  /** Decided by two points taken, by capturing all, by handing over the last pawn; draws. In percent. */
  readonly endings: readonly [number, number, number, number];
}

const published: readonly Published[] = [
  { size: 4, games: 4000, plies: 30, legal: 8.4, endings: [19, 38, 17, 26] },
  { size: 6, games: 3000, plies: 95, legal: 16.5, endings: [33, 36, 14, 17] },
  { size: 8, games: 3000, plies: 205, legal: 25.5, endings: [47, 31, 12, 10] },
  { size: 10, games: 1500, plies: 361, legal: 35.4, endings: [57, 27, 11, 5] },
  { size: 12, games: 800, plies: 575, legal: 46, endings: [71, 18, 8, 4] },
];

interface Played {
  readonly plies: number;
  readonly legal: number;
  /** Index into `endings`. */
  readonly ending: number;
  readonly white: number;
}

function playGame(options: KatarengaOptions, i: number): Played {
  const random = new Random(SEED).derive(options.size, i);
  const state = katarenga.start(options, random);
  let legal = 0;
  let mover = 0;
  let scored = false;
  while (state.turn !== OVER) {
    mover = state.turn;
    legal += state.count();
    const move = state.sample(random);
    scored = targetOf(move) === OFF;
    state.play(move);
  }
  const wins = state.result(mover);
  const decided = wins === 1 ? (scored ? 0 : 1) : 2;
  return { plies: state.ply, legal, ending: wins === 0.5 ? 3 : decided, white: state.result(0) };
}

/** Mean, and the standard error of its difference from a published one. */
function meanOf(values: readonly number[]): { mean: number; error: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  return { mean, error: Math.sqrt(variance * (1 / values.length + 1 / PUBLISHED_GAMES)) };
}

/** @param rounding half of the last digit that was published */
function expectNear(values: readonly number[], expected: number, rounding: number): void {
  const { mean, error } = meanOf(values);
  expect(Math.abs(mean - expected), `${mean} for ${expected}, seed ${SEED}`).toBeLessThan(
    3 * error + rounding,
  );
}

describe.each(published)('random games on size $size', ({ size, games, plies, legal, endings }) => {
  const options = settleOptions(katarenga, { size });
  const played = Array.from({ length: samples(games) }, (_, i) => playGame(options, i));

  test(`last ${plies} plies with ${legal} legal moves each`, () => {
    expectNear(
      played.map((game) => game.plies),
      plies,
      0.5,
    );
    // The error of a ratio: what each game adds to it beyond the mean of all.
    const meanPlies = meanOf(played.map((game) => game.plies)).mean;
    const ratio = meanOf(played.map((game) => game.legal)).mean / meanPlies;
    const parts = played.map((game) => ratio + (game.legal - ratio * game.plies) / meanPlies);
    expectNear(parts, legal, size === 12 ? 0.5 : 0.05);
  });

  test(`end as ${endings.join(', ')} %`, () => {
    for (const [i, percent] of endings.entries())
      expectNear(
        played.map(({ ending }) => (ending === i ? 100 : 0)),
        percent,
        0.5,
      );
  });

  test('are even', () => {
    expectNear(
      played.map(({ white }) => 100 * white),
      50,
      0,
    );
  });
});
