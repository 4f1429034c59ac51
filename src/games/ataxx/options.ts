/**
 * The options of Ataxx. The report's rules (`paper`) and those of the engine community (`uai`) are two
 * presets of the same five choices; nothing in the code asks which of them is played.
 */
import {
  type Preset,
  UserError,
  type Values,
  choice,
  integer,
  namesOf,
  option,
  textSuchAs,
} from '../../core/index.ts';
import { cellAt } from './cells.ts';

const STARTS = ['four-corners', 'two-corners'] as const;

/** The report's three maps: 8x8, two-corner start. */
const MAPS = {
  none: '',
  linear: '8/1------1/1------1/1--2--1/1--2--1/1------1/1------1/8',
  nonlinear: '8/1------1/1-4-1/1-4-1/1-4-1/1-4-1/1------1/8',
  open: '8/8/1-4-1/8/8/1-4-1/8/8',
} as const;
const MAP_SIZE = 8;

/** When does jumping without end stop the game? */
export interface JumpLimit {
  /** `own`: over when a side's own jumps in a row exceed `limit`; `clock`: when the half-move clock reaches it. */
  readonly kind: 'own' | 'clock';
  readonly limit: number;
}

export function parseJumpLimit(text: string): JumpLimit {
  const match = /^(own|clock)\((\d{1,4})\)$/.exec(text);
  const limit = Number(match?.[2]);
  if (!match || limit < 1)
    throw new UserError(
      `option jumpLimit cannot be "${text}"`,
      'jumpLimit is own(N), N jumps in a row allowed to each side, or clock(N), over at N half-moves without a clone; N from 1 to 9999.',
    );
  return { kind: match[1] === 'own' ? 'own' : 'clock', limit };
}

/** Cells of a square name such as `c3`, on the 8x8 grid. */
export function parseSquare(text: string): number | undefined {
  const match = /^([a-h])([1-8])$/.exec(text.toLowerCase());
  return match ? cellAt(match[1]!.charCodeAt(0) - 97, Number(match[2]) - 1) : undefined;
}

function parseGaps(text: string): number[] {
  if (text === 'none') return [];
  return text.split('+').map((square) => {
    const cell = parseSquare(square);
    if (cell === undefined)
      throw new UserError(
        `option gaps: "${square}" is not a square`,
        'gaps is "none" or squares joined by +, such as c3+c5+e3+e5.',
      );
    return cell;
  });
}

export const options = {
  size: option(integer(2, 8), 7, 'Cells along each side of the board.'),
  map: option(choice(namesOf(MAPS)), 'none', "One of the report's 8x8 maps with gaps."),
  start: option(
    choice(STARTS),
    'four-corners',
    'Two stones each in opposite corners, or one each (o top left, x bottom right).',
  ),
  gaps: option(
    textSuchAs(['none', 'c3+c5+e3+e5'], (text) => void parseGaps(text)),
    'none',
    'Further cells where nothing can stand, joined by +.',
  ),
  first: option(choice(['x', 'o']), 'x', 'The side that moves first.'),
  clones: option(
    choice(['pair', 'target']),
    'target',
    'Is a clone a move from a cell to a cell, or named by its target alone?',
  ),
  wipeout: option(
    choice(['continue', 'end']),
    'end',
    'Does the game end at once when a side has no stones left?',
  ),
  jumpLimit: option(
    textSuchAs(['clock(100)', 'own(50)'], (text) => void parseJumpLimit(text)),
    'clock(100)',
    'own(N): over when a side jumps more than N times in a row; clock(N): at N half-moves without a clone.',
  ),
  limitResult: option(
    choice(['count', 'draw']),
    'draw',
    'Who wins when the jump limit ends the game: the side with more stones, or nobody.',
  ),
};

export type AtaxxOptions = Values<typeof options>;

export const presets: readonly Preset<typeof options>[] = [
  {
    name: 'uai',
    about: 'The engine community: 7x7, clones by target, a clock of 100 half-moves.',
    values: {
      size: 7,
      start: 'four-corners',
      clones: 'target',
      wipeout: 'end',
      jumpLimit: 'clock(100)',
      limitResult: 'draw',
    },
  },
  {
    name: 'paper',
    about: 'The report: clones by pair, more than 50 jumps in a row end the game; its maps are 8x8.',
    values: {
      size: 8,
      start: 'two-corners',
      clones: 'pair',
      wipeout: 'continue',
      jumpLimit: 'own(50)',
      limitResult: 'count',
    },
  },
];

/** A map fixes the size, and brings its two-corner start unless another is asked for. */
export function settle(options: AtaxxOptions, given: ReadonlySet<keyof AtaxxOptions>): AtaxxOptions {
  for (const cell of parseGaps(options.gaps)) {
    if (Math.max(cell & 7, cell >> 3) >= options.size && options.map === 'none')
      throw new UserError(
        `option gaps: "${options.gaps}" has a square off the ${options.size}x${options.size} board`,
      );
  }
  if (options.map === 'none') return options;
  if (given.has('size') && options.size !== MAP_SIZE)
    throw new UserError(
      `map ${options.map} does not fit a board of size ${options.size}`,
      `The report's maps are ${MAP_SIZE}x${MAP_SIZE}: leave out size, or choose map=none.`,
    );
  return { ...options, size: MAP_SIZE, start: given.has('start') ? options.start : 'two-corners' };
}

/** Cells of the gaps that the options ask for, from map and list together. */
export function gapCells(options: AtaxxOptions): number[] {
  const cells = parseGaps(options.gaps);
  for (const [row, text] of MAPS[options.map].split('/').entries()) {
    let file = 0;
    for (const char of text) {
      if (char === '-') cells.push(cellAt(file++, MAP_SIZE - 1 - row));
      else file += Number(char);
    }
  }
  return cells;
}
