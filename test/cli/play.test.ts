/** A game in the terminal, with its lines coming through a pipe. */
import { expect, test } from 'vitest';
import { runHere, runProcess } from './run.ts';

const TWO_PEOPLE = ['play', 'ataxx', '--seats', 'human,human'];

test('a person is told of wrong moves, takes one back, and leaves', async () => {
  const script = ['help', 'moves', 'g9', 'b4', 'g2', 'a2', 'undo', 'b2', 'quit'].join('\n');
  const { code, out, err } = await runHere(TWO_PEOPLE, script);
  expect(code).toBe(0);
  expect(err).toBe('');
  expect(out).toMatchSnapshot();
});

test('a game between a person and an agent goes on until it is over', async () => {
  // x has one move, a jump; then o fills the last cell.
  const position = 'xo1/ooo/ooo x 0 1';
  const { out, code } = await runHere(
    ['play', 'ataxx', '--position', position, '--seats', 'human,greedy'],
    'hint\nanalyse\nb3c3\na3c3\n',
  );
  expect(code).toBe(0);
  expect(out).toContain('not legal');
  expect(out).toMatch(/game over: \w wins \(x \d, o \d\)/);
});

test('agents play each other when no person is named', async () => {
  const { out, code } = await runHere([
    'play',
    'ataxx',
    '--options',
    'size=4',
    '--seats',
    'random,uct(iterations=30)',
  ]);
  expect(code).toBe(0);
  expect(out).toContain('o: uct(iterations=30)');
  expect(out).toMatch(/game over: (x wins|o wins|draw)/);
});

test('nothing to take back is said, and changes nothing', async () => {
  const { out } = await runHere(TWO_PEOPLE, 'undo\n');
  expect(out).toContain('there is no move of yours to take back');
  expect(out).toContain('the game was not finished: x5o/7/7/7/7/7/o5x x 0 1');
});

test('the real program plays through a pipe and ends with its input', async () => {
  const { out, code } = await runProcess(['play', 'ataxx', '--seats', 'human,uct(iterations=20)'], 'g2\n');
  expect(code).toBe(0);
  expect(out).toContain('x plays g2');
  expect(out).toContain('o plays ');
  expect(out).toContain('the game was not finished');
});
