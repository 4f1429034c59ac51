/** `playout marrakech`: the operations of a programming course on its four-colour strings, one query or many. */
import type { Command } from 'commander';
import { UserError, settleOptions } from '../../core/index.ts';
import type { Loops } from '../../games/marrakech/cells.ts';
import { marrakech } from '../../games/marrakech/index.ts';
import { addJsonOption, newCommand } from '../command.ts';
import { Interrupted } from '../failures.ts';
import { Lines } from '../lines.ts';
import { answerQuery, operations, parseQuery } from '../marrakech/operations.ts';
import { printJson, printLine } from '../print.ts';
import type { Terminal } from '../terminal.ts';

interface Flags {
  readonly loops: string;
  readonly json?: true;
}

/** The answer to a line, on one line; a mistake is an answer, too. */
function answerLine(line: string, loops: Loops, json: boolean): string {
  try {
    const query = parseQuery(line);
    const answer = answerQuery(query, loops);
    return json ? JSON.stringify({ operation: query.operation, answer }) : String(answer);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return json ? JSON.stringify({ error: error.message, hint: error.hint }) : `error: ${error.message}`;
  }
}

/** Answers queries from standard input until it ends. */
async function answerLines(terminal: Terminal, loops: Loops, json: boolean): Promise<void> {
  const signal = terminal.catchInterrupt();
  const lines = new Lines(terminal, signal);
  for (;;) {
    const line = await lines.next();
    if (line === undefined || signal.aborted) break;
    if (line.trim() !== '') printLine(terminal, answerLine(line, loops, json));
  }
  lines.close();
  if (signal.aborted) throw new Interrupted();
}

const FROM_INPUT = `
Without an operation, queries such as "walk Pc03015i... 3" are read from standard input, one a line, and answered one
a line (with --json by one object a line). A mistake is answered by "error: ..." and does not end it.`;

export function marrakechCommand(terminal: Terminal): Command {
  const table = Object.entries(operations).map(([name, { about, needs }]) => {
    return `  ${`${name} <string>${needs === undefined ? '' : ` <${needs}>`}`.padEnd(26)}${about}`;
  });
  const command = newCommand('marrakech', "A programming course's operations on its four-colour strings.", [
    'playout marrakech write "7/7/7/2B4/2b4/7/7 d4N p1a turn 30,30 15,14"',
    'playout marrakech walk Pc03015iPy03014iA33NBn00… 3',
    'playout marrakech lay Pc03015iPy03014iA33NBn00… c003231',
    'playout marrakech < queries.txt',
  ])
    .addHelpText('after', `\nOperations:\n${table.join('\n')}\n${FROM_INPUT}`)
    .argument('[operation]', 'what to do; without one, queries come from standard input')
    .argument('[string]', 'the position')
    .argument('[argument]', 'degrees, steps, or a carpet such as c003231 (colour, number, x, y, x, y)')
    .option('--loops <corners>', 'the corners with a loop: ne-sw or nw-se', 'ne-sw');
  return addJsonOption(command).action(
    async (
      operation: string | undefined,
      text: string | undefined,
      argument: string | undefined,
      flags: Flags,
    ) => {
      const { loops } = settleOptions(marrakech, { loops: flags.loops });
      if (operation === undefined) {
        await answerLines(terminal, loops, flags.json === true);
        return;
      }
      const answer = answerQuery({ operation, text, argument }, loops);
      if (flags.json) printJson(terminal, { operation, answer });
      else printLine(terminal, String(answer));
    },
  );
}
