/** Sequential halving as its authors write it: rounds in which all that are left have the same share. */
import { type Node, meanOf } from './node.ts';

export class Halving {
  /** Which children of the root are left, by their place. */
  left: number[];
  private readonly turns: Generator<number>;

  constructor(root: Node, moves: number, budget: number) {
    this.left = Array.from({ length: moves }, (_, place) => place);
    this.turns = this.rounds(root, budget);
  }

  /** The place of the child whose turn it is. */
  next(): number {
    return this.turns.next().value as number;
  }

  private *rounds({ children }: Node, budget: number): Generator<number> {
    const rounds = Math.ceil(Math.log2(this.left.length));
    for (let round = 0; round < rounds; round++) {
      const each = Math.max(1, Math.floor(budget / (this.left.length * rounds)));
      for (let turn = 0; turn < each; turn++) yield* this.left;
      const best = this.left.toSorted((a, b) => meanOf(children[b]!) - meanOf(children[a]!));
      this.left = best.slice(0, Math.ceil(best.length / 2));
    }
    for (;;) yield this.left[0]!;
  }
}
