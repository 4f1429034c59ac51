/** `playout honest`: the verdict as people and as programs read it, and oracles labelled wherever they appear. */
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runHere, runJson } from './run.ts';

const ORACLE = 'mcts(forest=known-future, iterations=100)';
const LABEL =
  'forest=known-future is an oracle: it knows all hidden things and the order in which chance will fall';
const FEW = ['--positions', '4', '--redraws', '2'];

const verdicts: readonly (readonly [string, readonly string[]])[] = [
  ['an honest agent', ['honest', 'saboteur', '--agent', 'uct(iterations=20)', ...FEW]],
  ['an agent limited by time', ['honest', 'marrakech', '--agent', 'uct(time=1s)', ...FEW]],
  ['a game without secrets', ['honest', 'ataxx', '--agent', 'uct(iterations=20)', ...FEW]],
  ['an oracle in Saboteur', ['honest', 'saboteur', '--agent', ORACLE, ...FEW]],
  ['an oracle in Marrakech', ['honest', 'marrakech', '--agent', ORACLE, ...FEW, '--seed', '2']],
];

/** What the oracle chose does not matter, and changes whenever the search does. */
const withoutChoices = (out: string): string =>
  out.replace(/^Choices: \S+, then \S+ after a redraw\.\n(But .+\n)?/m, 'Choices: …\n');

test.each(verdicts)('the verdict on %s, in words', async (_what, args) => {
  const { code, out } = await runHere(args);
  expect(`${withoutChoices(out)}exit code ${code}\n`).toMatchSnapshot();
});

test('the verdict on an honest agent, for programs', async () => {
  const args = ['honest', 'saboteur', '--agent', 'uct(time=1s)', '--iterations', '20', ...FEW];
  expect(await runJson(...args)).toEqual({
    game: 'saboteur',
    agent: 'uct(time=1s)',
    oracle: null,
    seed: 1,
    positions: 4,
    redraws: 8,
    redrawn: ['what is hidden from the seat'],
    budget: { iterations: 20 },
    honest: true,
    violations: [],
  });
});

test('the verdict on an oracle, for programs: exit code 1, and every violation', async () => {
  const { code, out } = await runHere(['honest', 'saboteur', '--agent', ORACLE, ...FEW, '--json']);
  expect(code).toBe(1);
  const verdict = JSON.parse(out) as { readonly violations: readonly Record<string, unknown>[] };
  expect(verdict).toMatchObject({ positions: 4, honest: false, oracle: LABEL, budget: null });
  expect(verdict.violations.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  expect(verdict.violations[0]).toMatchSnapshot({
    choices: [expect.any(String), expect.any(String)],
    what: expect.any(String),
    // Which of the redraws gives it away changes with the search.
    positions: [expect.any(String), expect.any(String)],
  });
});

test('a violation comes again with its seed and its number', async () => {
  interface Verdict {
    readonly violations: readonly { readonly number: number; readonly seed: number }[];
  }
  const examine = async (...args: readonly string[]): Promise<Verdict> =>
    JSON.parse((await runHere(['honest', 'marrakech', '--agent', ORACLE, ...args, '--json'])).out) as Verdict;
  const found = (await examine('--positions', '6', '--seed', '3')).violations.at(-1)!;
  const again = await examine('--positions', String(found.number), '--seed', String(found.seed));
  expect(again.violations.at(-1)).toEqual(found);
});

test.each(['root', 'leaf'])('an agent may think on several threads: parallel=%s', async (parallel) => {
  const agent = `uct(parallel=${parallel}, iterations=40)`;
  const args = ['honest', 'katarenga', '--agent', agent, '--positions', '2'];
  expect(await runJson(...args)).toMatchObject({ honest: true, violations: [] });
});

test('an engine is refused, for it may answer otherwise every time', async () => {
  const { code, err } = await runHere(['honest', 'ataxx', '--agent', 'engine("./engine")']);
  expect([code, err]).toEqual([2, expect.stringContaining('an engine cannot be examined')]);
});

test('an oracle is labelled in lists, analyses, matches, records and games', async () => {
  expect((await runHere(['agents', 'marrakech'])).out).toContain('An oracle, for experiments');
  expect((await runHere(['analyse', 'saboteur', '--agent', ORACLE])).out).toContain(LABEL);
  expect(await runJson('analyse', 'saboteur', '--agent', ORACLE)).toMatchObject({ oracle: LABEL });
  const file = join(mkdtempSync(join(tmpdir(), 'playout-')), 'games.jsonl');
  const match = ['match', 'marrakech', ORACLE, 'random', '--games', '2', '--threads', '1'];
  expect((await runHere([...match, '--records', file])).out).toContain(`${ORACLE}: ${LABEL}`);
  expect(await runJson(...match)).toMatchObject({ oracles: [`${ORACLE}: ${LABEL}`] });
  const records = readFileSync(file, 'utf8').trim().split('\n');
  expect(records.map((line) => (JSON.parse(line) as { oracles: unknown }).oracles)).toEqual([[0], [1]]);
  expect(await runJson('replay', file)).toMatchObject({ ok: 2 });
  const { out } = await runHere(['play', 'saboteur', '--seats', `human,${ORACLE}`], 'quit\n');
  expect(out).toContain(LABEL);
  expect((await runHere(['analyse', 'saboteur', '--agent', 'uct(iterations=9)'])).out).not.toContain(
    'oracle',
  );
});
