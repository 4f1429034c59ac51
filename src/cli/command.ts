/** What all commands share: a name, one line, an example in the help, and `--json` where there is a result. */
import { Command } from 'commander';

/** A command whose help ends with examples. */
export function newCommand(name: string, about: string, examples: readonly string[]): Command {
  return new Command(name)
    .description(about)
    .addHelpText('after', `\nExample${examples.length > 1 ? 's' : ''}:\n  ${examples.join('\n  ')}`);
}

export function addJsonOption(command: Command): Command {
  return command.option('--json', 'print one JSON document on standard output, and nothing else there');
}
