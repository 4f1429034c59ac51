/**
 * Evaluates the positions of a line of play: from their sums where the evaluation keeps some, which are then brought along
 * from position to position, else from scratch.
 */
import type { Evaluation, IncrementalEvaluation, Move, State } from '../../core/index.ts';

/** A position of the line, with its sums. */
export class Evaluated {
  readonly state: State;
  readonly sums: Int32Array;

  /** @param state to be copied */
  constructor(state: State, { sums }: Evaluator) {
    this.state = state.clone();
    this.sums = new Int32Array(sums);
  }
}

export class Evaluator {
  private readonly evaluation: Evaluation;
  private readonly incremental: IncrementalEvaluation | undefined;

  constructor(evaluation: Evaluation) {
    this.evaluation = evaluation;
    this.incremental = evaluation.incremental;
  }

  get sums(): number {
    return this.incremental?.sums ?? 0;
  }

  /** For a position that does not follow from another one. */
  begin({ state, sums }: Evaluated): void {
    this.incremental?.fill(state, sums);
  }

  /** Makes `to` the position after a move in `from`. */
  follow(from: Evaluated, move: Move, to: Evaluated): void {
    if (this.incremental) {
      to.sums.set(from.sums);
      this.incremental.update(from.state, move, to.sums);
    }
    to.state.assign(from.state);
    to.state.play(move);
  }

  value({ state, sums }: Evaluated, seat: number): number {
    return this.incremental ? this.incremental.value(state, seat, sums) : this.evaluation.value(state, seat);
  }
}
