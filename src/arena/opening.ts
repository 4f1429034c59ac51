/**
 * Where games begin. The games of a block have the same set-up, which some games take longer to make than to play, so it is
 * made once. All games are played on the same state, one after the other.
 */
import type { Game, Random, State } from '../core/index.ts';
import type { GamePlan } from './gamePlan.ts';

function haveSameRules(a: GamePlan, b: GamePlan): boolean {
  return a.game === b.game && a.options === b.options && a.position === b.position;
}

function haveSameSetUp(a: GamePlan, b: GamePlan): boolean {
  return haveSameRules(a, b) && (a.position !== undefined || (a.seed === b.seed && a.block === b.block));
}

export class Opening {
  private made: { readonly plan: GamePlan; readonly start: State; readonly board: State } | undefined;

  /** The state on which to play a game, set up for it; the one before must be over. @param random of the set-up */
  setUp(game: Game, plan: GamePlan, random: () => Random): State {
    const before = this.made;
    if (before && haveSameSetUp(before.plan, plan)) {
      before.board.assign(before.start);
      return before.board;
    }
    const start =
      plan.position === undefined
        ? game.start(plan.options, random())
        : game.parsePosition(plan.position, plan.options);
    const board = before && haveSameRules(before.plan, plan) ? before.board : start.clone();
    board.assign(start);
    this.made = { plan, start, board };
    return board;
  }
}
