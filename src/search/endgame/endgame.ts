/**
 * A search that gives way to an exact one where a game of two is about to end. If few decisions are left, the solver is
 * asked first; what it follows to the end of every line is exact, and is played. If it runs out of positions, or of half
 * of the time, the search itself begins with what is left of the budget.
 */
import { type Move, type State, UserError } from '../../core/index.ts';
import type { Analysis } from '../analysis.ts';
import type { Budget } from '../budget.ts';
import { endsWithin } from './endsWithin.ts';
import type { ExcerptLimits, ExploredNode, TreeExcerpt } from '../mcts/excerpt/excerpt.ts';
import type { Search, SearchEffort, Setting } from '../search.ts';

export interface EndgameOptions {
  /** The solver is asked where no more decisions are left, those of all seats together. */
  readonly decisions: number;
  /** Positions that it may look at. */
  readonly nodes: number;
}

/** The part of the time that a solver may take. */
export const SHARE = 0.5;

export class Endgame implements Search {
  private readonly search: Search;
  private readonly solver: Search;
  private readonly options: EndgameOptions;
  private readonly ownBudget: Budget;
  private readonly setting: Setting;
  // ── for one position ──
  private state: State | undefined;
  private budget: Budget = {};
  private lines = 1;
  private isSolving = false;
  private elapsed = 0;

  /** @param ownBudget that of the search, where none is given */
  constructor(search: Search, solver: Search, options: EndgameOptions, ownBudget: Budget, setting: Setting) {
    this.search = search;
    this.solver = solver;
    this.options = options;
    this.ownBudget = ownBudget;
    this.setting = setting;
  }

  get bytes(): number {
    return (this.search.bytes ?? 0) + (this.solver.bytes ?? 0);
  }

  private get active(): Search {
    return this.isSolving ? this.solver : this.search;
  }

  reset(): void {
    this.search.reset();
    this.solver.reset();
  }

  close(): void {
    this.search.close?.();
    this.solver.close?.();
  }

  start(state: State, budget: Budget = this.ownBudget, lines = 1): void {
    this.state = state.clone();
    this.budget = budget;
    this.lines = lines;
    this.elapsed = 0;
    this.isSolving = state.seats === 2 && endsWithin(this.options.decisions, state, this.setting);
    if (this.isSolving) this.solver.start(state, this.solverBudget(), lines);
    else this.search.start(state, budget, lines);
  }

  private solverBudget(): Budget {
    const { nodes } = this.options;
    const { ms } = this.budget;
    return { nodes, ...(ms !== undefined && { ms: SHARE * ms }) };
  }

  advance(until: number): boolean {
    if (this.isSolving) {
      const { clock } = this.setting;
      const began = clock();
      const isDone = this.solver.advance(until);
      this.elapsed += clock() - began;
      if (!isDone || this.isSolved()) return isDone;
      this.giveWay();
    }
    return this.search.advance(until);
  }

  /** Minimax ends before its limits only when every line has been followed to its end, or nothing can change any more. */
  private isSolved(): boolean {
    const { nodes, ms = Infinity } = this.solverBudget();
    return this.solver.analysis().nodes < nodes! && this.elapsed < ms;
  }

  private giveWay(): void {
    const { ms } = this.budget;
    this.isSolving = false;
    const rest = ms === undefined ? {} : { ms: Math.max(1, ms - this.elapsed) };
    this.search.start(this.state!, { ...this.budget, ...rest }, this.lines);
  }

  analysis(): Analysis {
    return this.active.analysis();
  }

  effort(): SearchEffort {
    return this.active.effort();
  }

  choose(): Move {
    return this.active.choose();
  }

  excerpt(limits: ExcerptLimits): TreeExcerpt {
    if (this.isSolving || !this.search.excerpt) throw noTree();
    return this.search.excerpt(limits);
  }

  explore(path: readonly string[], most: number): ExploredNode {
    if (this.isSolving || !this.search.explore) throw noTree();
    return this.search.explore(path, most);
  }
}

function noTree(): UserError {
  return new UserError(
    'the rest of this game was solved exactly, and no tree has grown',
    'Look at an earlier position, or search with endgame=none.',
  );
}
