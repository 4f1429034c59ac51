/** What a programming course asks about its four-colour strings, by name, and how a query is written on one line. */
import { type OptionValues, type Query, UserError, integer, unknownName } from '../../../core/index.ts';
import type { Loops } from '../cells.ts';
import { parsePosition } from '../notation.ts';
import type { MarrakechOptions } from '../options.ts';
import { courseGameOf, writeCourseString } from './courseString.ts';
import {
  courseWinner,
  isCourseOver,
  isNewCarpet,
  layCarpet,
  mayLie,
  regionUnderAssam,
  turnAssam,
  walkAssam,
} from './courseTasks.ts';

/** The complete options of the game. */
export type Settle = (given: OptionValues) => MarrakechOptions;

interface Rules {
  readonly loops: Loops;
  readonly settle: Settle;
}

interface Operation {
  readonly about: string;
  /** What it needs besides the string. */
  readonly needs?: 'degrees' | 'steps' | 'carpet';
  run(text: string, argument: string, rules: Rules): string | number | boolean;
}

const MOST_DEGREES = 3600;
const MOST_STEPS = 1000;

/** @throws UserError for anything but digits, or a number out of range */
function readWhole(name: string, text: string, min: number, max: number): number {
  const schema = integer(min, max);
  const value = /^[+-]?\d+$/.test(text.trim()) ? schema.parse(text) : undefined;
  if (value === undefined) throw new UserError(`${name} cannot be "${text}"`, `${name} is ${schema.range}.`);
  return value;
}

/** A position in Playout's own notation or in JSON as a four-colour string. */
function writeString(text: string, settle: Settle): string {
  const game = courseGameOf(parsePosition(text, settle({ preset: 'course' })));
  if (!game)
    throw new UserError(
      'this position has no four-colour string',
      'Such a string is for the 7x7 board and one colour for each player.',
    );
  return writeCourseString(game);
}

export const operations: Readonly<Record<string, Operation>> = {
  turn: {
    about: 'turn Assam clockwise by 0, 90 or 270 degrees; anything else changes nothing',
    needs: 'degrees',
    run: (text, degrees) => turnAssam(text, readWhole('degrees', degrees, -MOST_DEGREES, MOST_DEGREES)),
  },
  walk: {
    about: 'let Assam walk so many steps',
    needs: 'steps',
    run: (text, steps, { loops }) => walkAssam(text, readWhole('steps', steps, 0, MOST_STEPS), loops),
  },
  region: { about: 'how many squares of one colour hang together under Assam', run: regionUnderAssam },
  carpet: { about: 'is this carpet well written and new?', needs: 'carpet', run: isNewCarpet },
  legal: { about: 'may its player lay this carpet there?', needs: 'carpet', run: mayLie },
  lay: { about: 'lay it; the string stays as it is if that is refused', needs: 'carpet', run: layCarpet },
  over: { about: 'is the game over?', run: isCourseOver },
  winner: { about: 'the colour that has won, t for a tie, n while the game goes on', run: courseWinner },
  write: {
    about: "a position in Playout's notation as a four-colour string",
    run: (text, _, { settle }) => writeString(text, settle),
  },
};

/** @throws UserError for a query that is no such thing */
export function answerQuery([operation, text, argument]: Query, rules: Rules): string | number | boolean {
  const found = Object.hasOwn(operations, operation) ? operations[operation] : undefined;
  if (!found) throw unknownName('operation', operation, Object.keys(operations));
  if (text === undefined)
    throw new UserError(`${operation} needs a position`, 'playout marrakech --help shows an example.');
  if (found.needs !== undefined && argument === undefined)
    throw new UserError(`${operation} needs ${found.needs}`, 'playout marrakech --help shows an example.');
  if (found.needs === undefined && argument !== undefined)
    throw new UserError(`${operation} takes nothing but the position`, `Leave out "${argument}".`);
  return found.run(text, argument ?? '', rules);
}

/** A query as it is typed on one line. Only the position to be written has spaces in it; quotes around it may stay. */
export function parseQuery(line: string): Query {
  const [, operation, rest] = /^(\S+)\s*(.*)$/s.exec(line.trim())!;
  const given = rest!.replace(/^(["'])(.*)\1$/s, '$2');
  if (operation === 'write') return [operation, given || undefined];
  const [text, argument, ...more] = given.split(/\s+/);
  if (more.length > 0) throw new UserError(`"${more[0]}" is one word too many`, `Leave out "${more[0]}".`);
  return [operation!, text || undefined, argument];
}
