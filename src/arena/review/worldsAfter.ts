/**
 * The worlds of a search that looks at one move alone: those that the seat which makes it can imagine, after the move. What
 * follows is searched as below that move in a tree, but with the whole budget. A search of the position after the move
 * would not do where cards are hidden: the next seat knows other cards, and not those that this one has kept.
 */
import type { Move, State } from '../../core/index.ts';
import { Worlds } from '../../search/mcts/forest/worlds.ts';

export class WorldsAfter extends Worlds {
  private before: State | undefined;
  private move: Move = 0;

  /** Called before every start of the search. */
  lookAt(before: State, move: Move): void {
    this.before = before;
    this.move = move;
  }

  override start(): void {
    super.start(this.before!);
  }

  override enter(tree: number, state: State): void {
    super.enter(tree, state);
    state.play(this.move);
  }
}
