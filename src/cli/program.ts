/** The whole command line as one function: arguments and streams in, exit code out. */
import { Command, Help } from 'commander';
import { VERSION } from '../arena/version.ts';
import type { LoadCommand } from './commands/index.ts';
import { reportFailure } from './failures.ts';
import { asStarted } from './programName.ts';
import summaries from './summaries.json' with { type: 'json' };
import type { Terminal } from './terminal.ts';
import { topics } from './topics/index.ts';

const HELP_WIDTH = 100;

const EXAMPLES = `
Examples:
  playout show ataxx
  playout play ataxx --seats "human,uct(time=1s)"
  playout analyse ataxx --agent "alphabeta(depth=6)"
  playout agents ataxx

Every command has --help with an example; playout help TOPIC explains
  ${topics.map(({ name }) => name).join(', ')}`;

const VERSION_FLAG = '--version';
const HELP_FLAG = '--help';
const HELP_COMMAND = 'help';

/** All commands, by name: they come with every game. */
async function findCommands(): Promise<Readonly<Record<string, LoadCommand>>> {
  return (await import('./commands/index.ts')).commands;
}

/** The program without its commands. */
function emptyProgram(terminal: Terminal): Command {
  const names = summaries.map(({ name }) => name);
  return new Command(terminal.program)
    .description('A Monte Carlo laboratory for board games.')
    .version(VERSION, VERSION_FLAG, 'print the version')
    .helpOption(HELP_FLAG, 'show this help')
    .helpCommand(false)
    .addHelpText('after', EXAMPLES)
    .configureOutput({
      writeOut: (text) => void terminal.output.write(asStarted(text, terminal.program, names)),
      // `reportFailure` reports what commander finds wrong with the arguments.
      writeErr: () => undefined,
      getOutHelpWidth: () => HELP_WIDTH,
      getOutHasColors: () => false,
    })
    .exitOverride();
}

/**
 * The program for its version and its help, which need no command. A test holds the summaries to the commands;
 * `node scripts/summaries.ts` writes them.
 */
function summaryProgram(terminal: Terminal): Command {
  const terms = new Map(summaries.map(({ name, term }) => [name, term]));
  const help = new Help();
  const program = emptyProgram(terminal).configureHelp({
    subcommandTerm: (command) => terms.get(command.name()) ?? help.subcommandTerm(command),
  });
  for (const { name, about } of summaries) program.command(name).description(about);
  return program;
}

/** The program with the command that is named, or with all of them if there is none of that name. */
export async function buildProgram(terminal: Terminal, name: string): Promise<Command> {
  const commands = await findCommands();
  const program = emptyProgram(terminal);
  const own = commands[name];
  for (const load of own ? [own] : Object.values(commands)) {
    const make = await load();
    program.addCommand(make(terminal).copyInheritedSettings(program).helpOption(HELP_FLAG, 'show this help'));
  }
  return program;
}

/** The help of the program and of its commands is what `--help` prints; topics are for the command `help`. */
function withoutHelpCommand(args: readonly string[]): readonly string[] {
  const [first, word] = args;
  if (args.length === 0 || (first === HELP_COMMAND && word === undefined)) return [HELP_FLAG];
  const isCommand = first === HELP_COMMAND && summaries.some(({ name }) => name === word);
  return isCommand ? [word!, HELP_FLAG] : args;
}

/** Runs one command and returns its exit code: 0 done, 1 a bug, 2 the user's mistake, 130 interrupted. */
export async function run(typed: readonly string[], terminal: Terminal): Promise<number> {
  const args = withoutHelpCommand(typed);
  const first = args[0]!;
  const needsNoCommand = first === VERSION_FLAG || first === HELP_FLAG;
  const program = needsNoCommand ? summaryProgram(terminal) : await buildProgram(terminal, first);
  try {
    await program.parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    return reportFailure(
      error,
      program,
      args,
      terminal,
      summaries.map(({ name }) => name),
    );
  }
}
