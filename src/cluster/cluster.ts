/** A cluster as a way to play schedules: the coordinator's end. */
import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import type { PlaySchedule } from '../arena/index.ts';
import { parseAddress } from './address.ts';
import { openConnection } from './connection.ts';
import { Crew, type CrewMember } from './crew.ts';
import { PREFIX, queueName } from './names.ts';
import { type Patience, USUAL_PATIENCE, patienceOf } from './patience.ts';
import { Round } from './round.ts';

export interface ClusterSettings {
  /** Is told what a person should know of, such as that no worker is there. */
  readonly onNote?: (note: string) => void;
  /** Milliseconds from any origin, for rates. */
  readonly clock?: () => number;
  /** Seconds. */
  readonly patience?: number;
}

export class Cluster {
  /** The address, without its password. */
  readonly shown: string;
  private readonly redis: Redis;
  private readonly queue: Queue;
  private readonly crew: Crew;
  private readonly patience: Patience;
  private readonly onNote: (note: string) => void;

  private constructor(shown: string, redis: Redis, settings: ClusterSettings) {
    const { clock = () => performance.now(), onNote = () => {}, patience = USUAL_PATIENCE } = settings;
    this.shown = shown;
    this.redis = redis;
    this.onNote = onNote;
    this.patience = patienceOf(patience);
    this.crew = new Crew(redis, clock, onNote);
    this.queue = new Queue(queueName(), { connection: redis, prefix: PREFIX });
    this.queue.on('error', () => {});
  }

  /** @throws UserError if the address is none, or nobody answers there */
  static async open(url: string, settings: ClusterSettings = {}): Promise<Cluster> {
    const address = parseAddress(url);
    return new Cluster(address.shown, await openConnection(address), settings);
  }

  readonly play: PlaySchedule = (schedule, settings) => {
    const { redis, queue, crew, patience, onNote } = this;
    return new Round(schedule, { ...settings, redis, queue, crew, patience, onNote }).play();
  };

  /** Those who play for us, and how fast. */
  get members(): CrewMember[] {
    return this.crew.members;
  }

  async close(): Promise<void> {
    // It waits for answers that will not come if Redis is away.
    await Promise.race([this.queue.close(), new Promise((resolve) => setTimeout(resolve, 1000).unref())]);
    this.redis.disconnect();
  }
}
