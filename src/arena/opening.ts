/**
 * Where games begin. The games of a block have the same set-up, which some games take longer to make than to play, and
 * the same opening moves, so both are made once. All games are played on the same state, one after the other.
 */
import type { Game, Move, Random, State } from '../core/index.ts';
import type { GamePlan } from './gamePlan.ts';
import { openingMoves } from './openingMoves.ts';

function haveSameRules(a: GamePlan, b: GamePlan): boolean {
  return a.game === b.game && a.options === b.options && a.position === b.position;
}

/** Does nothing about the start of a game depend on its block? */
function isFixed({ position, opening }: GamePlan): boolean {
  return position !== undefined && !opening?.plies;
}

function haveSameSetUp(a: GamePlan, b: GamePlan): boolean {
  return (
    haveSameRules(a, b) &&
    a.opening === b.opening &&
    (isFixed(a) || (a.seed === b.seed && a.block === b.block))
  );
}

/** How a game begins. */
export interface Begun {
  /** At the start. */
  readonly state: State;
  /** What is played before anyone is asked. */
  readonly given: readonly Move[];
}

const NONE: readonly Move[] = [];

export class Opening {
  private made: (Begun & { readonly plan: GamePlan; readonly start: State }) | undefined;

  /** The state on which to play a game, set up for it; the one before must be over. @param block its stream */
  setUp(game: Game, plan: GamePlan, block: Random): Begun {
    const before = this.made;
    if (before && haveSameSetUp(before.plan, plan)) {
      before.state.assign(before.start);
      return before;
    }
    const start =
      plan.position === undefined
        ? game.start(plan.options, block.derive('setup'))
        : game.parsePosition(plan.position, plan.options);
    const given = plan.opening ? openingMoves(game, start, plan.opening, block) : NONE;
    const state = before && haveSameRules(before.plan, plan) ? before.state : start.clone();
    state.assign(start);
    this.made = { plan, start, state, given };
    return this.made;
  }
}
