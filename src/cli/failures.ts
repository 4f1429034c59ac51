/** What becomes of an error: the message people see on standard error, and the exit code. */
import { type Command, CommanderError } from 'commander';
import { type Ink, UserError, codeOf, nearest } from '../core/index.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { hasColours, paintLine } from './colours.ts';
import { noteLine } from './print.ts';
import { asStarted } from './programName.ts';
import type { Terminal } from './terminal.ts';

/** Thrown by a command that was interrupted, after it has printed what it knows so far. */
export class Interrupted extends Error {}

/** A match did not show what `--expect` asked for: not a mistake, but not a success either. */
export class ConditionLost extends Error {}

/** The exit code for what a user can fix. */
export const FAILED = 2;

const EXIT = { done: 0, bug: 1, lost: 1, user: FAILED, interrupted: 130 } as const;

/** The subcommand that the arguments name, or the program itself. */
function commandOf(program: Command, args: readonly string[]): Command {
  return program.commands.find((command) => command.name() === args[0]) ?? program;
}

function fullName(program: Command, command: Command): string {
  return command === program ? program.name() : `${program.name()} ${command.name()}`;
}

function flagsOf(command: Command): string[] {
  return [...command.options.map((option) => option.long ?? ''), '--help'].filter((flag) => flag !== '');
}

function unknownCommand(names: readonly string[], word: string): UserError {
  const near = nearest(word, names);
  return new UserError(
    `unknown command "${word}"`,
    `${near ? `Did you mean "${near}"? ` : ''}Known: ${names.join(', ')}.`,
  );
}

function unknownFlag(command: Command, name: string, message: string): UserError {
  const flag = /'([^']*)'/.exec(message)?.[1] ?? '';
  const near = nearest(flag, flagsOf(command));
  return new UserError(
    `${name}: unknown option "${flag}"`,
    `${near ? `Did you mean ${near}? ` : ''}See: ${name} --help`,
  );
}

/** Commander's complaint about the arguments, reworded. */
function translate(
  error: CommanderError,
  program: Command,
  args: readonly string[],
  names: readonly string[],
): UserError {
  const command = commandOf(program, args);
  const name = fullName(program, command);
  if (error.code === 'commander.unknownCommand') return unknownCommand(names, args[0] ?? '');
  if (error.code === 'commander.unknownOption') return unknownFlag(command, name, error.message);
  const message = error.message.replace(/^error: /, '').replaceAll("'", '"');
  return new UserError(`${name}: ${message}`, `Usage: ${name} ${command.usage()}. See: ${name} --help`);
}

const { peerDependencies } = packageJson;

/** What only some commands need is not installed with the package: Node's complaint about it, reworded. */
function missingPackage(error: unknown): UserError | undefined {
  if (codeOf(error) !== 'ERR_MODULE_NOT_FOUND' || !(error instanceof Error)) return undefined;
  const [, name] = /^Cannot find package '([^']+)'/.exec(error.message) ?? [];
  if (name === undefined || !Object.hasOwn(peerDependencies, name)) return undefined;
  return new UserError(
    `this needs the package ${name}, which is not installed`,
    `Install what it needs beside Playout: npm install ${Object.keys(peerDependencies).join(' ')}`,
  );
}

/** Shows message and hint. */
export function complain(error: UserError, terminal: Terminal, hint: string = error.hint): void {
  const { errors, environment } = terminal;
  const isColoured = hasColours(errors, environment);
  const say = (ink: Ink, title: string, text: string): void =>
    void errors.write(`${paintLine([{ text: title, ink }, { text: ` ${text}` }], isColoured)}\n`);
  say('red', 'error:', error.message);
  if (hint !== '') say('cyan', 'hint:', hint);
}

/**
 * Says what went wrong and returns the exit code. Only a bug shows a stack trace.
 * @param names of all commands
 */
export function reportFailure(
  error: unknown,
  program: Command,
  args: readonly string[],
  terminal: Terminal,
  names: readonly string[],
): number {
  const hintOf = ({ hint }: UserError): string => asStarted(hint, terminal.program, names);
  if (error instanceof Interrupted) return EXIT.interrupted;
  if (error instanceof ConditionLost) {
    noteLine(terminal, error.message);
    return EXIT.lost;
  }
  if (error instanceof UserError) {
    complain(error, terminal, hintOf(error));
    return EXIT.user;
  }
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return EXIT.done;
    const mistake = translate(error, program, args, names);
    complain(mistake, terminal, hintOf(mistake));
    return EXIT.user;
  }
  const missing = missingPackage(error);
  if (missing) {
    complain(missing, terminal);
    return EXIT.user;
  }
  noteLine(terminal, error instanceof Error ? (error.stack ?? error.message) : String(error));
  return EXIT.bug;
}
