/** Runs an agent and the textbook search that it should be, from equal streams, and expects the same of both. */
import { expect } from 'vitest';
import { makeAgent } from '../../src/agents/index.ts';
import { type Move, Random } from '../../src/core/index.ts';
import type { Search } from '../../src/search/index.ts';
import { samples } from '../samples.ts';
import { tree } from './forests.ts';
import type { Plan } from './plan.ts';
import { ucb1 } from './policies.ts';
import type { Example } from './positions.ts';
import { playouts, win } from './rewards.ts';
import { TextbookSearch } from './treeSearch.ts';

/** UCT with c = 1.4 and nothing special: what `mcts` is without options. */
export const PLAIN: Plan = {
  policy: ucb1({ c: 1.4 }),
  reward: win,
  leaf: playouts(1),
  forest: tree,
  weight: () => 1,
  creditedSeat: (seat) => seat,
  adds: 'node',
  maxDepth: Infinity,
  consider: (_state, moves) => moves,
};

export interface Trial {
  /** The agent, without its number of iterations. */
  readonly spec: string;
  /** What differs from plain UCT. */
  readonly plan: Partial<Plan>;
  readonly seed?: number;
  /** In full; 400 if not given. */
  readonly iterations?: number;
}

function run({ game, state }: Example, spec: string, seed: number, iterations: number): Search {
  const separator = spec.endsWith(')') ? ', ' : '(';
  const text = `${spec.replace(/\)$/, '')}${separator}iterations=${iterations})`;
  const future = new Random(seed + 1000);
  const search = makeAgent(text, { game, random: new Random(seed), clock: () => 0, future });
  search.start(state);
  search.advance(Infinity);
  return search;
}

export function expectSame(example: Example, { spec, plan, seed = 1, ...trial }: Trial): void {
  const iterations = samples(trial.iterations ?? 400, 150);
  const { game, state } = example;
  const setting = { game, random: new Random(seed), future: new Random(seed + 1000) };
  const truth = new TextbookSearch({ ...PLAIN, ...plan }, setting).run(state, iterations);
  const { moves, simulations, playoutMoves } = run(example, spec, seed, iterations).analysis();
  const expected = new Map<Move, { visits: number; sum: number }>();
  for (const child of truth.worlds.flatMap(({ root }) => root.children)) {
    const { visits, sum } = expected.get(child.move) ?? { visits: 0, sum: 0 };
    expected.set(child.move, { visits: visits + child.visits, sum: sum + child.sum });
  }
  expect({ simulations, playoutMoves }).toEqual({
    simulations: truth.simulations,
    playoutMoves: truth.playoutMoves,
  });
  expect(moves.reduce((sum, { visits }) => sum + visits, 0)).toBe(iterations);
  for (const { move, visits, mean } of moves) {
    const { visits: n, sum } = expected.get(move) ?? { visits: 0, sum: 0 };
    expect(visits, `visits of ${game.formatMove(state, move)}, seed ${seed}`).toBe(n);
    if (n > 0) expect(mean).toBeCloseTo(sum / n, 9);
  }
}
