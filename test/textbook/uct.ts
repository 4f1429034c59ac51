/**
 * UCT as a textbook writes it: one object a node, no arrays, no tricks. It draws from the random stream at the same
 * points as the fast one, so that both must arrive at the same visit counts.
 */
import { CHANCE, type Move, OVER, type Random, type State } from '../../src/core/index.ts';

interface Node {
  readonly move: Move;
  visits: number;
  reward: number;
  untried: Move[] | undefined;
  readonly children: Node[];
}

function newNode(move: Move): Node {
  return { move, visits: 0, reward: 0, untried: undefined, children: [] };
}

function legalMoves(state: State): Move[] {
  const out = new Int32Array(4096);
  return [...out.subarray(0, state.moves(out))];
}

function bestChild(node: Node, c: number): Node {
  const total = node.children.reduce((sum, child) => sum + child.visits, 0);
  const value = (child: Node): number =>
    child.reward / child.visits + (c * Math.sqrt(Math.log(total))) / Math.sqrt(child.visits);
  return node.children.reduce((best, child) => (value(child) > value(best) ? child : best));
}

function pick(node: Node, state: State, c: number, random: Random): Node {
  node.untried ??= legalMoves(state);
  if (state.turn === CHANCE) {
    const drawn = state.sample(random);
    let child = node.children.find((candidate) => candidate.move === drawn);
    if (!child) node.children.push((child = newNode(drawn)));
    return child;
  }
  if (node.untried.length === 0) return bestChild(node, c);
  const index = node.untried.length > 1 ? random.below(node.untried.length) : 0;
  const move = node.untried[index]!;
  node.untried[index] = node.untried[0]!;
  node.untried.shift();
  const child = newNode(move);
  node.children.push(child);
  return child;
}

function iterate(root: Node, start: State, c: number, random: Random): void {
  const state = start.clone();
  const path: { node: Node; seat: number }[] = [];
  let node = root;
  while (state.turn !== OVER) {
    const seat = state.turn;
    node = pick(node, state, c, random);
    state.play(node.move);
    path.push({ node, seat });
    if (node.visits === 0) break;
  }
  while (state.turn !== OVER) state.play(state.sample(random));
  for (const { node: visited, seat } of path) {
    visited.visits++;
    if (seat !== CHANCE) visited.reward += state.result(seat);
  }
}

/** Visits and reward sums of the root's children, by move. */
export function textbookUct(
  state: State,
  c: number,
  iterations: number,
  random: Random,
): Map<Move, { visits: number; reward: number }> {
  const root = newNode(0);
  for (let i = 0; i < iterations; i++) iterate(root, state, c, random);
  return new Map(root.children.map(({ move, visits, reward }) => [move, { visits, reward }]));
}
