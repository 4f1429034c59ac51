/**
 * The moves at the root of a minimax search: their order for the next iteration, what is known of each, and which
 * is best so far. Between iterations the best move comes first; the others keep their order, which is random at
 * first (from the agent's stream), so that equal moves are not always played in the order of the list.
 *
 * Where `lines` moves are wanted, the value of every move counts that may be among the best so many: the window opens
 * at the value of the last of them (multi-PV). Of a move at or below it only a bound is found.
 */
import type { Move, Random, State } from '../../core/index.ts';
import type { MoveAnalysis } from '../analysis.ts';
import type { Frame } from './frame.ts';
import type { Worth } from './worth.ts';

/** What an iteration has found out about a move. */
interface Finding {
  /** Its value, or the most it can be. */
  readonly value: number;
  readonly isExact: boolean;
  /** Positions visited below it. */
  readonly visits: number;
}

interface RootMove {
  readonly move: Move;
  /** In the iteration under way, and in the last one that was completed. */
  now: Finding | undefined;
  last: Finding | undefined;
}

export class RootMoves {
  /** What a move must be worth more than for its exact value to matter. Without lines that were found, anything. */
  floor = -Infinity;
  private moves: RootMove[];
  /** The best move of the iteration under way, or of the last one before anything is known of the new one. */
  private leader: RootMove;
  /** The best values of this iteration, in descending order. */
  private readonly top: Float64Array;
  private nodesBefore = 0;

  constructor(state: State, maxMoves: number, random: Random, lines: number) {
    const listed = new Int32Array(maxMoves);
    const count = state.moves(listed);
    for (let i = count - 1; i > 0; i--) {
      const j = random.below(i + 1);
      const move = listed[i]!;
      listed[i] = listed[j]!;
      listed[j] = move;
    }
    this.moves = [...listed.subarray(0, count)].map((move) => ({ move, now: undefined, last: undefined }));
    this.leader = this.moves[0]!;
    this.top = new Float64Array(Math.max(1, Math.min(lines, count)));
  }

  get best(): Move {
    return this.leader.move;
  }

  /** An iteration begins: lists the moves in a frame, rated so that they are tried in this order. */
  begin(frame: Frame): void {
    this.floor = -Infinity;
    this.top.fill(-Infinity);
    frame.next = 0;
    frame.count = this.moves.length;
    frame.limit = frame.count;
    for (const [i, { move }] of this.moves.entries()) {
      frame.moves[i] = move;
      frame.ratings[i] = this.moves.length - i;
    }
  }

  /**
   * The i-th move was searched.
   * @param isExact is the value no bound, though it is not above the floor?
   * @param nodes positions visited so far in the whole search
   */
  note(i: number, value: number, isBest: boolean, isExact: boolean, nodes: number): void {
    const root = this.moves[i]!;
    root.now = { value, isExact: isExact || value > this.floor, visits: nodes - this.nodesBefore };
    this.nodesBefore = nodes;
    if (isBest) this.leader = root;
    if (value > this.floor) this.enter(value);
  }

  private enter(value: number): void {
    const { top } = this;
    let place = top.length - 1;
    for (; place > 0 && top[place - 1]! < value; place--) top[place] = top[place - 1]!;
    top[place] = value;
    this.floor = top[top.length - 1]!;
  }

  /** An iteration is complete: its best move will be tried first. */
  complete(): void {
    this.moves = [this.leader, ...this.moves.filter((root) => root !== this.leader)];
    for (const root of this.moves) {
      root.last = root.now;
      root.now = undefined;
    }
  }

  /** Moves other than the best in the order of the positions that were visited below them, and then of their values. */
  sortBySize(): void {
    const [first, ...others] = this.moves;
    const visits = ({ last }: RootMove): number => last?.visits ?? 0;
    const value = ({ last }: RootMove): number => last?.value ?? 0;
    this.moves = [first!, ...others.sort((a, b) => visits(b) - visits(a) || value(b) - value(a))];
  }

  /**
   * What is known of a move beside the others. Values of different depths cannot be compared: while the best move of
   * the last iteration leads, that iteration speaks for all. Once another one leads, of a move that has not had its
   * turn yet only so much is believed as does not contradict that.
   */
  private findingOf(root: RootMove): Finding | undefined {
    const { leader } = this;
    if (leader === this.moves[0] && leader.last) return root.last;
    if (root.now || !root.last || !leader.now) return root.now;
    return root.last.value <= leader.now.value ? root.last : undefined;
  }

  /** Best first. @param lineOf the line of play expected after a move @param isWhole was every line followed to its end? */
  report(worth: Worth, lineOf: (move: Move) => readonly Move[], isWhole: boolean): MoveAnalysis[] {
    const atMost = (root: RootMove): number => this.findingOf(root)?.value ?? -Infinity;
    const sorted = [...this.moves].sort(
      (a, b) => Number(b === this.leader) - Number(a === this.leader) || atMost(b) - atMost(a),
    );
    return sorted.map((root, i) => {
      const found = this.findingOf(root);
      const visits = (root.now ?? root.last)?.visits ?? 0;
      const isLine = i < this.top.length && (found?.isExact ?? i === 0);
      const line = isLine ? { pv: lineOf(root.move) } : {};
      return describe(root.move, visits, found, worth, isWhole, line);
    });
  }
}

function describe(
  move: Move,
  visits: number,
  found: Finding | undefined,
  worth: Worth,
  isWhole: boolean,
  line: Pick<MoveAnalysis, 'pv'>,
): MoveAnalysis {
  if (!found) return { move, visits, mean: null, low: null, high: null, ...line };
  const { value, isExact } = found;
  const mean = worth.chanceToWin(value);
  if (isExact)
    return { move, visits, mean, low: mean, high: mean, ...worth.describe(value, isWhole), ...line };
  // Of something that is lost at best, it is certain that it is lost, but not how soon.
  const { score, proof } = worth.describe(value, isWhole);
  return {
    move,
    visits,
    mean,
    bound: 'upper',
    low: 0,
    high: mean,
    ...(score !== undefined && { score }),
    ...(proof === 'loss' && { proof }),
  };
}
