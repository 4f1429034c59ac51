import { expect, test } from 'vitest';
import { playedBy } from '../../../test/playedBy.ts';
import { samples } from '../../../test/samples.ts';
import { assertConforms } from '../../core/conformance/index.ts';
import { type Move, type Random, type State } from '../../core/index.ts';
import { ataxx } from './index.ts';

const listed = new Int32Array(ataxx.maxMoves);

/** Takes as many stones as one move can, any of the best: reaches lopsided boards, wipe-outs and long passes. */
function greedy(state: State, random: Random): Move {
  const seat = state.turn;
  const moves = [...listed.subarray(0, state.moves(listed))];
  const next = state.clone();
  const gains = moves.map((move) => {
    next.assign(state);
    next.play(move);
    return next.score(seat) - next.score(1 - seat);
  });
  const most = Math.max(...gains);
  const best = moves.filter((_, i) => gains[i] === most);
  return best[random.below(best.length)]!;
}

test('Ataxx keeps every promise of the contract, under all its options', () => {
  const report = assertConforms(ataxx, {
    seed: 1,
    games: samples(8),
    probes: 1,
    agent: greedy,
    agentEvery: 3,
  });
  expect(report.games).toBeGreaterThan(samples(1000));
  expect(report.agentGames).toBeGreaterThan(samples(300));
  expect(report.optionSets).toBeGreaterThan(100);
  // A check that hardly ever ran proves nothing; Ataxx has neither chance nor hidden information.
  const few = report.checks.filter(({ runs }) => runs < samples(100)).map(({ name }) => name);
  expect(few).toEqual(['chance', 'grid', 'positions', 'ratings', 'imagine', 'presume', 'evidence']);
});

test('Ataxx keeps them over many games of its two presets, some of them played by a search', () => {
  const presets = ataxx.presets.length;
  const games = samples(160);
  const report = assertConforms(ataxx, {
    seed: 2,
    games,
    optionSets: presets,
    probes: 1,
    hashed: 50_000,
    agent: playedBy(ataxx, 'uct(iterations=25)'),
    agentEvery: 4,
  });
  expect(report.games).toBe(games * presets);
  expect(report.agentGames).toBe((games * presets) / 4);
  expect(report.checks.find(({ name }) => name === 'hash')!.runs).toBeGreaterThan(samples(20_000));
});
