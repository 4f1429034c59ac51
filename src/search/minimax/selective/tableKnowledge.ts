/**
 * What a selective search takes from its transposition table, and what it keeps there. Unlike the exact search it believes
 * an entry that was searched deeper than is asked.
 *
 * A win is still a proof: keys leave out counters that cannot matter within `MAX_DEPTH` plies, so a result that takes
 * longer is not kept; and whether lines were whole is not believed of those that were longer than the depth asked for.
 */
import { MAX_DEPTH } from '../deepening.ts';
import { ALPHA, BEST, BETA, NO_MOVE } from '../frame.ts';
import { AT_LEAST, AT_MOST, EXACT, type TranspositionTable } from '../table.ts';
import type { Worth } from '../worth.ts';
import type { SelectiveFrame } from './selectiveFrame.ts';

export class TableKnowledge {
  private readonly table: TranspositionTable;
  private readonly worth: Worth;
  private readonly believesDeeper: boolean;

  constructor(table: TranspositionTable, worth: Worth, believesDeeper: boolean) {
    this.table = table;
    this.worth = worth;
    this.believesDeeper = believesDeeper;
  }

  /** Does the table settle the value of a frame, `ply` moves from the root? Else it names the first move to try. */
  settles(frame: SelectiveFrame, ply: number): boolean {
    frame.state.hash(frame.hash);
    frame.best = NO_MOVE;
    frame.tableMove = NO_MOVE;
    frame.isWhole = true;
    const entry = this.table.find(frame.hash);
    if (entry < 0) return false;
    frame.best = this.table.move(entry);
    frame.tableMove = frame.best;
    if (!this.answers(entry, frame.depth)) return false;
    const value = this.worth.fromTable(this.table.value(entry), ply);
    if (!this.isOutside(frame, this.table.bound(entry), value)) return false;
    frame.isWhole = this.table.isWhole(entry) && this.table.depth(entry) <= frame.depth;
    frame.values[BEST] = value;
    return true;
  }

  private answers(entry: number, depth: number): boolean {
    const known = this.table.depth(entry);
    return known === depth || (known > depth ? this.believesDeeper : this.table.isWhole(entry));
  }

  /** Is the value exact, or a bound that lies outside the window? An open window wants an exact value. */
  private isOutside({ isOpen, values }: SelectiveFrame, bound: number, value: number): boolean {
    if (bound === EXACT) return true;
    if (isOpen) return false;
    return bound === AT_LEAST ? value >= values[BETA]! : value <= values[ALPHA]!;
  }

  /** Keeps what was found, `ply` moves from the root. */
  keep(frame: SelectiveFrame, ply: number): void {
    const { values } = frame;
    const value = values[BEST]!;
    if (this.worth.isDecided(value) && this.worth.bound - Math.abs(value) - ply > MAX_DEPTH) return;
    const bound = value >= values[BETA]! ? AT_LEAST : value > values[ALPHA]! ? EXACT : AT_MOST;
    this.table.store(frame, bound, this.worth.forTable(value, ply));
  }
}
