/** What people type wrong in Carcassonne ends with exit code 2, one message and no trace; its transcripts replay. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { runHere, runJson } from './run.ts';

const samples = fileURLToPath(new URL('../../src/games/carcassonne/sampleGames.jsonl', import.meta.url));

test.each([
  [['show', 'carcassonne', '--position', 'D0,0r0'], 'position: it does not end with a step'],
  [['show', 'carcassonne', '--position', 'D0,0r0 Cx red draws 0-0'], 'C fitted, so it was not put away'],
  [['show', 'carcassonne', '--position', '{"format":"other"}'], 'position: not a game record'],
  [['show', 'carcassonne', '--moves', 'Y'], '"Y" is not a move: there is no such tile'],
  [
    ['show', 'carcassonne', '--moves', 'V 0,-1r0'],
    'move 0,-1r0 is not legal here: V does not fit there that way',
  ],
  [['show', 'carcassonne', '--moves', 'V 1,0r0 city-n'], 'the new tile has no such piece'],
  [['show', 'carcassonne', '--options', 'players=6'], 'option players cannot be "6"'],
  [['show', 'carcassonne', '--options', 'pile=J1J2'], 'option pile cannot be "J1J2": J is there twice'],
  [['show', 'carcassonne', '--options', 'rotations=some'], 'unknown value for option rotations: "some"'],
  [['analyse', 'carcassonne', '--moves', 'V', '--agent', 'uct(playout=random(meeple=2))'], 'meeple'],
])('a mistake has its message: %j', async (args, message) => {
  const { code, err } = await runHere(args);
  expect(code).toBe(2);
  expect(err).toContain(message);
  expect(err).not.toContain('    at ');
});

test('the sample games replay, and a damaged one is named with its line, move and reason', async () => {
  expect(await runJson('replay', samples)).toEqual({ games: 3, ok: 3, bad: [] });
  const lines = readFileSync(samples, 'utf8').trim().split('\n');
  lines[1] = lines[1]!.replace('"placements":', '"placements":9');
  const file = join(mkdtempSync(join(tmpdir(), 'carcassonne-')), 'damaged.jsonl');
  writeFileSync(file, lines.join('\n'));
  const { code, err } = await runHere(['replay', file]);
  expect(code).toBe(2);
  expect(err).toMatch(/line 2: move 1: placements is recorded as 9\d, but is \d/);
});
