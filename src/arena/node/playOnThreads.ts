/**
 * Plays a schedule of games on worker threads. Games are handed out in the order of the schedule, a few at a time,
 * and come back in the order in which they finish: which thread plays a game changes nothing about it.
 */
import { Worker } from 'node:worker_threads';
import { UserError, unpackError } from '../../core/index.ts';
import { siblingFile } from '../../core/siblingFile.ts';
import { handDownWeights } from '../../workers/inheritedWeights.node.ts';
import type { GamePlan } from '../gamePlan.ts';
import type { PlaySchedule, Schedule, ScheduleSettings } from '../playSchedule.ts';
import { packPlans, unpackGames } from './batch.ts';
import type { BatchAnswer, GameWorkerData } from './gameWorker.ts';

/** A few games at a time, so that short games are not held up by messages. */
type GameBatch = readonly GamePlan[];

export interface ThreadSettings {
  readonly threads: number;
}

const WORKER = siblingFile(import.meta.url, 'gameWorker');

/** A worker has one batch to play and one waiting, so that it never waits for an answer to be read. */
const BATCHES_AHEAD = 2;
/** Long enough that messages cost nothing compared with the games, short enough that all threads end together. */
const BATCH_SECONDS = 0.01;
const MOST_GAMES = 500;

const OUT_OF_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY';

export function playOnThreads({ threads }: ThreadSettings): PlaySchedule {
  return async (schedule, settings) => {
    const dispatch = new Dispatch(schedule, settings, threads);
    try {
      await dispatch.run();
    } finally {
      await dispatch.close();
    }
  };
}

/** A thread, and the games that it was given and has not given back. */
interface Player {
  readonly worker: Worker;
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
  private readonly threads: number;
  private readonly players: Player[] = [];
  private readonly end = Promise.withResolvers<void>();
  /** Batches that are out. */
  private out = 0;
  private stopped = false;
  /** A running mean; the first batches are single games, which find it. */
  private secondsPerGame = BATCH_SECONDS;

  constructor(schedule: Schedule, settings: ScheduleSettings, threads: number) {
    this.schedule = schedule;
    this.settings = settings;
    this.threads = threads;
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

  async close(): Promise<void> {
    await Promise.all(this.players.map(({ worker }) => worker.terminate()));
  }

  /** The first batches. */
  private handOut(): void {
    for (let i = 0; i < this.threads; i++) {
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
    const workerData: GameWorkerData = { threads: this.threads };
    handDownWeights();
    const player: Player = { worker: new Worker(WORKER, { workerData }), batches: [] };
    const { worker, batches } = player;
    worker.on('error', (error: NodeJS.ErrnoException) =>
      this.fail(error.code === OUT_OF_MEMORY ? lostThread(batches, error.message) : error),
    );
    worker.on('exit', (code) => this.fail(lostThread(batches, `exit code ${code}`)));
    worker.on('message', (answer: BatchAnswer) => {
      try {
        this.take(player, answer);
      } catch (error) {
        this.fail(error);
      }
    });
    this.players.push(player);
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

  private give({ worker, batches }: Player, batch: GameBatch): void {
    if (batch.length === 0) return;
    this.out++;
    batches.push(batch);
    const plans = packPlans(batch);
    worker.postMessage(plans, [plans.numbers.buffer]);
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
