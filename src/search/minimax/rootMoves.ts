/**
 * The moves at the root of a minimax search: their order for the next iteration, what is known of each, and which
 * is best so far. Between iterations the best move comes first; the others keep their order, which is random at
 * first (from the agent's stream), so that equal moves are not always played in the order of the list.
 */
import type { Move, Random, State } from '../../core/index.ts';
import type { MoveAnalysis } from '../analysis.ts';
import type { Frame } from './frame.ts';
import type { Worth } from './worth.ts';

interface RootMove {
  readonly move: Move;
  /** The value found last: exact for the best move, for another the most it can be worth. */
  value: number;
  /** Positions visited below it, in the last iteration that reached it. */
  visits: number;
}

export class RootMoves {
  private moves: RootMove[];
  /** The best move of the iteration under way, or of the last one before anything is known of the new one. */
  private leader: RootMove;
  private nodesBefore = 0;

  constructor(state: State, maxMoves: number, random: Random) {
    const listed = new Int32Array(maxMoves);
    const count = state.moves(listed);
    for (let i = count - 1; i > 0; i--) {
      const j = random.below(i + 1);
      const move = listed[i]!;
      listed[i] = listed[j]!;
      listed[j] = move;
    }
    this.moves = [...listed.subarray(0, count)].map((move) => ({ move, value: 0, visits: 0 }));
    this.leader = this.moves[0]!;
  }

  get best(): Move {
    return this.leader.move;
  }

  get value(): number {
    return this.leader.value;
  }

  /** Lists the moves in a frame, rated so that they are tried in this order. */
  fill(frame: Frame): void {
    frame.next = 0;
    frame.count = this.moves.length;
    frame.limit = frame.count;
    for (const [i, { move }] of this.moves.entries()) {
      frame.moves[i] = move;
      frame.ratings[i] = this.moves.length - i;
    }
  }

  /** The i-th move was searched. @param nodes positions visited so far in the whole search */
  note(i: number, value: number, isBest: boolean, nodes: number): void {
    const root = this.moves[i]!;
    root.value = value;
    root.visits = nodes - this.nodesBefore;
    this.nodesBefore = nodes;
    if (isBest) this.leader = root;
  }

  /** An iteration is complete: its best move will be tried first. */
  complete(): void {
    this.moves = [this.leader, ...this.moves.filter((root) => root !== this.leader)];
  }

  /** Best first; of the others only what they are worth at most is known. */
  report(worth: Worth): MoveAnalysis[] {
    const atMost = (root: RootMove): number => (root.visits === 0 ? -Infinity : root.value);
    const sorted = [...this.moves].sort(
      (a, b) => Number(b === this.leader) - Number(a === this.leader) || atMost(b) - atMost(a),
    );
    return sorted.map((root) => {
      const mean = root.visits === 0 ? 0.5 : worth.chanceToWin(root.value);
      const low = root.visits > 0 && root === this.leader ? mean : 0;
      return { move: root.move, visits: root.visits, mean, low, high: root.visits === 0 ? 1 : mean };
    });
  }
}
