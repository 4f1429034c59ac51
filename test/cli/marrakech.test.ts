/** `playout marrakech`, the operations on four-colour strings. */
import { describe, expect, test } from 'vitest';
import { runHere, runJson, runProcess } from './run.ts';

const EXAMPLE = `Pc03015iPy03014iA33NB${'n00'.repeat(17)}y00y00${'n00'.repeat(30)}`;

async function answer(...args: readonly string[]): Promise<unknown> {
  return (await runJson<{ answer: unknown }>('marrakech', ...args)).answer;
}

test('every operation answers', async () => {
  const position = '7/7/7/2B4/2b4/7/7 d4N p1a turn 30,30 15,14';
  expect(await answer('write', position)).toBe(EXAMPLE);
  expect(await answer('turn', EXAMPLE, '90')).toBe(EXAMPLE.replace('A33N', 'A33E'));
  expect(await answer('turn', EXAMPLE, '180')).toBe(EXAMPLE);
  expect(await answer('walk', EXAMPLE, '4')).toBe(EXAMPLE.replace('A33N', 'A20S'));
  expect(await answer('walk', EXAMPLE, '4', '--loops', 'nw-se')).toBe(EXAMPLE.replace('A33N', 'A40S'));
  expect(await answer('region', EXAMPLE.replace('A33', 'A23'))).toBe(2);
  expect(await answer('carpet', EXAMPLE, 'y003231')).toBe(false);
  expect(await answer('legal', EXAMPLE, 'c003231')).toBe(true);
  expect(await answer('lay', EXAMPLE, 'c003231')).toContain('Pc03014i');
  expect(await answer('over', EXAMPLE)).toBe(false);
  expect((await runHere(['marrakech', 'winner', EXAMPLE])).out).toBe('n\n');
});

describe('queries from standard input', () => {
  const position = '7/7/7/2B4/2b4/7/7 d4N p1a turn 30,30 15,14';
  const queries = [
    `over ${EXAMPLE}`,
    '',
    `spin ${EXAMPLE}`,
    `walk ${EXAMPLE} 4\r`,
    'over',
    `over ${EXAMPLE} 3`,
    `walk ${EXAMPLE} 4 5`,
    'constructor x',
    `  write "${position}"  `,
    `write ${position}`,
    `legal ${EXAMPLE} c003231`,
  ];
  const answers = [
    'false',
    'error: unknown operation "spin"',
    EXAMPLE.replace('A33N', 'A20S'),
    'error: over needs a position',
    'error: over takes nothing but the position',
    'error: "5" is one word too many',
    'error: unknown operation "constructor"',
    EXAMPLE,
    EXAMPLE,
    'true',
  ];

  test('are answered line by line, mistakes too', async () => {
    const { code, out, err } = await runHere(['marrakech'], queries.join('\n'));
    expect([code, err]).toEqual([0, '']);
    expect(out.trimEnd().split('\n')).toEqual(answers);
  });

  test('are answered by one object a line with --json', async () => {
    const { code, out } = await runHere(['marrakech', '--json'], queries.join('\n'));
    expect(code).toBe(0);
    const lines = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { answer?: unknown; error?: string });
    const given = lines.map(({ answer, error }) =>
      error === undefined ? String(answer) : `error: ${error}`,
    );
    expect(given).toEqual(answers);
  });

  test('go with --loops', async () => {
    const { out } = await runHere(['marrakech', '--loops', 'nw-se'], `walk ${EXAMPLE} 4\n`);
    expect(out).toBe(`${EXAMPLE.replace('A33N', 'A40S')}\n`);
  });

  test('may be a thousand, in the real program', async () => {
    const { code, out } = await runProcess(['marrakech'], `winner ${EXAMPLE}\n`.repeat(1000));
    expect([code, out]).toEqual([0, 'n\n'.repeat(1000)]);
  });
});

test.each([
  [['spin', EXAMPLE], 'unknown operation "spin"'],
  [['walk', EXAMPLE], 'walk needs steps'],
  [['walk', EXAMPLE, 'far'], 'steps cannot be "far"'],
  [['over', EXAMPLE, '3'], 'over takes nothing but the position'],
  [['over'], 'over needs a position'],
  [['over', 'Pc03015i'], 'not a four-colour string'],
  [['walk', EXAMPLE, '3', '--loops', 'up'], 'unknown value for option loops'],
  [['write', '5/5/5/5/5 c3N p1a turn 30,30 15,15'], 'this position has no four-colour string'],
])('a mistake has its message: %j', async (args, message) => {
  const { code, err } = await runHere(['marrakech', ...args]);
  expect(code).toBe(2);
  expect(err).toContain(message);
  expect(err).not.toContain('    at ');
});
