/** The whole command line as one function: arguments and streams in, exit code out. */
import { Command } from 'commander';
import { VERSION } from '../arena/version.ts';
import type { LoadCommand } from './commands/index.ts';
import { reportFailure } from './failures.ts';
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

const VERSION_FLAG = '--version';

/** All commands, by name: they come with every game, and the version can be printed without. */
async function findCommands(first: string): Promise<Readonly<Record<string, LoadCommand>>> {
  return first === VERSION_FLAG ? {} : (await import('./commands/index.ts')).commands;
}

/** The program with the command that is named, or with all of them if there is none of that name. */
export async function buildProgram(terminal: Terminal, name: string): Promise<Command> {
  const commands = await findCommands(name);
  const names = Object.keys(commands);
  const program: Command = new Command(terminal.program)
    .description('A Monte Carlo laboratory for board games.')
    .version(VERSION, VERSION_FLAG, 'print the version')
    .helpOption('--help', 'show this help')
    .helpCommand('help [command]', 'show the help of a command')
    .addHelpText('after', EXAMPLES)
    .configureOutput({
      writeOut: (text) => void terminal.output.write(asStarted(text, terminal.program, names)),
      // `reportFailure` reports what commander finds wrong with the arguments.
      writeErr: () => undefined,
      getOutHelpWidth: () => HELP_WIDTH,
      getOutHasColors: () => false,
    })
    .exitOverride();
  const own = commands[name];
  for (const load of own ? [own] : Object.values(commands)) {
    const make = await load();
    program.addCommand(make(terminal).copyInheritedSettings(program).helpOption('--help', 'show this help'));
  }
  return program;
}

/** Runs one command and returns its exit code: 0 done, 1 a bug, 2 the user's mistake, 130 interrupted. */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  const [first = ''] = args;
  const program = await buildProgram(terminal, first);
  try {
    await program.parseAsync(args.length === 0 ? ['--help'] : args, { from: 'user' });
    return 0;
  } catch (error) {
    return reportFailure(error, program, args, terminal, Object.keys(await findCommands(first)));
  }
}
