/**
 * What a move is worth before it is tried. A game may rate moves directly (`Game.ratings`); any evaluation of positions
 * rates them too, by looking at the position after the move.
 */
import {
  type Evaluation,
  type Heuristic,
  type Move,
  type MoveRater,
  OVER,
  type State,
} from '../../../core/index.ts';

export interface Rating extends MoveRater {
  /** The difference between two moves that makes the better one clearly better. */
  readonly scale: number;
}

/** Rates a move by the evaluation of the position after it. */
export class AfterMove implements Rating {
  readonly scale: number;
  private readonly bound: number;
  private readonly evaluation: Evaluation;
  private state: State | undefined;
  private next: State | undefined;

  constructor(heuristic: Heuristic, evaluation: Evaluation) {
    this.scale = heuristic.scale;
    this.bound = heuristic.bound;
    this.evaluation = evaluation;
  }

  look(state: State): void {
    this.state = state;
    this.next ??= state.clone();
  }

  rate(move: Move): number {
    const seat = this.state!.turn;
    const next = this.next!;
    next.assign(this.state!);
    next.play(move);
    if (next.turn === OVER) return (2 * next.result(seat) - 1) * this.bound;
    return this.evaluation.value(next, seat);
  }
}
