/**
 * Minimax with alpha-beta pruning, for two seats without chance or hidden cards.
 *
 * A transposition table skips what was searched, narrows the window and names the first move to try; killers and
 * history order the rest. Fail-soft: a value outside the window is a true bound. Whose value is meant follows from whose
 * turn it is, never from the depth: a seat may move several times in a row.
 *
 * An entry of the table counts only if it was searched to the very depth that is asked for, or to the end of the game.
 * A deeper one would know more, but then the value would depend on the order of the search; so it equals plain minimax
 * exactly.
 *
 * D. Knuth, R. Moore, 1975, An Analysis of Alpha-Beta Pruning.
 */
import { type Evaluation, type Heuristic, type Move, OVER, type State } from '../../core/index.ts';
import type { Budget } from '../budget.ts';
import type { Setting } from '../search.ts';
import { Deepening, MAX_DEPTH } from './deepening.ts';
import { ALPHA, BEST, BETA, Frame, NO_MOVE } from './frame.ts';
import { MoveOrder, bringBest } from './order.ts';
import { AT_LEAST, AT_MOST, EXACT } from './table.ts';
import type { Worth } from './worth.ts';
import { type Ends, WorthInPoints } from './worthInPoints.ts';

export interface AlphaBetaParts {
  readonly heuristic: Heuristic;
  readonly evaluation: Evaluation;
  readonly ends: Ends;
  /** Size of the transposition table. */
  readonly megabytes: number;
  readonly budget: Budget;
}

export class AlphaBeta extends Deepening {
  private readonly order = new MoveOrder(MAX_DEPTH);
  /** For positions that are evaluated and left again at once. A frame, so that all positions have one shape. */
  private scratch: Frame | undefined;

  constructor(
    { heuristic, evaluation, ends, megabytes, budget }: AlphaBetaParts,
    setting: Setting,
    worth: Worth = new WorthInPoints(heuristic, evaluation, ends),
  ) {
    super(worth, megabytes, budget, setting);
  }

  override reset(): void {
    super.reset();
    this.order.clear();
  }

  override start(state: State, budget?: Budget, lines?: number): void {
    this.order.nextSearch();
    this.scratch = this.newFrame(state);
    super.start(state, budget, lines);
  }

  protected override newFrame(state: State): Frame {
    return new Frame(state, this.worth.evaluator, this.setting.game.maxMoves);
  }

  protected override step(frame: Frame, target: number): void {
    if (frame.next === frame.limit || frame.values[BEST]! >= frame.values[BETA]!) this.leave(frame);
    else if (frame.depth === 1) this.scanLeaves(frame, target);
    else this.descend(frame);
  }

  /** At the last ply there is no frame to enter: play, evaluate, compare. */
  private scanLeaves(frame: Frame, target: number): void {
    const child = this.scratch!;
    const { evaluator } = this.worth;
    const { moves, values, seat, limit } = frame;
    while (frame.next < limit && this.nodes < target) {
      const move = moves[frame.next++]!;
      evaluator.follow(frame, move, child);
      this.nodes++;
      if (child.state.turn !== OVER) frame.isWhole = false;
      this.absorb(frame, move, this.worth.leaf(child, seat, this.ply + 1));
      if (values[BEST]! >= values[BETA]!) return;
    }
  }

  private descend(frame: Frame): void {
    const { values } = frame;
    const move = bringBest(frame.moves, frame.ratings, frame.next++, frame.count);
    const below = this.play(frame, move);
    const alpha = this.ply === 0 ? this.roots!.floor : Math.max(values[ALPHA]!, values[BEST]!);
    this.look(frame, below, frame.depth - 1, alpha, values[BETA]!);
  }

  /** The frame below, with the position after a move. */
  protected play(frame: Frame, move: Move): Frame {
    const below = this.frameAt(this.ply + 1);
    this.worth.evaluator.follow(frame, move, below);
    this.nodes++;
    return below;
  }

  /** Takes in the value of the frame below, at once if it is known, or else goes there. The window is `frame.seat`'s. */
  protected look(frame: Frame, below: Frame, depth: number, alpha: number, beta: number): void {
    const { state } = below;
    if (state.turn === OVER) {
      this.absorb(frame, frame.moves[frame.next - 1]!, this.worth.leaf(below, frame.seat, this.ply + 1));
      return;
    }
    below.seat = this.viewOf(state);
    below.depth = depth;
    const isSame = below.seat === frame.seat;
    if (this.isKnown(below, isSame ? alpha : -beta, isSame ? beta : -alpha)) {
      this.handUp(below);
      return;
    }
    this.ply++;
    this.open(below);
  }

  /** The seat for which the values of a position count. */
  protected viewOf(state: State): number {
    return state.turn;
  }

  /** Does the table settle the value? Else the window and the bounds that it knows are set. */
  private isKnown(frame: Frame, alpha: number, beta: number): boolean {
    const { hash, values } = frame;
    frame.state.hash(hash);
    frame.best = NO_MOVE;
    frame.isWhole = true;
    values[ALPHA] = alpha;
    values[BETA] = beta;
    values[BEST] = -Infinity;
    const entry = this.table.find(hash);
    if (entry < 0) return false;
    frame.best = this.table.move(entry);
    if (!this.table.answers(entry, frame.depth)) return false;
    frame.isWhole = this.table.isWhole(entry);
    const value = this.worth.fromTable(this.table.value(entry), this.ply + 1);
    const bound = this.table.bound(entry);
    const least = bound === AT_MOST ? -Infinity : value;
    const most = bound === AT_LEAST ? beta : Math.min(beta, value);
    const isSettled = bound === EXACT || Math.max(alpha, least) >= most;
    values[BETA] = most;
    values[BEST] = isSettled ? value : least;
    return isSettled;
  }

  /** The search has come to a position that is to be looked at. */
  protected open(frame: Frame): void {
    frame.next = 0;
    frame.count = frame.state.moves(frame.moves);
    frame.limit = frame.count;
    if (frame.depth === 1) this.order.bringForward(frame, this.decisionsTo(frame));
    else this.rateMoves(frame);
  }

  /** Looks at each move once, to try them in a good order; at the last ply that would cost more than it saves. */
  private rateMoves(frame: Frame): void {
    const child = this.scratch!;
    const { evaluator } = this.worth;
    for (let i = 0; i < frame.count; i++) {
      evaluator.follow(frame, frame.moves[i]!, child);
      frame.ratings[i] = evaluator.value(child, frame.seat);
    }
    this.nodes += frame.count;
    this.order.rate(frame, this.decisionsTo(frame));
  }

  /** All moves looked at, or enough to know that the opponent will not allow this: back to the frame above. */
  private leave(frame: Frame): void {
    const { values } = frame;
    const value = values[BEST]!;
    const isMore = frame.next < frame.count || value >= values[BETA]!;
    this.conclude(frame, isMore ? AT_LEAST : value > values[ALPHA]! ? EXACT : AT_MOST);
  }

  /** The value of a frame has been found, or as much of it as matters. */
  protected conclude(frame: Frame, bound: number): void {
    this.table.store(frame, bound, this.worth.forTable(frame.values[BEST]!, this.ply));
    if (this.ply === 0) {
      this.endIteration();
      return;
    }
    this.ply--;
    this.handUp(frame);
  }

  private handUp(frame: Frame): void {
    const above = this.frameAt(this.ply);
    const value = frame.values[BEST]!;
    if (!frame.isWhole) above.isWhole = false;
    this.absorb(above, above.moves[above.next - 1]!, frame.seat === above.seat ? value : -value);
  }

  /** Takes in the value of a move, or a bound of it that lies outside the window. */
  protected absorb(frame: Frame, move: Move, value: number): void {
    const { values } = frame;
    // At the last ply every move is evaluated, whatever the others are worth.
    if (this.ply === 0)
      this.roots!.note(frame.next - 1, value, value > values[BEST]!, frame.depth === 1, this.nodes);
    if (value <= values[BEST]!) return;
    values[BEST] = value;
    if (value > values[ALPHA]!) frame.best = move;
    if (value >= values[BETA]!) this.order.credit(frame, this.decisionsTo(frame), move);
  }
}
