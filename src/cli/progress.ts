/**
 * Progress on standard error for anything that takes longer than a second: a bar on a terminal, a plain line now
 * and then in a log. Short work shows nothing.
 */
import { SingleBar } from 'cli-progress';
import { type Terminal, isScreen } from './terminal.ts';

const REDRAW_EVERY_MS = 100;
const LINE_EVERY_MS = 5000;

export class Progress {
  private readonly terminal: Terminal;
  private readonly noun: string;
  private readonly total: number;
  private readonly started: number;
  private readonly onScreen: boolean;
  private bar: SingleBar | undefined;
  private nextAt: number;

  /** @param noun what is counted, in the plural: `games` */
  constructor(terminal: Terminal, noun: string, total: number) {
    this.terminal = terminal;
    this.noun = noun;
    this.total = total;
    this.started = terminal.clock();
    this.nextAt = this.started + terminal.silentMs;
    this.onScreen = isScreen(terminal.errors);
  }

  update(done: number): void {
    if (this.terminal.clock() < this.nextAt) return;
    if (this.onScreen) this.draw(done);
    else this.writeLine(done);
  }

  /** Ends the bar's line; to be called before anything else is printed. */
  finish(): void {
    this.bar?.stop();
  }

  private draw(done: number): void {
    if (this.bar === undefined) {
      this.bar = new SingleBar({
        stream: this.terminal.errors,
        format: `{bar} {percentage} %  {value} of {total} ${this.noun}{left}`,
        barsize: 30,
        clearOnComplete: true,
        stopOnComplete: false,
        // Any change to the terminal's modes would outlive a process that is interrupted.
        linewrap: true,
        hideCursor: false,
      });
      this.bar.start(this.total, done, { left: this.describeRest(done) });
    }
    this.bar.update(done, { left: this.describeRest(done) });
    this.nextAt = this.terminal.clock() + REDRAW_EVERY_MS;
  }

  private writeLine(done: number): void {
    const seconds = ((this.terminal.clock() - this.started) / 1000).toFixed(0);
    this.terminal.errors.write(
      `${done} of ${this.total} ${this.noun} after ${seconds} s${this.describeRest(done)}\n`,
    );
    this.nextAt = this.terminal.clock() + LINE_EVERY_MS;
  }

  private describeRest(done: number): string {
    if (done === 0) return '';
    const seconds = (this.terminal.clock() - this.started) / 1000;
    return `, ${((seconds / done) * (this.total - done)).toFixed(0)} s left`;
  }
}
