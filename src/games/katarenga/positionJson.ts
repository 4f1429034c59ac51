/**
 * The JSON form of a position: `{ "n", "variant": "seed" | "official", "tiles", "white": [indices], "black": [indices],
 * "points": [w, b], "toMove": "W" | "B", "ply" }`, squares counted row by row from a1.
 */
import { UserError, parseJson } from '../../core/index.ts';
import {
  choice,
  integer,
  list,
  openObject,
  optional,
  pair,
  required,
  textMatching,
  within,
} from '../../core/schema/index.ts';
import { MAX_SIZE, MIN_SIZE, cellOfIndex } from './cells.ts';
import { type KatarengaOptions, MOST_PLIES } from './options.ts';
import type { Setup } from './setup.ts';

const HINT =
  'A JSON position looks like {"n": 3, "variant": "seed", "tiles": "KBNRRNNKB", "white": [0, 1, 2], "black": [6, 7, 8], "points": [0, 0], "toMove": "W", "ply": 0}.';

const boardSchema = openObject('board', {
  n: required(integer(MIN_SIZE, MAX_SIZE), 'How many squares there are along each side.'),
  tiles: required(
    textMatching(/^[KRBN]*$/, 'text of the letters K R B N'),
    'The tile of each square, from a1 on.',
  ),
});

export interface TiledBoard {
  readonly size: number;
  /** In index order. */
  readonly tiles: string;
}

/** The fields `n` and `tiles`. @throws UserError if they are wrong, or do not fit each other */
export function readBoard(value: unknown): TiledBoard {
  const { n, tiles } = boardSchema.read(value, []);
  if (tiles.length !== n * n)
    throw new UserError(`there are ${tiles.length} tiles, but n = ${n} needs ${n * n}`);
  return { size: n, tiles };
}

export const variant = choice(['seed', 'official'], 'variant');

const points = integer(0, MAX_SIZE);

const setupSchema = openObject('position', {
  variant: optional(variant),
  points: optional(pair(points, points)),
  toMove: required(choice(['W', 'B'], 'side'), 'Who is to move, "W" or "B".'),
  ply: optional(integer(0, MOST_PLIES)),
});

function readPawns(value: unknown, size: number): readonly [readonly number[], readonly number[]] {
  const squares = list(integer(0, size * size - 1));
  const { white, black } = openObject('position', {
    white: required(squares, "The squares of White's pawns."),
    black: required(squares, "The squares of Black's pawns."),
  }).read(value, []);
  const cellsOf = (side: readonly number[]): number[] => side.map((index) => cellOfIndex(index, size));
  const pawns = [cellsOf(white), cellsOf(black)] as const;
  if (new Set(pawns.flat()).size < pawns.flat().length) throw new UserError('two pawns stand on one square');
  return pawns;
}

function checkVariant(name: 'seed' | 'official', options: KatarengaOptions): void {
  if ((name === 'official') === (options.goal === 'camps')) return;
  const preset = name === 'official' ? 'official' : 'paper';
  throw new UserError(
    `position: it is of the variant "${name}", but the goal by the options is ${options.goal}`,
    `Choose the rules with preset=${preset}.`,
  );
}

/** @throws UserError that names the field which is missing, or the place of what is wrong */
export function readPositionJson(text: string, options: KatarengaOptions): Setup {
  const value = parseJson(text);
  if (value === undefined) throw new UserError('position: it begins with { but is not JSON', HINT);
  const setup = within('position', () => setupSchema.read(value, []), HINT);
  if (setup.variant !== undefined) checkVariant(setup.variant, options);
  return within(
    'position',
    () => {
      const { size, tiles } = readBoard(value);
      return {
        tiles,
        pawns: readPawns(value, size),
        side: setup.toMove === 'W' ? 0 : 1,
        points: setup.points ?? [0, 0],
        ply: setup.ply,
        passes: 0,
      };
    },
    HINT,
  );
}
