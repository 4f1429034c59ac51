/**
 * MCTS-Solver: nodes whose outcome is proven. A node is won for the seat to move there if one of its children is, and
 * decided otherwise once all of them are; a chance node once all its outcomes agree. Proven nodes are not searched
 * again, and a child that is lost for the seat that chooses is left alone while another is open.
 *
 * A proof names the winner, so that it serves any number of seats (max^n); where several seats share the first place
 * only the draw of two is kept.
 * M. Winands, Y. Björnsson, J.-T. Saito, 2008.
 */
import { CHANCE, type State } from '../../../core/index.ts';
import type { Proof } from '../../analysis.ts';
import type { Tree } from '../tree.ts';

export const UNPROVEN = 0;
export const DRAWN = 255;

/** The proof that `seat` wins. */
export function wonBy(seat: number): number {
  return seat + 1;
}

/** The proof that a finished game gives. */
export function proofOf(state: State): number {
  for (let seat = 0; seat < state.seats; seat++) if (state.result(seat) === 1) return wonBy(seat);
  return state.seats === 2 ? DRAWN : UNPROVEN;
}

/** The result of a proven position for a seat. */
export function provenResult(proof: number, seat: number): number {
  if (proof === DRAWN) return 0.5;
  return proof === wonBy(seat) ? 1 : 0;
}

/** What a proven position is for a seat. */
export function proofFor(proof: number, seat: number): Proof {
  if (proof === DRAWN) return 'draw';
  return proof === wonBy(seat) ? 'win' : 'loss';
}

/** Is the child lost for the seat that may choose it? */
export function isLost(tree: Tree, child: number, mover: number): boolean {
  const proof = tree.proof[child]!;
  return proof !== UNPROVEN && proof !== DRAWN && proof !== wonBy(mover);
}

/** Carries the proof of the last node of a path upwards as far as it goes. */
export function proveUpwards(tree: Tree, nodes: Int32Array, movers: Int32Array, depth: number): void {
  for (let i = depth - 1; i >= 0; i--) {
    const proof = provenBy(tree, nodes[i]!, movers[i]!, tree.proof[nodes[i + 1]!]!);
    if (proof === UNPROVEN) return;
    tree.proof[nodes[i]!] = proof;
  }
}

/** What follows for `node`, where `mover` chooses, once one of its children has the proof `news`. */
function provenBy(tree: Tree, node: number, mover: number, news: number): number {
  if (mover !== CHANCE && news === wonBy(mover)) return news;
  const first = tree.first(node);
  const end = first + tree.count(node);
  let best = news;
  for (let child = first; child < end; child++) {
    const proof = tree.proof[child]!;
    if (proof === UNPROVEN) return UNPROVEN;
    if (proof === best) continue;
    // Nature chooses nothing, and a loser among several winners cannot be told whom to favour.
    if (mover === CHANCE || (proof !== DRAWN && best !== DRAWN)) return UNPROVEN;
    best = DRAWN;
  }
  return best;
}
