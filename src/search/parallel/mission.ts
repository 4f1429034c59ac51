/** A crew as one search leads it: gives out the orders for a position, and hears of failures. */
import { type State, UserError } from '../../core/index.ts';
import type { Setting } from '../search.ts';
import { Alarm, type Watch } from './alarm.ts';
import type { Crew } from './crew.ts';
import type { Task } from './order.ts';

/** What a parallel search must know beside its parts. */
export interface ParallelPlan {
  /** All threads, its own among them. */
  readonly threads: number;
  /** The agent that it is, from which members make the same parts. */
  readonly spec: string;
}

export class Mission implements Watch {
  /** Threads beside the own. */
  readonly members: number;
  /** For the position that is being searched. */
  private alarm = new Alarm();
  private readonly crew: Crew | undefined;
  private readonly spec: string;
  private readonly setting: Setting;

  constructor({ threads, spec }: ParallelPlan, setting: Setting) {
    this.members = threads - 1;
    this.spec = spec;
    this.setting = setting;
    if (this.members === 0) return;
    if (!setting.openCrew || !setting.rules)
      throw new Error('a parallel search needs a crew, and rules to tell it');
    this.crew = setting.openCrew(this.members);
    this.check();
  }

  get isUp(): boolean {
    this.check();
    return this.crew?.isUp ?? true;
  }

  /** @throws UserError if a thread has died, Error if one has failed in this search */
  check(): void {
    const death = this.crew?.death;
    if (death !== undefined)
      throw new UserError(
        `a thread of ${this.spec} in ${this.setting.game.name} ended: ${death}`,
        'Often there is too little memory: try fewer threads, or a limit such as memory=500MB.',
      );
    this.alarm.check();
  }

  /** @param dismiss lets the members go when another search takes the crew */
  send(state: State, taskOf: (member: number) => Task, dismiss: () => void): void {
    if (!this.crew) return;
    const { game, random, rules = {}, freeMemory } = this.setting;
    this.alarm = new Alarm();
    const position = game.formatPosition(state);
    const orders = Array.from({ length: this.members }, (_, member) => ({
      game: game.name,
      rules,
      position,
      spec: this.spec,
      freeMemory: (freeMemory?.() ?? Infinity) / (this.members + 1),
      seed: random.next() >>> 0,
      alarm: this.alarm.words,
      task: taskOf(member),
    }));
    this.crew.send(orders, dismiss);
    this.check();
  }
}
