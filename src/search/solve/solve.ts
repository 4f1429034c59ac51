/**
 * The exact value of a position: of games for two without chance and without secrets, as long as their positions fit
 * into memory. Positions may repeat; endless play is a draw, and limits on the length of a game are left out of account.
 */
import { type Game, type Move, OVER, type PositionGraph, type State, UserError } from '../../core/index.ts';
import type { Proof } from '../analysis.ts';
import { ReachablePositions, type SolveSettings, tooMany } from './reachablePositions.ts';
import { Retrograde } from './retrograde.ts';

/** What a position is worth to the seat to move, or a move to the seat that makes it. */
export interface Value {
  readonly value: Proof;
  /** Until the game ends if both play their best: the winner quickly, the loser slowly. Null for a draw. */
  readonly plies: number | null;
}

const DRAW: Value = { value: 'draw', plies: null };

/** What it is worth to the other side. */
function turned({ value, plies }: Value): Value {
  if (value === 'draw') return DRAW;
  return { value: value === 'win' ? 'loss' : 'win', plies };
}

/** The larger, the better for the seat that it is for. */
export function rank({ value, plies }: Value): number {
  if (plies === null) return 0;
  return value === 'win' ? 1 / (1 + plies) : -1 / (1 + plies);
}

/** All positions that can follow from one, solved. */
export class Solution {
  private readonly game: Game;
  private readonly graph: PositionGraph;
  private readonly values: Int16Array;

  constructor(game: Game, graph: PositionGraph, values: Int16Array) {
    this.game = game;
    this.graph = graph;
    this.values = values;
  }

  /** How many positions were solved. */
  get states(): number {
    return this.graph.positions;
  }

  /** Of a position that can follow from the one that was solved; it must not be over. */
  valueOf(state: State): Value {
    const plies = this.values[this.graph.numberOf(state)]!;
    return plies === 0 ? DRAW : { value: plies > 0 ? 'win' : 'loss', plies: Math.abs(plies) };
  }

  /** What each legal move of a position leads to, for the seat that makes it. */
  valuesOfMoves(state: State): readonly (Value & { readonly move: Move })[] {
    const listed = new Int32Array(this.game.maxMoves);
    const next = state.clone();
    return Array.from({ length: state.moves(listed) }, (_, i) => {
      const move = listed[i]!;
      next.assign(state);
      next.play(move);
      return { move, ...this.afterMove(state.turn, next) };
    });
  }

  private afterMove(seat: number, next: State): Value {
    if (next.turn === OVER) {
      const result = next.result(seat);
      return result === 0.5 ? DRAW : { value: result === 1 ? 'win' : 'loss', plies: 1 };
    }
    const value = this.valueOf(next);
    const own = next.turn === seat ? value : turned(value);
    return own.plies === null ? own : { ...own, plies: own.plies + 1 };
  }

  /** The moves that keep the value of a position: wins as quick, losses as slow as can be. */
  bestMoves(state: State): readonly Move[] {
    const moves = this.valuesOfMoves(state);
    const best = Math.max(...moves.map(rank));
    return moves.filter((move) => rank(move) === best).map(({ move }) => move);
  }

  /** Best play to the end of the game; nothing if it is a draw, which need not end. */
  line(state: State): readonly Move[] {
    const position = state.clone();
    const moves: Move[] = [];
    if (this.valueOf(position).plies === null) return moves;
    while (position.turn !== OVER) {
      const move = this.bestMoves(position)[0]!;
      moves.push(move);
      position.play(move);
    }
    return moves;
  }
}

/** @throws UserError for a game that cannot be solved, or for too many positions */
export function solve(game: Game, state: State, settings: SolveSettings): Solution {
  if (game.hasChance || game.hasHidden || state.seats !== 2)
    throw new UserError(
      `${game.title} cannot be solved: only games for two without chance and secrets can`,
      `Search it instead: playout analyse ${game.name}`,
    );
  const graph = game.positions?.(state) ?? new ReachablePositions(game, state, settings);
  if (graph.positions > settings.states) throw tooMany(settings.states);
  settings.watch?.(graph.positions);
  const retrograde = new Retrograde(graph.size);
  retrograde.solve(graph);
  return new Solution(game, graph, retrograde.values);
}
