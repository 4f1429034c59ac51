/** Commands in the form in which they can be typed. */
import type { Command } from 'commander';
import { withoutPassword } from '../cluster/address.ts';

const PLAIN = /^[\w@%+=:,./-]+$/;

function quote(word: string): string {
  return PLAIN.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}

/** A program and its arguments as typed in a shell. */
export function quoteCommand(words: readonly string[]): string {
  return words.map(quote).join(' ');
}

/** Without `--shard 2/3`: what is left plays the whole experiment. */
function withoutShard(words: readonly string[]): string[] {
  return words.filter(
    (word, place) => word !== '--shard' && words[place - 1] !== '--shard' && !word.startsWith('--shard='),
  );
}

/** The command line that was typed. It is kept with runs, so that they can be repeated, and passwords are left out. */
export function commandLine(command: Command): string {
  const program = command.parent ?? command;
  // The name as it was started may be two words: `npx playout`.
  return `${program.name()} ${quoteCommand(withoutShard(program.args).map(withoutPassword))}`;
}
