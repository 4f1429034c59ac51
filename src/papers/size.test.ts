import { describe, expect, test } from 'vitest';
import type { PaperRun } from './paper.ts';
import { type Size, sizeRun } from './size.ts';

const run: PaperRun = {
  key: 'sweep',
  paperGames: 200,
  spec: {
    game: 'marrakech',
    pairing: 'sweep',
    agents: ['uct(iterations=$n)', 'random'],
    vary: { n: [50, 300] },
    games: 50,
  },
};

const sized = (size: Partial<Size>, more: Partial<PaperRun> = {}) =>
  sizeRun({ id: 'M9', question: 'Who?' }, { ...run, ...more }, { scale: 1, isFull: false, ...size }, 7);

describe('the size of a run', () => {
  test('is that of the spec, and in full that of the paper', () => {
    expect(sized({}).experiment.games).toBe(50);
    expect(sized({ isFull: true }).experiment.games).toBe(200);
    expect(sized({ isFull: true }, { paperGames: 20 }).experiment.games).toBe(50);
  });

  test('is scaled in whole pairs, or blocks', () => {
    expect(sized({ scale: 0.1 }).experiment.games).toBe(6);
    expect(sized({ scale: 2 }).experiment.games).toBe(100);
    const three = { ...run.spec, options: { preset: 'official3' } };
    expect(sized({ scale: 0.1 }, { spec: three }).experiment.games).toBe(6);
    expect(sized({ scale: 0.01 }, { spec: three }).experiment.games).toBe(3);
  });

  test('cuts the budgets of agents where there are no more games to leave out', () => {
    const { experiment, budget } = sized({ scale: 0.01 });
    expect(experiment.games).toBe(2);
    expect(budget).toBe(0.25);
    expect(experiment.agents.map(({ spec }) => spec)).toEqual([
      'uct(iterations=13)',
      'random',
      'uct(iterations=75)',
    ]);
    // Names and values stay: what is drawn does not change its form.
    expect(experiment.agents[0]!.name).toBe('uct(iterations=50)');
    expect(sized({ scale: 0.1 }).budget).toBe(1);
  });

  test('that is smaller than a block by itself is played as it is', () => {
    const one = { ...run.spec, games: 1 };
    expect(sized({}, { spec: one, paperGames: 1 })).toMatchObject({ budget: 1, experiment: { games: 1 } });
  });

  test('never leaves less than one iteration', () => {
    const { experiment } = sized({ scale: 0.0001 });
    expect(experiment.agents[0]!.spec).toBe('uct(iterations=1)');
  });

  test('leaves name, question and seed in the spec', () => {
    expect(sized({}).spec).toMatchObject({ name: 'M9 sweep', question: 'Who?', seed: 7 });
  });
});
