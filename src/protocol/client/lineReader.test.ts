import { expect, test } from 'vitest';
import { LineReader } from './lineReader.ts';

function read(chunks: Iterable<string>): { lines: string[]; reasons: string[] } {
  const lines: string[] = [];
  const reasons: string[] = [];
  const reader = new LineReader(
    (line) => lines.push(line),
    (reason) => reasons.push(reason),
  );
  for (const chunk of chunks) reader.read(chunk);
  return { lines, reasons };
}

test('lines are put together from pieces, whatever ends them', () => {
  const { lines, reasons } = read(['uai', 'ok\nready', 'ok\r\nbest', 'move a1\n\nno end']);
  expect(lines).toEqual(['uaiok', 'readyok', 'bestmove a1', '']);
  expect(reasons).toEqual([]);
});

test('control characters do not get past the door, whatever they would do to a terminal', () => {
  const { lines } = read([
    'id name \u001B[31mRed\u001B[0m\u0007\n',
    'option name Ha\u0000sh\u009Bx type spin\n',
    'bestmove \u001B]0;title\u0007g2\u202Eg3\tponder\u2028a1\n',
  ]);
  expect(lines).toEqual([
    'id name  [31mRed [0m',
    'option name Ha sh x type spin',
    'bestmove  ]0;title g2 g3 ponder a1',
  ]);
});

function* repeat(text: string, bytes: number): Generator<string> {
  for (let printed = 0; printed < bytes; printed += text.length) yield text;
}

test('a line without end is cut off, once, and nothing is heard after it', () => {
  const { lines, reasons } = read([...repeat('x'.repeat(1000), 200_000), '\nbestmove a1\n']);
  expect(lines).toEqual([]);
  expect(reasons).toEqual(['it wrote a line of more than 64 KiB']);
});

test('a flood of lines is cut off', () => {
  const { lines, reasons } = read(repeat(`${'info string x'.repeat(50)}\n`, 2 ** 24));
  expect(reasons).toEqual(['it flooded its output with more than 8 MiB']);
  expect(lines.length).toBeLessThan(2 ** 23 / 600);
});

test('what was printed for an earlier question does not count', () => {
  const reasons: string[] = [];
  const reader = new LineReader(
    () => undefined,
    (reason) => reasons.push(reason),
  );
  for (let question = 0; question < 5; question++) {
    reader.startOver();
    for (const chunk of repeat('readyok\n', 2 ** 22)) reader.read(chunk);
  }
  expect(reasons).toEqual([]);
});
