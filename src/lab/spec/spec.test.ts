/** Experiment files: what is wrong with one, and where. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { UserError } from '../../core/index.ts';
import { PlacedError } from '../../core/schema/index.ts';
import { settleExperiment } from '../settleExperiment.ts';
import { readSpecFile } from '../node/specFile.ts';
import { readJson } from './json.ts';
import { experimentJsonSchema } from './schema.ts';
import type { ExperimentSpec } from './spec.ts';

const folder = mkdtempSync(join(tmpdir(), 'playout-spec-'));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;

/** What `playout run` would say about this file. */
async function complaint(text: string, ending = 'json'): Promise<string> {
  const file = join(folder, `${++files}.${ending}`);
  writeFileSync(file, text);
  try {
    const { spec, locate } = await readSpecFile(file);
    try {
      settleExperiment(spec);
    } catch (error) {
      throw error instanceof PlacedError ? locate(error) : error;
    }
  } catch (error) {
    expect(error).toBeInstanceOf(UserError);
    const { message, hint } = error as UserError;
    return `${message} / ${hint}`.replaceAll(file, 'FILE');
  }
  return 'nothing is wrong';
}

const good = {
  name: 'good',
  game: 'ataxx',
  options: { size: 5 },
  agents: ['random', { name: 'searcher', spec: 'uct(iterations=10)' }],
  games: 10,
} satisfies ExperimentSpec;

const written = (more: object): string => JSON.stringify({ ...good, ...more }, null, 2);

const three = { game: 'marrakech', options: { preset: 'official3' }, agents: ['random', 'random'] };

describe('a file', () => {
  test('that is right is read', async () => {
    expect(await complaint(written({}))).toBe('nothing is wrong');
    expect(await complaint(`export default ${written({})}`, 'ts')).toBe('nothing is wrong');
  });

  test.each<[what: string, spec: object, message: RegExp]>([
    [
      'an unknown field',
      { gmaes: 3 },
      /^FILE:15:\d+: gmaes: unknown field of experiment: "gmaes" \/ Did you mean "games"/,
    ],
    [
      'an unknown field inside',
      { agents: ['random', { spec: 'random', nam: 'x' }] },
      /^FILE:\d+:\d+: agents\[1\]\.nam: unknown field of agent/,
    ],
    ['an unknown game', { game: 'atax' }, /^FILE:3:11: game: unknown game "atax" \/ Did you mean "ataxx"/],
    [
      'an unknown agent',
      { agents: ['random', 'utc'] },
      /^FILE:9:5: agents\[1\]\.spec: unknown agent "utc" \/ Did you mean "uct"/,
    ],
    [
      'a wrong option of an agent',
      { agents: ['random', { spec: 'uct(d=1)' }] },
      /^FILE:\d+:\d+: agents\[1\]\.spec: .*unknown option.* "d"/,
    ],
    [
      'a control character in its name',
      { name: 'a\u001b[2Jb' },
      /^FILE:2:11: name: "a\\u001b\[2Jb" has a character that cannot be shown/,
    ],
    ['a control character in its question', { question: 'Who\u0007?' }, /^FILE:\d+:\d+: question: /],
    [
      'a control character in the name of an agent',
      { agents: ['random', { name: 'B\u001bx', spec: 'random' }] },
      /^FILE:\d+:\d+: agents\[1\]\.name: "B\\u001bx" has a character that cannot be shown/,
    ],
    [
      'two lines in the name of an agent',
      { agents: ['random', { name: 'B\nx', spec: 'random' }] },
      /^FILE:\d+:\d+: agents\[1\]\.name: /,
    ],
    [
      'a control character in an agent',
      { agents: ['random', 'engine("x\u001b")'] },
      /^FILE:\d+:\d+: agents\[1\]\.spec: .*has a character that cannot be shown/,
    ],
    [
      'too many games',
      { games: 100_000_000_000 },
      /^FILE:14:12: games: 100000000000 games are more than one run can have \/ A run has at most 1000000 games/,
    ],
    [
      'too many games in all pairings together',
      { agents: ['random', 'random', 'random'], pairing: 'round-robin', games: 400_000 },
      /games: 1200000 games are more than/,
    ],
    [
      'too many agents',
      { agents: Array.from({ length: 20_000 }, () => 'random'), pairing: 'gauntlet' },
      /^FILE:\d+:\d+: agents: 20000 agents are more than one run can have/,
    ],
    [
      'too many pairings',
      { agents: Array.from({ length: 200 }, () => 'random'), pairing: 'round-robin' },
      /agents: 19900 pairings are more than one run can have/,
    ],
    [
      'too many values',
      {
        pairing: 'sweep',
        agents: ['uct(c=$c)', 'random'],
        vary: { c: Array.from({ length: 5000 }, (_, i) => i / 1000) },
      },
      /vary: 501 agents are more than one run can have/,
    ],
    [
      'too many combinations',
      {
        pairing: 'sweep',
        agents: ['uct(c=$c, iterations=$n)', 'random'],
        vary: {
          c: Array.from({ length: 5000 }, (_, i) => i / 1000),
          n: Array.from({ length: 5000 }, (_, i) => i + 1),
        },
      },
      /vary: 25000000 pairings are more than one run can have/,
    ],
    ['no agents', { agents: [] }, /agents: has 0 of at least 1 entries/],
    ['one agent in a match', { agents: ['random'] }, /agents: a match is between two agents, and this has 1/],
    ['zero games', { games: 0 }, /^FILE:14:12: games: cannot be 0 \/ It is a whole number from 1 on/],
    ['half a game', { games: 1.5 }, /games: cannot be 1.5/],
    [
      'the same name twice',
      {
        agents: [
          { name: 'a', spec: 'random' },
          { name: 'a', spec: 'greedy' },
        ],
      },
      /agents\[1\]\.name: "a" is the name of an earlier agent/,
    ],
    [
      'impossible options',
      { options: { size: 99 } },
      /options: option size cannot be "99" \/ size is a whole number from/,
    ],
    ['unknown options', { options: { sise: 5 } }, /options: unknown option of ataxx: "sise"/],
    [
      'too many agents for a match of three',
      { ...three, agents: ['random', 'random', 'random', 'random'] },
      /agents: with 3 seats a match is between three agents, or two, the second in all other seats, and this has 4/,
    ],
    [
      'too few agents for a round robin of three',
      { ...three, pairing: 'round-robin' },
      /agents: with 3 seats a round robin is between three agents or more, and this has 2/,
    ],
    [
      'a sequential test among three',
      { ...three, stop: { rule: 'sprt', elo0: 0, elo1: 10 } },
      /stop\.rule: a sequential test is between two, but these rules have 3 seats \/ Play a fixed number of games/,
    ],
    [
      'an agent that refuses the game',
      { game: 'saboteur', options: {}, agents: ['random', 'alphabeta'] },
      /agents\[1\]\.spec: agent alphabeta cannot play saboteur/,
    ],
    ['a position that is none', { position: 'nowhere' }, /^FILE:\d+:\d+: position: /],
    [
      'a position where the game is over',
      { options: { size: 4 }, position: 'xxxx/xxxx/xxxx/xxxx o 0 20' },
      /position: the game is over there/,
    ],
    [
      'a wrong pairing',
      { pairing: 'round robin' },
      /pairing: unknown pairing "round robin" \/ Did you mean "round-robin"/,
    ],
    ['a sweep without values', { pairing: 'sweep', agents: ['uct(c=$c)', 'random'] }, /vary: says nothing/],
    [
      'a sweep of what is not there',
      { pairing: 'sweep', agents: ['uct(c=$c)', 'random'], vary: { d: [1] } },
      /agents\[0\]\.spec: nothing is said about \$c \/ The sweep varies \$d/,
    ],
    [
      'values that are not used',
      { pairing: 'sweep', agents: ['uct(c=$c)', 'random'], vary: { c: [1], d: [1] } },
      /vary\.d: \$d stands in no agent/,
    ],
    [
      'a value that cannot be',
      { pairing: 'sweep', agents: ['uct(c=$c)', 'random'], vary: { c: [1, -1] } },
      /agents\[0\]\.spec: agent uct: option c cannot be "-1"/,
    ],
    [
      'a value twice',
      { pairing: 'sweep', agents: ['uct(c=$c)', 'random'], vary: { c: [1, 2, '1'] } },
      /vary\.c\[2\]: 1 is given twice/,
    ],
    ['values without a sweep', { vary: { c: [1] } }, /vary: belongs to a sweep, and this is a match/],
    [
      'a name to fill in without a sweep',
      { agents: ['uct(c=$c)', 'random'] },
      /agents\[0\]\.spec: nothing is said about \$c/,
    ],
    ['rungs without a ladder', { rungs: 3 }, /rungs: belongs to a ladder/],
    [
      'a ladder without a budget',
      { pairing: 'ladder', agents: ['greedy'] },
      /agents\[0\]\.spec: greedy has no budget that could be doubled/,
    ],
    [
      'an ablation of nothing',
      { pairing: 'ablation', agents: ['uct(iterations=7)'] },
      /agents\[0\]\.spec: every part of uct is as by default/,
    ],
    ['a budget that is none', { budget: { iteration: 5 } }, /budget: "iteration" is not a limit/],
    [
      'a budget that an agent does not know',
      { agents: ['random', 'alphabeta'], budget: { iterations: 5 } },
      /budget: alphabeta cannot be limited so/,
    ],
    [
      'an unknown measure',
      { measures: ['scores'] },
      /measures\[0\]: unknown measure "scores" \/ Did you mean "score"/,
    ],
    ['a wrong choice of records', { records: 'some' }, /records: unknown choice of records "some"/],
    ['an unknown stopping rule', { stop: { rule: 'bored' } }, /stop\.rule: unknown stopping rule "bored"/],
    ['a stopping rule without its numbers', { stop: { rule: 'sprt', elo0: 0 } }, /stop: stop has no "elo1"/],
    [
      'a stopping rule with too many',
      { stop: { rule: 'fixed', elo0: 0 } },
      /stop\.elo0: unknown field of stop/,
    ],
    [
      'a stopping rule that cannot decide',
      { stop: { rule: 'sprt', elo0: 10, elo1: 10 } },
      /stop\.elo1: 10 is not more than elo0/,
    ],
    [
      'a width that is none',
      { stop: { rule: 'width', halfWidth: 0 } },
      /stop\.halfWidth: cannot be 0 \/ It is a number between 0 and 0.5/,
    ],
    ['a seed that is none', { seed: -1 }, /seed: cannot be -1/],
    [
      'the wrong kind of value',
      { switchSides: 'yes' },
      /switchSides: cannot be "yes" \/ It is true or false/,
    ],
    ['nothing where text belongs', { name: ' ' }, /name: is empty/],
  ])('with %s is refused, with the place', async (_, spec, message) => {
    expect(await complaint(written(spec))).toMatch(message);
  });

  test.each<[what: string, text: string, message: string]>([
    ['no quotes', '{\n  name: 1\n}', 'FILE:2:3: expected a key in double quotes, found "n"'],
    ['a comma too many', '{\n  "games": 1,\n}', 'FILE:3:1: expected a key in double quotes, found "}"'],
    ['no end', '{\n  "games": [1', 'FILE:2:14: expected "," or "]", found the end of the file'],
    ['nothing', '', 'FILE:1:1: expected a value, found the end of the file'],
    ['something after the end', '{} x', 'FILE:1:4: expected the end, found "x"'],
    ['a key twice', '{\n  "games": 1,\n  "games": 2\n}', 'FILE:3:3: the key "games" is given twice'],
    ['a text without end', '{"name": "x\n"}', 'FILE:1:10: this text has no end in its line'],
    [
      'a wrong escape',
      String.raw`{"name": "\q"}`,
      'FILE:1:10: this text has a character that must be escaped',
    ],
  ])('that is not JSON (%s) is refused by line and column', async (_, text, message) => {
    expect(await complaint(text)).toContain(message);
  });

  test('that holds no experiment is refused', async () => {
    expect(await complaint('3')).toMatch(/^FILE:1:1: cannot be 3 \/ It is an object with /);
    expect(await complaint('{"agents": []}')).toMatch(
      /^FILE:1:1?\d: agents: has 0|^FILE:1:1: experiment has no "game"/,
    );
    expect(await complaint('export const x = 1;', 'ts')).toMatch(/^FILE has no default export/);
    expect(await complaint('this is not TypeScript', 'ts')).toMatch(/^FILE cannot be loaded: /);
    expect(await complaint('export default { game: "ataxx", agents: 3 };', 'mjs')).toMatch(
      /^FILE: agents: cannot be 3/,
    );
  });

  test('that is not there is refused', async () => {
    await expect(readSpecFile(join(folder, 'nothing.json'))).rejects.toThrow('cannot be read (ENOENT)');
  });
});

test('JSON is read as JSON.parse reads it', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 4 }), fc.nat(3), (text, indent) => {
      const spaced = JSON.stringify(JSON.parse(text), null, indent);
      expect(readJson(spaced).value).toEqual(JSON.parse(spaced));
    }),
  );
});

test('the schema in the documents is that of the program', () => {
  const file = new URL('../../../docs/experiment.schema.json', import.meta.url);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(JSON.stringify(experimentJsonSchema())));
});

test('a bound that is not there is not in the schema either', () => {
  expect(JSON.stringify(experimentJsonSchema())).not.toContain('null');
});
