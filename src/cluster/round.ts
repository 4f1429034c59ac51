/**
 * One schedule, played by a cluster. The coordinator keeps a few batches in the queue for every thread that works there,
 * and waits for answers. It trusts nothing to stay: a batch that has left the queue without an answer, because Redis was
 * emptied or a worker found nobody waiting, is handed out again, and only the first answer to a batch counts.
 */
import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { Queue } from 'bullmq';
import type { GamePlan, Schedule, ScheduleSettings } from '../arena/index.ts';
import { UserError, packWeights, registeredWeights, unpackError } from '../core/index.ts';
import { BatchSize } from './batchSize.ts';
import type { Crew } from './crew.ts';
import { secondConnection } from './connection.ts';
import { type Answer, isAnswerTo, packBatch, readAnswer } from './messages.ts';
import { answersKey, engineOf, jobOf, leaseKey, weightsKey } from './names.ts';
import type { Patience } from './patience.ts';

/** For each thread of the cluster one batch in play and one waiting, so that none waits for the coordinator. */
const BATCHES_A_THREAD = 2;
/** While nobody works yet. */
const LEAST_BATCHES = 4;
/**
 * As long as it is not known how many games make a good batch, few are out: a thousand threads that ask for single short games
 * would keep Redis busy with nothing else. Long games are not held up by that for longer than this.
 */
const PILOT_BATCHES = 64;
const PILOT_MS = 2000;
/** The longest that a wait for answers lasts without a look at everything else. */
const WAIT_SECONDS = 1;
/** Answers that are read at once. */
const ANSWERS_AT_ONCE = 100;
const WEIGHTS_KEPT_SECONDS = 86_400;
/** Leaving may not take longer, even if Redis is away. */
const LEAVE_MS = 3000;

export interface RoundSettings extends ScheduleSettings {
  readonly redis: Redis;
  readonly queue: Queue;
  readonly crew: Crew;
  readonly patience: Patience;
  /** Is told what a person should know of, and what does not end the round. */
  readonly onNote: (note: string) => void;
}

/** A batch that is out. */
interface Out {
  readonly plans: readonly GamePlan[];
  /** At how many looks in a row it was in the queue no more. */
  missing: number;
}

/** Resolves when the signal is aborted. */
function aborted(signal: AbortSignal | undefined): Promise<void> {
  if (!signal) return new Promise(() => {});
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

function within(ms: number, work: Promise<unknown>): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  return Promise.race([work.catch(() => {}), late]).finally(() => clearTimeout(timer));
}

export class Round {
  private readonly id = randomUUID();
  private readonly schedule: Schedule;
  private readonly settings: RoundSettings;
  /** For waiting. */
  private readonly line: Redis;
  private readonly out = new Map<number, Out>();
  private readonly size = new BatchSize();
  private batches = 0;
  private hasMore = true;
  private isOver = false;
  private beat: NodeJS.Timeout | undefined;
  private readonly began = performance.now();
  /** When it last looked for lost batches. */
  private looked = performance.now();

  constructor(schedule: Schedule, settings: RoundSettings) {
    this.schedule = schedule;
    this.settings = settings;
    this.line = secondConnection(settings.redis);
  }

  async play(): Promise<void> {
    const { signal } = this.settings;
    if (signal?.aborted) {
      this.line.disconnect();
      return;
    }
    const work = this.work();
    try {
      await Promise.race([work, aborted(signal)]);
    } finally {
      this.isOver = true;
      clearInterval(this.beat);
      this.line.disconnect();
      // What still waits for Redis learns that it is over.
      work.catch(() => {});
      await within(LEAVE_MS, this.leave());
    }
  }

  private async work(): Promise<void> {
    const { crew, patience } = this.settings;
    let isBeating = false;
    const beat = async (): Promise<void> => {
      if (isBeating) return;
      isBeating = true;
      await this.renewLease();
      await crew.look();
      isBeating = false;
    };
    this.beat = setInterval(() => void beat().catch(() => {}), patience.beatMs);
    await beat();
    crew.requireOwnEngine();
    while (!this.isOver) {
      await this.fill();
      if (this.out.size === 0) return;
      const answer = await this.line.blpop(answersKey(this.id), WAIT_SECONDS);
      if (this.isOver) return;
      if (answer) await this.takeAll(answer[1]);
      else crew.sayIfIdle();
      await this.findLost();
    }
  }

  private async renewLease(): Promise<void> {
    const { redis, patience } = this.settings;
    await redis.set(leaseKey(this.id), '1', 'PX', patience.goneMs);
  }

  /** Hands out batches until there are enough. */
  private async fill(): Promise<void> {
    const most = Math.max(LEAST_BATCHES, BATCHES_A_THREAD * this.settings.crew.threads);
    const isPilot = !this.size.isSettled && performance.now() - this.began < PILOT_MS;
    const wanted = isPilot ? Math.min(most, PILOT_BATCHES) : most;
    const added: number[] = [];
    while (this.hasMore && this.out.size < wanted) {
      const plans = this.nextPlans();
      if (plans.length === 0) break;
      this.out.set(this.batches, { plans, missing: 0 });
      added.push(this.batches++);
    }
    await this.send(added);
  }

  private nextPlans(): GamePlan[] {
    const plans: GamePlan[] = [];
    while (plans.length < this.size.games) {
      const next = this.schedule.next();
      this.hasMore = !next.done;
      if (next.done) break;
      plans.push(next.value);
    }
    return plans;
  }

  private async send(numbers: readonly number[]): Promise<void> {
    if (numbers.length === 0) return;
    const { queue } = this.settings;
    const jobs: Parameters<Queue['addBulk']>[0] = [];
    for (const batch of numbers) {
      const { plans } = this.out.get(batch)!;
      const weights = await this.sendWeights(plans);
      const engines = Object.fromEntries(plans.map(({ game }) => [game, engineOf(game)]));
      jobs.push({
        name: plans[0]!.game,
        data: packBatch({ round: this.id, batch, engines, weights, plans }),
        opts: { jobId: jobOf(this.id, batch), removeOnComplete: true, attempts: 1 },
      });
    }
    await queue.addBulk(jobs);
  }

  /** Makes sure that workers find the weights that these agents name. @returns their ids */
  private async sendWeights(plans: readonly GamePlan[]): Promise<string[]> {
    const specs = new Set(plans.flatMap(({ agents }) => agents));
    const named = registeredWeights().filter(({ id }) => [...specs].some((spec) => spec.includes(id)));
    for (const weights of named) {
      const json = JSON.stringify(packWeights(weights));
      await this.settings.redis.set(weightsKey(weights.id), json, 'EX', WEIGHTS_KEPT_SECONDS);
    }
    return named.map(({ id }) => id);
  }

  /** Takes an answer, and all others that have come meanwhile. */
  private async takeAll(first: string): Promise<void> {
    this.take(first);
    const more = this.isOver ? null : await this.settings.redis.lpop(answersKey(this.id), ANSWERS_AT_ONCE);
    for (const json of more ?? []) {
      if (this.isOver) return;
      this.take(json);
    }
  }

  private take(json: string): void {
    const answer = this.read(json);
    const out = answer && this.out.get(answer.batch);
    // Whoever has played a batch after it was given up has played the same games.
    if (!answer || !out) return;
    if (!isAnswerTo(answer, out.plans)) {
      this.settings.onNote(`${answer.worker} sent games that it was not asked for; they are played again`);
      return;
    }
    const { games, seconds, worker, error } = answer;
    this.out.delete(answer.batch);
    this.size.learn(games.length, seconds);
    this.settings.crew.count(worker, games.length);
    if (games.length > 0 && !this.settings.onGames(games)) this.isOver = true;
    else if (error) throw unpackError(error);
  }

  private read(json: string): Answer | undefined {
    try {
      return readAnswer(json);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      this.settings.onNote(`an answer makes no sense (${error.message}); its games are played again`);
      return undefined;
    }
  }

  /** Hands out again what is in the queue no more. @throws UserError for what no worker has survived */
  private async findLost(): Promise<void> {
    const { queue, redis, patience } = this.settings;
    if (performance.now() - this.looked < patience.beatMs) return;
    this.looked = performance.now();
    const numbers = [...this.out.keys()];
    if (numbers.length === 0) return;
    const questions = redis.pipeline();
    for (const batch of numbers) {
      const job = jobOf(this.id, batch);
      questions.exists(queue.toKey(job)).zscore(queue.toKey('failed'), job);
    }
    const replies = (await questions.exec()) ?? [];
    const lost: number[] = [];
    for (const [i, batch] of numbers.entries()) {
      const out = this.out.get(batch);
      if (!out) continue;
      if (typeof replies[2 * i + 1]?.[1] === 'string') throw this.deadly(out);
      out.missing = replies[2 * i]?.[1] === 0 ? out.missing + 1 : 0;
      // One that is missing for the first time may have been answered a moment ago.
      if (out.missing < 2) continue;
      out.missing = 0;
      lost.push(batch);
    }
    await this.send(lost);
  }

  private deadly({ plans }: Out): UserError {
    const [first, last] = [plans[0]!, plans.at(-1)!];
    const which = first === last ? `game ${first.index}` : `games ${first.index} to ${last.index}`;
    return new UserError(
      `${which} of ${first.game}, ${first.agents.join(' against ')}, could not be played: every worker that tried ended or fell silent`,
      'Often there is too little memory: try workers with fewer --threads, or a limit such as memory=500MB.',
    );
  }

  /** Leaves nothing behind. What is being played is dropped by its worker when it finds the lease gone. */
  private async leave(): Promise<void> {
    const { redis, queue } = this.settings;
    await redis.del(leaseKey(this.id), answersKey(this.id));
    await Promise.allSettled([...this.out.keys()].map((batch) => queue.remove(jobOf(this.id, batch))));
    await redis.del(answersKey(this.id));
  }
}
