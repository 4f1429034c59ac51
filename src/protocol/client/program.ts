/**
 * A program that runs as a separate process and is spoken to in lines. It is started without a shell, in its own group
 * and with a mark in its environment, so that whatever it starts can be found. Whatever ends it - an error at start, a
 * crash, a flood of output, `kill` - is reported once, with the reason.
 */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { codeOf } from '../../core/index.ts';
import { type RunningProgram, killProgram, markedEnvironment } from './killProgram.ts';
import { LineReader } from './lineReader.ts';
import { plainText } from './plainText.ts';
import { release, watchOver } from './watchdog.ts';

export interface ProgramListener {
  /** It runs. */
  started(): void;
  hear(line: string): void;
  /** The last that is heard of it. */
  ended(reason: string): void;
}

/** What is kept of the standard error, and the longest line of it that is shown. */
const LAST_WORDS = 2000;
const LONGEST_WORDS = 200;

/** The line of a crash report that says most: in many languages one that begins with the kind of error. */
function tellingLine(report: string): string {
  const lines = report.split('\n').map(plainText);
  const line =
    lines.find((text) => /^(\w*(Error|Exception)\b|thread .* panicked)/.test(text)) ??
    lines.findLast(Boolean) ??
    '';
  return line.slice(0, LONGEST_WORDS);
}

export class Program {
  /** Missing if the system did not take the command. */
  private readonly child: ChildProcessWithoutNullStreams | undefined;
  private readonly running: RunningProgram | undefined;
  private readonly listener: ProgramListener;
  private readonly reader: LineReader;
  private readonly mark = randomUUID();
  private lastWords = '';
  private hasEnded = false;

  /** @param command the program and its arguments */
  constructor(command: readonly string[], listener: ProgramListener) {
    this.listener = listener;
    this.reader = new LineReader(
      (line) => this.hasEnded || listener.hear(line),
      (reason) => this.kill(reason),
    );
    this.child = this.launch(command);
    const pid = this.child?.pid;
    if (pid !== undefined) this.running = { pid, mark: this.mark };
    if (this.running) watchOver(this.running);
    if (this.child) this.listenTo(this.child);
  }

  send(line: string): void {
    this.reader.startOver();
    if (!this.hasEnded) this.child?.stdin.write(`${line}\n`);
  }

  kill(reason: string): void {
    if (this.hasEnded) return;
    if (this.running) killProgram(this.running);
    this.end(reason);
  }

  /** Undefined for a command that no system takes, such as one of a megabyte; others fail later, by an event. */
  private launch(command: readonly string[]): ChildProcessWithoutNullStreams | undefined {
    try {
      const env = markedEnvironment(this.mark);
      return spawn(command[0]!, command.slice(1), { detached: true, windowsHide: true, env });
    } catch (error) {
      this.fail(error);
      return undefined;
    }
  }

  private listenTo(child: ChildProcessWithoutNullStreams): void {
    child.on('spawn', () => this.listener.started());
    child.on('error', (error) => this.fail(error));
    child.on('exit', () => this.cleanUp());
    // Not at `exit`: what it has printed before is heard first.
    child.on('close', (code, signal) => this.end(this.describeEnd(code, signal)));
    child.stdin.on('error', () => undefined);
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => this.reader.read(chunk));
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      this.lastWords = (this.lastWords + chunk).slice(-LAST_WORDS);
    });
  }

  /** What it has started itself goes with it, and could otherwise keep its output open. */
  private cleanUp(): void {
    if (!this.running) return;
    killProgram(this.running);
    release(this.running);
  }

  private fail(error: unknown): void {
    this.end(`it cannot be started (${codeOf(error)})`);
  }

  private describeEnd(code: number | null, signal: string | null): string {
    const how = signal === null ? `exit code ${code}` : `signal ${signal}`;
    const words = code === 0 ? '' : tellingLine(this.lastWords);
    return `it ended with ${how}${words === '' ? '' : `: ${words}`}`;
  }

  private end(reason: string): void {
    if (this.hasEnded) return;
    this.hasEnded = true;
    this.listener.ended(reason);
  }
}
