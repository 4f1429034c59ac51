/** What a programming course asks about its four-colour strings, by name, and how a query is written on one line. */
import { UserError, settleOptions, unknownName } from '../../core/index.ts';
import type { Loops } from '../../games/marrakech/cells.ts';
import { courseGameOf, writeCourseString } from '../../games/marrakech/course.ts';
import {
  courseWinner,
  isCourseOver,
  isNewCarpet,
  layCarpet,
  mayLie,
  regionUnderAssam,
  turnAssam,
  walkAssam,
} from '../../games/marrakech/courseTasks.ts';
import { marrakech } from '../../games/marrakech/index.ts';
import { wholeNumber } from '../arguments.ts';

interface Operation {
  readonly about: string;
  /** What it needs besides the string. */
  readonly needs?: 'degrees' | 'steps' | 'carpet';
  run(text: string, argument: string, loops: Loops): string | number | boolean;
}

const MOST_STEPS = 1000;

/** A position in Playout's own notation or in JSON as a four-colour string. */
function writeString(text: string): string {
  const state = marrakech.parsePosition(text, settleOptions(marrakech, { preset: 'course' }));
  const game = courseGameOf(state);
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
    run: (text, degrees) => turnAssam(text, wholeNumber('degrees', -3600, 3600)(degrees)),
  },
  walk: {
    about: 'let Assam walk so many steps',
    needs: 'steps',
    run: (text, steps, loops) => walkAssam(text, wholeNumber('steps', 0, MOST_STEPS)(steps), loops),
  },
  region: { about: 'how many squares of one colour hang together under Assam', run: regionUnderAssam },
  carpet: { about: 'is this carpet well written and new?', needs: 'carpet', run: isNewCarpet },
  legal: { about: 'may its player lay this carpet there?', needs: 'carpet', run: mayLie },
  lay: { about: 'lay it; the string stays as it is if that is refused', needs: 'carpet', run: layCarpet },
  over: { about: 'is the game over?', run: isCourseOver },
  winner: { about: 'the colour that has won, t for a tie, n while the game goes on', run: courseWinner },
  write: { about: "a position in Playout's notation as a four-colour string", run: writeString },
};

export interface Query {
  readonly operation: string;
  /** The position; undefined if it was left out. */
  readonly text: string | undefined;
  readonly argument: string | undefined;
}

/** @throws UserError for a query that is no such thing */
export function answerQuery({ operation, text, argument }: Query, loops: Loops): string | number | boolean {
  const found = Object.hasOwn(operations, operation) ? operations[operation] : undefined;
  if (!found) throw unknownName('operation', operation, Object.keys(operations));
  if (text === undefined)
    throw new UserError(`${operation} needs a position`, 'playout marrakech --help shows an example.');
  if (found.needs !== undefined && argument === undefined)
    throw new UserError(`${operation} needs ${found.needs}`, 'playout marrakech --help shows an example.');
  if (found.needs === undefined && argument !== undefined)
    throw new UserError(`${operation} takes nothing but the position`, `Leave out "${argument}".`);
  return found.run(text, argument ?? '', loops);
}

/** A query as it is typed on one line. Only the position to be written has spaces in it; quotes around it may stay. */
export function parseQuery(line: string): Query {
  const [, operation, rest] = /^(\S+)\s*(.*)$/s.exec(line.trim())!;
  const given = rest!.replace(/^(["'])(.*)\1$/s, '$2');
  if (operation === 'write') return { operation, text: given || undefined, argument: undefined };
  const [text, argument, ...more] = given.split(/\s+/);
  if (more.length > 0) throw new UserError(`"${more[0]}" is one word too many`, `Leave out "${more[0]}".`);
  return { operation: operation!, text: text || undefined, argument };
}
