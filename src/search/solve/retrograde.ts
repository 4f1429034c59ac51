/**
 * Retrograde analysis (Zermelo; Ströhlein 1970): from the ends of the game backwards. A position from which some move
 * leads to a loss of the other side is won; one from which all moves lead to wins of the other side is lost. Positions are
 * taken up in the order in which they were decided, so the first proof of a position is a quickest win or a slowest loss.
 * What is never decided is a draw: nobody can force an end, and play may continue for ever.
 */
import { DRAWS, type PositionGraph, WINS, continuing } from '../../core/index.ts';

/** Longer wins are not told apart from this; no game that fits into memory comes near. */
const MOST_PLIES = 0x7fff;

const LOOK_EVERY = 256;

export class Retrograde {
  /** By number: won (positive) or lost (negative) by the seat to move after this many plies; 0 for a draw. */
  readonly values: Int16Array;
  /** Moves that have not been refuted yet. */
  private readonly open: Int32Array;
  /** In the order in which they were decided. */
  private readonly decided: Int32Array;
  private count = 0;
  private before = new Int32Array(64);

  /** @param size of the graphs that it will solve, one after the other */
  constructor(size: number) {
    this.values = new Int16Array(size);
    this.open = new Int32Array(size);
    this.decided = new Int32Array(size);
  }

  /** @param wanted if given, it ends as soon as these positions are decided; others may be left open then */
  solve(graph: PositionGraph, wanted: readonly number[] = []): void {
    this.values.fill(0);
    this.count = 0;
    if (this.before.length < graph.mostBefore) this.before = new Int32Array(graph.mostBefore);
    this.lookAhead(graph);
    for (let at = 0; at < this.count; at++) {
      if (at % LOOK_EVERY === 0 && wanted.length > 0 && wanted.every((number) => this.values[number] !== 0))
        return;
      this.takeBack(graph, this.decided[at]!);
    }
  }

  private decide(number: number, value: number): void {
    this.values[number] = value;
    this.decided[this.count++] = number;
  }

  /** Decides what a single move decides. */
  private lookAhead(graph: PositionGraph): void {
    for (let number = 0; number < graph.size; number++) {
      const outlook = graph.outlookOf(number);
      if (outlook === 0) continue;
      if ((outlook & WINS) !== 0) this.decide(number, 1);
      // A move that draws is never refuted.
      else if ((this.open[number] = continuing(outlook) + ((outlook & DRAWS) === 0 ? 0 : 1)) === 0)
        this.decide(number, -1);
    }
  }

  /** What follows for the positions before a decided one. */
  private takeBack(graph: PositionGraph, number: number): void {
    const { values, before, open } = this;
    const value = values[number]!;
    const turn = graph.turnOf(number);
    const winner = value > 0 ? turn : 1 - turn;
    const plies = Math.min(MOST_PLIES, Math.abs(value) + 1);
    const count = graph.before(number, before);
    for (let i = 0; i < count; i++) {
      const earlier = before[i]!;
      if (values[earlier] !== 0) continue;
      if (graph.turnOf(earlier) === winner) this.decide(earlier, plies);
      else if (--open[earlier]! === 0) this.decide(earlier, -plies);
    }
  }
}
