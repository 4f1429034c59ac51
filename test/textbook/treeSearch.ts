/**
 * Monte Carlo tree search as a textbook writes it: one object a node, no arrays, no tricks. It draws from the random
 * stream at the same points as the fast one, so that both must arrive at the same visit counts.
 */
import { CHANCE, type Move, OVER, type Random, type State } from '../../src/core/index.ts';

export interface Node {
  readonly move: Move;
  visits: number;
  /** All rewards that came through the node, one by one. */
  readonly rewards: number[];
  untried: Move[] | undefined;
  readonly children: Node[];
}

function newNode(move: Move): Node {
  return { move, visits: 0, rewards: [], untried: undefined, children: [] };
}

function legalMoves(state: State): Move[] {
  const out = new Int32Array(4096);
  return [...out.subarray(0, state.moves(out))];
}

/** Which of the children, all tried, to visit next. */
export type Choose = (children: readonly Node[], random: Random) => Node;
/** What a finished game is worth to a seat. */
export type RewardOf = (state: State, seat: number) => number;

export function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

export function meanOf(node: Node): number {
  return total(node.rewards) / node.visits;
}

/** The child with the largest value, the first of several. */
export function largest(children: readonly Node[], value: (child: Node) => number): Node {
  return children.reduce((best, child) => (value(child) > value(best) ? child : best));
}

function pick(node: Node, state: State, choose: Choose, random: Random): Node {
  node.untried ??= legalMoves(state);
  if (state.turn === CHANCE) {
    const drawn = state.sample(random);
    let child = node.children.find((candidate) => candidate.move === drawn);
    if (!child) node.children.push((child = newNode(drawn)));
    return child;
  }
  if (node.untried.length === 0) return choose(node.children, random);
  const index = node.untried.length > 1 ? random.below(node.untried.length) : 0;
  const move = node.untried[index]!;
  node.untried[index] = node.untried[0]!;
  node.untried.shift();
  const child = newNode(move);
  node.children.push(child);
  return child;
}

function iterate(root: Node, start: State, choose: Choose, reward: RewardOf, random: Random): void {
  const state = start.clone();
  const path: { node: Node; seat: number }[] = [];
  let node = root;
  while (state.turn !== OVER) {
    const seat = state.turn;
    node = pick(node, state, choose, random);
    state.play(node.move);
    path.push({ node, seat });
    if (node.visits === 0) break;
  }
  while (state.turn !== OVER) state.play(state.sample(random));
  for (const { node: visited, seat } of path) {
    visited.visits++;
    if (seat !== CHANCE) visited.rewards.push(reward(state, seat));
  }
}

/** Visits and reward sums of the root's children, by move. */
export function textbookSearch(
  state: State,
  choose: Choose,
  reward: RewardOf,
  iterations: number,
  random: Random,
): Map<Move, { visits: number; reward: number }> {
  const root = newNode(0);
  for (let i = 0; i < iterations; i++) iterate(root, state, choose, reward, random);
  return new Map(
    root.children.map(({ move, visits, rewards }) => [move, { visits, reward: total(rewards) }]),
  );
}
