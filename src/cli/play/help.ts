/** The help at the table: what can be typed, how moves are written, and the rules. */
import type { Game, OptionValues } from '../../core/index.ts';

const COMMANDS = `Type a move, or
  moves     list the legal moves
  undo      take back the moves since your last turn
  hint      suggest a move
  analyse   think about the position and show what was found
  rules     the rules in short
  help, ?   show this
  quit, q   stop playing`;

/** Other words for the same. */
const SYNONYMS: Readonly<Record<string, string>> = {
  '?': 'help',
  q: 'quit',
  exit: 'quit',
  analyze: 'analyse',
};

/** The command that was typed, in lower case, under its main name. */
export function commandOf(word: string): string {
  const plain = word.toLowerCase();
  return Object.hasOwn(SYNONYMS, plain) ? SYNONYMS[plain]! : plain;
}

export function helpText({ guide }: Game): string {
  return guide ? `${COMMANDS}\n\n${guide.notation}` : COMMANDS;
}

export function rulesText({ about, guide }: Game, options: OptionValues): string {
  const settings = Object.entries(options).map(([name, value]) => `${name}=${value}`);
  return [
    about,
    ...(guide ? [guide.rules] : []),
    ...(settings.length > 0 ? [`Options: ${settings.join(', ')}`] : []),
  ].join('\n\n');
}
