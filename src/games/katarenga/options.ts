/**
 * The options of Katarenga. The paper's changed game and the printed one are two presets of the same seven
 * choices; nothing in the code asks which of them is played.
 */
import {
  type Preset,
  UserError,
  type Values,
  choice,
  flag,
  integer,
  option,
  textSuchAs,
} from '../../core/index.ts';
import { MAX_SIZE, MIN_SIZE } from './cells.ts';
import { sizeOfTiles } from './tiles.ts';

/** The game is a draw after this many plies, whatever the options say: shuttling pawns must come to an end. */
export const MOST_PLIES = 1_000_000;

const UNTIL_SAME_TILE = 'untilSameTile';

/** How far rook and bishop tiles reach: this many squares, and perhaps not beyond a tile of their own type. */
export interface Reach {
  readonly squares: number;
  readonly stopsAtSameTile: boolean;
}

export function parseSlide(text: string): Reach {
  if (text === UNTIL_SAME_TILE) return { squares: MAX_SIZE, stopsAtSameTile: true };
  const squares = /^[1-9]\d?$/.test(text) ? Number(text) : Infinity;
  if (squares >= MAX_SIZE)
    throw new UserError(
      `option slide cannot be "${text}"`,
      `slide is a number of squares from 1 to ${MAX_SIZE - 1}, or ${UNTIL_SAME_TILE}.`,
    );
  return { squares, stopsAtSameTile: false };
}

export const options = {
  size: option(
    integer(MIN_SIZE, MAX_SIZE),
    8,
    'Squares along each side of the board, and pawns of each player.',
  ),
  tiles: option(
    textSuchAs(
      ['random', 'balanced', 'quarters', 'half:K', 'KRBNNBRKRNKBKRBNBKNRNNKRB'],
      (text) => void sizeOfTiles(text),
    ),
    'random',
    "random, balanced (equal numbers of each type), quarters (the printed boards), half:K (White's half one type; R, B, N likewise), or the letters of all squares from a1 on.",
  ),
  slide: option(
    textSuchAs(['3', UNTIL_SAME_TILE, '7'], (text) => void parseSlide(text)),
    '3',
    `How far rook and bishop tiles reach: a number of squares, or ${UNTIL_SAME_TILE}.`,
  ),
  firstMoveCapture: option(
    flag(),
    true,
    "May a player capture on the very first move, that is in the game's first two plies?",
  ),
  goal: option(
    choice(['points', 'camps']),
    'points',
    'Pawns that have crossed are taken off for a point each, or move into one of two camps.',
  ),
  blocked: option(
    choice(['pass', 'loss', 'draw']),
    'pass',
    'A side that cannot move passes (two passes in a row are a draw), has lost, or has drawn.',
  ),
  maxPlies: option(
    integer(0, MOST_PLIES),
    1000,
    `The game is a draw after so many plies; 0 for no limit (but for ${MOST_PLIES}).`,
  ),
};

export type KatarengaOptions = Values<typeof options>;

export const presets: readonly Preset<typeof options>[] = [
  {
    name: 'paper',
    about: "The paper's game: random tiles, slides of three squares, first to two points.",
    values: {
      size: 8,
      tiles: 'random',
      slide: '3',
      firstMoveCapture: true,
      goal: 'points',
      blocked: 'pass',
      maxPlies: 1000,
    },
  },
  {
    name: 'official',
    about: 'The printed game: quarterboards, slides up to the next tile of the same type, two camps.',
    values: {
      size: 8,
      tiles: 'quarters',
      slide: UNTIL_SAME_TILE,
      firstMoveCapture: false,
      goal: 'camps',
      blocked: 'pass',
      maxPlies: 1000,
    },
  },
];

/** Quarterboards and tiles written out fix the size. */
export function settle(
  options: KatarengaOptions,
  given: ReadonlySet<keyof KatarengaOptions>,
): KatarengaOptions {
  const size = sizeOfTiles(options.tiles);
  if (size === undefined || size === options.size) return options;
  if (given.has('size'))
    throw new UserError(
      `tiles ${options.tiles} make a board of size ${size}, not ${options.size}`,
      'Leave out size, or choose tiles=random or tiles=balanced.',
    );
  return { ...options, size };
}
