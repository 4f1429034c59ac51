/**
 * One line on standard error about work without a known end, once it takes longer than a second: rewritten in
 * place on a terminal, repeated now and then in a log.
 */
import { printable } from '../core/index.ts';
import { type Terminal, isScreen } from './terminal.ts';

const REDRAW_EVERY_MS = 250;
const LINE_EVERY_MS = 5000;
const CLEAR_LINE = '\r\u001b[K';

export class Status {
  private readonly terminal: Terminal;
  private readonly onScreen: boolean;
  private nextAt: number;
  private shown = false;

  constructor(terminal: Terminal) {
    this.terminal = terminal;
    this.nextAt = terminal.clock() + terminal.silentMs;
    this.onScreen = isScreen(terminal.errors);
  }

  /** @param describe is called only when something will be shown */
  update(describe: () => string): void {
    if (this.terminal.clock() < this.nextAt) return;
    const text = printable(describe());
    this.terminal.errors.write(this.onScreen ? CLEAR_LINE + text : `${text}\n`);
    this.shown = true;
    this.nextAt = this.terminal.clock() + (this.onScreen ? REDRAW_EVERY_MS : LINE_EVERY_MS);
  }

  /** Clears the line; to be called before anything else is printed. */
  finish(): void {
    if (this.shown && this.onScreen) this.terminal.errors.write(CLEAR_LINE);
  }
}
