import { expect, test } from 'vitest';
import { formatTable } from './formatTable.ts';

const widest = (table: string): number => Math.max(...table.split('\n').map((line) => line.length));
const SPEC = 'mcts(tree=puct, iterations=2000, c=0.7)';

test('a table that fits is left alone, and so is one that nobody looks at', () => {
  const columns = [{ title: 'agent', narrow: 'middle' }, { title: 'points' }] as const;
  const rows = [[SPEC, '48.1 %']];
  expect(formatTable(columns, rows, 80)).toBe(formatTable(columns, rows));
  expect(formatTable(columns, rows)).toContain(SPEC);
});

test('text that may be cut keeps its beginning and its end', () => {
  const table = formatTable(
    [{ title: 'agent', narrow: 'middle' }, { title: 'points' }],
    [[SPEC, '48.1 %']],
    40,
  );
  expect(widest(table)).toBe(40);
  expect(table).toMatch(/^mcts\(tree=puct.*….*c=0\.7\) {2}48\.1 %$/m);
});

test('a line of play loses its end', () => {
  const rows = [['g2', 'g2 a2 f1 b7 g3 a3']];
  expect(formatTable([{ title: 'move' }, { title: 'line', narrow: 'end' }], rows, 19)).toContain(
    'g2 a2 f1 b7 …',
  );
});

test('columns that may be left out go first, from the right', () => {
  const columns = [
    { title: 'agent', narrow: 'middle' },
    { title: 'points' },
    { title: 'interval', narrow: 'drop' },
    { title: 'games' },
    { title: 'picture', narrow: 'drop' },
  ] as const;
  const rows = [[SPEC, '48.1 %', '40.0 to 55.0 %', '100', '────●────']];
  const some = formatTable(columns, rows, 80);
  expect(some).toContain('interval');
  expect(some).not.toContain('picture');
  const few = formatTable(columns, rows, 60);
  expect(few).not.toContain('interval');
  expect(few).toContain(SPEC);
  expect(widest(few)).toBeLessThanOrEqual(60);
});

test('text that is wrapped gets less room', () => {
  const rows = [
    ['c', 'the exploration constant of the formula that everybody knows by heart and nobody derives'],
  ];
  const table = formatTable([{ title: 'option' }, { title: 'what it does', width: 70 }], rows, 50);
  expect(widest(table)).toBeLessThanOrEqual(50);
  expect(table.replace(/\s+/g, ' ')).toContain('nobody derives');
});

test('nothing is made too narrow to be read', () => {
  const table = formatTable(
    [{ title: 'agent', narrow: 'middle' }, { title: 'points' }],
    [[SPEC, '48.1 %']],
    5,
  );
  expect(table).toMatch(/^mcts\(t….*=0\.7\) {2}48\.1 %$/m);
});
