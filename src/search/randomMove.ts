/** The baseline of all baselines: a move as a playout would make it, uniformly random unless said otherwise. */
import type { Move, Playout, Random, State } from '../core/index.ts';
import type { Analysis } from './analysis.ts';
import type { Search, Setting } from './search.ts';

export class RandomMove implements Search {
  private readonly random: Random;
  private readonly playout: Playout;
  private readonly listed: Int32Array;
  private moves: Move[] = [];
  private seat = 0;
  private chosen: Move = 0;

  constructor(setting: Setting, playout: Playout) {
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
    this.chosen = this.playout.choose(state, this.random);
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
      moves: [this.chosen, ...others].map((move) => ({ move, visits: 0, mean: 0.5, low: 0, high: 1 })),
      pv: [this.chosen],
      value: 0.5,
      depth: 0,
      iterations: 0,
      simulations: 0,
      playoutMoves: 0,
      nodes: 0,
      seconds: 0,
    };
  }
}
