/**
 * GRAVE: RAVE whose all-moves-as-first statistics are those of the nearest node above, or the node itself, that has been
 * visited at least `reference` times; young nodes borrow from their elders. No exploration term:
 *
 *     (1 - β) * mean + β * amaf,   β = ñ / (ñ + n + bias * ñ * n)
 *
 * A reference that no node reaches takes the root's statistics always. A move of which nothing is known comes first.
 * T. Cazenave, 2015, Generalized Rapid Action Value Estimation.
 */
import type { Trace } from '../evaluate/trace.ts';
import type { FreeMemory } from '../../memory.ts';
import { ROOT, type Tree } from '../tree.ts';
import { AmafTable } from './amafTable.ts';
import type { Candidates } from './candidates.ts';
import { PlayedMoves } from './playedMoves.ts';
import type { Path, TreePolicy } from './treePolicy.ts';

/** More moves than this are hardly ever new to the nodes of one line. */
const MOST_ENTRIES = 1 << 13;

export class Grave implements TreePolicy {
  readonly columns = { codes: true };
  readonly ranksUntried = true;
  private readonly reference: number;
  private readonly bias: number;
  private readonly played = new PlayedMoves();
  /** One for each tree, for nodes are numbered in every tree alike. */
  private readonly tables = new Map<Tree, AmafTable>();
  private free: FreeMemory | undefined;
  /** The node whose statistics count; kept on the way down, which asks every node from the root on. */
  private elder = ROOT;

  constructor(reference: number, bias: number) {
    this.reference = reference;
    this.bias = bias;
  }

  get bytes(): number {
    let bytes = 0;
    for (const table of this.tables.values()) bytes += table.bytesToHold(MOST_ENTRIES);
    return bytes;
  }

  reset(free?: FreeMemory): void {
    this.free = free;
    this.tables.clear();
  }

  private tableOf(tree: Tree): AmafTable {
    let table = this.tables.get(tree);
    if (!table) this.tables.set(tree, (table = new AmafTable(this.free)));
    return table;
  }

  select(tree: Tree, node: number, among: Candidates): number {
    const { code } = tree;
    const { base, list, count } = among;
    const table = this.tableOf(tree);
    if (node === ROOT || tree.visits(node) >= this.reference) this.elder = node;
    const seat = among.mover;
    let best = base + list[0]!;
    let bestValue = -Infinity;
    for (let i = 0; i < count; i++) {
      const child = base + list[i]!;
      const n = tree.visits(child);
      const place = table.find(this.elder, seat, code[child]!);
      let value = n === 0 ? Infinity : tree.sum(child) / n;
      if (place >= 0) {
        const amafTrials = table.visits[place]!;
        const amaf = table.sums[place]! / amafTrials;
        const share = amafTrials / (amafTrials + n + this.bias * amafTrials * n);
        value = n === 0 ? amaf : (1 - share) * value + share * amaf;
      }
      if (value > bestValue) {
        bestValue = value;
        best = child;
      }
    }
    return best;
  }

  learn(tree: Tree, path: Path, trace: Trace, rewards: Float64Array): void {
    const { played } = this;
    const table = this.tableOf(tree);
    played.clear();
    let left = trace.length;
    let decisions = 0;
    for (let i = 0; i < path.depth; i++) if (path.movers[i]! >= 0) decisions++;
    for (let i = path.depth; i >= 0; i--) {
      if (i < path.depth && path.movers[i]! >= 0) decisions--;
      while (left > decisions) {
        left--;
        played.add(trace.seats[left]!, trace.codes[left]!);
      }
      const node = path.nodes[i]!;
      for (let k = 0; k < played.count; k++) {
        const seat = played.seats[k]!;
        table.add(node, seat, played.codes[k]!, rewards[seat]!);
      }
    }
  }
}
