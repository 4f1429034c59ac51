/**
 * The baseline of all baselines: a move as a playout would make it, uniformly random unless said otherwise.
 *
 * Playouts are made for trees, in which nothing is hidden any more: one that looks ahead would look under the cards. So
 * it is asked in an imagined world.
 */
import type { Game, Move, Playout, Random, State } from '../../core/index.ts';
import type { Analysis } from '../analysis.ts';
import type { Search, Setting } from '../search.ts';

export class RandomMove implements Search {
  private readonly game: Game;
  private readonly random: Random;
  private readonly playout: Playout;
  private readonly listed: Int32Array;
  private moves: Move[] = [];
  private seat = 0;
  private chosen: Move = 0;

  constructor(setting: Setting, playout: Playout) {
    this.game = setting.game;
    this.random = setting.random;
    this.playout = playout;
    this.listed = new Int32Array(setting.game.maxMoves);
  }

  reset(): void {
    this.moves = [];
  }

  start(state: State): void {
    this.seat = state.turn;
    this.moves = [...this.listed.subarray(0, state.moves(this.listed))];
    this.chosen = this.playout.choose(this.worldOf(state), this.random);
  }

  /** The state itself if everything is open, else a draw of what the seat cannot see. */
  private worldOf(state: State): State {
    if (!this.game.imagine) return state;
    const world = state.clone();
    this.game.imagine(world, this.seat, this.random);
    return world;
  }

  advance(): boolean {
    return true;
  }

  choose(): Move {
    return this.chosen;
  }

  /** Nothing was looked at, so nothing is known of any move. */
  analysis(): Analysis {
    const others = this.moves.filter((move) => move !== this.chosen);
    return {
      seat: this.seat,
      best: this.chosen,
      moves: [this.chosen, ...others].map((move) => ({ move, visits: 0, mean: null, low: null, high: null })),
      pv: [this.chosen],
      value: null,
      depth: 0,
      iterations: 0,
      simulations: 0,
      playoutMoves: 0,
      nodes: 0,
      seconds: 0,
    };
  }
}
