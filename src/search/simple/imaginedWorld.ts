/**
 * The world in which a seat draws a move. Playouts are made for trees, in which nothing is hidden any more: one that looks
 * ahead would look under the cards. So they are asked in a world that the seat imagines.
 */
import type { Game, Random, State } from '../../core/index.ts';

export class ImaginedWorld {
  private readonly game: Game;
  private world: State | undefined;

  constructor(game: Game) {
    this.game = game;
  }

  /** The state itself if everything is open, else a draw of what the seat to move cannot see, valid until the next. */
  of(state: State, random: Random): State {
    const { game } = this;
    if (!game.imagine) return state;
    this.world ??= state.clone();
    this.world.assign(state);
    game.imagine(this.world, state.turn, random);
    return this.world;
  }
}
