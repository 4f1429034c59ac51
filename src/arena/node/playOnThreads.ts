/**
 * Plays a schedule of games on worker threads. Games are handed out in the order of the schedule, a few at a time,
 * and come back in the order in which they finish: which thread plays a game changes nothing about it.
 */
import { deferred } from '../../core/deferred.ts';
import { UserError, unpackError } from '../../core/index.ts';
import type { GamePlan } from '../gamePlan.ts';
import type { PlaySchedule, Schedule, ScheduleSettings } from '../playSchedule.ts';
import { packPlans, unpackGames } from './batch.ts';
import { GameThread } from './gameThread.ts';
import type { BatchAnswer } from './gameWorker.ts';

/** A few games at a time, so that short games are not held up by messages. */
type GameBatch = readonly GamePlan[];

export interface ThreadSettings {
  readonly threads: number;
  /** Threads of others that play at the same time, with which memory is shared; none if missing. */
  readonly beside?: number;
}

/** A worker has one batch to play and one waiting, so that it never waits for an answer to be read. */
const BATCHES_AHEAD = 2;
/** Long enough that messages cost nothing compared with the games, short enough that all threads end together. */
const BATCH_SECONDS = 0.01;
const MOST_GAMES = 500;

const OUT_OF_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY';

async function play(
  schedule: Schedule,
  settings: ScheduleSettings,
  threads: ThreadSettings,
  idle?: GameThread[],
): Promise<void> {
  const dispatch = new Dispatch(schedule, settings, threads, idle);
  try {
    await dispatch.run();
  } finally {
    await dispatch.close();
  }
}

export function playOnThreads(threads: ThreadSettings): PlaySchedule {
  return (schedule, settings) => play(schedule, settings, threads);
}

/**
 * Threads that are kept from one schedule to the next, for many short ones: starting a thread takes longer than playing
 * some games. They know the games and weights that were known when they were started. To be closed in the end.
 */
export class KeptThreads {
  private readonly threads: ThreadSettings;
  private readonly idle: GameThread[] = [];

  constructor(threads: ThreadSettings) {
    this.threads = threads;
  }

  readonly play: PlaySchedule = (schedule, settings) => play(schedule, settings, this.threads, this.idle);

  async close(): Promise<void> {
    await Promise.all(this.idle.splice(0).map((thread) => thread.end()));
  }
}

/** A thread, and the games that it was given and has not given back. */
interface Player {
  readonly thread: GameThread;
  readonly batches: GameBatch[];
}

/** The error for a thread that has died, with the games that it was playing. */
function lostThread([batch]: readonly GameBatch[], reason: string): UserError {
  const [first] = batch ?? [];
  const last = batch?.at(-1);
  const numbers = first === last ? `game ${first?.index}` : `games ${first?.index} to ${last?.index}`;
  const games = first
    ? `that played ${numbers} of ${first.game}, ${first.agents.join(' against ')},`
    : 'that plays games';
  return new UserError(
    `a thread ${games} ended: ${reason}`,
    'Often there is too little memory: try fewer --threads, or a limit such as memory=500MB.',
  );
}

/** Hands out games, and sees when all are back. */
class Dispatch {
  private readonly schedule: Schedule;
  private readonly settings: ScheduleSettings;
  private readonly threads: ThreadSettings;
  /** Threads of earlier schedules that have nothing to do, where they are kept. */
  private readonly idle: GameThread[] | undefined;
  private readonly players: Player[] = [];
  private readonly end = deferred<void>();
  /** Batches that are out. */
  private out = 0;
  private stopped = false;
  /** A running mean; the first batches are single games, which find it. */
  private secondsPerGame = BATCH_SECONDS;

  constructor(schedule: Schedule, settings: ScheduleSettings, threads: ThreadSettings, idle?: GameThread[]) {
    this.schedule = schedule;
    this.settings = settings;
    this.threads = threads;
    this.idle = idle;
  }

  async run(): Promise<void> {
    const { signal } = this.settings;
    const stop = (): void => this.stop();
    signal?.addEventListener('abort', stop);
    if (signal?.aborted) stop();
    try {
      this.handOut();
    } catch (error) {
      this.fail(error);
    }
    await this.end.promise.finally(() => signal?.removeEventListener('abort', stop));
  }

  /** Keeps threads that have nothing left to do, if they are to be kept, and ends the others. */
  async close(): Promise<void> {
    const ending: Promise<void>[] = [];
    for (const { thread, batches } of this.players) {
      thread.listener = undefined;
      if (this.idle && batches.length === 0) this.idle.push(thread);
      else ending.push(thread.end());
    }
    await Promise.all(ending);
  }

  /** The first batches. */
  private handOut(): void {
    for (let i = 0; i < this.threads.threads; i++) {
      // A thread that has nothing to play is not started.
      const batch = this.nextBatch();
      if (batch.length === 0) break;
      this.give(this.newPlayer(), batch);
    }
    for (const player of this.players)
      for (let i = 1; i < BATCHES_AHEAD; i++) this.give(player, this.nextBatch());
    if (this.out === 0) this.stop();
  }

  private newPlayer(): Player {
    const player: Player = { thread: this.takeThread(), batches: [] };
    const { thread, batches } = player;
    thread.listener = {
      onAnswer: (answer) => {
        try {
          this.take(player, answer);
        } catch (error) {
          this.fail(error);
        }
      },
      onEnd: (error, code) => {
        if (error && error.code !== OUT_OF_MEMORY) this.fail(error);
        else this.fail(lostThread(batches, error?.message ?? `exit code ${code}`));
      },
    };
    this.players.push(player);
    return player;
  }

  /** One that was kept and is still alive, or a new one. */
  private takeThread(): GameThread {
    for (let kept = this.idle?.pop(); kept; kept = this.idle?.pop()) if (kept.isAlive) return kept;
    const { threads, beside = 0 } = this.threads;
    return new GameThread(threads + beside);
  }

  private fail(error: unknown): void {
    if (this.stopped) return;
    this.stopped = true;
    this.end.reject(error);
  }

  private stop(): void {
    this.stopped = true;
    this.end.resolve();
  }

  private give({ thread, batches }: Player, batch: GameBatch): void {
    if (batch.length === 0) return;
    this.out++;
    batches.push(batch);
    thread.give(packPlans(batch));
  }

  private nextBatch(): GameBatch {
    const batch: GamePlan[] = [];
    const size = Math.min(MOST_GAMES, Math.max(1, Math.round(BATCH_SECONDS / this.secondsPerGame)));
    while (batch.length < size && !this.stopped) {
      const next = this.schedule.next();
      if (next.done) break;
      batch.push(next.value);
    }
    return batch;
  }

  private take(player: Player, { games, seconds, error }: BatchAnswer): void {
    if (this.stopped) return;
    const played = unpackGames(games);
    this.out--;
    player.batches.shift();
    if (played.length > 0 && !this.settings.onGames(played)) return this.stop();
    if (error) throw unpackError(error);
    this.secondsPerGame = (this.secondsPerGame + seconds / played.length) / 2;
    this.give(player, this.nextBatch());
    if (this.out === 0) this.stop();
  }
}
