/**
 * Plays what is left of an experiment and keeps every game. Games are written a few at a time as they come in, in any
 * order; what a killed process had not written yet is played again, with the same result.
 */
import type { GamePlan, PlaySchedule, PlayedGame } from '../arena/index.ts';
import { formatRecord } from '../core/index.ts';
import type { NewGame, Overrun, SideMeasures, StoredGame } from '../store/rows.ts';
import type { Experiment } from './experiment.ts';
import { countGames, endOfSchedule, gameAt, planOf, scheduledGames, seatsOfSides } from './schedule.ts';
import { type Shard, isInShard } from './shard.ts';
import { type Outcome, Standings } from './standings.ts';

/** A finished game waits no longer than this for others to be written with it. */
const WRITE_EVERY_MS = 200;
/** How often a run reports progress even if no game has finished. */
const LOOK_EVERY_MS = 100;

/** Where the games of a run are kept, such as a store. */
export interface RunKeeper {
  /** How often `add` must be called at least, if only as a sign of life. */
  readonly beatMs: number;
  /** Keeps finished games, and drops those that turned out to be past the end of their pairing. */
  add(games: readonly NewGame[], overruns: readonly Overrun[], seconds: number): void;
  /** Called last. */
  release(state: 'stopped' | 'finished', seconds: number): void;
}

export interface RunSettings {
  readonly experiment: Experiment;
  readonly keeper: RunKeeper;
  /** Games that are kept already. */
  readonly before: Iterable<StoredGame>;
  /** The part of the games to play; all if missing. */
  readonly shard?: Shard | undefined;
  readonly play: PlaySchedule;
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds from any origin. */
  readonly clock: () => number;
  /** Called when games come in, and often in between. */
  readonly onProgress?: (run: RunView) => void;
  /** Called with every whole game that is kept, as a line of JSON, in the order of its pairing. */
  readonly onRecord?: (line: string) => void;
}

/** A finished game, from the store or just played. */
interface Counted extends Outcome {
  readonly record?: string | null;
}

/** Values of seats, the pairing's first agent first; as they are if it sits in the first seat. */
function bySide(values: readonly number[], seats: readonly number[]): readonly number[] {
  return seats[0] === 0 ? values : seats.map((seat) => values[seat]!);
}

/** A run in progress, as an observer sees it. */
export type RunView = Pick<Run, 'experiment' | 'standings' | 'played' | 'seconds' | 'perSecond'>;

export class Run {
  readonly experiment: Experiment;
  /** Of all games that are over, or of those of the shard. */
  readonly standings: Standings<Counted>;
  private readonly settings: RunSettings;
  private readonly began: number;
  /** By place in the schedule: is the game over? */
  private readonly done: Uint8Array;
  /** Games that are over, by pairing. */
  private readonly kept: number[];
  /** Games of other shards that are kept already. */
  private ofOthers = 0;
  /** After `play` has failed: is everything that was finished kept? */
  isKept = false;
  private waiting: NewGame[] = [];
  private overruns: Overrun[] = [];
  private lastWrite: number;
  /** Games played by this process that count. */
  private playedNow = 0;
  /** When the first of them came in, and how many came with it. */
  private first: { readonly at: number; readonly games: number } | undefined;

  constructor(settings: RunSettings) {
    const { experiment } = settings;
    this.settings = settings;
    this.experiment = experiment;
    const onCounted = ({ record }: Counted): void => {
      if (typeof record === 'string') settings.onRecord?.(record);
    };
    this.standings = new Standings(experiment, onCounted, settings.shard);
    this.done = new Uint8Array(endOfSchedule(experiment));
    this.kept = experiment.pairings.map(() => 0);
    this.began = settings.clock();
    this.lastWrite = this.began;
    for (const game of settings.before) this.count(game);
  }

  /** Games that are over, before and now; without those of other shards. */
  get played(): number {
    return this.kept.reduce((sum, games) => sum + games, 0);
  }

  /** Seconds that this process has been playing. */
  get seconds(): number {
    return (this.settings.clock() - this.began) / 1000;
  }

  /** Games per second of this process, without the time that it takes to get going; null while unknown. */
  get perSecond(): number | null {
    if (!this.first || this.playedNow === this.first.games) return null;
    return (1000 * (this.playedNow - this.first.games)) / (this.settings.clock() - this.first.at);
  }

  /** Plays until everything of the shard is played, or the signal is aborted. */
  async play(): Promise<void> {
    const { keeper, signal, play } = this.settings;
    const failed = new AbortController();
    let failure: unknown;
    const timer = setInterval(() => {
      try {
        this.writeIfDue();
        this.settings.onProgress?.(this);
      } catch (error) {
        failure ??= error;
        failed.abort();
      }
    }, LOOK_EVERY_MS);
    try {
      await play(this.plans(), {
        signal: AbortSignal.any([failed.signal, ...(signal ? [signal] : [])]),
        onGames: (games) => this.take(games),
      });
      if (failure !== undefined) throw failure;
      this.write();
    } catch (error) {
      this.isKept = this.letGo();
      throw error;
    } finally {
      clearInterval(timer);
    }
    keeper.release(this.isWhole ? 'finished' : 'stopped', this.seconds);
  }

  /** Is every game of the experiment over that counts? */
  private get isWhole(): boolean {
    if (!this.standings.isOver) return false;
    return !this.settings.shard || this.played + this.ofOthers === countGames(this.experiment);
  }

  /** What is left to play. A pairing that ends while this is being read is left out from then on. */
  private *plans(): Generator<GamePlan, void, undefined> {
    if (this.standings.isOver) return;
    for (const game of scheduledGames(this.experiment)) {
      if (this.done[game.number] === 0 && this.standings.counts(game.number))
        yield planOf(this.experiment, game);
    }
  }

  private take(games: readonly PlayedGame[]): boolean {
    for (const played of games) {
      if (!this.standings.counts(played.index)) continue;
      const game = this.storable(played);
      this.waiting.push(game);
      this.playedNow++;
      this.count(game);
    }
    this.first ??= { at: this.settings.clock(), games: this.playedNow };
    if (this.settings.clock() - this.lastWrite >= WRITE_EVERY_MS) this.write();
    this.settings.onProgress?.(this);
    return !this.standings.isOver;
  }

  private count(game: Counted): void {
    const { shard } = this.settings;
    if (shard && !isInShard(this.experiment, game.number, shard)) {
      this.ofOthers++;
      return;
    }
    // A process that was killed may have left games past the end of a pairing.
    if (!this.standings.counts(game.number)) return;
    const { pairing } = gameAt(this.experiment, game.number);
    this.done[game.number] = 1;
    this.kept[pairing]!++;
    const overrun = this.standings.add(game);
    if (!overrun) return;
    this.overruns.push(overrun);
    this.kept[pairing] = this.standings.pairing(pairing).end!;
  }

  private storable({ index, plies, result, scores, efforts, counts, forfeit, record }: PlayedGame): NewGame {
    const { pairing, seat } = gameAt(this.experiment, index);
    const seats = seatsOfSides(seat, result.length);
    const keepsCounts = this.experiment.measures.includes('counters');
    const sides: SideMeasures[] = [];
    for (const at of seats) {
      const { moves, seconds, simulations, playoutMoves } = efforts[at]!;
      const own = keepsCounts && counts ? new Int32Array(counts[at]!) : null;
      sides.push({ moves, seconds, simulations, playoutMoves, counts: own });
    }
    return {
      number: index,
      pairing,
      seat,
      points: bySide(result, seats),
      scores: bySide(scores, seats),
      plies,
      forfeit: forfeit ? { side: seats.indexOf(forfeit.seat), reason: forfeit.reason } : null,
      sides,
      record: record ? formatRecord(record) : null,
    };
  }

  private writeIfDue(): void {
    const silence = this.settings.clock() - this.lastWrite;
    if (silence >= (this.waiting.length > 0 ? WRITE_EVERY_MS : this.settings.keeper.beatMs)) this.write();
  }

  private write(): void {
    this.settings.keeper.add(this.waiting, this.overruns, this.seconds);
    this.waiting = [];
    this.overruns = [];
    this.lastWrite = this.settings.clock();
  }

  /**
   * After a failure: keeps what is finished. If the store is what failed, the run is free anyway once this process
   * has ended.
   */
  private letGo(): boolean {
    try {
      this.write();
      this.settings.keeper.release('stopped', this.seconds);
      return true;
    } catch {
      return false;
    }
  }
}
