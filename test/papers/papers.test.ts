/** The papers as data: every experiment and every published number is there, and everything that refers to another finds it. */
import { describe, expect, test } from 'vitest';
import { seatsOf } from '../../src/lab/index.ts';
import { papers, sizePart } from '../../src/papers/index.ts';

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
  const { parts, studies = [], numbers, claims } = experiment;

  test('has names that differ', () => {
    const keys = [...parts, ...studies].map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    const rows = [...numbers, ...claims].map(({ key }) => key);
    expect(new Set(rows).size).toBe(rows.length);
  });

  test('asks something, and answers it by numbers or claims', () => {
    expect(experiment.question).toMatch(/\?$/);
    expect(numbers.length + claims.length).toBeGreaterThan(0);
    expect(parts.length + studies.length).toBeGreaterThan(0);
  });

  test.each(parts)('$key can be played at every size', (part) => {
    const [small, usual, full] = [
      { scale: 0.02, isFull: false },
      { scale: 1, isFull: false },
      { scale: 1, isFull: true },
    ].map((size) => sizePart(experiment, part, size, 1));
    expect(usual!.experiment.games).toBe(part.spec.games);
    expect(usual!.budget).toBe(1);
    expect(full!.experiment.games).toBe(Math.max(part.spec.games, part.paperGames ?? 0));
    const seats = seatsOf(small!.experiment);
    expect(small!.experiment.games % seats).toBe(0);
    // What the games are not cut by, the budgets are.
    expect(small!.budget).toBe(Math.min(1, (0.02 * part.spec.games) / seats));
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
