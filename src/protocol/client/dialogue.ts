/**
 * A conversation with an engine in UGI or UAI, from our side: greeting, options, positions, moves. Every answer has a
 * limit of time. An engine that oversteps it, or ends, is killed, and whatever is asked of it then fails with the reason.
 */
import { deferred } from '../../core/deferred.ts';
import type { EngineOption } from '../../search/index.ts';
import { type Dialect, dialects } from '../dialect.ts';
import { EngineFailure } from './engineFailure.ts';
import { lineNumber } from './infoLine.ts';
import { Program } from './program.ts';

export interface DialogueSettings {
  readonly command: readonly string[];
  /** To be tried in this order. */
  readonly protocols: readonly Dialect['name'][];
  /** The options of the game: set if the engine has options of these names. */
  readonly gameOptions: readonly EngineOption[];
  /** Set in any case. */
  readonly options: readonly EngineOption[];
  /** For every answer but a move. */
  readonly timeoutMs: number;
}

/** Lines of play beyond this number are not kept: no game has that many moves worth a look. */
const MOST_LINES = 500;

/** The move of a `bestmove` line, empty if it has none; undefined for any other line. */
function bestMoveOf(line: string): string | undefined {
  const words = line.split(/\s+/);
  return words[0] === 'bestmove' ? (words[1] ?? '') : undefined;
}

interface Waiter {
  take(line: string): void;
  fail(reason: string): void;
}

export class Dialogue {
  /** What it says it is. */
  name = '';
  author = '';
  private readonly its: DialogueSettings;
  private readonly program: Program;
  private readonly waiters = new Set<Waiter>();
  private readonly announced = new Set<string>();
  private readonly begun = deferred<void>();
  private dialect: Dialect | undefined;
  private failure: string | undefined;
  private isThinking = false;
  /** How many lines of play it was asked to report. */
  private lines = 1;
  /** The last `info` line about each of them by its number, except free text. */
  private readonly heard = new Map<number, string>();

  constructor(settings: DialogueSettings) {
    this.its = settings;
    this.program = new Program(settings.command, {
      started: () => this.begun.resolve(),
      hear: (line) => this.hear(line),
      ended: (reason) => this.close(reason),
    });
  }

  /** The protocol that it answered to. */
  get protocol(): Dialect['name'] | undefined {
    return this.dialect?.name;
  }

  /** What it said last of each line of play, the best first. */
  get infos(): string[] {
    return [...this.heard].sort(([a], [b]) => a - b).map(([, line]) => line);
  }

  get hasEnded(): boolean {
    return this.failure !== undefined;
  }

  // ── what can be asked; all reject with an `EngineFailure` ─────────────────────────────────────────

  /** Waits until the program runs. */
  async start(): Promise<void> {
    await this.begun.promise;
    if (this.failure !== undefined) throw new EngineFailure(this.failure);
  }

  /** Greets it, sets its options, and waits until it is ready. */
  async open(): Promise<void> {
    await this.greet();
    this.setOptions();
    await this.ready();
  }

  /** Greets it in each of the dialects until it answers. */
  async greet(): Promise<void> {
    const { protocols } = this.its;
    for (const name of protocols) {
      if (!(await this.greetIn(dialects[name], name === protocols.at(-1)))) continue;
      this.dialect = dialects[name];
      return;
    }
  }

  setOptions(): void {
    const { gameOptions, options } = this.its;
    const known = gameOptions.filter(([name]) => this.announced.has(name.toLowerCase()));
    for (const option of [...known, ...options]) this.setOption(option);
  }

  async ready(): Promise<void> {
    const { timeoutMs } = this.its;
    this.send('isready');
    await this.waitFor(
      (line) => (line === 'readyok' ? true : undefined),
      timeoutMs,
      `it did not answer isready within ${timeoutMs} ms`,
    );
  }

  /** @param seed for an engine that has an option for it and none of its own: the game can then be played again */
  async newGame(seed: number): Promise<void> {
    const isFixed = this.its.options.some(([name]) => name.toLowerCase() === 'seed');
    if (this.announced.has('seed') && !isFixed) this.setOption(['Seed', String(seed)]);
    this.send(this.dialect!.newGame);
    await this.ready();
  }

  /** For the searches to come; an engine that has no such option reports one. */
  askForLines(lines: number): void {
    if (lines === this.lines || !this.announced.has('multipv')) return;
    this.lines = lines;
    this.setOption(['MultiPV', String(lines)]);
  }

  async setPosition(position: string): Promise<void> {
    this.heard.clear();
    this.send(`position fen ${position}`);
    await this.ready();
  }

  /** Lets it think, and gives the word after `bestmove`. @param ms Infinity to wait for `stop` */
  async go(limits: string, ms: number): Promise<string> {
    this.isThinking = true;
    this.send(`go ${limits}`);
    return this.waitFor(bestMoveOf, ms, `it took longer than ${ms} ms for a move`);
  }

  /** Ends the search, if there is one; its `go` has the answer. */
  stop(ms: number): void {
    if (!this.isThinking) return;
    this.send('stop');
    const complaint = `it took longer than ${ms} ms to answer stop`;
    void this.waitFor(bestMoveOf, ms, complaint).catch(() => undefined);
  }

  /** Asks it to leave, and says how it ended: by itself, or because it took too long. */
  async quit(ms: number): Promise<{ readonly byItself: boolean; readonly how: string }> {
    const complaint = `it took longer than ${ms} ms to quit`;
    this.send('quit');
    await this.waitFor(() => undefined, ms, complaint).catch(() => undefined);
    return { byItself: this.failure !== complaint, how: this.failure ?? complaint };
  }

  kill(reason: string): void {
    this.program.kill(reason);
  }

  // ── lines ───────────────────────────────────────────────────────────────────────────────────────

  private send(line: string): void {
    this.program.send(line);
  }

  private setOption([name, value]: EngineOption): void {
    this.send(`setoption name ${name}${value === '' ? '' : ` value ${value}`}`);
  }

  /** False if it does not know this dialect, which it can say only while there is another one to try. */
  private async greetIn({ hello, helloAnswer }: Dialect, isLast: boolean): Promise<boolean> {
    const { timeoutMs } = this.its;
    this.send(hello);
    // Lines are obeyed in order: an engine that is ready without having answered did not understand.
    const understood = this.waitFor(
      (line) => (line === helloAnswer ? true : !isLast && line === 'readyok' ? false : undefined),
      timeoutMs,
      `it did not answer ${hello} with ${helloAnswer} within ${timeoutMs} ms`,
    );
    return isLast ? understood : (await Promise.all([understood, this.ready()]))[0];
  }

  private hear(line: string): void {
    if (line.startsWith('info ') && !line.startsWith('info string')) this.takeInfo(line);
    if (bestMoveOf(line) !== undefined) this.isThinking = false;
    const own = /^id (name|author)\s+(.+)$/.exec(line);
    if (own) this[own[1] === 'name' ? 'name' : 'author'] = own[2]!;
    const option = /^option name (.+?) type /.exec(line);
    if (option) this.announced.add(option[1]!.toLowerCase());
    for (const waiter of this.waiters) waiter.take(line);
  }

  private takeInfo(line: string): void {
    const number = lineNumber(line);
    if (number <= MOST_LINES) this.heard.set(number, line);
  }

  /** Waits for the first line that `match` accepts. An engine that oversteps the time is killed. */
  private async waitFor<T>(
    match: (line: string) => T | undefined,
    ms: number,
    complaint: string,
  ): Promise<T> {
    if (this.failure !== undefined) throw new EngineFailure(this.failure);
    const { promise, resolve, reject } = deferred<T>();
    const waiter: Waiter = {
      take: (line) => {
        const found = match(line);
        if (found !== undefined) resolve(found);
      },
      fail: (reason) => reject(new EngineFailure(reason)),
    };
    const timer = ms === Infinity ? undefined : setTimeout(() => this.program.kill(complaint), ms);
    this.waiters.add(waiter);
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      this.waiters.delete(waiter);
    }
  }

  private close(reason: string): void {
    this.failure = reason;
    this.begun.resolve();
    for (const waiter of this.waiters) waiter.fail(reason);
  }
}
