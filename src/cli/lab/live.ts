/**
 * A run in progress, on standard error: on a terminal the standings with their intervals, redrawn in place; in
 * a log a line now and then. Once the first games have shown how long they take, it says what the run will be able to
 * show and how long it will take. Short runs show nothing.
 */
import type { CrewMember } from '../../cluster/index.ts';
import { printable } from '../../core/index.ts';
import { type Experiment, type RunView, forecast, seatsOf } from '../../lab/index.ts';
import { plural } from '../../words/index.ts';
import { type Terminal, isScreen } from '../terminal.ts';
import { roundDuration, formatRate } from '../../words/index.ts';
import { pairingWord } from '../../words/lineups.ts';
import { describeCrew } from './joinCluster.ts';
import { standingLines } from './standingLines.ts';

const REDRAW_EVERY_MS = 250;
const LINE_EVERY_MS = 5000;
/** While there are no games yet there is nothing to say, unless it takes long. */
const FIRST_GAMES_MS = 5000;
/** How long the first games are watched before anything is said about the rest. */
const PILOT_MS = 2000;
/** A run that will last longer than this is a long one. */
const LONG_SECONDS = 20;
const MOST_LINES = 12;
const BAR_WIDTH = 20;

/** What the run can tell, and how long it will take; null while that is unknown, or if it is soon over. */
export function describeForecast(run: RunView): string | null {
  if (run.perSecond === null) return null;
  const { experiment } = run;
  const perGame = 1 / run.perSecond;
  const left = (run.standings.expected - run.played) * perGame;
  if (left < LONG_SECONDS) return null;
  const { shows, gamesForFive, gamesToStop } = forecast(experiment);
  const pairings = experiment.pairings.length;
  const noun = pairingWord(seatsOf(experiment));
  const aims = `${plural(experiment.games, 'game')} a ${noun} show a difference of ${(100 * shows).toFixed(1)} %`;
  const five =
    gamesForFive > experiment.games
      ? `; to see 5 % takes ${gamesForFive}, about ${roundDuration(gamesForFive * pairings * perGame)}`
      : '';
  const early =
    gamesToStop !== null && gamesToStop < experiment.games
      ? ` The stopping rule takes about ${gamesToStop} a ${noun}, ${roundDuration(gamesToStop * pairings * perGame)}.`
      : '';
  return `This will take ${early === '' ? 'about' : 'at most'} ${roundDuration(left)}. ${aims}${five}.${early}`;
}

function progressLine(run: RunView): string {
  const { expected } = run.standings;
  const rate = run.perSecond;
  const rest =
    rate === null ? '' : `, ${formatRate(rate)}, ${restOf(run.experiment, (expected - run.played) / rate)}`;
  return `${run.played} of ${plural(expected, 'game')} after ${roundDuration(run.seconds)}${rest}`;
}

function restOf({ stop }: Experiment, seconds: number): string {
  return `${stop.rule === 'fixed' ? '' : 'at most '}${roundDuration(seconds)} left`;
}

function bar(share: number): string {
  const filled = Math.round(share * BAR_WIDTH);
  return '█'.repeat(filled) + '░'.repeat(BAR_WIDTH - filled);
}

export class LiveRun {
  private readonly terminal: Terminal;
  private readonly onScreen: boolean;
  private readonly began: number;
  private nextAt: number;
  private hasForecast = false;
  /** Who plays, where that is not this machine. */
  crew: { readonly members: readonly CrewMember[] } | undefined;
  /** Lines on the screen that the next picture replaces. */
  private drawn = 0;

  constructor(terminal: Terminal) {
    this.terminal = terminal;
    this.onScreen = isScreen(terminal.errors);
    this.began = terminal.clock();
    this.nextAt = this.began + terminal.silentMs;
  }

  /** To be called often. */
  update(run: RunView): void {
    const now = this.terminal.clock();
    if (now < this.nextAt || (run.perSecond === null && now - this.began < FIRST_GAMES_MS)) return;
    this.nextAt = now + (this.onScreen ? REDRAW_EVERY_MS : LINE_EVERY_MS);
    if (!this.hasForecast && now - this.began >= PILOT_MS) this.sayForecast(run);
    if (this.onScreen) this.draw(run);
    else this.write(`${[progressLine(run), ...this.crewLines].join('; ')}${this.leader(run)}\n`);
  }

  /** Clears the picture; to be called before anything else is printed. */
  finish(): void {
    this.clear();
  }

  /** Something that does not belong to the picture. */
  say(line: string): void {
    this.clear();
    this.write(`${printable(line)}\n`);
  }

  private get crewLines(): string[] {
    return this.crew ? [describeCrew(this.crew.members)] : [];
  }

  private sayForecast(run: RunView): void {
    if (run.perSecond === null) return;
    this.hasForecast = true;
    const text = describeForecast(run);
    if (text === null) return;
    this.clear();
    this.write(`${text}\n`);
  }

  private leader(run: RunView): string {
    const [first] = standingLines(run);
    return first === undefined ? '' : `; ${first.trim().replaceAll(/\s+/g, ' ')}`;
  }

  private draw(run: RunView): void {
    const columns = 'columns' in this.terminal.errors ? Number(this.terminal.errors.columns) || 80 : 80;
    const lines = standingLines(run);
    const shown = lines.slice(0, MOST_LINES);
    const picture = [
      `${bar(run.played / Math.max(1, run.standings.expected))} ${progressLine(run)}`,
      ...this.crewLines,
      ...shown,
      ...(lines.length > shown.length ? [`… and ${lines.length - shown.length} more`] : []),
    ].map((line) => line.slice(0, columns - 1));
    this.clear();
    this.write(`${picture.join('\n')}\n`);
    this.drawn = picture.length;
  }

  private clear(): void {
    if (this.drawn > 0) this.write(`\u001b[${this.drawn}A\r\u001b[J`);
    this.drawn = 0;
  }

  private write(text: string): void {
    this.terminal.errors.write(text);
  }
}
