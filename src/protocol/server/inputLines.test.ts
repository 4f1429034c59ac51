import { expect, test } from 'vitest';
import { InputLines, LONGEST_LINE } from './inputLines.ts';

const TOO_LONG = '(too long)';

function read(...chunks: readonly string[]): string[] {
  const heard: string[] = [];
  const lines = new InputLines({
    line: (text) => heard.push(text),
    tooLong: () => heard.push(TOO_LONG),
    end: () => heard.push('(end)'),
  });
  for (const chunk of chunks) lines.read(chunk);
  lines.end();
  return heard;
}

test('lines are put together from pieces, whatever ends them, the last one too', () => {
  expect(read('u', 'gi\nisre', 'ady\r\ngo', ' depth 1\rquit')).toEqual([
    'ugi',
    'isready',
    'go depth 1',
    'quit',
    '(end)',
  ]);
});

const long = 'x'.repeat(LONGEST_LINE + 1);

test.each([
  ['at once', [`${long}\nquit\n`]],
  ['in pieces', [...Array<string>(50).fill(long), `x\nquit\n`]],
  ['of a size just over', ['x'.repeat(LONGEST_LINE), 'x\nquit\n']],
])('a line that is too long is dropped, once, and the next one is heard: %s', (_, chunks) => {
  expect(read(...chunks)).toEqual([TOO_LONG, 'quit', '(end)']);
});

test('so is one that never ends, and one that just fits is heard', () => {
  expect(read('isready\n', long, long)).toEqual(['isready', TOO_LONG, '(end)']);
  expect(read(`${'x'.repeat(LONGEST_LINE)}\n`)).toHaveLength(2);
});
