/** The conformance kit on Marrakech; a greedy player reaches positions that random moves do not. */
import { expect, test } from 'vitest';
import { samples } from '../../../test/samples.ts';
import { assertConforms } from '../../core/conformance/index.ts';
import { type Move, type Random, type State, defaults } from '../../core/index.ts';
import { heuristics } from './heuristics.ts';
import { marrakech } from './index.ts';
import type { MarrakechState } from './state.ts';

const listed = new Int32Array(marrakech.maxMoves);
const [fortune] = heuristics;
const evaluation = fortune!.make(defaults(fortune!.options));

function greedy(state: State, random: Random): Move {
  const moves = [...listed.subarray(0, state.moves(listed))];
  const next = state.clone();
  const values = moves.map((move) => {
    next.assign(state);
    next.play(move);
    return evaluation.value(next as MarrakechState, state.turn);
  });
  const most = Math.max(...values);
  const best = moves.filter((_, i) => values[i] === most);
  return best[random.below(best.length)]!;
}

test('Marrakech keeps every promise of the contract, under all its options', () => {
  const report = assertConforms(marrakech, {
    seed: 1,
    games: samples(3),
    optionSets: 250,
    probes: 1,
    agent: greedy,
    agentEvery: 4,
  });
  expect(report.games).toBeGreaterThan(samples(500));
  expect(report.optionSets).toBe(250);
  // A check that hardly ever ran proves nothing; Marrakech has no playouts of its own and hides nothing.
  const few = report.checks.filter(({ runs }) => runs < samples(100)).map(({ name }) => name);
  expect(few).toEqual([
    'grid',
    'positions',
    'playouts',
    'ratings',
    'imagine',
    'presume',
    'tactics',
    'evidence',
  ]);
});

test('Marrakech keeps them over many games of its presets', () => {
  const presets = marrakech.presets.length;
  const games = samples(150);
  const report = assertConforms(marrakech, {
    seed: 2,
    games,
    optionSets: presets,
    probes: 1,
    hashed: 20_000,
    agent: greedy,
    agentEvery: 3,
  });
  expect(report.games).toBe(games * presets);
  expect(report.checks.find(({ name }) => name === 'hash')!.runs).toBeGreaterThan(samples(60_000));
});
