/**
 * The worth of every move of a position in which something is hidden: the seat to move imagines worlds, each is solved to
 * the end of every line as if nothing were hidden in it, and what a move leads to is averaged over them. Of worlds that
 * are alike one is solved.
 *
 * Where all that is left to draw from is known, as in Saboteur with an empty pile, there are few different worlds, and
 * with one world the result is exact. With several it takes both players to know more than they do (strategy fusion).
 *
 * M. Ginsberg, 2001, GIB: Imperfect Information in a Computationally Challenging Game.
 */
import type { Move, State } from '../../core/index.ts';
import type { Setting } from '../search.ts';
import type { ResultSolver } from './resultSolver.ts';

interface World {
  readonly state: State;
  /** How often it was drawn. */
  drawn: number;
}

export class WorldSolver {
  private readonly solver: ResultSolver;
  private readonly draws: number;
  private readonly setting: Setting;
  private worlds: World[] = [];
  /** The moves, which are the same in all worlds, and the average result of each in the worlds that are solved. */
  private moves: Move[] = [];
  private means: number[] = [];
  // ── where it stands ──
  private world = 0;
  private move = 0;

  /** @param draws worlds that are drawn for a position */
  constructor(solver: ResultSolver, draws: number, setting: Setting) {
    this.solver = solver;
    this.draws = draws;
    this.setting = setting;
  }

  /** Positions met so far, in all worlds. */
  get nodes(): number {
    return this.solver.positions;
  }

  /** @param nodes positions that may be met, in all worlds together */
  start(state: State, nodes: number): void {
    const listed = new Int32Array(this.setting.game.maxMoves);
    this.moves = [...listed.subarray(0, state.moves(listed))];
    this.means = this.moves.map(() => 0);
    this.worlds = this.draw(state);
    this.world = 0;
    this.move = 0;
    this.solver.start(nodes);
  }

  private draw(state: State): World[] {
    const { game, random } = this.setting;
    const hash = new Int32Array(2);
    const worlds = new Map<string, World>();
    for (let i = 0; i < this.draws; i++) {
      const world = state.clone();
      game.imagine!(world, state.turn, random);
      world.hash(hash);
      const key = hash.join();
      const known = worlds.get(key);
      if (known) known.drawn++;
      else worlds.set(key, { state: world, drawn: 1 });
    }
    return [...worlds.values()];
  }

  /** True once there is no more to do: all worlds are solved, or no more positions may be met. */
  advance(until: number): boolean {
    for (; this.world < this.worlds.length; this.world++) {
      const { state, drawn } = this.worlds[this.world]!;
      for (; this.move < this.moves.length; this.move++) {
        const result = this.solver.resultOf(state, this.moves[this.move]!, until);
        if (result === undefined) return this.solver.isExhausted;
        this.means[this.move]! += (drawn / this.draws) * result;
      }
      this.move = 0;
    }
    return true;
  }

  /** What each move is worth as a chance to win; undefined if not all worlds were solved. */
  get solution(): ReadonlyMap<Move, number> | undefined {
    if (this.world < this.worlds.length) return undefined;
    return new Map(this.moves.map((move, i) => [move, this.means[i]!]));
  }
}
