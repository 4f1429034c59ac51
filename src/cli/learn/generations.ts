/** What came of each generation, as lines, a table and JSON. */
import type { Generation } from '../../learn/node/learn.ts';
import { formatCount, percentRange, percentage, signed, signedRange } from '../../words/index.ts';
import { formatTable } from '../formatTable.ts';

const BARS = '▁▂▃▄▅▆▇█';

/** Numbers as bars, the largest the highest. */
function bars(values: readonly number[]): string {
  const least = Math.min(...values);
  const range = Math.max(...values) - least || 1;
  return values.map((value) => BARS[Math.round(((BARS.length - 1) * (value - least)) / range)]).join('');
}

/** Elo over the teacher, generation by generation. */
function climb(generations: readonly Generation[]): number[] {
  let sum = 0;
  return generations.map(({ elo }) => (sum += elo.mean ?? 0));
}

/** The last of them, with the course of loss and rating so far. */
export function describeGeneration(generations: readonly Generation[]): string {
  const { number, fitted, rate, elo } = generations.at(-1)!;
  const losses = bars(generations.map((one) => one.fitted.loss));
  return (
    `generation ${number}: loss ${fitted.loss.toFixed(4)} ${losses}, ` +
    `${percentage(rate.mean)} against the one before (${percentRange(rate)}), ` +
    `${signed(elo.mean ?? 0, 0)} Elo ${bars(climb(generations))}`
  );
}

export function generationsTable(generations: readonly Generation[]): string {
  return formatTable(
    [
      { title: 'generation', align: 'right' },
      { title: 'games', align: 'right' },
      { title: 'positions', align: 'right' },
      { title: 'loss before', align: 'right' },
      { title: 'loss', align: 'right' },
      { title: 'points', align: 'right' },
      { title: 'Elo against the one before', align: 'right' },
      { title: 'weights' },
    ],
    generations.map(({ number, games, fitted, rate, elo, weights }) => [
      String(number),
      formatCount(games),
      formatCount(fitted.positions),
      fitted.lossBefore.toFixed(4),
      fitted.loss.toFixed(4),
      percentage(rate.mean),
      signedRange(elo, 0),
      weights.id,
    ]),
  );
}

/** As promised: `generations[]{games, loss, rating}, weights{hash, bytes}`. */
export function learnJson(generations: readonly Generation[], bytes: number): unknown {
  return {
    generations: generations.map(({ number, games, fitted, rate, elo, weights }) => ({
      number,
      games,
      positions: fitted.positions,
      lossBefore: fitted.lossBefore,
      loss: fitted.loss,
      rate,
      rating: elo,
      weights: weights.id,
    })),
    weights: { hash: generations.at(-1)!.weights.id, bytes },
  };
}
