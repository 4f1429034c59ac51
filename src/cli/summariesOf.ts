/** What the help of the program says about its commands. */
import { type Command, Help } from 'commander';

export interface Summary {
  readonly name: string;
  /** The name and its arguments. */
  readonly term: string;
  readonly about: string;
}

export function summariesOf(program: Command): Summary[] {
  const help = new Help();
  return program.commands.map((command) => ({
    name: command.name(),
    term: help.subcommandTerm(command),
    about: command.description(),
  }));
}
