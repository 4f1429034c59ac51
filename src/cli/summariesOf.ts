/** What is known about the commands without loading them: the help of the program and the completion of shells use it. */
import { type Command, Help } from 'commander';

export interface Summary {
  readonly name: string;
  /** The name and its arguments. */
  readonly term: string;
  readonly about: string;
  /** The names of its arguments, in order, with dots after one that may be repeated: `game`, `agents...`. */
  readonly arguments: readonly string[];
  /** Its options as the help shows them: `--agent <spec>`, `--json`. */
  readonly options: readonly string[];
}

export function summariesOf(program: Command): Summary[] {
  const help = new Help();
  return program.commands.map((command) => ({
    name: command.name(),
    term: help.subcommandTerm(command),
    about: command.description(),
    arguments: command.registeredArguments.map(
      (argument) => argument.name() + (argument.variadic ? '...' : ''),
    ),
    options: [...command.options.map(({ flags }) => flags), '--help'],
  }));
}
