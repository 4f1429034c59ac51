/** Heat maps as numbers: how often squares of a type are entered in a half of the board, and how alike two maps are. */
import type { RunResults } from '../../lab/index.ts';
import { Z_95 } from '../../stats/index.ts';
import { type Quantity, derived } from '../quantity.ts';
import { fromTop } from './boards.ts';
import { FIFTY } from './effort.ts';

/** Moves to squares, or from them. */
export type Direction = 'to' | 'from';

const COUNTERS: Readonly<Record<Direction, string>> = { to: 'visits', from: 'departures' };

/** An agent on the board: how often it moved to (or from) each square in fifty games, row by row from the top. */
export interface HeatMap {
  readonly name: string;
  readonly values: readonly number[];
  readonly games: number;
  readonly rowLabels: readonly string[];
  readonly columnLabels: readonly string[];
}

/** @param agent its place in the run: 0 for White */
export function heatMapOf(results: RunResults, agent: number, direction: Direction = 'to'): HeatMap {
  const map = results.maps.find((one) => one.name === COUNTERS[direction] && one.agent === agent)!;
  const { values, games, rowLabels, columnLabels } = map;
  return {
    name: results.agents[agent]!.name,
    values: values.map((value) => FIFTY * value),
    games,
    rowLabels,
    columnLabels,
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Of the squares of two maps; the interval is Fisher's, over squares. */
export function correlation(a: HeatMap, b: HeatMap): Quantity {
  const [meanA, meanB] = [mean(a.values), mean(b.values)];
  let [joint, ownA, ownB] = [0, 0, 0];
  for (const [i, value] of a.values.entries()) {
    const [x, y] = [value - meanA, b.values[i]! - meanB];
    joint += x * y;
    ownA += x * x;
    ownB += y * y;
  }
  const value = joint / Math.sqrt(ownA * ownB);
  const half = Z_95 / Math.sqrt(a.values.length - 3);
  return {
    kind: 'derived',
    value,
    low: Math.tanh(Math.atanh(value) - half),
    high: Math.tanh(Math.atanh(value) + half),
    games: Math.min(a.games, b.games),
  };
}

/** Visits per square of these types of tiles, minus those per square of the others, in a half; the error is over squares. */
export function preference(map: HeatMap, tiles: string, wanted: string, half: 'upper' | 'lower'): Quantity {
  const letters = fromTop(tiles);
  const middle = letters.length / 2;
  const inHalf = map.values.map((value, i) => ({ value, letter: letters[i]!, isUpper: i < middle }));
  const here = inHalf.filter(({ isUpper }) => isUpper === (half === 'upper'));
  const own = here.filter(({ letter }) => wanted.includes(letter)).map(({ value }) => value);
  const rest = here.filter(({ letter }) => !wanted.includes(letter)).map(({ value }) => value);
  return derived(mean(own) - mean(rest), Math.hypot(errorOfMean(own), errorOfMean(rest)), map.games);
}

function errorOfMean(values: readonly number[]): number {
  const centre = mean(values);
  const squares = values.reduce((sum, value) => sum + (value - centre) ** 2, 0);
  return Math.sqrt(squares / Math.max(1, values.length - 1) / values.length);
}
