/**
 * Two searches in one: the usual, and one for opponents who seem to make any move. Which of them thinks about a position
 * is decided by the moves that the opponent has made so far in the game, by a sequential test: the logarithms of the
 * ratios of likelihoods (`Game.evidenceOfRandomPlay`) are added up, and from a threshold on the other search thinks. A
 * game knows several players with an aim, and the threshold has to be passed against each of them.
 *
 * Only what the owner of the search was asked about is known here: the position in which it moved, its move, and the
 * position in which it has to move again. Who asks about one position alone gets the usual search.
 *
 * A. Wald, 1945, Sequential Tests of Statistical Hypotheses.
 */
import { type Game, type Move, OVER, type State } from '../core/index.ts';
import type { Analysis } from './analysis.ts';
import type { Budget } from './budget.ts';
import type { ExcerptLimits, ExploredNode, TreeExcerpt } from './mcts/excerpt/excerpt.ts';
import type { Search, SearchEffort } from './search.ts';

export class OpponentAware implements Search {
  private readonly game: Game;
  private readonly usual: Search;
  private readonly againstRandom: Search;
  /** From this much evidence on the opponent is taken to make any move. */
  private readonly threshold: number;
  /** Against each player with an aim that the game knows; empty as long as no move was seen. */
  private evidence: readonly number[] = [];
  private active: Search;
  /** The position that is thought about. */
  private root: State | undefined;
  /** The position after the move that was chosen there. */
  private left: State | undefined;

  constructor(game: Game, usual: Search, againstRandom: Search, threshold: number) {
    this.game = game;
    this.usual = usual;
    this.againstRandom = againstRandom;
    this.threshold = threshold;
    this.active = usual;
  }

  get bytes(): number {
    return (this.usual.bytes ?? 0) + (this.againstRandom.bytes ?? 0);
  }

  reset(): void {
    this.usual.reset();
    this.againstRandom.reset();
    this.evidence = [];
    this.active = this.usual;
    this.root = undefined;
    this.left = undefined;
  }

  close(): void {
    this.usual.close?.();
    this.againstRandom.close?.();
  }

  start(state: State, budget?: Budget, lines?: number): void {
    this.watch(state);
    this.root = state.clone();
    const isRandom = this.evidence.length > 0 && Math.min(...this.evidence) >= this.threshold;
    this.active = isRandom ? this.againstRandom : this.usual;
    this.active.start(state, budget, lines);
  }

  private watch(state: State): void {
    const { left } = this;
    this.left = undefined;
    if (!left || left.turn === OVER) return;
    const found = this.game.evidenceOfRandomPlay!(left, state, state.turn);
    this.evidence = found.map((value, i) => value + (this.evidence[i] ?? 0));
  }

  advance(until: number): boolean {
    return this.active.advance(until);
  }

  choose(): Move {
    const move = this.active.choose();
    if (!this.left) {
      this.left = this.root!.clone();
      this.left.play(move);
    }
    return move;
  }

  analysis(): Analysis {
    return this.active.analysis();
  }

  effort(): SearchEffort {
    return this.active.effort();
  }

  excerpt(limits: ExcerptLimits): TreeExcerpt {
    return this.active.excerpt!(limits);
  }

  explore(path: readonly string[], most: number): ExploredNode {
    return this.active.explore!(path, most);
  }
}
