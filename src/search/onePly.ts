/**
 * Searches that look at each move once and need no budget: `random` finds all moves equal, `greedy` plays the one
 * with the best evaluation after it. Ties are drawn from the agent's stream.
 */
import { type Evaluation, type Heuristic, type Move, OVER, type Random, type State } from '../core/index.ts';
import type { Analysis, MoveAnalysis } from './analysis.ts';
import type { Search, Setting } from './search.ts';

export class OnePly implements Search {
  private readonly random: Random;
  private readonly rate: (state: State, seat: number) => number;
  private readonly listed: Int32Array;
  private seat = 0;
  private rated: MoveAnalysis[] = [];

  /** @param rate how good it is, from 0 to 1, for `seat` to have moved to `state` */
  constructor(setting: Setting, rate: (state: State, seat: number) => number) {
    this.random = setting.random;
    this.rate = rate;
    this.listed = new Int32Array(setting.game.maxMoves);
  }

  reset(): void {
    this.rated = [];
  }

  start(state: State): void {
    const next = state.clone();
    this.seat = state.turn;
    const moves = [...this.listed.subarray(0, state.moves(this.listed))];
    this.rated = moves.map((move) => {
      next.assign(state);
      next.play(move);
      const mean = this.rate(next, state.turn);
      return { move, visits: 1, mean, low: mean, high: mean };
    });
    this.sortWithRandomTies();
  }

  /** Shuffled first, so that moves of equal worth end up in random order; sorting is stable. */
  private sortWithRandomTies(): void {
    const { rated } = this;
    for (let i = rated.length - 1; i > 0; i--) {
      const j = this.random.below(i + 1);
      [rated[i], rated[j]] = [rated[j]!, rated[i]!];
    }
    rated.sort((a, b) => b.mean - a.mean);
  }

  advance(): boolean {
    return true;
  }

  choose(): Move {
    return this.rated[0]!.move;
  }

  analysis(): Analysis {
    const best = this.rated[0]!;
    return {
      seat: this.seat,
      best: best.move,
      moves: this.rated,
      pv: [best.move],
      value: best.mean,
      depth: 1,
      iterations: 1,
      simulations: 0,
      playoutMoves: 0,
      nodes: this.rated.length,
      seconds: 0,
    };
  }
}

export function randomMove(setting: Setting): OnePly {
  return new OnePly(setting, () => 0.5);
}

/** A finished game is worth its result, any other position its evaluation, squeezed between the two. */
export function greedy(setting: Setting, heuristic: Heuristic, evaluation: Evaluation): OnePly {
  return new OnePly(setting, (state, seat) => {
    if (state.turn === OVER) return state.result(seat);
    return 1 / (1 + Math.exp(-evaluation.value(state, seat) / heuristic.scale));
  });
}
