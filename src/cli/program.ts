/** The whole command line as one function: arguments and streams in, exit code out. */
import { Command } from 'commander';
import { VERSION } from '../arena/version.ts';
import { commands } from './commands/index.ts';
import { namesOf, reportFailure } from './failures.ts';
import { asStarted } from './programName.ts';
import type { Terminal } from './terminal.ts';

const HELP_WIDTH = 100;

const EXAMPLES = `
Examples:
  playout show ataxx
  playout play ataxx --seats "human,uct(time=1s)"
  playout analyse ataxx --agent "alphabeta(depth=6)"
  playout agents ataxx

Every command has --help with an example.`;

/** Every command, with what its options and arguments may be. */
export function buildProgram(terminal: Terminal): Command {
  const program: Command = new Command(terminal.program)
    .description('A Monte Carlo laboratory for board games.')
    .version(VERSION, '--version', 'print the version')
    .helpOption('--help', 'show this help')
    .helpCommand('help [command]', 'show the help of a command')
    .addHelpText('after', EXAMPLES)
    .configureOutput({
      writeOut: (text) => void terminal.output.write(asStarted(text, terminal.program, namesOf(program))),
      // What commander has to say about wrong arguments is said by `reportFailure`.
      writeErr: () => undefined,
      getOutHelpWidth: () => HELP_WIDTH,
      getOutHasColors: () => false,
    })
    .exitOverride();
  for (const make of commands) {
    program.addCommand(make(terminal).copyInheritedSettings(program).helpOption('--help', 'show this help'));
  }
  return program;
}

/** Runs one command and returns its exit code: 0 done, 1 a bug, 2 the user's mistake, 130 interrupted. */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  const program = buildProgram(terminal);
  try {
    await program.parseAsync(args.length === 0 ? ['--help'] : args, { from: 'user' });
    return 0;
  } catch (error) {
    return reportFailure(error, program, args, terminal);
  }
}
