/** The text interface of the Ataxx report. */
import { expect, test } from 'vitest';
import { runHere, runProcess } from './run.ts';

async function talk(...lines: readonly string[]): Promise<string> {
  const { code, out, err } = await runHere(['ataxx'], `${lines.join('\n')}\n`);
  expect([code, err]).toEqual([0, '']);
  return out;
}

/** The last board that was printed, and the line below it. */
function lastBoard(out: string): string[] {
  const lines = out.trimEnd().split('\n');
  const end = lines.findLastIndex((line) => /(to move|game over)/.test(line));
  const start = lines.slice(0, end).findLastIndex((line) => !/^[1-8 ] /.test(line)) + 1;
  return lines.slice(start, end + 1);
}

test('a session with moves, undo, sides and mistakes', async () => {
  const out = await talk(
    'i5', 'me1d2', 'ma5b4', 'md2b3', 'u', 'u', 'u', 'u', 'w', 'ma5c5', 'b', 'm e1 e2', 'ma1a9', 'me1a5', 'x', 'i9',
    'ft-1', 'd0', 'q', 'never read',
  ); // prettier-ignore
  expect(out).toMatchSnapshot();
});

test('a new board has white top left and black bottom right, black to move', async () => {
  for (const line of ['i4', 'i 4'])
    expect(lastBoard(await talk(line, 'q'))).toEqual([
      '4 w . . .',
      '3 . . . .',
      '2 . . . .',
      '1 . . . b',
      '  a b c d',
      'black to move; black 1, white 1',
    ]);
});

test('in s an x is an obstacle, and the cells may come in several lines', async () => {
  const board = ['4 b . x .', '3 . . . .', '2 . w . .', '1 x . . w', '  a b c d'];
  const lines = [...board, 'black to move; black 1, white 2'];
  expect(lastBoard(await talk('i4', 'sb.x......w..x..w', 'q'))).toEqual(lines);
  expect(lastBoard(await talk('i4', 's b . x .', '_ _ _ _', '- w - -', 'x..w', 'q'))).toEqual(lines);
});

test('a board that is wrong or incomplete changes nothing', async () => {
  const start = lastBoard(await talk('i4', 'q'));
  for (const lines of [['sb.x.....'], ['sb.x......w..x..wb'], ['sb.x......w..x..q'], ['sbbbb', 'i']]) {
    const out = await talk('i4', ...lines, 'q');
    expect(lastBoard(out)).toEqual(start);
    expect(out).toMatch(/not complete|too many|not a cell/);
  }
});

test('undo repeats down to the position that was set', async () => {
  const set = ['i4', 'sb..............w'];
  const start = lastBoard(await talk(...set));
  const out = await talk(...set, 'ma4b4', 'md1c1', 'mb4d4', 'u', 'u', 'u', 'u');
  expect(lastBoard(out)).toEqual(start);
  expect(out).toContain('nothing to undo');
});

test('undo takes back what g and p have played', async () => {
  const tries = 300;
  const out = await talk('i4', 'ft0.01', 'd2', 'g', 'p', ...Array<string>(tries).fill('u'));
  const played = out.match(/: move /g)!.length;
  expect(played).toBeGreaterThan(2);
  expect(out).toMatch(/game over, (black wins|white wins|draw)/);
  expect(out.match(/nothing to undo/g)).toHaveLength(tries - played);
  expect(lastBoard(out)).toEqual(lastBoard(await talk('i4')));
});

test('g prints move, score, iterations or nodes, and time', async () => {
  const out = await talk('i4', 'ft0.02', 'd3', '1', 'g', '2', 'g');
  expect(out).toMatch(/^black \(MCTS\): move \w{4}, score [\d.]+ %, \d+ iterations, \d+\.\d\d s$/m);
  expect(out).toMatch(/^white \(minimax\): move \w{4}, score [+-]?\d+, \d+ nodes, \d+\.\d\d s$/m);
});

test('in p the side to move has the current search, the other side the other one', async () => {
  const out = await talk('i4', 'ft0.01', 'd1', '2', 'w', 'p');
  expect(out).toMatch(/^white \(minimax\): move/m);
  expect(out).toMatch(/^black \(MCTS\): move/m);
  expect(out).not.toMatch(/^(white \(MCTS\)|black \(minimax\))/m);
});

test('a finished game is not searched', async () => {
  expect(await talk('i4', `s${'b'.repeat(15)}w`, 'g', 'p')).toMatch(
    /the game is over: black wins\nthe game is over: black wins/,
  );
});

test('a side without a clone or a jump passes', async () => {
  // White is walled in, and black still has room.
  const out = await talk('i4', 'swxx.xxx.xxxx..bb', 'w', 'ft0.01', 'g');
  expect(out).toContain('move 0000');
});

test('the real program works through a pipe', async () => {
  const { code, out, err } = await runProcess(['ataxx'], 'i4\nmd1c1\nu\nq\n');
  expect([code, err]).toEqual([0, '']);
  expect(out).toBe((await runHere(['ataxx'], 'i4\nmd1c1\nu\nq\n')).out);
});
