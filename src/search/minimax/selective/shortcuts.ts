/** What a position near the leaves of a selective search need not be asked, given what its evaluation says. */
import type { State, Tactics } from '../../../core/index.ts';
import { ALL_MOVES, type SelectiveFrame } from './selectiveFrame.ts';
import * as rules from './selectivity.ts';

export class Shortcuts {
  private readonly tactics: Tactics<State>;
  private readonly chosen: rules.Selectivity;
  private readonly scale: number;

  constructor(tactics: Tactics<State>, chosen: rules.Selectivity, scale: number) {
    this.tactics = tactics;
    this.chosen = chosen;
    this.scale = scale;
  }

  /** How many of its moves are looked at. */
  mostMoves(depth: number): number {
    return this.chosen.late && depth <= rules.LATE_DEPTH ? rules.mostMoves(depth) : ALL_MOVES;
  }

  /** What a move must gain at once to make up for a shortfall; `-Infinity` if all moves may do so. */
  floor(depth: number, shortfall: number): number {
    if (!this.chosen.futility || depth > rules.FUTILITY_DEPTH) return -Infinity;
    const floor = (shortfall / this.scale - rules.futilityMargin(depth)) / this.tactics.unit;
    return floor < 0 ? -Infinity : floor;
  }

  /** What a forcing move beyond the depth must gain at once to make up for a shortfall. */
  forcingFloor(shortfall: number): number {
    return (shortfall / this.scale - rules.FORCING_MARGIN) / this.tactics.unit;
  }

  /** Is the position by so much better than it need be that a look at its moves would not change that? */
  isSurplus(depth: number, surplus: number): boolean {
    return (
      this.chosen.futility &&
      depth <= rules.FUTILITY_DEPTH &&
      surplus >= this.scale * rules.surplusMargin(depth)
    );
  }

  mayPass({ depth, isAfterPass, state }: SelectiveFrame): boolean {
    return this.chosen.pass && depth >= rules.PASS_DEPTH && !isAfterPass && this.tactics.mayPass(state);
  }
}
