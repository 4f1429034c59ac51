/**
 * The JSON form of a position: `{ "n", "variant": "seed" | "official", "tiles", "white": [indices], "black": [indices],
 * "points": [w, b], "toMove": "W" | "B", "ply" }`, squares counted row by row from a1.
 */
import { UserError, parseJson } from '../../core/index.ts';
import { MAX_SIZE, MIN_SIZE, cellOfIndex } from './cells.ts';
import { type KatarengaOptions, MOST_PLIES } from './options.ts';
import type { Setup } from './setup.ts';

const HINT =
  'A JSON position looks like {"n": 3, "variant": "seed", "tiles": "KBNRRNNKB", "white": [0, 1, 2], "black": [6, 7, 8], "points": [0, 0], "toMove": "W", "ply": 0}.';

function bad(what: string): UserError {
  return new UserError(`position: ${what}`, HINT);
}

export function isWhole(value: unknown, least: number, most: number): value is number {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Tiles of an n x n board in index order, from fields `n` and `tiles`. */
export function tilesField(value: Record<string, unknown>, fail: (what: string) => UserError): string {
  const { n, tiles } = value;
  if (!isWhole(n, MIN_SIZE, MAX_SIZE))
    throw fail(`n should be a whole number from ${MIN_SIZE} to ${MAX_SIZE}`);
  if (typeof tiles !== 'string' || !/^[KRBN]*$/.test(tiles))
    throw fail('tiles should be text of the letters K R B N');
  if (tiles.length !== n * n) throw fail(`there are ${tiles.length} tiles, but n = ${n} needs ${n * n}`);
  return tiles;
}

function cellsField(value: unknown, name: string, size: number): number[] {
  const squares = size * size;
  if (!Array.isArray(value) || !value.every((index) => isWhole(index, 0, squares - 1)))
    throw bad(`${name} should be a list of squares from 0 to ${squares - 1}`);
  return value.map((index: number) => cellOfIndex(index, size));
}

function pointsField(value: unknown): readonly [number, number] {
  if (value === undefined) return [0, 0];
  if (!Array.isArray(value) || value.length !== 2 || !value.every((n) => isWhole(n, 0, MAX_SIZE)))
    throw bad(`points should be two whole numbers from 0 to ${MAX_SIZE}`);
  return [value[0] as number, value[1] as number];
}

function checkVariant(variant: unknown, options: KatarengaOptions): void {
  if (variant === undefined) return;
  if (variant !== 'seed' && variant !== 'official')
    throw bad(`variant ${JSON.stringify(variant)} is neither "seed" nor "official"`);
  if ((variant === 'official') === (options.goal === 'camps')) return;
  const preset = variant === 'official' ? 'official' : 'paper';
  throw new UserError(
    `position: it is of the variant "${variant}", but the goal by the options is ${options.goal}`,
    `Choose the rules with preset=${preset}.`,
  );
}

/** @throws UserError that names the field which is missing or wrong */
export function readPositionJson(text: string, options: KatarengaOptions): Setup {
  const value = parseJson(text);
  if (value === undefined) throw bad('it begins with { but is not JSON');
  if (!isObject(value)) throw bad('it is not a JSON object');
  checkVariant(value.variant, options);
  const tiles = tilesField(value, bad);
  const size = value.n as number;
  const pawns = [cellsField(value.white, 'white', size), cellsField(value.black, 'black', size)] as const;
  if (new Set(pawns.flat()).size < pawns.flat().length) throw bad('two pawns stand on one square');
  if (value.toMove !== 'W' && value.toMove !== 'B') throw bad('toMove should be "W" or "B"');
  if (value.ply !== undefined && !isWhole(value.ply, 0, MOST_PLIES))
    throw bad(`ply should be a whole number from 0 to ${MOST_PLIES}`);
  return {
    tiles,
    pawns,
    side: value.toMove === 'W' ? 0 : 1,
    points: pointsField(value.points),
    ply: value.ply,
    passes: 0,
  };
}
