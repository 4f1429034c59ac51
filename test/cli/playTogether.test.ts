/** Two people at one terminal: nobody sees what is hidden from them. */
import { expect, test } from 'vitest';
import { runHere } from './run.ts';

const TOGETHER = ['play', 'saboteur', '--seats', 'human,human'];
const PAUSE = 'press Enter when nobody else looks> ';

async function play(lines: readonly string[], columns?: number): Promise<string> {
  return (await runHere(TOGETHER, lines.map((line) => `${line}\n`).join(''), columns)).out;
}

test('a hand is shown only after its owner has asked the other to look away', async () => {
  const [start, first, second] = (await play(['', 'drop:11', '', 'q'])).split(PAUSE);
  expect(start).toBe('first: human\nsecond: human\nfirst: ');
  expect(first).toContain('hand      6 7 7 8 9 11 bonus');
  expect(second).toContain('hand      0 1 3 7 8 9 9');
  expect(second).not.toContain('6 7 7 8 9');
});

test('the other learns that a card was put away, not which', async () => {
  const out = await play(['', 'drop:11', 'q']);
  expect(out).toContain('first plays drop\nsecond: press');
});

test('who takes a move of the other back has to look away first', async () => {
  const parts = (await play(['', '6@6,5', '', 'undo', '', 'q'])).split(PAUSE);
  expect(parts).toHaveLength(4);
  expect(parts[2]).toMatch(/undo|second \(\? for help\)> first: $/);
  expect(parts[3]).toContain('hand      6 7 7 8 9 11 bonus');
});

test('on a screen the cards of one are cleared before the other looks, and at the end', async () => {
  const clear = '\u001b[2J\u001b[3J\u001b[H';
  const [, first, second, end] = (await play(['', '6@6,5', '', 'q'], 100)).split(clear).map((part, i) => {
    return i === 0 ? part : `cleared${part}`;
  });
  expect(first).toMatch(/^cleared\nfirst plays 6@6,5\nsecond: press Enter/);
  expect(second).toMatch(
    /^cleared\S* ?the game was not finished\ncontinue with: playout play --continue sealed:/,
  );
  expect(end).toBeUndefined();
});

test('leaving shows neither hand, whoever asks', async () => {
  const out = await play(['q']);
  expect(out).toContain('the game was not finished\ncontinue with: playout play --continue sealed:');
  expect(out).not.toContain('hand');
});

test('without secrets nobody has to look away', async () => {
  expect((await runHere(['play', 'ataxx', '--seats', 'human,human'], 'g2\nq\n')).out).not.toContain(PAUSE);
});
