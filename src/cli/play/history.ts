/** The game so far: every position and the move that led to it, so that moves can be taken back, pointed out and saved. */
import type { Game, Move, State } from '../../core/index.ts';

export interface MadeMove {
  readonly before: State;
  readonly move: Move;
}

export class History {
  /** The current position last. */
  private readonly states: State[];
  private readonly moves: Move[] = [];

  constructor(first: State) {
    this.states = [first];
  }

  get state(): State {
    return this.states.at(-1)!;
  }

  /** The last move that a seat made; chance may have moved since. */
  get last(): MadeMove | undefined {
    const ply = this.moves.findLastIndex((_, i) => this.states[i]!.turn >= 0);
    return ply < 0 ? undefined : { before: this.states[ply]!, move: this.moves[ply]! };
  }

  play(move: Move): void {
    const next = this.state.clone();
    next.play(move);
    this.states.push(next);
    this.moves.push(move);
  }

  /** Goes back to the last position before this one that is wanted. @returns whether there is one */
  goBackTo(isWanted: (state: State) => boolean): boolean {
    const target = this.states.slice(0, -1).findLastIndex(isWanted);
    if (target < 0) return false;
    this.states.length = target + 1;
    this.moves.length = target;
    return true;
  }

  /** All moves in notation. */
  format(game: Game): string[] {
    return this.moves.map((move, ply) => game.formatMove(this.states[ply]!, move));
  }
}
