/**
 * Root parallelisation: every thread runs the same search on its own, with its own stream and its share of the budget, and
 * what they know of the root's moves is added up. Nothing is shared while they work, so that any search can be run so, and
 * with a budget of iterations the result depends on the seed and the number of threads alone.
 *
 * T. Cazenave, N. Jouandeau, 2007; G. Chaslot, M. Winands, J. van den Herik, 2008.
 */
import type { State } from '../../core/index.ts';
import type { Budget } from '../budget.ts';
import type { RootMove } from '../mcts/choose/finalChoice.ts';
import { Mcts, type Totals } from '../mcts/mcts.ts';
import type { MctsParts } from '../mcts/mctsParts.ts';
import type { Setting } from '../search.ts';
import { Gate } from './gate.ts';
import { Mission, type ParallelPlan } from './mission.ts';
import { RootSheet } from './rootSheet.ts';
import { shareOf } from './shareOf.ts';
import { addTotals } from './totals.ts';

export class RootParallel extends Mcts {
  private readonly mission: Mission;
  private readonly threads: number;
  private gate = new Gate();
  private sheets: readonly RootSheet[] = [];
  private isComplete = false;

  constructor(parts: MctsParts, plan: ParallelPlan, setting: Setting) {
    const { freeMemory } = setting;
    super(parts, { ...setting, ...(freeMemory && { freeMemory: () => freeMemory() / plan.threads }) });
    this.mission = new Mission(plan, setting);
    this.threads = plan.threads;
  }

  override start(state: State, budget: Budget = this.parts.budget, lines?: number): void {
    const moves = state.count();
    const gate = new Gate();
    const sheets = Array.from({ length: this.mission.members }, () => RootSheet.blank(moves));
    this.gate = gate;
    this.sheets = sheets;
    this.isComplete = false;
    this.mission.send(
      state,
      (member) => ({
        kind: 'root',
        gate: gate.words,
        sheet: sheets[member]!.values,
        budget: shareOf(budget, moves, member + 1, this.threads),
      }),
      () => gate.end(),
    );
    super.start(state, shareOf(budget, moves, 0, this.threads), lines);
  }

  override advance(until: number): boolean {
    if (this.isComplete) return true;
    if (this.gate.isOver) throw new Error('another search has taken the crew of this one');
    this.gate.open();
    try {
      if (super.advance(until)) this.awaitMembers(until);
    } finally {
      this.gate.close(this.mission);
    }
    return this.isComplete;
  }

  /** The own share is done: waits for the others, as long as there is time. */
  private awaitMembers(until: number): void {
    const { gate, mission } = this;
    const began = this.clock();
    const deadline = Math.min(until, began + (this.budget.ms ?? Infinity) - this.elapsed);
    let now = began;
    let finished = gate.finished;
    // Members that cannot hear as yet come up only if their owner's event loop turns.
    while (finished < mission.members && now < deadline && mission.isUp) {
      gate.awaitFinish(finished, deadline - now, mission);
      finished = gate.finished;
      now = this.clock();
    }
    this.elapsed += now - began;
    this.isComplete = finished === mission.members || this.elapsed >= (this.budget.ms ?? Infinity);
  }

  override rows(): RootMove[] {
    const rows = super.rows();
    for (const sheet of this.sheets) sheet.addTo(rows);
    return rows;
  }

  override totals(): Totals {
    return this.sheets.reduce((sum, sheet) => addTotals(sum, sheet.totals), super.totals());
  }
}
