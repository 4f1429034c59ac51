/** A search by several threads, as the one that leads sees it: the others help it as its `Leader` says. */
import type { Move, State } from '../../core/index.ts';
import type { Analysis } from '../analysis.ts';
import type { Budget } from '../budget.ts';
import type { ExcerptLimits, ExploredNode, TreeExcerpt } from '../mcts/excerpt/excerpt.ts';
import type { Mcts } from '../mcts/mcts.ts';
import type { Search, SearchEffort } from '../search.ts';

/** Runs the search of its own thread, and gives the others something to do meanwhile. */
export interface Leader {
  /** What its own thread searches; it answers for all. */
  readonly search: Mcts;
  start(state: State, budget?: Budget, lines?: number): void;
  /** Continues until the clock reads `until`; true if all threads are done. No thread works after that. */
  advance(until: number): boolean;
}

export class ParallelSearch implements Search {
  readonly leader: Leader;

  constructor(leader: Leader) {
    this.leader = leader;
  }

  get bytes(): number {
    return this.leader.search.bytes;
  }

  start(state: State, budget?: Budget, lines?: number): void {
    this.leader.start(state, budget, lines);
  }

  advance(until: number): boolean {
    return this.leader.advance(until);
  }

  analysis(): Analysis {
    return this.leader.search.analysis();
  }

  effort(): SearchEffort {
    return this.leader.search.effort();
  }

  excerpt(limits: ExcerptLimits): TreeExcerpt {
    return this.leader.search.excerpt(limits);
  }

  explore(path: readonly string[], most: number): ExploredNode {
    return this.leader.search.explore(path, most);
  }

  choose(): Move {
    return this.leader.search.choose();
  }

  reset(): void {
    this.leader.search.reset();
  }
}
