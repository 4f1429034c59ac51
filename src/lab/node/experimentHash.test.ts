import { expect, test } from 'vitest';
import { playHere } from '../../arena/index.ts';
import { IN_MEMORY, Store } from '../../store/index.ts';
import { type ExperimentSpec, settleExperiment } from '../index.ts';
import { runExperiment } from './index.ts';
import { experimentHash, runsOfExperiment } from './experimentHash.ts';

const spec: ExperimentSpec = {
  game: 'ataxx',
  options: { size: 4 },
  agents: ['random', { name: 'eager', spec: 'greedy' }],
  games: 2,
};

function hashOf(more: Partial<ExperimentSpec> = {}): string {
  return experimentHash(settleExperiment({ ...spec, ...more }));
}

test('an experiment has the same hash in every version', () => {
  expect(hashOf()).toBe('7ee01f3ad0fc667bbeabc68434febc77898edc1ad94c8ffaa8624b39eb59c67b');
});

test('name and question do not count', () => {
  expect(hashOf({ name: 'a', question: 'Who?' })).toBe(hashOf());
});

test('nor does the order in which options are written, or whether a default is', () => {
  const one = hashOf({ options: { size: 4, map: 'none' }, seed: 1 });
  expect(hashOf({ options: { map: 'none', size: 4 } })).toBe(one);
  expect(one).toBe(hashOf());
});

test.each<[string, Partial<ExperimentSpec>]>([
  ['options', { options: { size: 5 } }],
  ['agents', { agents: ['random', { name: 'eager', spec: 'random' }] }],
  ['their names', { agents: ['random', 'greedy'] }],
  ['their order', { agents: [{ name: 'eager', spec: 'greedy' }, 'random'] }],
  ['games', { games: 4 }],
  ['seed', { seed: 2 }],
  ['sides', { switchSides: false }],
  ['stopping rule', { stop: { rule: 'width', halfWidth: 0.1 } }],
  ['measures', { measures: ['length'] }],
  ['records', { records: 'none' }],
  ['position', { position: 'xx2/4/4/2oo x 0 5' }],
  ['openings', { openings: 'random(plies=2)' }],
])('but the %s do', (_what, more) => {
  expect(hashOf(more)).not.toBe(hashOf());
});

test('a store finds the runs of an experiment, whatever they are called', async () => {
  const store = Store.toWrite(IN_MEMORY);
  const settings = { store, threads: 1, play: playHere({ clock: () => 0 }) };
  for (const more of [{}, { seed: 2 }, { name: 'again' }])
    await runExperiment({ spec: { ...spec, ...more }, command: '' }, settings);
  expect(runsOfExperiment(store, hashOf()).map(({ id }) => id)).toEqual([1, 3]);
  expect(runsOfExperiment(store, hashOf({ seed: 3 }))).toEqual([]);
  store.close();
});
