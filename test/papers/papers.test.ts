/** The papers as data: every experiment and every published number is there, and everything that refers to another finds it. */
import { describe, expect, test } from 'vitest';
import { seatsOf } from '../../src/lab/index.ts';
import { papers, sizeRun } from '../../src/papers/index.ts';

const experiments = papers.flatMap((paper) => paper.experiments);
const numbered = (letter: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `${letter}${i + 1}`);

test('every experiment exists, in the order of its paper', () => {
  expect(papers.map(({ name, experiments: own }) => [name, own.map(({ id }) => id)])).toEqual([
    ['marrakech', numbered('M', 7)],
    ['katarenga', numbered('K', 11)],
    ['saboteur', numbered('S', 5)],
    ['carcassonne', numbered('C', 13)],
    ['ataxx', numbered('A', 4)],
  ]);
});

describe.each(experiments)('$id', (experiment) => {
  const { runs, studies = [], numbers, claims } = experiment;

  test('has names that differ', () => {
    const keys = [...runs, ...studies].map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    const rows = [...numbers, ...claims].map(({ key }) => key);
    expect(new Set(rows).size).toBe(rows.length);
  });

  test('asks something, and answers it by numbers or claims', () => {
    expect(experiment.question).toMatch(/\?$/);
    expect(numbers.length + claims.length).toBeGreaterThan(0);
    expect(runs.length + studies.length).toBeGreaterThan(0);
  });

  test.each(runs)('$key can be played at every size', (run) => {
    const [small, usual, full] = [
      { scale: 0.02, isFull: false },
      { scale: 1, isFull: false },
      { scale: 1, isFull: true },
    ].map((size) => sizeRun(experiment, run, size, 1));
    expect(usual!.experiment.games).toBe(run.spec.games);
    expect(usual!.budget).toBe(1);
    expect(full!.experiment.games).toBe(Math.max(run.spec.games, run.paperGames ?? 0));
    const seats = seatsOf(small!.experiment);
    expect(small!.experiment.games % seats).toBe(0);
    // What the games are not cut by, the budgets are.
    expect(small!.budget).toBe(Math.min(1, (0.02 * run.spec.games) / seats));
  });
});

test('what explains a difference is an experiment', () => {
  const ids = new Set(experiments.map(({ id }) => id));
  const named = experiments.flatMap(({ numbers, claims }) =>
    [...numbers, ...claims].flatMap(({ explanation }) => (explanation ? [explanation.shownBy] : [])),
  );
  expect(named.filter((id) => !ids.has(id))).toEqual([]);
});

test('what our sentences rest on are numbers and claims of the same paper', () => {
  for (const { experiments: own, inShort, answers } of papers) {
    const known = new Set(
      own.flatMap(({ id, numbers, claims }) => [...numbers, ...claims].map(({ key }) => `${id}/${key}`)),
    );
    const named = [...inShort, ...answers].flatMap(({ basis }) => Object.keys(basis));
    expect(named.filter((place) => !known.has(place))).toEqual([]);
    expect(inShort.length).toBeGreaterThanOrEqual(4);
    expect(answers.length).toBeGreaterThan(0);
  }
});

/**
 * What each paper has published. The counts were taken from our data and then compared with text and tables, so they keep
 * numbers from getting lost rather than prove that none is missing. In Katarenga's table 1 the win rates are the levels at
 * which simulations are compared, and no numbers here.
 */
const PUBLISHED: readonly (readonly [id: string, count: number, what: string])[] = [
  ['M2', 1, 'flat_score against flat'],
  ['M3', 6, 'four pairings of 100 %, a mean score and the best possible one'],
  ['M7', 1, 'the largest number of moves'],
  ['K1', 6, 'two win rates, two crossings, two totals of simulations'],
  ['K2', 11, 'two win rates, a crossing, two totals; table 1: four totals and two speed-ups other than 1'],
  ['K3', 1, 'the best c'],
  ['K4', 71, 'table 2: ten rows of four tiles and three results; the ratio of simulations on 12x12'],
  ['K6', 20, 'table 3: four rows of three results; two rows of four tiles'],
  ['K7', 29, 'tables 4 and 5: nine rows of three results; two lengths of games'],
  ['K8', 10, 'table 6: two rows of two totals and three results'],
  ['S1', 6, 'two win rates and their difference; three counts of the logs'],
  ['C1', 3, 'three constants'],
  ['C2', 178, 'table 1: 56 means and 56 deviations; table 2: 56 rates; two averages, eight times'],
  ['C3', 5, 'the slope and the level of scores; three times for an iteration'],
  ['C4', 5, 'two ratios of speed, wins and draws in ten games, a time'],
  ['C5', 4, 'four meeple probabilities'],
  ['C6', 3, 'three win rates'],
  ['C8', 5, 'a win rate and four times'],
  ['C9', 3, 'three times'],
  ['C11', 5, 'a win rate, two means and two deviations of games against people'],
  ['C13', 5, 'three counts of choices, draws ahead, a share of nodes'],
  ['A1', 2, 'two speeds'],
  ['A2', 2, 'from 9 to 12 stones'],
];

test('every published number is there', () => {
  const found = experiments.filter(({ numbers }) => numbers.length > 0);
  expect(found.map(({ id, numbers }) => [id, numbers.length])).toEqual(
    PUBLISHED.map(([id, count]) => [id, count]),
  );
});
