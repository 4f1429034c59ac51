import { describe, expect, test } from 'vitest';
import { listAgents, resolveAgent } from '../../agents/index.ts';
import { CHANCE, type Game, Random, settleOptions } from '../../core/index.ts';
import { findGame, games } from '../../games/index.ts';
import { type Analysis, Tree } from '../../search/index.ts';
import type { Limits } from './limits.ts';
import { type Player, budgetFor, makePlayer } from './player.ts';

const ROOMY = 64;

function playerOf(game: Game, spec: string, megabytes: number): Player {
  const agent = resolveAgent(spec, game);
  return makePlayer({ agent, megabytes, seed: 1, options: settleOptions(game, {}), clock: () => 0 });
}

/** What a `go` with these limits finds at the start of a game, with a clock that stands still. */
function go(game: Game, spec: string, limits: Limits, megabytes = ROOMY): Analysis {
  const state = game.start(settleOptions(game, {}), new Random(1));
  while (state.turn === CHANCE) state.play(state.sample(new Random(2)));
  const player = playerOf(game, spec, megabytes);
  player.search.start(state, budgetFor(player, limits, false));
  player.search.advance(Infinity);
  return player.search.analysis();
}

/** Every Monte Carlo agent that plays the game: plain, with each forest, and those of the papers. */
function monteCarlo(game: Game): string[] {
  const entries = listAgents(game);
  const forests = entries.filter(({ kind, name }) => kind === 'forest' && name !== 'known-future');
  return [
    ...entries.filter(({ kind }) => kind === 'agent' || kind === 'named').map(({ name }) => name),
    ...forests.map(({ name }) => `mcts(forest=${name})`),
    'mcts(treeDepth=1)',
  ].filter((name) => name !== 'engine' && resolveAgent(name, game).counts === 'iterations');
}

describe.each(games.map((game) => [game.name, game] as const))('in %s', (_name, game) => {
  test('nodes are iterations for every Monte Carlo agent', () => {
    const agents = monteCarlo(game);
    expect(agents).toEqual(expect.arrayContaining(['flat', 'ucb', 'uct', 'mcts', 'mcts(treeDepth=1)']));
    for (const agent of agents)
      expect([agent, go(game, agent, { nodes: 200 }).iterations]).toEqual([agent, 200]);
  });

  test('the memory caps the tree of every Monte Carlo agent, whatever else limits it', () => {
    for (const agent of monteCarlo(game)) {
      const player = playerOf(game, agent, 1);
      for (const limits of [{}, { nodes: 5 }, { depth: 3 }, { infinite: true }] as const)
        for (const isTimed of [true, false])
          expect([agent, budgetFor(player, limits, isTimed).bytes]).toEqual([agent, 2 ** 20]);
    }
  });
});

test('a search ends when its tree has taken the memory', () => {
  const marrakech = findGame('marrakech');
  const least = new Tree().bytesPerNode;
  for (const agent of monteCarlo(marrakech)) {
    const { iterations, nodes } = go(marrakech, agent, { nodes: 10_000_000 }, 0.5);
    expect(iterations, agent).toBeGreaterThan(100);
    expect(iterations, agent).toBeLessThan(20_000);
    expect(nodes * least, agent).toBeLessThanOrEqual(0.5 * 2 ** 20);
  }
});

const ataxx = findGame('ataxx');

test('memory and the depth of the tree are not limits: a go leaves them as they are', () => {
  const agent = 'mcts(treeDepth=1, memory=200kB, iterations=7)';
  expect(go(ataxx, agent, {}).iterations).toBe(7);
  const free = go(ataxx, agent, { infinite: true });
  expect(free.depth).toBe(1);
  expect(free.iterations).toBeLessThan(20_000);
});

test('minimax counts positions and plies, and its table is as large as was set', () => {
  expect(go(ataxx, 'alphabeta', { depth: 2 }, 1).depth).toBe(2);
  expect(go(ataxx, 'alphabeta', { nodes: 500 }, 1).nodes).toBeLessThan(2000);
  expect(playerOf(ataxx, 'alphabeta', 3).agent.canonical).toBe('alphabeta(hash=3, depth=4)');
});
