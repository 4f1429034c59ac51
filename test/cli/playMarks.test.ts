/** What is pointed out on the board: the last move and where the next can go, in characters and in colours. */
import { describe, expect, test } from 'vitest';
import { runHere } from './run.ts';

/** What a person sees who makes some moves against one who plays at random. */
async function play(game: string, lines: readonly string[], ...flags: readonly string[]): Promise<string> {
  const { out } = await runHere(
    ['play', game, '--seats', 'human,random', ...flags],
    `${lines.join('\n')}\nq\n`,
  );
  return out;
}

describe('on the board', () => {
  test.each([
    ['ataxx', ['g1g3', 'moves']],
    ['carcassonne', ['0,-1 2', '1']],
    ['katarenga', ['a1-a4', 'moves a4']],
    ['marrakech', ['Lb2b3', 'moves']],
    ['saboteur', ['6@6,5', 'moves']],
  ])('of %s the last move and what can be reached are marked', async (game, lines) => {
    expect(await play(game, lines)).toMatchSnapshot();
  });

  test('marks are explained once, and in the help', async () => {
    const out = await play('ataxx', ['g2']);
    expect(out.match(/can be reached by a clone/g)).toHaveLength(1);
    expect((await play('ataxx', ['?'])).match(/can be reached by a clone/g)).toHaveLength(2);
  });

  test('nothing is marked for an agent to move', async () => {
    const { out } = await runHere(['play', 'ataxx', '--options', 'size=3', '--seats', 'random,random']);
    expect(out).not.toContain('+');
    expect(out).toMatch(/\[[xo]\]/);
  });
});

test('only moves that begin with a text are listed, if there are any', async () => {
  const out = await play('katarenga', ['moves d1', 'moves z']);
  expect(out).toContain('d1 (knight)  d1-e3 d1-f2 d1-b2 d1-c3\n');
  expect(out).toContain('no legal move begins with "z"\nType moves for all of them.\n');
});

test('the board is shown again when asked for', async () => {
  expect((await play('ataxx', ['board'])).match(/a b c d e f g/g)).toHaveLength(2);
});
