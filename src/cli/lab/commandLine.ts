/** The command line that was typed, as one could type it again. */
import type { Command } from 'commander';

const PLAIN = /^[\w@%+=:,./-]+$/;

function quote(word: string): string {
  return PLAIN.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}

export function commandLine(command: Command): string {
  const program = command.parent ?? command;
  return [program.name(), ...program.args].map(quote).join(' ');
}
