/** A member of a crew: carries out orders, one after the other. It keeps its agents, for their trees are large. */
import { type Game, Random, type State } from '../../core/index.ts';
import { Mcts } from '../mcts/mcts.ts';
import type { MctsParts } from '../mcts/mctsParts.ts';
import type { Setting } from '../search.ts';
import { Alarm, type Watch } from './alarm.ts';
import { Gate } from './gate.ts';
import { followLeaf } from './leafMember.ts';
import type { Order, Task } from './order.ts';
import { followRoot } from './rootMember.ts';
import { followTree } from './treeMember.ts';
import { gateClock } from './workInside.ts';

export class Member {
  private readonly parts: MctsParts;
  private readonly setting: Setting;
  private readonly random = new Random(0);
  private gate = new Gate();
  private freeMemory = Infinity;
  private own: Mcts | undefined;

  /** @param parts of the agent that all orders are for */
  constructor(game: Game, parts: MctsParts) {
    this.parts = parts;
    this.setting = {
      game,
      random: this.random,
      clock: gateClock(() => this.gate),
      freeMemory: () => this.freeMemory,
    };
  }

  /** Bytes that its own tree takes. */
  get bytes(): number {
    return this.own?.bytes ?? 0;
  }

  follow({ seed, task, alarm, freeMemory }: Order, state: State): void {
    this.random.assign(new Random(seed));
    this.freeMemory = freeMemory;
    if (task.kind !== 'leaf') this.gate = new Gate(task.gate);
    this.carryOut(task, state, new Alarm(alarm));
  }

  private carryOut(task: Task, state: State, watch: Watch): void {
    const { parts, setting } = this;
    switch (task.kind) {
      case 'root':
        this.own ??= new Mcts(parts, setting);
        return followRoot(task, state, this.own);
      case 'leaf':
        return followLeaf(task, state, parts, setting);
      case 'tree':
        return followTree(task, state, parts, setting, watch);
    }
  }
}
