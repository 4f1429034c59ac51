/** The workers of a cluster as a coordinator sees them: how many, how fast, and whether they are of its engine. */
import type { Redis } from 'ioredis';
import { VERSION } from '../arena/index.ts';
import { UserError } from '../core/index.ts';
import { queueName } from './names.ts';
import { type Card, readRoster } from './roster.ts';

/** The rate is over this much of the past. */
const RATE_MS = 20_000;

export interface CrewMember {
  readonly name: string;
  readonly threads: number;
  /** For this coordinator, lately. */
  readonly gamesPerSecond: number;
}

interface Delivery {
  readonly at: number;
  readonly games: number;
}

export class Crew {
  private readonly redis: Redis;
  private readonly clock: () => number;
  private readonly onNote: (note: string) => void;
  private readonly queue = queueName();
  private cards: readonly Card[] = [];
  private readonly deliveries = new Map<string, Delivery[]>();
  /** Workers of other engines that were mentioned already. */
  private readonly mentioned = new Set<string>();
  private isIdleSaid = false;

  constructor(redis: Redis, clock: () => number, onNote: (note: string) => void) {
    this.redis = redis;
    this.clock = clock;
    this.onNote = onNote;
  }

  /** Of all workers that can play for us. */
  get threads(): number {
    return this.own.reduce((sum, { threads }) => sum + threads, 0);
  }

  get members(): CrewMember[] {
    return this.own.map(({ id, name, threads }) => ({ name, threads, gamesPerSecond: this.rateOf(id) }));
  }

  /** Asks who is there. */
  async look(): Promise<void> {
    this.cards = await readRoster(this.redis);
    if (this.own.length > 0) this.isIdleSaid = false;
    for (const card of this.others) {
      if (this.mentioned.has(card.id)) continue;
      this.mentioned.add(card.id);
      if (this.own.length > 0)
        this.onNote(`${describe(card)} is left out: its engine is not the same, and its games might differ`);
    }
  }

  /** @throws UserError if there are workers, but none that may play for us */
  requireOwnEngine(): void {
    if (this.own.length > 0 || this.others.length === 0) return;
    throw new UserError(
      `no worker of this cluster has the same engine: this is Playout ${VERSION} (${this.queue}), and there ${this.others.length === 1 ? 'is' : 'are'} ${this.others.map(describe).join(', ')}`,
      'Games of another engine might differ. Install the same version on all machines and start the workers again.',
    );
  }

  /** Once for each time that nobody is there. */
  sayIfIdle(): void {
    if (this.own.length > 0 || this.isIdleSaid) return;
    this.isIdleSaid = true;
    this.onNote(
      'waiting for workers: none is connected to this Redis (start one with: playout worker --redis URL)',
    );
  }

  /** @param worker its id */
  count(worker: string, games: number): void {
    const own = this.deliveries.get(worker) ?? [];
    own.push({ at: this.clock(), games });
    this.deliveries.set(worker, own);
  }

  private get own(): readonly Card[] {
    return this.cards.filter(({ queue }) => queue === this.queue);
  }

  private get others(): readonly Card[] {
    return this.cards.filter(({ queue }) => queue !== this.queue);
  }

  private rateOf(worker: string): number {
    const all = this.deliveries.get(worker);
    if (!all) return 0;
    const now = this.clock();
    while (all.length > 1 && now - all[0]!.at > RATE_MS) all.shift();
    const [first] = all;
    const games = all.reduce((sum, delivery) => sum + delivery.games, 0);
    return (1000 * games) / Math.max(1000, now - first!.at);
  }
}

function describe({ name, playout, queue }: Card): string {
  return `worker ${name} with Playout ${playout} (${queue})`;
}
