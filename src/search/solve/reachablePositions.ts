/**
 * The positions that any game can come to from a given one, found by playing all moves, nearest positions first. Only
 * their keys are kept, and by which move each was found: to look at a position again, these moves are replayed. Turns and
 * mirror images of a position are the same one, in whatever way the game says that its board is symmetric.
 *
 * Counters that `State.hash` leaves out are no part of a position, so a far-off limit on the length of a game plays no
 * part; one so near that the key has it counts like any other rule.
 */
import {
  DRAWS,
  LOSES,
  type Game,
  type Move,
  OVER,
  type PositionGraph,
  type State,
  UserError,
  WINS,
  continuing,
} from '../../core/index.ts';
import { PositionTable } from './positionTable.ts';
import { Words } from './words.ts';

export interface SolveSettings {
  /** More positions than this are refused. */
  readonly states: number;
  /** Told now and then how many positions have been found. */
  readonly watch?: (positions: number) => void;
}

export function tooMany(states: number): UserError {
  return new UserError(
    `more than ${states} positions can follow from this one`,
    'Choose a position nearer to the end or a smaller board, or allow more positions with --states.',
  );
}

export const WATCH_EVERY = 1 << 12;

export class ReachablePositions implements PositionGraph {
  private readonly table = new PositionTable();
  private readonly key = new Int32Array(2);
  /** By number: the position from which it was found, and by which move. */
  private readonly parents = new Words();
  private readonly moves = new Words();
  private readonly turns = new Words();
  private readonly outlooks = new Words();
  /** From each position to the next, position by position. */
  private readonly edges = new Words();
  /** The positions before each one, in one row, and where those of each begin. */
  private earlier = new Int32Array(0);
  private begin = new Int32Array(1);
  mostBefore = 0;

  /** @param start not over @throws UserError if there are too many */
  constructor(game: Game, start: State, { states, watch }: SolveSettings) {
    const listed = new Int32Array(game.maxMoves);
    const state = start.clone();
    const next = start.clone();
    const line: Move[] = [];
    this.add(start, -1, 0);
    for (let number = 0; number < this.size; number++) {
      if (number % WATCH_EVERY === 0) watch?.(this.size);
      this.restore(state, start, number, line);
      const count = state.moves(listed);
      let outlook = 0;
      for (let i = 0; i < count; i++) {
        next.assign(state);
        next.play(listed[i]!);
        if (next.turn === OVER) outlook |= endingFor(next, state.turn);
        else {
          outlook++;
          this.edges.push(this.add(next, number, listed[i]!));
        }
      }
      this.outlooks.push(outlook);
      if (this.size > states) throw tooMany(states);
    }
    this.turnAround();
  }

  /** Every number is a position. */
  get size(): number {
    return this.table.count;
  }

  get positions(): number {
    return this.size;
  }

  private add(state: State, parent: number, move: Move): number {
    const number = this.numberOf(state);
    if (number === this.parents.length) {
      this.parents.push(parent);
      this.moves.push(move);
      this.turns.push(state.turn);
    }
    return number;
  }

  /** Replays the moves by which a position was found. */
  private restore(state: State, start: State, number: number, line: Move[]): void {
    line.length = 0;
    for (let at = number; at !== 0; at = this.parents.at(at)) line.push(this.moves.at(at));
    state.assign(start);
    for (let i = line.length - 1; i >= 0; i--) state.play(line[i]!);
  }

  /** From moves forwards to the positions before each one: counted, then filled in. */
  private turnAround(): void {
    const { size, edges, outlooks } = this;
    const begin = new Int32Array(size + 1);
    for (let at = 0; at < edges.length; at++) begin[edges.at(at) + 1]!++;
    for (let number = 0; number < size; number++) {
      this.mostBefore = Math.max(this.mostBefore, begin[number + 1]!);
      begin[number + 1]! += begin[number]!;
    }
    const free = begin.slice();
    this.earlier = new Int32Array(edges.length);
    for (let number = 0, at = 0; number < size; number++) {
      const end = at + continuing(outlooks.at(number));
      for (; at < end; at++) this.earlier[free[edges.at(at)]!++] = number;
    }
    this.begin = begin;
  }

  numberOf(state: State): number {
    state.hashUpToSymmetry(this.key);
    return this.table.numberOf(this.key[0]!, this.key[1]!);
  }

  turnOf(number: number): number {
    return this.turns.at(number);
  }

  outlookOf(number: number): number {
    return this.outlooks.at(number);
  }

  before(number: number, out: Int32Array): number {
    const begin = this.begin[number]!;
    const count = this.begin[number + 1]! - begin;
    for (let i = 0; i < count; i++) out[i] = this.earlier[begin + i]!;
    return count;
  }
}

/** What a finished game is to the seat that has made its last move. */
function endingFor(state: State, seat: number): number {
  const result = state.result(seat);
  if (result === 0.5) return DRAWS;
  return result === 1 ? WINS : LOSES;
}
