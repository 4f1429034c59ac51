/** The pool as one search uses it: sends out the requests for a position, and checks for failures. */
import { type State, UserError } from '../../core/index.ts';
import type { Setting } from '../search.ts';
import { FailureFlag, type Watch } from './failureFlag.ts';
import type { SearchPool, Task } from './searchPool.ts';

/** What a parallel search must know beside its parts. */
export interface ParallelPlan {
  /** All threads, its own among them. */
  readonly threads: number;
  /** The agent that it is, from which workers make the same parts. */
  readonly spec: string;
}

/** What a search ends with when one of its threads has died. */
export function threadEnded(spec: string, game: string, reason: string): UserError {
  return new UserError(
    `a thread of ${spec} in ${game} ended: ${reason}`,
    'Often there is too little memory: try fewer threads, or a limit such as memory=500MB.',
  );
}

export class PoolClient implements Watch {
  /** Threads beside the own. */
  readonly workers: number;
  /** For the position that is being searched. */
  private failure = new FailureFlag();
  private readonly pool: SearchPool | undefined;
  private readonly spec: string;
  private readonly setting: Setting;

  constructor({ threads, spec }: ParallelPlan, setting: Setting) {
    this.workers = threads - 1;
    this.spec = spec;
    this.setting = setting;
    if (this.workers === 0) return;
    if (!setting.openPool || !setting.options)
      throw new Error('a parallel search needs a pool of workers, and the options of the game');
    this.pool = setting.openPool(this.workers);
    this.check();
  }

  get isUp(): boolean {
    this.check();
    return this.pool?.isUp ?? true;
  }

  /** @throws UserError if a thread has died, Error if one has failed in this search */
  check(): void {
    const death = this.pool?.death;
    if (death !== undefined) throw threadEnded(this.spec, this.setting.game.name, death);
    this.failure.check();
  }

  /** @param release lets the workers go when another search takes the pool */
  send(state: State, taskOf: (worker: number) => Task, release: () => void): void {
    if (!this.pool) return;
    const { game, random, options = {}, freeMemory } = this.setting;
    this.failure = new FailureFlag();
    const position = game.formatPosition(state);
    const requests = Array.from({ length: this.workers }, (_, worker) => ({
      game: game.name,
      options,
      position,
      spec: this.spec,
      freeMemory: (freeMemory?.() ?? Infinity) / (this.workers + 1),
      seed: random.next() >>> 0,
      failure: this.failure.words,
      task: taskOf(worker),
    }));
    this.pool.send(requests, release);
    this.check();
  }
}
