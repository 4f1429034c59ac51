/** Weights as data, all the way: typed as a file, named by content, carried to threads, kept with the run. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { makeAgent, resolveAgent } from '../../src/agents/index.ts';
import { assertConforms, checkGame } from '../../src/core/conformance/index.ts';
import { type Game, Random, makeWeights, packWeights, registerWeights } from '../../src/core/index.ts';
import { importGame } from '../../src/games/importGame.node.ts';
import { settleExperiment } from '../../src/lab/index.ts';
import { beginRun } from '../../src/lab/node/index.ts';
import { Store } from '../../src/store/index.ts';
import { runHere, runJson, runProcess } from '../cli/run.ts';
import { LAYOUT, squaresGame } from './squares.ts';

const MODULE = fileURLToPath(new URL('squares.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'playout-weights-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The centre is worth most, then the corners. */
const learned = makeWeights(LAYOUT, Int32Array.of(3, 2, 3, 2, 5, 2, 3, 2, 3));

function writeFile(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(content));
  return path;
}

const FILE = writeFile('learned.json', packWeights(learned));
const { id } = learned;

describe('a game whose evaluation has weights', () => {
  test('keeps the promises of the contract, sums included', () => {
    registerWeights(learned);
    assertConforms(squaresGame, { seed: 1, games: 20 });
  });

  test('breaks one if a move updates a sum wrongly', () => {
    const [heuristic] = squaresGame.heuristics;
    const wrong: Game<Parameters<typeof squaresGame.formatPosition>[0]> = {
      ...squaresGame,
      heuristics: [
        {
          ...heuristic!,
          make(options) {
            const evaluation = heuristic!.make(options);
            const incremental = { ...evaluation.incremental!, update: () => undefined };
            return { ...evaluation, incremental };
          },
        },
      ],
    };
    const [failure] = checkGame(wrong, { seed: 1, games: 2 }).failures;
    expect(failure).toMatchObject({
      check: 'heuristics',
      reason: expect.stringMatching(/sum 0 is updated to 0 by \w\d, but is \d/),
    });
  });

  test('is searched by sums as it is from scratch', () => {
    const fromScratch: Game<Parameters<typeof squaresGame.formatPosition>[0]> = {
      ...squaresGame,
      heuristics: squaresGame.heuristics.map((heuristic) => ({
        ...heuristic,
        make: (options) => ({ value: heuristic.make(options).value }),
      })),
    };
    registerWeights(learned);
    const analysis = (game: Game): object => {
      const setting = { game, random: new Random(1), clock: () => 0 };
      const search = makeAgent(
        `alphabeta(heuristic=squares(weights=${id}), depth=5, ends=evaluation)`,
        setting,
      );
      search.start(game.start({}, new Random(1)));
      search.advance(Infinity);
      return search.analysis();
    };
    expect(analysis(squaresGame)).toEqual(analysis(fromScratch));
  });
});

describe('an agent', () => {
  test('names its weights by their content, and knows them', () => {
    registerWeights(learned, 'learned');
    const agent = resolveAgent('greedy(squares(weights=learned))', squaresGame);
    expect(agent.canonical).toBe(`greedy(heuristic=squares(weights=${id}))`);
    expect(agent.weights).toEqual([learned]);
    expect(resolveAgent('random', squaresGame).weights).toEqual([]);
  });
});

describe('the command line', () => {
  const spec = `greedy(squares(weights=${FILE}))`;

  test('plays on threads with weights from a file, and names them in records by their content', async () => {
    const records = join(folder, 'games.jsonl');
    const store = join(folder, 'match.db');
    const typed = ['match', MODULE, spec, 'greedy', '--games', '8', '--threads', '2'];
    const { code, err } = await runProcess([...typed, '--store', store, '--records', records]);
    expect({ code, err }).toMatchObject({ code: 0 });
    const replayed = await runJson<{ ok: number }>('replay', records, '--game', MODULE);
    expect(replayed.ok).toBe(8);
    const [first] = readFileSync(records, 'utf8').split('\n');
    expect(JSON.parse(first!)).toMatchObject({
      agents: expect.arrayContaining([`greedy(heuristic=squares(weights=${id}))`]),
    });
  });

  test('resumes a run without the file', async () => {
    const path = join(folder, 'resumed.db');
    const game = (await importGame(MODULE)).name;
    registerWeights(learned, 'learned');
    const written = { game, agents: ['greedy(squares(weights=learned))', 'random'], games: 6 };
    const experiment = settleExperiment(written);
    const store = Store.toWrite(path);
    beginRun(store, { spec: written, experiment, command: 'playout …', threads: 1 }).release('stopped', 0);
    store.close();
    const resumed = await runProcess(['resume', '1', '--store', path, '--game', MODULE]);
    expect(resumed).toMatchObject({ code: 0, out: expect.stringContaining(`weights=${id}`) });
  });

  test('searches with them on several threads', async () => {
    const parallel = `mcts(tree=puct(prior=squares(weights=${FILE})), parallel=root(threads=2), iterations=60)`;
    const { code, out, err } = await runProcess(['analyse', MODULE, '--agent', parallel, '--json']);
    expect({ code, err }).toMatchObject({ code: 0 });
    expect(JSON.parse(out)).toMatchObject({ best: expect.stringMatching(/^[abc][123]$/) });
  });

  test.each([
    ['no-such.json', /cannot read .*no-such\.json \(ENOENT\)/],
    [writeFile('wrong.json', { layout: 'x' }), /wrong\.json: weights has no "format"/],
    [
      writeFile('other.json', packWeights(makeWeights('other/1', Int32Array.of(1)))),
      /are for other\/1, 1 numbers, not for/,
    ],
  ])('refuses %s', async (path, message) => {
    const { code, err } = await runHere(['analyse', MODULE, '--agent', `greedy(squares(weights=${path}))`]);
    expect(code).toBe(2);
    expect(err).toMatch(message);
  });
});
