import { expect, test } from 'vitest';
import { settleExperiment } from '../../lab/index.ts';
import { FAULTS, claimsUnder } from './readings.ts';
import { marrakech } from './index.ts';
import { legalMoves } from './legalMoves.ts';

const { experiments } = marrakech;

test('all runs can be played', () => {
  for (const { id, runs } of experiments) {
    for (const { key, spec } of runs) {
      const experiment = settleExperiment({ ...spec, name: `${id} ${key}` });
      expect(experiment.pairings.length, `${id} ${key}`).toBeGreaterThan(0);
    }
  }
});

test('the paper’s numbers are all there', () => {
  const published = experiments.flatMap(({ numbers }) => numbers.map((number) => number.published));
  expect(published.toSorted((a, b) => a - b)).toEqual([58, 71, 85, 100, 100, 100, 100, 2352]);
});

test('every claim on the suspects is put to every fault', () => {
  const m4 = experiments.find(({ id }) => id === 'M4');
  const keys = m4!.claims.map(({ key }) => key);
  for (const fault of FAULTS) {
    const expected = claimsUnder(fault).map(({ key }) => `${fault.key}-${key}`);
    expect(expected.length).toBeGreaterThan(15);
    expect(keys).toEqual(expect.arrayContaining(expected));
  }
});

test('sound strategies are the same runs in M4 as in M2 and M3', () => {
  const spec = (id: string, key: string) =>
    experiments.find((one) => one.id === id)!.runs.find((run) => run.key === key)!.spec;
  expect(spec('M4', 'sound-50')).toBe(spec('M2', 'tournament'));
  expect(spec('M4', 'sound-300')).toBe(spec('M3', 'tournament'));
});

test('random games have as many legal moves as the rules say', async () => {
  const paper = await legalMoves.compute('paper', 1);
  const paper7 = await legalMoves.compute('paper7', 1);
  expect(paper.mean).toBeCloseTo(19.6, 0);
  expect(paper7.mean).toBeCloseTo(23.4, 0);
  expect(Math.max(paper.most, paper7.most)).toBeLessThanOrEqual(36);
});
