/**
 * Saboteur endgames in which nothing is hidden any more: the pile is empty, drops are open, the seat to move knows where
 * the nugget is, and so the opponent holds the cards that are left. Search finds a best move of the exact solution.
 */
import { describe, expect, test } from 'vitest';
import { after, alphaBeta, legalMoves } from '../../../test/textbook/minimax.ts';
import { makeAgent } from '../../agents/index.ts';
import { OVER, Random, defaults, settleOptions } from '../../core/index.ts';
import { type SaboteurState, saboteur } from '../../games/saboteur/index.ts';

const CARDS = 6;

/**
 * Plays at random, every fourth move along the path, until so few cards are left. Most such games are drawn whatever one
 * does; these are the first in which it matters.
 */
const SEEDS = [77, 132, 350, 398, 451, 469, 488, 493, 533, 563];

const { make, options } = saboteur.playouts.find(({ name }) => name === 'path')!;
const path = make(defaults(options));

function endgame(seed: number): SaboteurState {
  const random = new Random(seed);
  const state = saboteur.start(settleOptions(saboteur, { dropsOpen: true }), random);
  const cards = (): number => state.hands.reduce((sum, count) => sum + count, 0);
  while (state.turn !== OVER && (state.pileSize > 0 || cards() > CARDS))
    state.play(random.below(4) === 0 ? path.choose(state, random) : state.sample(random));
  return state;
}

const endgames = SEEDS.map((seed) => {
  const state = endgame(seed);
  const moves = legalMoves(state);
  const values = moves.map((move) => alphaBeta(after(state, move), state.turn));
  const best = Math.max(...values);
  return { seed, state, best, bestMoves: moves.filter((_, i) => values[i] === best), count: moves.length };
});

test('nothing is hidden, and it matters what one plays', () => {
  for (const { seed, state, bestMoves, count } of endgames) {
    const imagined = state.clone();
    saboteur.imagine!(imagined, state.turn, new Random(seed));
    expect(saboteur.formatPosition(imagined)).toBe(saboteur.formatPosition(state));
    expect(bestMoves.length, `seed ${seed}`).toBeLessThan(count);
  }
  expect(new Set(endgames.map(({ best }) => best))).toEqual(new Set([0.5, 1]));
});

describe.each(['information-set', 'open-loop', 'ensemble(trees=2)'])('forest=%s', (forest) => {
  test.each(endgames)('finds a best move of game $seed', ({ state, bestMoves }) => {
    const spec = `mcts(tree=ucb1(c=0.7), forest=${forest}, iterations=5000)`;
    const search = makeAgent(spec, { game: saboteur, random: new Random(3), clock: () => 0 });
    search.start(state);
    search.advance(Infinity);
    expect(bestMoves).toContain(search.choose());
  });
});
