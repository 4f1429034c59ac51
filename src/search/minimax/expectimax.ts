/**
 * Expectimax for two seats with chance and nothing hidden: alpha-beta at decisions, and at chance the average over all
 * outcomes by their probability. Depth counts decisions. Chance costs no depth, and the look ahead ends right after
 * the last decision: what chance does next is left to the evaluation.
 *
 * Chance nodes are pruned by what the outcomes not yet looked at can be worth at most and at least:
 *
 *     none      every outcome is searched with an open window
 *     star1     every outcome is searched with the window outside of which the node is settled; see `chanceNode.ts`
 *     star2     before that, one move of each outcome is probed. The player to move there gets at least its value, which
 *               may settle the node, and narrows the windows if it does not
 *     star2.5   the same with several moves
 *
 * All find the same value. Ballard's Star2 is made for trees in which the same player follows every outcome; here
 * each outcome is bounded from the side of its own player, and one that leads to chance again is not probed.
 *
 * T. Hauk, M. Buro, J. Schaeffer, 2004, Rediscovering *-Minimax Search.
 */
import { CHANCE, type Move, OVER, type State, UserError } from '../../core/index.ts';
import type { Budget } from '../budget.ts';
import type { Setting } from '../search.ts';
import { AlphaBeta, type AlphaBetaParts } from './alphabeta.ts';
import { ChanceNode } from './chanceNode.ts';
import { MAX_DEPTH } from './deepening.ts';
import { ALPHA, BEST, BETA, type Frame } from './frame.ts';
import { AT_LEAST, AT_MOST, EXACT } from './table.ts';
import { WorthInChances } from './worthInChances.ts';
import { WorthInPoints } from './worthInPoints.ts';

/** How chance nodes are pruned. */
export interface Pruning {
  /** Are outcomes searched with a window? */
  readonly windows: boolean;
  /** How many moves of each outcome are probed before. */
  readonly probes: number;
}

export interface ExpectimaxParts extends AlphaBetaParts {
  /** Where finished games are worth their result: does the lead decide between equal results? */
  readonly breaksTies: boolean;
  readonly pruning: Pruning;
}

/** Averages of equal points differ by less than this, however they were added up. */
const ROUNDING = 1e-9;

export class Expectimax extends AlphaBeta {
  /** Chance lies between most decisions, so that this is as far as the table stays exact. */
  protected override readonly maxDepth = MAX_DEPTH / 2;
  private readonly pruning: Pruning;
  private readonly maxOutcomes: number;
  private readonly rounding: number;
  /** By ply; those of decisions are not used. */
  private readonly chanceNodes: ChanceNode[] = [];

  constructor(parts: ExpectimaxParts, setting: Setting) {
    const { heuristic, evaluation, ends, breaksTies } = parts;
    const worth =
      ends === 'evaluation'
        ? new WorthInPoints(heuristic, evaluation, ends)
        : new WorthInChances(heuristic, evaluation, breaksTies);
    super(parts, setting, worth);
    this.rounding = worth instanceof WorthInChances ? worth.rounding : ROUNDING;
    this.pruning = parts.pruning;
    this.maxOutcomes = setting.game.maxMoves;
  }

  /** @throws UserError if more than two play */
  override start(state: State, budget?: Budget, lines?: number): void {
    if (state.seats !== 2)
      throw new UserError(
        `expectimax is for two players, and here are ${state.seats}`,
        'Let two play, or choose an agent such as uct.',
      );
    super.start(state, budget, lines);
  }

  private chanceAt(ply: number): ChanceNode {
    return (this.chanceNodes[ply] ??= new ChanceNode(this.maxOutcomes));
  }

  /** Chance has no side; its values are those of the first seat. */
  protected override viewOf(state: State): number {
    return state.turn === CHANCE ? 0 : state.turn;
  }

  // ── going down ──────────────────────────────────────────────────────────────────────────────────

  protected override open(frame: Frame): void {
    if (frame.state.turn === CHANCE) {
      this.openChance(frame);
      return;
    }
    super.open(frame);
    const isProbed =
      this.frameAt(this.ply - 1).state.turn === CHANCE && this.chanceAt(this.ply - 1).isProbing;
    if (isProbed) frame.limit = Math.min(frame.count, this.pruning.probes);
  }

  private openChance(frame: Frame): void {
    const { values } = frame;
    const { windows, probes } = this.pruning;
    const node = this.chanceAt(this.ply);
    node.begin(frame, this.worth.bound);
    node.isProbing = probes > 0;
    frame.best = frame.moves[0]!;
    values[ALPHA] = windows ? Math.max(values[ALPHA]!, values[BEST]!) : -Infinity;
    values[BETA] = windows ? values[BETA]! : Infinity;
  }

  protected override step(frame: Frame, target: number): void {
    if (frame.state.turn === CHANCE) this.stepAtChance(frame);
    else super.step(frame, target);
  }

  private stepAtChance(frame: Frame): void {
    const node = this.chanceAt(this.ply);
    if (frame.next === frame.limit) {
      if (node.isProbing) this.endProbing(frame, node);
      else this.settle(frame, EXACT, node.expectation());
    } else if (node.isProbing) this.probe(frame, node);
    else this.searchOutcome(frame, node);
  }

  private endProbing(frame: Frame, node: ChanceNode): void {
    node.isProbing = false;
    frame.next = 0;
  }

  private searchOutcome(frame: Frame, node: ChanceNode): void {
    const { values, depth } = frame;
    const i = frame.next++;
    if (node.isSettled(i)) return;
    const alpha = Math.max(node.floor(i, values[ALPHA]!), node.leastOf(i));
    const beta = Math.min(node.ceiling(i, values[BETA]!), node.mostOf(i));
    this.look(frame, this.play(frame, frame.moves[i]!), depth, alpha, beta);
  }

  /** Whoever is to move after the outcome gets at least what some moves bring: a bound from that side only. */
  private probe(frame: Frame, node: ChanceNode): void {
    const { values, depth, seat } = frame;
    const i = frame.next++;
    const below = this.play(frame, frame.moves[i]!);
    const { turn } = below.state;
    if (turn === CHANCE) return;
    const alpha = turn === seat ? node.leastOf(i) : node.floor(i, values[ALPHA]!);
    const beta = turn === seat ? node.ceiling(i, values[BETA]!) : node.mostOf(i);
    // Where the window is open on that side, no bound settles anything; nor will those of the other outcomes.
    if ((turn === seat ? beta : -alpha) === Infinity) this.endProbing(frame, node);
    else this.look(frame, below, depth, alpha, beta);
  }

  // ── coming back ─────────────────────────────────────────────────────────────────────────────────

  protected override absorb(frame: Frame, move: Move, value: number): void {
    if (frame.state.turn === CHANCE) {
      const node = this.chanceAt(this.ply);
      if (node.isProbing) this.absorbProbe(frame, node, value);
      else this.absorbOutcome(frame, node, value);
      return;
    }
    const best = frame.values[BEST]!;
    const isEqual = this.ply === 0 && Math.abs(value - best) < this.rounding;
    super.absorb(frame, move, isEqual ? best : value);
  }

  private absorbOutcome(frame: Frame, node: ChanceNode, value: number): void {
    const { values } = frame;
    const i = frame.next - 1;
    if (value <= node.floor(i, values[ALPHA]!)) {
      node.lower(i, value);
      this.settle(frame, AT_MOST, Math.min(node.most, values[ALPHA]!));
    } else if (value >= node.ceiling(i, values[BETA]!)) {
      node.raise(i, value);
      this.settle(frame, AT_LEAST, Math.max(node.least, values[BETA]!));
    } else {
      node.settle(i, value);
    }
  }

  private absorbProbe(frame: Frame, node: ChanceNode, value: number): void {
    const { values, seat } = frame;
    const i = frame.next - 1;
    const { turn } = this.frameAt(this.ply + 1).state;
    if (turn === OVER) node.settle(i, value);
    else if (turn === seat) node.raise(i, value);
    else node.lower(i, value);
    if (node.least >= values[BETA]!) this.settle(frame, AT_LEAST, node.least);
    else if (node.most <= values[ALPHA]!) this.settle(frame, AT_MOST, node.most);
  }

  private settle(frame: Frame, bound: number, value: number): void {
    frame.values[BEST] = value;
    this.conclude(frame, bound);
  }
}
