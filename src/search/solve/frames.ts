/** Room for the positions on the way down, one for each depth, made once. */
import type { Game, State } from '../../core/index.ts';

export interface Frame {
  readonly state: State;
  /** Its moves. */
  readonly listed: Int32Array;
}

export class Frames {
  private readonly made: Frame[] = [];
  private readonly maxMoves: number;

  constructor({ maxMoves }: Game) {
    this.maxMoves = maxMoves;
  }

  at(depth: number): Frame {
    return this.made[depth]!;
  }

  /** The frame at this depth, with a copy of the state. */
  copy(depth: number, state: State): Frame {
    const frame = (this.made[depth] ??= { state: state.clone(), listed: new Int32Array(this.maxMoves) });
    frame.state.assign(state);
    return frame;
  }
}
