/**
 * Matches the legal moves of a position with the children that a node has already. A small hash table from move to its
 * place in the list of legal moves; a stamp instead of clearing, because it is filled at every node of every iteration.
 */
import type { Move } from '../../../core/index.ts';

export class MoveIndex {
  private readonly moves: Int32Array;
  private readonly places: Int32Array;
  private readonly stamps: Int32Array;
  private readonly mask: number;
  private stamp = 0;

  constructor(maxMoves: number) {
    const capacity = 1 << (33 - Math.clz32(2 * maxMoves));
    this.moves = new Int32Array(capacity);
    this.places = new Int32Array(capacity);
    this.stamps = new Int32Array(capacity);
    this.mask = capacity - 1;
  }

  /** Holds these moves and no others. */
  fill(moves: Int32Array, count: number): void {
    this.stamp++;
    for (let i = 0; i < count; i++) {
      const slot = this.slotOf(moves[i]!);
      this.moves[slot] = moves[i]!;
      this.places[slot] = i;
      this.stamps[slot] = this.stamp;
    }
  }

  /** The place of the move in the list, or -1 if it is not there. */
  placeOf(move: Move): number {
    const slot = this.slotOf(move);
    return this.stamps[slot] === this.stamp ? this.places[slot]! : -1;
  }

  private slotOf(move: Move): number {
    const { moves, stamps, stamp, mask } = this;
    let slot = (Math.imul(move, 0x9e3779b1) >>> 7) & mask;
    while (stamps[slot] === stamp && moves[slot] !== move) slot = (slot + 1) & mask;
    return slot;
  }
}
