import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

test('a header, quotes where they are needed, and nothing for what is not known', () => {
  const rows = [
    { name: 'uct(c=1, n=2)', value: 0.5, note: null },
    { name: 'says "no"', value: -3, extra: 'two\nlines' },
  ];
  expect(toCsv(rows)).toBe(
    'name,value,note,extra\r\n"uct(c=1, n=2)",0.5,,\r\n"says ""no""",-3,,"two\nlines"\r\n',
  );
});

test('no rows are an empty header', () => {
  expect(toCsv([])).toBe('\r\n');
});
