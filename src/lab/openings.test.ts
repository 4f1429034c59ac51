/** Openings as experiments write them. */
import { describe, expect, test } from 'vitest';
import { PlacedError, formatPath } from '../core/schema/index.ts';
import { describeOpenings, readOpening } from './openings.ts';
import { planOf, scheduledGames } from './schedule.ts';
import { settleExperiment } from './settleExperiment.ts';
import type { ExperimentSpec } from './spec/spec.ts';

const spec: ExperimentSpec = { game: 'ataxx', options: { size: 4 }, agents: ['greedy', 'random'], games: 6 };
const NEAR = 'xx2/4/4/2oo x 0 5';

test.each<[string, ReturnType<typeof readOpening>]>([
  ['random', { plies: 4 }],
  [' random( plies=7 ) ', { plies: 7 }],
  ['moves c1 b1', { moves: ['c1', 'b1'] }],
  [NEAR, { position: NEAR }],
  [`${NEAR}  moves  c4 b1`, { position: NEAR, moves: ['c4', 'b1'] }],
  ['moves', {}],
  ['', undefined],
  ['# the corner game', undefined],
])('%j is read', (line, opening) => {
  expect(readOpening(line)).toEqual(opening);
});

test.each([
  [[{ plies: 1 }], '1 random move, others in every block'],
  [[{ plies: 3 }], '3 random moves, others in every block'],
  [[{ position: NEAR, moves: ['c4'] }], `${NEAR} moves c4`],
  [[{ moves: ['c1', 'b1'] }], 'moves c1 b1'],
  [[{ moves: ['c1'] }, { position: NEAR }], '2 openings, in turn'],
])('openings are told in a report: %j', (openings, words) => {
  expect(describeOpenings(openings)).toBe(words);
});

test('blocks take the openings of a list in turn, all pairings the same, and every seat has each', () => {
  const openings = ['moves c1', '# nothing', NEAR];
  const experiment = settleExperiment({
    ...spec,
    agents: ['greedy', 'random', 'flat(simulations=5)'],
    pairing: 'gauntlet',
    openings,
  });
  const plans = [...scheduledGames(experiment)].map((game) => planOf(experiment, game));
  const begins = plans.map(({ position, opening }) => position ?? opening?.moves?.join(' '));
  expect(begins).toEqual([...Array(4).fill('c1'), ...Array(4).fill(NEAR), ...Array(4).fill('c1')]);
  for (let i = 0; i < plans.length; i += 2)
    expect(plans[i + 1]!.agents).toEqual(plans[i]!.agents.toReversed());
});

describe('is refused, with the place:', () => {
  test.each<[string, Partial<ExperimentSpec>, string, string]>([
    ['a move that is not legal', { openings: ['moves c1', 'moves c1 c1'] }, 'openings[1]', 'move 2 of 2: '],
    ['a position that is none', { openings: ['nowhere'] }, 'openings[0]', 'position: '],
    [
      'a position of an ended game',
      { openings: ['xxxx/xxxx/xxxx/xxxx o 0 20'] },
      'openings[0]',
      'over there',
    ],
    ['a list of nothing', { openings: ['', '# none'] }, 'openings', 'there is no opening'],
    ['a wrong option', { openings: 'random(ply=3)' }, 'openings', 'unknown option of random openings: "ply"'],
    ['a wrong number', { openings: 'random(plies=0)' }, 'openings', 'option plies cannot be "0"'],
    ['what only begins like random', { openings: 'random(plies=3' }, 'openings', 'is no opening'],
    ['two positions', { position: NEAR, openings: [NEAR] }, 'openings[0]', 'so has the experiment'],
  ])('%s', (_what, more, place, message) => {
    try {
      settleExperiment({ ...spec, ...more });
      expect.unreachable();
    } catch (error) {
      if (!(error instanceof PlacedError)) throw error;
      expect(formatPath(error.path)).toBe(place);
      expect(error.reason).toContain(message);
    }
  });
});
