/**
 * Selective minimax, for two seats without chance or hidden cards: most moves are looked at briefly or not at all, so that
 * the few that matter are followed twice as far as an exact search can see. `selectivity.ts` lists by which rules. Values
 * are therefore judgements; but a win or a loss is reported only if every reply to it was looked at.
 *
 * As in the exact search, the line under examination is an array of frames and one step tries one move, so that the search
 * can be stopped and resumed after any of them. A move that turns out better than expected is tried again in the frame
 * below, where its position still stands.
 *
 * T. Marsland, 1986, A Review of Game-Tree Pruning; E. Heinz, 1998, Extended Futility Pruning.
 */
import { type Move, OVER, type State, type Tactics } from '../../../core/index.ts';
import type { Budget } from '../../budget.ts';
import type { Setting } from '../../search.ts';
import type { AlphaBetaParts } from '../alphabeta.ts';
import { Deepening, MAX_DEPTH } from '../deepening.ts';
import { ALPHA, BEST, BETA, NO_MOVE } from '../frame.ts';
import { MoveOrder } from '../order.ts';
import { WorthInPoints } from '../worthInPoints.ts';
import { Aspiration } from './aspiration.ts';
import { Candidates } from './candidates.ts';
import { LISTED, PASSING, SCOUTING, SelectiveFrame, TABLE_MOVE, VALUING } from './selectiveFrame.ts';
import * as rules from './selectivity.ts';
import { Shortcuts } from './shortcuts.ts';
import { TableKnowledge } from './tableKnowledge.ts';

export interface SelectiveParts extends AlphaBetaParts {
  /** The one element of the search to leave out. */
  readonly without: rules.Element | undefined;
}

export class Selective extends Deepening<SelectiveFrame> {
  /** Forcing moves lead further, and what the table knows may not depend on more than `MAX_DEPTH` plies. */
  protected override readonly maxDepth: number = MAX_DEPTH - rules.FORCING_PLIES;
  private readonly order = new MoveOrder(MAX_DEPTH, rules.KILLER_GAIN);
  private readonly tactics: Tactics<State> | undefined;
  private readonly candidates: Candidates;
  private readonly aspiration: Aspiration;
  private readonly chosen: rules.Selectivity;
  private readonly knowledge: TableKnowledge;
  private readonly shortcuts: Shortcuts | undefined;
  /** The width of a window that only asks whether a value is larger. */
  private readonly slit: number;
  private readonly followsForcing: boolean;
  private lines = 1;

  constructor(parts: SelectiveParts, setting: Setting) {
    const { heuristic, evaluation, ends, megabytes, budget, without } = parts;
    super(new WorthInPoints(heuristic, evaluation, ends), megabytes, budget, setting);
    this.tactics = setting.game.tactics;
    this.candidates = new Candidates(this.tactics, this.order);
    this.chosen = new rules.Selectivity(this.maxDepth, without);
    this.aspiration = new Aspiration(heuristic.scale);
    this.knowledge = new TableKnowledge(this.table, this.worth, this.chosen.deeper);
    this.shortcuts = this.tactics && new Shortcuts(this.tactics, this.chosen, heuristic.scale);
    this.slit = rules.RESOLUTION * heuristic.scale;
    this.followsForcing = this.chosen.forcing && this.tactics?.forcing !== undefined;
  }

  override reset(): void {
    super.reset();
    this.order.clear();
  }

  override start(state: State, budget?: Budget, lines = 1): void {
    this.order.nextSearch();
    this.lines = lines;
    super.start(state, budget, lines);
  }

  protected override newFrame(state: State): SelectiveFrame {
    return new SelectiveFrame(state, this.worth.evaluator, this.setting.game.maxMoves);
  }

  // ── the root ────────────────────────────────────────────────────────────────────────────────────

  protected override beginIteration(): void {
    this.roots!.sortBySize();
    const root = this.frameAt(0);
    root.begin(LISTED);
    root.isOpen = true;
    super.beginIteration();
    const isExpected = this.chosen.aspiration && this.lines === 1;
    this.aspiration.expect(isExpected ? root.depth : 0);
    this.aspiration.open(root.values);
  }

  private leaveRoot(root: SelectiveFrame): void {
    if (this.aspiration.hits(root.values)) {
      this.knowledge.keep(root, 0);
      this.endIteration();
      return;
    }
    root.begin(LISTED);
    this.roots!.begin(root);
    root.isWhole = true;
    root.values[BEST] = -Infinity;
    this.aspiration.open(root.values);
  }

  // ── a step ──────────────────────────────────────────────────────────────────────────────────────

  protected override step(frame: SelectiveFrame): void {
    const { values } = frame;
    const isEnough = values[BEST]! >= values[BETA]! || this.isLate(frame);
    const move = isEnough ? NO_MOVE : this.candidates.next(frame, this.ply, frame.floor[0]!);
    if (move === NO_MOVE) this.leave(frame);
    else this.tryMove(frame, move);
  }

  /** What a move must be worth more than to matter. */
  private alphaOf({ values }: SelectiveFrame): number {
    return Math.max(values[ALPHA]!, this.ply === 0 ? this.roots!.floor : values[BEST]!);
  }

  private tryMove(frame: SelectiveFrame, move: Move): void {
    const { depth } = frame;
    const below = this.frameAt(this.ply + 1);
    this.worth.evaluator.follow(frame, move, below);
    this.nodes++;
    frame.tried = move;
    frame.searched++;
    below.isAfterPass = false;
    const alpha = this.alphaOf(frame);
    if (frame.searched === 1 || alpha === -Infinity || !this.chosen.scout) {
      frame.trying = VALUING;
      this.look(frame, below, depth - 1, alpha, frame.values[BETA]!);
      return;
    }
    frame.trying = SCOUTING;
    frame.reduction = this.chosen.reduction(depth, frame.searched, frame.isOpen);
    this.look(frame, below, depth - 1 - frame.reduction, alpha, alpha + this.slit);
  }

  /** Finds the value of the frame below, at once if it is known, or else goes there. The window is `frame.seat`'s. */
  private look(
    frame: SelectiveFrame,
    below: SelectiveFrame,
    depth: number,
    alpha: number,
    beta: number,
  ): void {
    const { state, values } = below;
    if (state.turn === OVER) {
      below.isWhole = true;
      this.take(frame, below, this.worth.leaf(below, frame.seat, this.ply + 1));
      return;
    }
    if (depth <= 0 && !this.followsForcing) {
      below.isWhole = false;
      this.take(frame, below, this.worth.evaluator.value(below, frame.seat));
      return;
    }
    const isSame = state.turn === frame.seat;
    below.seat = state.turn;
    below.depth = depth;
    values[ALPHA] = isSame ? alpha : -beta;
    values[BETA] = isSame ? beta : -alpha;
    values[BEST] = -Infinity;
    below.isOpen = beta - alpha > 2 * this.slit;
    if (depth <= 0 ? this.isQuiet(below) : this.knowledge.settles(below, this.ply + 1))
      this.handUp(frame, below);
    else this.open(below);
  }

  /** Beyond the depth a seat may leave things as they are. Is that enough, or is the line long enough? */
  private isQuiet(frame: SelectiveFrame): boolean {
    const { values, depth } = frame;
    frame.best = NO_MOVE;
    frame.isWhole = false;
    values[BEST] = this.worth.evaluator.value(frame, frame.seat);
    return values[BEST] >= values[BETA]! || depth <= -rules.FORCING_PLIES;
  }

  /** The search has come to a position that is to be looked at. */
  private open(frame: SelectiveFrame): void {
    this.ply++;
    frame.begin(TABLE_MOVE);
    if (frame.depth <= 0) {
      const { values } = frame;
      this.candidates.listForcing(frame, this.shortcuts!.forcingFloor(values[ALPHA]! - values[BEST]!));
      return;
    }
    if (this.shortcuts && !frame.isOpen) this.cutShort(frame, this.shortcuts);
  }

  /** Where it only matters whether the position is good enough, its evaluation may say so, or where to look. */
  private cutShort(frame: SelectiveFrame, shortcuts: Shortcuts): void {
    const { depth, floor, values } = frame;
    const alpha = values[ALPHA]!;
    const beta = values[BETA]!;
    frame.mostMoves = shortcuts.mostMoves(depth);
    if (this.worth.isDecided(beta)) return;
    const judged = this.worth.evaluator.value(frame, frame.seat);
    if (judged >= beta) {
      if (shortcuts.isSurplus(depth, judged - beta)) this.leaveWith(frame, judged);
      else if (shortcuts.mayPass(frame)) this.tryPass(frame);
      return;
    }
    floor[0] = shortcuts.floor(depth, alpha - judged);
    if (floor[0] === -Infinity) return;
    // Moves that are not listed are worth no more.
    values[BEST] = alpha;
    frame.isWhole = false;
  }

  private tryPass(frame: SelectiveFrame): void {
    const below = this.frameAt(this.ply + 1);
    const beta = frame.values[BETA]!;
    below.state.assign(frame.state);
    this.tactics!.pass(below.state);
    this.worth.evaluator.begin(below);
    this.nodes++;
    below.isAfterPass = true;
    frame.trying = PASSING;
    this.look(frame, below, frame.depth - 1 - rules.passReduction(frame.depth), beta - this.slit, beta);
  }

  /** Are the moves that are left not worth a look? Never while all others lose, because a loss is proven by all moves. */
  private isLate(frame: SelectiveFrame): boolean {
    const { values } = frame;
    if (frame.searched < frame.mostMoves) return false;
    if (values[BEST]! < 0 && this.worth.isDecided(values[BEST]!)) return false;
    frame.isWhole = false;
    return true;
  }

  // ── what was found ──────────────────────────────────────────────────────────────────────────────

  private handUp(frame: SelectiveFrame, below: SelectiveFrame): void {
    const value = below.values[BEST]!;
    this.take(frame, below, below.seat === frame.seat ? value : -value);
  }

  /** The value of the frame below is known, for the seat of this one. */
  private take(frame: SelectiveFrame, below: SelectiveFrame, value: number): void {
    const { values } = frame;
    const beta = values[BETA]!;
    if (frame.trying === PASSING) {
      // Nobody can really pass, so that a win after it is no proof.
      if (value >= beta) this.leaveWith(frame, this.worth.isDecided(value) ? beta : value);
      return;
    }
    if (frame.trying === SCOUTING) {
      const alpha = this.alphaOf(frame);
      if (value > alpha && frame.reduction > 0) {
        frame.reduction = 0;
        this.look(frame, below, frame.depth - 1, alpha, alpha + this.slit);
        return;
      }
      if (value > alpha && value < beta && frame.isOpen && (frame.depth > 1 || this.followsForcing)) {
        frame.trying = VALUING;
        this.look(frame, below, frame.depth - 1, alpha, beta);
        return;
      }
    }
    if (!below.isWhole) frame.isWhole = false;
    this.absorb(frame, value);
  }

  private absorb(frame: SelectiveFrame, value: number): void {
    const { values, tried } = frame;
    const isBest = value > Math.max(values[BEST]!, values[ALPHA]!);
    if (this.ply === 0)
      this.roots!.note(frame.next - 1, value, isBest, frame.depth === 1 && !this.followsForcing, this.nodes);
    if (value > values[BEST]!) values[BEST] = value;
    if (isBest) frame.best = tried;
    if (value >= values[BETA]! && frame.depth > 0) this.order.credit(frame, this.ply, tried);
  }

  /** All moves looked at, or enough to know that the opponent will not allow this: back to the frame above. */
  private leave(frame: SelectiveFrame): void {
    if (this.ply === 0) {
      this.leaveRoot(frame);
      return;
    }
    if (frame.depth > 0) this.knowledge.keep(frame, this.ply);
    this.ply--;
    this.handUp(this.frameAt(this.ply), frame);
  }

  /** The position is good enough without a look at its moves. */
  private leaveWith(frame: SelectiveFrame, value: number): void {
    frame.values[BEST] = value;
    frame.isWhole = false;
    this.ply--;
    this.handUp(this.frameAt(this.ply), frame);
  }
}
