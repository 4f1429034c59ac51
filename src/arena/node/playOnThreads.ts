/**
 * Plays a schedule of games on worker threads. Games are handed out in the order of the schedule, a few at a time,
 * and come back in the order in which they finish: which thread plays a game changes nothing about it.
 */
import { deferred } from '../../core/deferred.ts';
import { UserError, unpackError } from '../../core/index.ts';
import type { GamePlan } from '../gamePlan.ts';
import type { PlaySchedule, Schedule, ScheduleSettings } from '../playSchedule.ts';
import { packPlans, unpackGames } from './batch.ts';
import type { GameThread } from './gameThread.ts';
import type { BatchAnswer } from './gameWorker.ts';
import { ThreadPool, type ThreadSettings } from './threadPool.ts';

/** A few games at a time, so that short games are not held up by messages. */
type GameBatch = readonly GamePlan[];

/** A worker has one batch to play and one waiting, so that it never waits for an answer to be read. */
const BATCHES_AHEAD = 2;
/** Games that take longer do not wait in a line: another thread may be free before. */
const LONG_GAME_SECONDS = 0.2;
/** Long enough that messages cost nothing compared with the games, short enough that all threads end together. */
const BATCH_SECONDS = 0.01;
const MOST_GAMES = 500;

const OUT_OF_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY';

async function play(schedule: Schedule, settings: ScheduleSettings, pool: ThreadPool): Promise<void> {
  const dispatch = new Dispatch(schedule, settings, pool);
  try {
    await dispatch.run();
  } finally {
    await dispatch.close();
  }
}

export function playOnThreads(threads: ThreadSettings): PlaySchedule {
  return async (schedule, settings) => {
    const pool = new ThreadPool(threads);
    try {
      await play(schedule, settings, pool);
    } finally {
      await pool.close();
    }
  };
}

/**
 * Threads that are kept from one schedule to the next, for many short ones: starting a thread takes longer than playing
 * some games. Schedules that are played at the same time share them: one that comes later gets those that the others
 * have no games left for. They know the games and weights that were known when they were started. To be closed in the end.
 */
export class KeptThreads {
  private readonly pool: ThreadPool;

  constructor(threads: ThreadSettings) {
    this.pool = new ThreadPool(threads);
  }

  readonly play: PlaySchedule = (schedule, settings) => play(schedule, settings, this.pool);

  close(): Promise<void> {
    return this.pool.close();
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
  private readonly pool: ThreadPool;
  /** Those that have games to play. */
  private readonly players = new Set<Player>();
  private readonly end = deferred<void>();
  private stopped = false;
  /** A running mean; the first batches are single games, which find it. */
  private secondsPerGame: number | undefined;

  constructor(schedule: Schedule, settings: ScheduleSettings, pool: ThreadPool) {
    this.schedule = schedule;
    this.settings = settings;
    this.pool = pool;
  }

  async run(): Promise<void> {
    const { signal } = this.settings;
    const stop = (): void => this.stop();
    signal?.addEventListener('abort', stop);
    if (signal?.aborted) stop();
    else for (let i = 0; i < this.pool.size; i++) void this.addPlayer();
    await this.end.promise.finally(() => signal?.removeEventListener('abort', stop));
  }

  /** Ends the threads that are still playing; one that has given back all its games is kept. */
  async close(): Promise<void> {
    const ending: Promise<void>[] = [];
    for (const { thread, batches } of this.players) {
      if (batches.length === 0) this.pool.giveBack(thread);
      else ending.push(this.pool.discard(thread));
    }
    await Promise.all(ending);
  }

  /** As soon as there is a thread, if there are games left then. */
  private async addPlayer(): Promise<void> {
    await this.pool.wait();
    try {
      const batch = this.nextBatch();
      // A thread that has nothing to play is not started.
      if (batch.length > 0) return this.give(this.newPlayer(), batch);
    } catch (error) {
      this.fail(error);
    }
    this.pool.leave();
    this.stopIfDone();
  }

  private newPlayer(): Player {
    const player: Player = { thread: this.pool.take(), batches: [] };
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
    this.players.add(player);
    return player;
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

  private stopIfDone(): void {
    if (this.players.size === 0) this.stop();
  }

  private give({ thread, batches }: Player, batch: GameBatch): void {
    batches.push(batch);
    thread.give(packPlans(batch));
  }

  /** Gives a player games until it has enough; one that gets none gives its thread back. */
  private supply(player: Player): void {
    const enough = this.secondsPerGame! < LONG_GAME_SECONDS ? BATCHES_AHEAD : 1;
    while (player.batches.length < enough) {
      const batch = this.nextBatch();
      if (batch.length === 0) break;
      this.give(player, batch);
    }
    if (player.batches.length > 0) return;
    this.players.delete(player);
    this.pool.giveBack(player.thread);
    this.stopIfDone();
  }

  private nextBatch(): GameBatch {
    const batch: GamePlan[] = [];
    const perGame = this.secondsPerGame ?? BATCH_SECONDS;
    const size = Math.min(MOST_GAMES, Math.max(1, Math.round(BATCH_SECONDS / perGame)));
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
    player.batches.shift();
    if (played.length > 0 && !this.settings.onGames(played)) return this.stop();
    if (error) throw unpackError(error);
    this.secondsPerGame = ((this.secondsPerGame ?? BATCH_SECONDS) + seconds / played.length) / 2;
    this.supply(player);
  }
}
