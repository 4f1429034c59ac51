/** The help at the table: what can be typed, how moves are written, and the rules. */
import type { Game, OptionValues } from '../../core/index.ts';

const COMMANDS = `Type a move, or
  moves        list the legal moves; moves a1 lists those that begin with a1
  board        show the board again
  undo         take back the moves since your last turn
  hint         suggest a move
  analyse      think about the position and show what was found
  rules        the rules in short
  save FILE    keep the game, to continue it later here or on the page
  help, ?      show this
  quit, q      stop playing; prints the command that continues the game`;

/** Other words for the same. */
const SYNONYMS: Readonly<Record<string, string>> = {
  '?': 'help',
  q: 'quit',
  exit: 'quit',
  analyze: 'analyse',
};

/** What was typed: a command, in lower case and under its main name, and what follows it. */
export function commandIn(line: string): readonly [command: string, rest: string] {
  const [first = '', rest = ''] = line.split(/\s+(.*)/s);
  const word = first.toLowerCase();
  return [Object.hasOwn(SYNONYMS, word) ? SYNONYMS[word]! : word, rest];
}

export function helpText({ guide }: Game): string {
  if (!guide) return COMMANDS;
  const marks = guide.marks === undefined ? '' : `\n\nOn the board: ${guide.marks}.`;
  return `${COMMANDS}\n\n${guide.notation}${marks}`;
}

export function rulesText({ about, guide }: Game, options: OptionValues): string {
  const settings = Object.entries(options).map(([name, value]) => `${name}=${value}`);
  return [
    about,
    ...(guide ? [guide.rules] : []),
    ...(settings.length > 0 ? [`Options: ${settings.join(', ')}`] : []),
  ].join('\n\n');
}
