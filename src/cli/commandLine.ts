/** Commands in the form in which they can be typed. */
import type { Command } from 'commander';

const PLAIN = /^[\w@%+=:,./-]+$/;

function quote(word: string): string {
  return PLAIN.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}

/** A program and its arguments as typed in a shell. */
export function quoteCommand(words: readonly string[]): string {
  return words.map(quote).join(' ');
}

export function commandLine(command: Command): string {
  const program = command.parent ?? command;
  // The name as it was started may be two words: `npx playout`.
  return `${program.name()} ${quoteCommand(program.args)}`;
}
