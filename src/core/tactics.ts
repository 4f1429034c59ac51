/**
 * What a game tells a selective search about its moves, so that the search can look at few of them: see
 * `search/minimax/selective`. All of it is optional; a game without it is searched by its rules alone. Asked only while a
 * seat is to move. Nothing here allocates or, `pass` apart, changes the state.
 */
export interface Tactics<S> {
  /** What a gain of 1 is worth, as a share of `Heuristic.scale`, the advantage that makes winning about 73 % likely. */
  readonly unit: number;
  /**
   * Writes the moves that gain more than `floor` to the front of `moves`, their gains to the front of `gains`, and returns
   * how many. What a move gains is what it wins at once in the game's own unit (stones that change sides, say), zero or
   * more, and must be found without playing it. With a floor of `-Infinity` these are the moves of `State.moves`, in an
   * order that depends on the position alone; a higher floor leaves some out.
   */
  list(state: S, floor: number, moves: Int32Array, gains: Float64Array): number;
  /**
   * Moves that gain more than this have consequences that a judgement of the position would miss, so they are followed
   * beyond the depth of the search. Missing where judgements can be trusted.
   */
  readonly forcing?: number;
  /** Is a 32-bit integer one of the moves? Saves listing them all where one good move is enough. */
  isLegal(state: S, move: number): boolean;
  /** Is the right to move an advantage here, so that a seat that can afford to give it away stands well? */
  mayPass(state: S): boolean;
  /** Hands the turn to the other seat, in place. Called only if `mayPass`; the game is not over then either. */
  pass(state: S): void;
}
