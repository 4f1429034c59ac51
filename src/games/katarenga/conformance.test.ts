import { expect, test } from 'vitest';
import { samples } from '../../../test/samples.ts';
import { assertConforms } from '../../core/conformance/index.ts';
import { type Move, OVER, type Random, type State, defaults } from '../../core/index.ts';
import { katarenga, type KatarengaState } from './index.ts';

const listed = new Int32Array(katarenga.maxMoves);
const heuristic = katarenga.heuristics.find(({ name }) => name === 'simple')!;
const evaluation = heuristic.make(defaults(heuristic.options));

/**
 * Plays what looks best after one move: reaches short games, camps and last rows full of pawns. Now and then it plays
 * at random, or two of its kind would shuttle their pawns up to the very limit of plies.
 */
function greedy(state: State, random: Random): Move {
  const seat = state.turn;
  if (random.below(3) === 0) return state.sample(random);
  const moves = [...listed.subarray(0, state.moves(listed))];
  const next = state.clone() as KatarengaState;
  const values = moves.map((move) => {
    next.assign(state as KatarengaState);
    next.play(move);
    return next.turn === OVER ? 1000 * (next.result(seat) - 0.5) : evaluation.value(next, seat);
  });
  const most = Math.max(...values);
  const best = moves.filter((_, i) => values[i] === most);
  return best[random.below(best.length)]!;
}

test('Katarenga keeps every promise of the contract, under all its options', () => {
  const report = assertConforms(katarenga, {
    seed: 1,
    games: samples(2),
    optionSets: samples(120, 60),
    probes: 1,
    hashed: 300,
    agent: greedy,
    agentEvery: 5,
  });
  expect(report.games).toBe(report.optionSets * samples(2));
  expect(report.agentGames).toBe(Math.ceil(report.games / 5));
  // A check that hardly ever ran proves nothing; Katarenga has neither chance nor hidden information,
  // and numbers for the positions of small boards only.
  const few = report.checks.filter(({ runs }) => runs < samples(50)).map(({ name }) => name);
  expect(few).toEqual(['chance', 'grid', 'positions', 'ratings', 'imagine', 'presume', 'evidence']);
});

test.each([
  { size: 3, games: samples(400) },
  { size: 4, games: samples(150) },
])('Katarenga keeps them over many games on a board of size $size', ({ size, games }) => {
  const small = {
    ...katarenga,
    presets: katarenga.presets.map(({ name, about, values }) => ({
      name,
      about,
      values: { ...values, size, tiles: 'random' },
    })),
  };
  const presets = small.presets.length;
  const report = assertConforms(small, {
    seed: 2,
    games,
    optionSets: presets,
    probes: 1,
    hashed: 20_000,
    agent: greedy,
  });
  expect(report.games).toBe(games * presets);
  expect(report.checks.find(({ name }) => name === 'positions')!.runs).toBeGreaterThan(games / 2);
});
