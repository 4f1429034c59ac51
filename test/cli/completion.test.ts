/** Completion in a real shell. */
import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { quoteCommand } from '../../src/cli/commandLine.ts';
import { runHere } from './run.ts';

const scripts = Object.fromEntries(
  await Promise.all(
    ['bash', 'zsh', 'fish'].map(
      async (shell) => [shell, (await runHere(['completion', shell])).out] as const,
    ),
  ),
);

function has(shell: string): boolean {
  return spawnSync(shell, ['-c', 'true']).status === 0;
}

/** What bash offers for the last of these words, after those before it. */
function complete(...words: readonly string[]): string[] {
  const script = `${scripts.bash}
COMP_WORDS=(${quoteCommand(['playout', ...words])})
COMP_CWORD=${words.length}
_playout
printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { stdout, stderr } = spawnSync('bash', ['-c', script], { encoding: 'utf8' });
  expect(stderr).toBe('');
  return stdout.split('\n').filter((word) => word !== '');
}

describe.skipIf(!has('bash'))('in bash', () => {
  test.each([
    [['tourn'], ['tournament']],
    [['match', 'kat'], ['katarenga']],
    [
      ['match', 'ataxx', 'ataxx/stro'],
      ['ataxx/strong', 'ataxx/strongest'],
    ],
    [['match', 'ataxx', 'uct', 'alpha'], ['alphabeta']],
    [['match', 'ataxx', '--gam'], ['--games']],
    [['match', '--games', '10', 'sab'], ['saboteur']],
    [['match', 'ataxx', '--json', 'gre'], ['greedy']],
    [['analyse', 'marrakech', '--agent', 'expect'], ['expectimax']],
    [['play', 'saboteur', '--seats', 'hum'], ['human']],
    [
      ['play', 'saboteur', '--seats', 'human,saboteur/stro'],
      ['human,saboteur/strong', 'human,saboteur/strongest'],
    ],
    [['agents', 'ataxx', '--kind', 'wid'], ['widening']],
    [['help', 'bud'], ['budgets']],
    [['help', 'tourn'], ['tournament']],
    [['completion', 'z'], ['zsh']],
    [['reproduce', 'carc'], ['carcassonne']],
  ])('%j becomes %j', (words, expected) => {
    expect(complete(...words)).toEqual(expected);
  });

  test('agents of one game are not offered for another', () => {
    expect(complete('analyse', 'ataxx', '--agent', 'saboteur/')).toEqual([]);
    expect(complete('analyse', './my-game.ts', '--agent', 'uc')).toEqual(['ucb', 'uct']);
  });

  test('nothing is offered where a file may stand, so that the shell offers files', () => {
    expect(complete('replay', '')).toEqual([]);
    expect(complete('play', 'ataxx', '--continue', '')).toEqual([]);
  });

  test('the shell accepts the script and completes playout by it', () => {
    const { stdout } = spawnSync('bash', ['-c', `${scripts.bash}\ncomplete -p playout`], {
      encoding: 'utf8',
    });
    expect(stdout).toBe('complete -o default -F _playout playout\n');
  });
});

describe.each(['zsh', 'fish'])('in %s', (shell) => {
  test.skipIf(!has(shell))('the script has no mistakes', () => {
    const { status, stderr } = spawnSync(shell, ['-n'], { input: scripts[shell], encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
  });

  test('there is a script with commands, options, games and agents', () => {
    for (const word of ['tournament', 'katarenga', 'ataxx/strong']) expect(scripts[shell]).toContain(word);
    expect(scripts[shell]).toMatch(shell === 'fish' ? / -l games / : / --games /);
  });
});

test('another shell is refused', async () => {
  const { code, err } = await runHere(['completion', 'fisch']);
  expect(code).toBe(2);
  expect(err).toBe('error: unknown shell "fisch"\nhint: Did you mean "fish"? Known: bash, zsh, fish.\n');
});
