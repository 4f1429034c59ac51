/** `playout marrakech`: the operations of a programming course on its four-colour strings. */
import type { Command } from 'commander';
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
} from '../../games/marrakech/courseDesk.ts';
import { marrakech } from '../../games/marrakech/index.ts';
import { wholeNumber } from '../arguments.ts';
import { addJsonOption, newCommand } from '../command.ts';
import { printJson, printLine } from '../print.ts';
import type { Terminal } from '../terminal.ts';

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

const operations: Readonly<Record<string, Operation>> = {
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
  legal: { about: 'may this carpet lie there?', needs: 'carpet', run: mayLie },
  lay: { about: 'lay it; the string stays as it is if that is refused', needs: 'carpet', run: layCarpet },
  over: { about: 'is the game over?', run: isCourseOver },
  winner: { about: 'the colour that has won, t for a tie, n while the game goes on', run: courseWinner },
  write: { about: "a position in Playout's notation as a four-colour string", run: writeString },
};

function find(name: string, argument: string | undefined): Operation {
  const operation = Object.hasOwn(operations, name) ? operations[name] : undefined;
  if (!operation) throw unknownName('operation', name, Object.keys(operations));
  if (operation.needs !== undefined && argument === undefined)
    throw new UserError(`${name} needs ${operation.needs}`, 'playout marrakech --help shows an example.');
  if (operation.needs === undefined && argument !== undefined)
    throw new UserError(`${name} takes nothing but the position`, `Leave out "${argument}".`);
  return operation;
}

export function marrakechCommand(terminal: Terminal): Command {
  const table = Object.entries(operations).map(([name, { about, needs }]) => {
    return `  ${`${name} <string>${needs === undefined ? '' : ` <${needs}>`}`.padEnd(26)}${about}`;
  });
  const command = newCommand('marrakech', "A programming course's operations on its four-colour strings.", [
    'playout marrakech write "7/7/7/2B4/2b4/7/7 d4N p1a turn 30,30 15,14"',
    'playout marrakech walk Pc03015iPy03014iA33NBn00… 3',
    'playout marrakech lay Pc03015iPy03014iA33NBn00… c003231',
  ])
    .addHelpText('after', `\nOperations:\n${table.join('\n')}`)
    .argument('<operation>', 'what to do')
    .argument('<string>', 'the position')
    .argument('[argument]', 'degrees, steps, or a carpet such as c003231 (colour, number, x, y, x, y)')
    .option('--loops <corners>', 'the corners with a loop: ne-sw or nw-se', 'ne-sw');
  return addJsonOption(command).action(
    (name: string, text: string, argument: string | undefined, flags: { loops: string; json?: true }) => {
      const { loops } = settleOptions(marrakech, { loops: flags.loops });
      const answer = find(name, argument).run(text, argument ?? '', loops);
      if (flags.json) printJson(terminal, { operation: name, answer });
      else printLine(terminal, String(answer));
    },
  );
}
