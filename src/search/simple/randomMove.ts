/** The baseline of all baselines: a move as a playout would make it, uniformly random unless said otherwise. */
import type { Game, Move, Playout, Random, State } from '../../core/index.ts';
import type { Analysis } from '../analysis.ts';
import { NO_PLAYOUTS, type Search, type SearchEffort, type Setting } from '../search.ts';
import { ImaginedWorld } from './imaginedWorld.ts';
import { UNIFORM } from './uniform.ts';

export class RandomMove implements Search {
  readonly isUniform: boolean;
  private readonly game: Game;
  private readonly random: Random;
  private readonly playout: Playout;
  private readonly world: ImaginedWorld;
  /** A copy of the position, whose moves are listed only if somebody asks for them. */
  private root: State | undefined;
  private chosen: Move = 0;

  constructor({ game, random }: Setting, playout: Playout) {
    this.isUniform = playout === UNIFORM;
    this.game = game;
    this.random = random;
    this.playout = playout;
    this.world = new ImaginedWorld(game);
  }

  reset(): void {
    // It learns nothing.
  }

  start(state: State): void {
    this.root ??= state.clone();
    this.root.assign(state);
    this.playout.begin?.(state.turn);
    this.chosen = this.playout.choose(this.world.of(state, this.random), this.random);
  }

  advance(): boolean {
    return true;
  }

  choose(): Move {
    return this.chosen;
  }

  effort(): SearchEffort {
    return NO_PLAYOUTS;
  }

  /** Nothing was looked at, so nothing is known of any move. */
  analysis(): Analysis {
    const { chosen } = this;
    const root = this.root!;
    const listed = new Int32Array(this.game.maxMoves);
    const others = [...listed.subarray(0, root.moves(listed))].filter((move) => move !== chosen);
    return {
      seat: root.turn,
      best: chosen,
      moves: [chosen, ...others].map((move) => ({ move, visits: 0, mean: null, low: null, high: null })),
      pv: [chosen],
      value: null,
      depth: 0,
      iterations: 0,
      ...NO_PLAYOUTS,
      nodes: 0,
      seconds: 0,
    };
  }
}
