/**
 * A worker of a cluster: takes batches from the queue, plays them on its threads, and sends back what came of them. It
 * keeps nothing: a batch that it loses is played by another.
 */
import { randomUUID } from 'node:crypto';
import { type Job, UnrecoverableError, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import { VERSION } from '../arena/index.ts';
import { UserError, findWeights, packError, parseWeights, registerWeights } from '../core/index.ts';
import { parseAddress } from './address.ts';
import { openConnection } from './connection.ts';
import { type Answer, type Batch, readBatch } from './messages.ts';
import { PREFIX, answersKey, leaseKey, queueName, weightsKey } from './names.ts';
import { type Patience, USUAL_PATIENCE, patienceOf } from './patience.ts';
import { type Permissions, requirePermission } from './permissions.ts';
import { type Card, leaveCard, takeCardAway } from './roster.ts';
import { type PlayBatch, Slots } from './slots.ts';

/** How often a batch may be lost with its worker before it is called deadly. */
const MOST_DEATHS = 20;
/** Answers that nobody has read. */
const ANSWERS_KEPT_MS = 600_000;

/** Delivers an answer if somebody waits for it, at one stroke: who has left must find nothing behind. */
const DELIVER = `
  if redis.call('exists', KEYS[1]) == 1 then
    redis.call('rpush', KEYS[2], ARGV[1])
    redis.call('pexpire', KEYS[2], ARGV[2])
  end`;

export interface WorkerSettings {
  readonly threads: number;
  readonly name: string;
  readonly permissions: Permissions;
  /** Seconds. */
  readonly patience?: number;
  readonly onNote: (note: string) => void;
  /** How a batch is played; on threads by default. */
  readonly play?: PlayBatch;
}

/** A batch that is being played. */
interface Playing {
  readonly round: string;
  readonly abort: AbortController;
}

export class ClusterWorker {
  /** Games played. */
  games = 0;
  /** The address, without its password. */
  readonly shown: string;
  private readonly redis: Redis;
  private readonly settings: WorkerSettings;
  private readonly patience: Patience;
  private readonly card: Card;
  private readonly slots: Slots;
  private readonly worker: Worker;
  private readonly playing = new Set<Playing>();
  private readonly beat: NodeJS.Timeout;

  private constructor(shown: string, redis: Redis, settings: WorkerSettings) {
    const { name, threads, patience = USUAL_PATIENCE } = settings;
    this.shown = shown;
    this.redis = redis;
    this.settings = settings;
    this.patience = patienceOf(patience);
    this.slots = new Slots(threads);
    const id = `${name}-${randomUUID().slice(0, 8)}`;
    this.card = { id, name, threads, queue: queueName(), playout: VERSION };
    this.worker = new Worker(queueName(), (job) => this.serve(job), {
      connection: redis,
      prefix: PREFIX,
      concurrency: threads,
      lockDuration: this.patience.goneMs,
      stalledInterval: this.patience.goneMs / 2,
      maxStalledCount: MOST_DEATHS,
    });
    // Outages and locks that were lost meanwhile: the batch is somebody else's then, and played once more.
    this.worker.on('error', () => {});
    this.worker.on('failed', (_, error) => settings.onNote(error.message));
    this.beat = setInterval(() => void this.live().catch(() => {}), this.patience.beatMs);
  }

  /** Connects and begins to take games. @throws UserError if the address is none, or nobody answers there */
  static async start(url: string, settings: WorkerSettings): Promise<ClusterWorker> {
    const address = parseAddress(url);
    const worker = new ClusterWorker(address.shown, await openConnection(address), settings);
    await worker.live();
    return worker;
  }

  /** Takes no more, and ends when what it has is played; with `now`, at once. */
  async stop({ now = false }: { readonly now?: boolean } = {}): Promise<void> {
    clearInterval(this.beat);
    if (now) for (const { abort } of this.playing) abort.abort();
    const leaving = takeCardAway(this.redis, this.card).catch(() => {});
    // Without Redis it would wait for ever.
    const late = new Promise((resolve) => setTimeout(resolve, now ? 1000 : 2 ** 31 - 1).unref());
    await Promise.race([Promise.all([leaving, this.worker.close(now)]), late]);
    await this.slots.close();
    this.redis.disconnect();
  }

  private readonly playOnThreads: PlayBatch = (plans, signal) => this.slots.play(plans, signal);

  /** Gives a sign of life, and looks whether anybody still waits for what is being played. */
  private async live(): Promise<void> {
    if (this.redis.status !== 'ready') return;
    await leaveCard(this.redis, this.card, this.patience);
    for (const { round, abort } of this.playing) if (!(await this.isWanted(round))) abort.abort();
  }

  private async isWanted(round: string): Promise<boolean> {
    return (await this.redis.exists(leaseKey(round))) === 1;
  }

  private async serve(job: Job<unknown>): Promise<void> {
    const batch = this.read(job);
    if (!(await this.isWanted(batch.round))) return;
    const playing = { round: batch.round, abort: new AbortController() };
    this.playing.add(playing);
    try {
      const answer = await this.answer(batch, playing.abort.signal);
      if (!answer) return;
      this.games += answer.games.length;
      const keys = [leaseKey(batch.round), answersKey(batch.round)];
      await this.redis.eval(DELIVER, keys.length, ...keys, JSON.stringify(answer), ANSWERS_KEPT_MS);
    } finally {
      this.playing.delete(playing);
    }
  }

  private read(job: Job<unknown>): Batch {
    try {
      return readBatch(job.data);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      throw new UnrecoverableError(`refused what no Playout has sent: ${error.message}`);
    }
  }

  /** @returns nothing if nobody waits for it any more */
  private async answer(batch: Batch, signal: AbortSignal): Promise<Answer | undefined> {
    const own = { batch: batch.batch, worker: this.card.id };
    try {
      if (!(await this.fetchWeights(batch.weights))) return undefined;
      requirePermission(batch, this.settings.permissions);
      const { play = this.playOnThreads } = this.settings;
      const outcome = await play(batch.plans, signal);
      return outcome && { ...own, ...outcome };
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      this.settings.onNote(`refused a batch: ${error.message}`);
      const refusal = new UserError(
        `worker ${this.settings.name} refuses the games: ${error.message}`,
        error.hint,
      );
      return { ...own, seconds: 0, games: [], error: packError(refusal) };
    }
  }

  /** @returns whether all are known; those of an emptied Redis come again with the batch */
  private async fetchWeights(ids: readonly string[]): Promise<boolean> {
    const unknown = ids.filter((id) => !isKnown(id));
    for (const id of unknown) {
      const json = await this.redis.get(weightsKey(id));
      if (json === null) return false;
      const weights = parseWeights(json);
      if (weights.id !== id) throw new UserError(`weights ${id} are not what their name says`);
      registerWeights(weights);
    }
    if (unknown.length > 0) await this.slots.renew();
    return true;
  }
}

function isKnown(id: string): boolean {
  try {
    findWeights(id);
    return true;
  } catch (error) {
    if (error instanceof UserError) return false;
    throw error;
  }
}
