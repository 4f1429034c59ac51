/** A worker of a pool: handles requests, one after the other. It is kept from request to request, because its tree is large. */
import { type Game, Random, type State } from '../../core/index.ts';
import { Mcts } from '../mcts/mcts.ts';
import type { MctsParts } from '../mcts/mctsParts.ts';
import type { Setting } from '../search.ts';
import { FailureFlag, type Watch } from './failureFlag.ts';
import { Barrier, barrierClock } from './barrier.ts';
import { workOnLeaf } from './leafParallel.ts';
import type { PoolRequest, Task } from './searchPool.ts';
import { workOnRoot } from './rootParallel.ts';
import { workOnTree } from './treeParallel.ts';

export class PoolWorker {
  private readonly parts: MctsParts;
  private readonly setting: Setting;
  private readonly random = new Random(0);
  private barrier = new Barrier();
  private freeMemory = Infinity;
  private own: Mcts | undefined;

  /** @param parts of the agent that all requests are for */
  constructor(game: Game, parts: MctsParts) {
    this.parts = parts;
    this.setting = {
      game,
      random: this.random,
      clock: barrierClock(() => this.barrier),
      freeMemory: () => this.freeMemory,
    };
  }

  /** Bytes that its own tree takes. */
  get bytes(): number {
    return this.own?.bytes ?? 0;
  }

  handle({ seed, task, failure, freeMemory }: PoolRequest, state: State): void {
    this.random.assign(new Random(seed));
    this.freeMemory = freeMemory;
    if (task.kind !== 'leaf') this.barrier = new Barrier(task.barrier);
    this.work(task, state, new FailureFlag(failure));
  }

  private work(task: Task, state: State, watch: Watch): void {
    const { parts, setting } = this;
    switch (task.kind) {
      case 'root':
        this.own ??= new Mcts(parts, setting);
        return workOnRoot(task, state, this.own);
      case 'leaf':
        return workOnLeaf(task, state, parts, setting);
      case 'tree':
        return workOnTree(task, state, parts, setting, watch);
    }
  }
}
