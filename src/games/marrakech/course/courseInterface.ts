/** The operations of a programming course on its four-colour strings, as data of the game. */
import type { QueryInterface } from '../../../core/index.ts';
import { options as gameOptions } from '../options.ts';
import { type Settle, answerQuery, operations, parseQuery } from './operations.ts';

const options = {
  loops: {
    ...gameOptions.loops,
    placeholder: 'corners',
    about: `the corners with a loop: ${gameOptions.loops.choices.join(' or ')}`,
  },
};

const SYNTAX_WIDTH = 26;

const help = Object.entries(operations)
  .map(([name, { about, needs }]) => {
    const syntax = `${name} <string>${needs === undefined ? '' : ` <${needs}>`}`;
    return syntax.padEnd(SYNTAX_WIDTH) + about;
  })
  .join('\n');

export function courseInterface(settle: Settle): QueryInterface<typeof options> {
  return {
    kind: 'queries',
    about: "A programming course's operations on its four-colour strings.",
    examples: [
      'playout marrakech write "7/7/7/2B4/2b4/7/7 d4N p1a turn 30,30 15,14"',
      'playout marrakech walk Pc03015iPy03014iA33NBn00… 3',
      'playout marrakech lay Pc03015iPy03014iA33NBn00… c003231',
      'playout marrakech < queries.txt',
    ],
    help,
    operands: [
      { name: 'string', about: 'the position' },
      {
        name: 'argument',
        about: 'degrees, steps, or a carpet such as c003231 (colour, number, x, y, x, y)',
      },
    ],
    options,
    example: 'walk Pc03015i... 3',
    parse: parseQuery,
    answer: (query, { loops }) => answerQuery(query, { loops, settle }),
  };
}
