/**
 * The moves of a position one by one, the most promising first: the table's move before the others are even listed, then
 * killers, then by what they gain at once, and between equals by history. A game without tactics has the last two alone.
 */
import type { Move, State, Tactics } from '../../../core/index.ts';
import { NO_MOVE } from '../frame.ts';
import { type MoveOrder, bringBest } from '../order.ts';
import { LISTED, LISTING, type SelectiveFrame, TABLE_MOVE } from './selectiveFrame.ts';

export class Candidates {
  private readonly tactics: Tactics<State> | undefined;
  private readonly order: MoveOrder;
  private readonly forcing: number;

  constructor(tactics: Tactics<State> | undefined, order: MoveOrder) {
    this.tactics = tactics;
    this.order = order;
    this.forcing = tactics?.forcing ?? Infinity;
  }

  /** The next move to look at, or `NO_MOVE`. @param floor moves that gain no more do not matter */
  next(frame: SelectiveFrame, ply: number, floor: number): Move {
    if (frame.stage === TABLE_MOVE) {
      frame.stage = LISTING;
      if (this.isTableMoveLegal(frame)) return frame.tableMove;
      frame.tableMove = NO_MOVE;
    }
    if (frame.stage === LISTING) this.list(frame, ply, floor);
    if (frame.next === frame.count) return NO_MOVE;
    return bringBest(frame.moves, frame.ratings, frame.next++, frame.count);
  }

  /** Two positions may share a key, if only once in a long while. */
  private isTableMoveLegal({ tableMove, state }: SelectiveFrame): boolean {
    return tableMove !== NO_MOVE && this.tactics !== undefined && this.tactics.isLegal(state, tableMove);
  }

  private list(frame: SelectiveFrame, ply: number, floor: number): void {
    const { tactics } = this;
    const { state, moves, ratings } = frame;
    frame.stage = LISTED;
    if (tactics) frame.count = tactics.list(state, floor, moves, ratings);
    else {
      frame.count = state.moves(moves);
      ratings.fill(0, 0, frame.count);
    }
    if (frame.tableMove !== NO_MOVE) strike(frame, frame.tableMove);
    this.order.rate(frame, ply);
  }

  /** Only moves that force the other side's hand. @param floor moves that gain no more do not matter */
  listForcing(frame: SelectiveFrame, floor: number): void {
    frame.stage = LISTED;
    frame.count = this.tactics!.list(frame.state, Math.max(this.forcing, floor), frame.moves, frame.ratings);
  }
}

/** Takes a move out of the list, if it is there; the order of the others does not matter. */
function strike(frame: SelectiveFrame, move: Move): void {
  const { moves, ratings, count } = frame;
  for (let i = 0; i < count; i++) {
    if (moves[i] !== move) continue;
    const last = --frame.count;
    moves[i] = moves[last]!;
    ratings[i] = ratings[last]!;
    return;
  }
}
