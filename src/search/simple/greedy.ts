/**
 * One-ply greedy: plays the move with the best evaluation after it. Ties are drawn from the agent's stream.
 *
 * Where something is hidden, a move on the true state would show what the seat cannot know (what lies under a card
 * that is turned over), so the moves are tried in several imagined worlds, and their evaluations averaged.
 */
import {
  type Evaluation,
  type Game,
  type Heuristic,
  type Move,
  OVER,
  type Random,
  type State,
  winChance,
} from '../../core/index.ts';
import type { Analysis } from '../analysis.ts';
import { NO_PLAYOUTS, type Search, type Setting, type SearchEffort } from '../search.ts';

const WORLDS = 8;

interface RatedMove {
  readonly move: Move;
  readonly mean: number;
}

export class Greedy implements Search {
  private readonly game: Game;
  private readonly random: Random;
  private readonly evaluation: Evaluation;
  private readonly scale: number;
  private readonly listed: Int32Array;
  /** The position after a move that is tried. */
  private next: State | undefined;
  private seat = 0;
  private rated: RatedMove[] = [];
  /** In how many worlds each move was tried. */
  private visits = 0;

  constructor(setting: Setting, heuristic: Heuristic, evaluation: Evaluation) {
    this.game = setting.game;
    this.random = setting.random;
    this.evaluation = evaluation;
    this.scale = heuristic.scale;
    this.listed = new Int32Array(setting.game.maxMoves);
  }

  reset(): void {
    this.rated = [];
  }

  start(state: State): void {
    this.seat = state.turn;
    const worlds = this.worldsOf(state);
    const moves = [...this.listed.subarray(0, state.moves(this.listed))];
    this.rated = moves.map((move) => {
      const mean = worlds.reduce((sum, world) => sum + this.rate(world, move), 0) / worlds.length;
      return { move, mean };
    });
    this.visits = worlds.length;
    this.sortWithRandomTies();
  }

  /** The state itself if everything is open, else draws of what the seat cannot see. */
  private worldsOf(state: State): State[] {
    const { game } = this;
    if (!game.hasHidden) return [state];
    return Array.from({ length: WORLDS }, () => {
      const world = state.clone();
      game.imagine?.(world, this.seat, this.random);
      return world;
    });
  }

  /** A finished game is worth its result, any other position its evaluation, squeezed between the two. */
  private rate(world: State, move: Move): number {
    const next = (this.next ??= world.clone());
    next.assign(world);
    next.play(move);
    if (next.turn === OVER) return next.result(this.seat);
    return winChance(this.evaluation.value(next, this.seat), this.scale);
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

  effort(): SearchEffort {
    return NO_PLAYOUTS;
  }

  analysis(): Analysis {
    const best = this.rated[0]!;
    return {
      seat: this.seat,
      best: best.move,
      moves: this.rated.map(({ move, mean }) => ({ move, visits: this.visits, mean, low: mean, high: mean })),
      pv: [best.move],
      value: best.mean,
      depth: 1,
      iterations: 1,
      ...NO_PLAYOUTS,
      nodes: this.rated.length * this.visits,
      seconds: 0,
    };
  }
}
