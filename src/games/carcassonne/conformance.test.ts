import { expect, test } from 'vitest';
import { samples } from '../../../test/samples.ts';
import { assertConforms } from '../../core/conformance/index.ts';
import { type Move, type Random, type State } from '../../core/index.ts';
import { carcassonne } from './index.ts';
import { heuristics } from './heuristics.ts';
import { CarcassonneState } from './state.ts';

const listed = new Int32Array(carcassonne.maxMoves);
const points = heuristics.find(({ name }) => name === 'points')!.make({});

/** Takes the most points at once: reaches completed cities, shared features and empty supplies. */
function greedy(state: State, random: Random): Move {
  if (!(state instanceof CarcassonneState)) throw new Error('another game');
  const moves = [...listed.subarray(0, state.moves(listed))];
  const next = state.clone();
  const values = moves.map((move) => {
    next.assign(state);
    next.play(move);
    return points.value(next, state.turn);
  });
  const most = Math.max(...values);
  const best = moves.filter((_, i) => values[i] === most);
  return best[random.below(best.length)]!;
}

test('Carcassonne keeps every promise of the contract, under all its options', () => {
  const report = assertConforms(carcassonne, {
    seed: 1,
    games: samples(7),
    probes: 0,
    agent: greedy,
    agentEvery: 4,
  });
  expect(report.games).toBeGreaterThan(samples(100));
  expect(report.agentGames).toBeGreaterThan(samples(20));
  // A check that hardly ever ran proves nothing; Carcassonne has no hidden information.
  const few = report.checks.filter(({ runs }) => runs < samples(100)).map(({ name }) => name);
  expect(few).toEqual([
    'grid',
    'positions',
    'ratings',
    'imagine',
    'presume',
    'tactics',
    'evidence',
    'options',
  ]);
});

test('Carcassonne keeps them over many games of its presets', () => {
  const presets = carcassonne.presets.length;
  const games = samples(50);
  const report = assertConforms(carcassonne, {
    seed: 2,
    games,
    optionSets: presets,
    probes: 0,
    hashed: 3_000,
    agent: greedy,
    agentEvery: 6,
  });
  expect(report.games).toBe(games * presets);
});

test('Carcassonne keeps them over many short games, in which tiles are often put away', () => {
  const small = {
    ...carcassonne,
    presets: [{ name: 'small', about: '', values: { pile: 'B1C1F1H1O1X1' } }],
  };
  const games = samples(1000);
  const report = assertConforms(small, { seed: 3, games, optionSets: 1, probes: 1, hashed: 5_000 });
  expect(report.games).toBe(games);
});
