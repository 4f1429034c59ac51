/**
 * A search that listens to a solver where a game of two with hidden cards is about to end. If few decisions are left, the
 * position is solved in the worlds that are possible (`worldSolver.ts`), and only moves that are best there on average are
 * played. Which of these is left to the search: many moves keep a draw, and against an opponent who errs one of them may
 * win.
 */
import type { Move, State } from '../../core/index.ts';
import type { Analysis, MoveAnalysis } from '../analysis.ts';
import type { Budget } from '../budget.ts';
import { type EndgameOptions, SHARE } from './endgame.ts';
import { endsWithin } from './endsWithin.ts';
import type { ExcerptLimits, ExploredNode, TreeExcerpt } from '../mcts/excerpt/excerpt.ts';
import type { Search, SearchEffort, Setting } from '../search.ts';
import type { WorldSolver } from './worldSolver.ts';

/** Averages of equal values differ by less than this, however they were added up. */
const ROUNDING = 1e-9;

export class HiddenEndgame implements Search {
  private readonly search: Search;
  private readonly solver: WorldSolver;
  private readonly options: EndgameOptions;
  private readonly ownBudget: Budget;
  private readonly setting: Setting;
  // ── for one position ──
  private state: State | undefined;
  private budget: Budget = {};
  private lines = 1;
  private isSolving = false;
  private elapsed = 0;
  /** What every move is worth; undefined where the search decides alone. */
  private solution: ReadonlyMap<Move, number> | undefined;

  /** @param ownBudget that of the search, where none is given */
  constructor(
    search: Search,
    solver: WorldSolver,
    options: EndgameOptions,
    ownBudget: Budget,
    setting: Setting,
  ) {
    this.search = search;
    this.solver = solver;
    this.options = options;
    this.ownBudget = ownBudget;
    this.setting = setting;
  }

  get bytes(): number {
    return this.search.bytes ?? 0;
  }

  reset(): void {
    this.search.reset();
  }

  close(): void {
    this.search.close?.();
  }

  start(state: State, budget: Budget = this.ownBudget, lines = 1): void {
    const { decisions, nodes } = this.options;
    this.state = state.clone();
    this.budget = budget;
    this.lines = lines;
    this.elapsed = 0;
    this.solution = undefined;
    this.isSolving = endsWithin(decisions, state, this.setting);
    if (this.isSolving) this.solver.start(state, nodes);
    else this.search.start(state, budget, lines);
  }

  advance(until: number): boolean {
    if (this.isSolving && !this.solve(until)) return false;
    return this.search.advance(until);
  }

  /** True once the solver has had its share, and the search has begun. */
  private solve(until: number): boolean {
    const { clock } = this.setting;
    const { ms = Infinity } = this.budget;
    const began = clock();
    const isDone = this.solver.advance(Math.min(until, began + SHARE * ms - this.elapsed));
    this.elapsed += clock() - began;
    if (!isDone && this.elapsed < SHARE * ms) return false;
    this.isSolving = false;
    this.solution = this.solver.solution;
    const rest = ms === Infinity ? {} : { ms: Math.max(1, ms - this.elapsed) };
    this.search.start(this.state!, { ...this.budget, ...rest }, this.lines);
    return true;
  }

  choose(): Move {
    const { solution } = this;
    return solution ? this.bestOf(solution, this.search.analysis().moves).move : this.search.choose();
  }

  /** Of the moves that are best by the solution the first in the order of the search. */
  private bestOf(solution: ReadonlyMap<Move, number>, moves: readonly MoveAnalysis[]): MoveAnalysis {
    const most = Math.max(...solution.values()) - ROUNDING;
    return moves.find(({ move }) => solution.get(move)! > most)!;
  }

  analysis(): Analysis {
    const { solution } = this;
    const found = this.search.analysis();
    if (!solution) return found;
    const first = this.bestOf(solution, found.moves);
    const moves = [first, ...found.moves.filter((other) => other !== first)].map(({ move, visits }) => {
      const mean = solution.get(move)!;
      return { move, visits, mean, low: mean, high: mean };
    });
    moves.sort((a, b) => Number(b.move === first.move) - Number(a.move === first.move) || b.mean - a.mean);
    const { unit: _unit, proof: _proof, ...effort } = found;
    return {
      ...effort,
      best: first.move,
      moves,
      pv: first.pv ?? [first.move],
      value: moves[0]!.mean,
      nodes: found.nodes + this.solver.nodes,
      seconds: found.seconds + this.elapsed / 1000,
    };
  }

  effort(): SearchEffort {
    return this.search.effort();
  }

  excerpt(limits: ExcerptLimits): TreeExcerpt {
    return this.search.excerpt!(limits);
  }

  explore(path: readonly string[], most: number): ExploredNode {
    return this.search.explore!(path, most);
  }
}
