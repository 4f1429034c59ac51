/**
 * Leaf parallelisation: one tree, grown by one thread; every new leaf is evaluated by all threads at once, each with its own
 * stream, and the mean of what they find counts as the reward. The result depends on the seed and the number of threads
 * alone. All wait for the slowest: of the three ways the one that gains least.
 *
 * T. Cazenave, N. Jouandeau, 2007.
 */
import { OVER, type State } from '../../core/index.ts';
import type { Budget } from '../budget.ts';
import { Mcts, type Totals } from '../mcts/mcts.ts';
import type { MctsParts } from '../mcts/mctsParts.ts';
import type { Setting } from '../search.ts';
import type { Tree } from '../mcts/tree.ts';
import { LeafDesk } from './leafDesk.ts';
import { Mission, type ParallelPlan } from './mission.ts';

export class LeafParallel extends Mcts {
  private readonly mission: Mission;
  private readonly threads: number;
  private desk: LeafDesk | undefined;

  constructor(parts: MctsParts, plan: ParallelPlan, setting: Setting) {
    super(parts, setting);
    this.mission = new Mission(plan, setting);
    this.threads = plan.threads;
  }

  override start(state: State, budget: Budget = this.parts.budget, lines?: number): void {
    const { members } = this.mission;
    const desk = LeafDesk.forMembers(members, state.seats);
    const { words, answers } = desk;
    this.mission.send(
      state,
      (member) => ({ kind: 'leaf', member, words, answers }),
      () => desk.end(),
    );
    this.desk = members > 0 ? desk : undefined;
    super.start(state, budget, lines);
  }

  override advance(until: number): boolean {
    if (this.desk?.isOver) throw new Error('another search has taken the crew of this one');
    // Members that cannot hear as yet come up only if their owner's event loop turns.
    return this.mission.isUp && super.advance(until);
  }

  override get simulations(): number {
    return super.simulations + (this.desk?.simulations ?? 0);
  }

  override totals(): Totals {
    const totals = super.totals();
    return { ...totals, playoutMoves: totals.playoutMoves + (this.desk?.playoutMoves ?? 0) };
  }

  protected override evaluate(tree: Tree, state: State, plies: number, iteration: number): number {
    const { desk, rewards, threads } = this;
    // Of a game that has ended all would say the same.
    if (!desk || state.turn === OVER) return super.evaluate(tree, state, plies, iteration);
    desk.ask(tree, this.descent, iteration);
    const own = super.evaluate(tree, state, plies, iteration);
    desk.awaitAnswers(this.mission);
    const length = (own + desk.addAnswers(rewards)) / threads;
    for (let seat = 0; seat < rewards.length; seat++) rewards[seat]! /= threads;
    return length;
  }
}
