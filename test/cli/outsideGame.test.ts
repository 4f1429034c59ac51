/** A game from outside, given by the path of its module, is played by every command and in every thread. */
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { moduleOf } from '../../src/games/index.ts';
import { importGame } from '../../src/games/importGame.node.ts';
import { type ExperimentSpec, settleExperiment } from '../../src/lab/index.ts';
import { beginRun } from '../../src/lab/node/index.ts';
import { Store } from '../../src/store/index.ts';
import { runHere, runJson, runProcess } from './run.ts';

const EXAMPLE = fileURLToPath(new URL('../../examples/connect-four/connectFour.ts', import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'playout-outside-'));
afterAll(() => rmSync(folder, { recursive: true }));

const path = (name: string): string => join(folder, name);

function write(name: string, text: string): string {
  writeFileSync(path(name), text);
  return path(name);
}

const MODULE = path('connectFour.ts');
copyFileSync(EXAMPLE, MODULE);

const SPEC: ExperimentSpec = {
  name: 'begun',
  game: 'connect-four',
  agents: ['greedy', 'uct(iterations=40)'],
  games: 4,
};

/** A store with a run that was begun with the module and left at once. */
async function begin(store: string): Promise<void> {
  const { sha256 } = moduleOf(await importGame(EXAMPLE))!;
  const experiment = { ...settleExperiment(SPEC), module: { path: MODULE, sha256 } };
  const open = Store.toWrite(store);
  beginRun(open, { spec: SPEC, experiment, command: 'playout …', threads: 1 }).release('stopped', 0);
  open.close();
}

describe('commands that look at a position', () => {
  test('show it, list and count its moves, and play it at random', async () => {
    expect((await runHere(['show', EXAMPLE, '--moves', 'd d c'])).out).toContain(
      '\n. . X X . . .\na b c d e f g\n',
    );
    expect(await runJson('moves', EXAMPLE)).toMatchObject({ moves: [...'abcdefg'] });
    expect(await runJson('perft', EXAMPLE, '--depth', '3')).toMatchObject({ nodes: 343 });
    expect(await runJson('random', EXAMPLE, '--games', '5')).toMatchObject({ games: 5 });
    expect((await runHere(['play', EXAMPLE, '--seats', 'human,random'], 'd\nquit\n')).code).toBe(0);
  });

  test('offer it every agent that can play it', async () => {
    const { agents } = await runJson<{ agents: { name: string; games: string[] }[] }>('agents', EXAMPLE);
    expect(agents.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['uct', 'alphabeta', 'connect-four/rows']),
    );
    expect(new Set(agents.flatMap(({ games }) => games))).toEqual(new Set(['connect-four']));
  });

  test.each(['root', 'leaf', 'tree'])('search it on several threads (%s)', async (kind) => {
    const three = ['--moves', 'a b a b a b'];
    const spec = `mcts(parallel=${kind}(threads=2), iterations=400)`;
    expect(await runJson('analyse', EXAMPLE, ...three, '--agent', spec)).toMatchObject({ best: 'a' });
  });

  test('speak a protocol for it', async () => {
    const script = ['ugi', 'position startpos moves a b a b a b', 'go nodes 400', 'quit'];
    const agent = ['--agent', 'mcts(parallel=root(threads=2))'];
    const { out } = await runHere(['engine', EXAMPLE, ...agent], `${script.join('\n')}\n`);
    expect(out).toMatch(/^bestmove a$/m);
  });

  test('certify agents for it', async () => {
    const few = ['--agent', 'uct(iterations=20)', '--positions', '2'];
    expect(await runJson('honest', EXAMPLE, ...few)).toMatchObject({ game: 'connect-four', honest: true });
  });
});

describe('experiments', () => {
  test('give the same games on one thread and on two', async () => {
    const match = (threads: string): Promise<object> =>
      runJson(
        'match',
        EXAMPLE,
        'uct(iterations=30)',
        'connect-four/rows',
        '--games',
        '10',
        '--threads',
        threads,
      );
    const [one, two] = [await match('1'), await match('2')];
    expect({ ...two, seconds: 0 }).toEqual({ ...one, seconds: 0 });
  });

  test.each<[command: string, ...args: string[]]>([
    ['tournament', 'random', 'greedy', 'uct(iterations=10)'],
    ['sweep', '--agent', 'uct(c=$c, iterations=10)', '--vary', 'c=0,1', '--against', 'random'],
  ])('are played by %s', async (command, ...args) => {
    const flags = ['--games', '2', '--store', path(`${command}.db`), '--threads', '1'];
    expect(await runJson(command, EXAMPLE, ...args, ...flags)).toMatchObject({
      game: 'connect-four',
      run: { state: 'finished' },
    });
  });

  test('are played with a module anywhere on the disk, on threads that search on threads; records verify', async () => {
    const records = path('games.jsonl');
    const shared = 'mcts(parallel=tree(threads=2), iterations=40)';
    const flags = ['--games', '4', '--threads', '2', '--records', records, '--json'];
    const { code, out, err } = await runProcess(['match', MODULE, shared, 'random', ...flags]);
    expect({ code, err }).toMatchObject({ code: 0 });
    expect(JSON.parse(out)).toMatchObject({ game: 'connect-four', games: 4 });
    expect(await runJson('replay', records, '--game', EXAMPLE)).toEqual({ games: 4, ok: 4, bad: [] });
    const unnamed = await runProcess(['replay', records]);
    expect(unnamed).toMatchObject({ code: 2 });
    expect(unnamed.err).toContain('unknown game "connect-four"');
  });
});

describe('a stored run', () => {
  const store = path('runs.db');
  const resume = ['resume', '1', '--store', store, '--threads', '1'];
  const report = ['report', '1', '--store', store, '--out', path('report')];
  beforeAll(() => begin(store));

  test.each([
    ['resumed', resume],
    ['reported', report],
  ])('is not %s without its module being named', async (_what, args) => {
    const { code, out, err } = await runHere(args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toBe(
      'error: run 1 plays connect-four, a game from outside: its module would be run on this machine\n' +
        `hint: If you trust it, name it: --game ${MODULE}\n`,
    );
  });

  test('is not resumed with another game', async () => {
    const { code, err } = await runHere([...resume, '--game', 'ataxx']);
    expect([code, err]).toEqual([
      2,
      'error: run 1 plays connect-four, but --game is ataxx\nhint: Name the module of connect-four.\n',
    ]);
  });

  test('is resumed and reported with its module, which may have moved', async () => {
    expect((await runProcess([...resume, '--game', MODULE])).code).toBe(0);
    const written = await runProcess([...report, '--game', EXAMPLE]);
    expect(written).toMatchObject({ code: 0, err: '' });
    expect(readFileSync(path('report/report.html'), 'utf8')).toContain('Connect four');
  });

  test('says that its module is gone', async () => {
    const gone = path('gone.db');
    rmSync(MODULE);
    try {
      await begin(gone);
      const { code, err } = await runHere(['resume', '1', '--store', gone]);
      expect(code).toBe(2);
      expect(err).toContain(`a game from outside, and its module ${MODULE} is gone`);
      expect(err).toContain('name it: --game FILE');
    } finally {
      copyFileSync(EXAMPLE, MODULE);
    }
  });

  test('is not resumed when its module has changed, but by who mixes the games; a report has a note', async () => {
    const changed = path('changed.db');
    await begin(changed);
    const other = write('other.ts', `${readFileSync(EXAMPLE, 'utf8')}\n// changed\n`);
    const args = ['resume', '1', '--store', changed, '--threads', '1', '--game', other];
    const refused = await runProcess(args);
    expect(refused).toMatchObject({ code: 2, out: '' });
    expect(refused.err).toContain(', because the module of its game has changed: the rest of its games');
    const mixed = await runProcess([...args, '--mix-engines']);
    expect(mixed.code).toBe(0);
    expect(mixed.out).toContain('The games of this run come from 2 engines');
    const out = ['--out', path('mixed report')];
    const reported = await runProcess(['report', '1', '--store', changed, '--game', other, ...out]);
    expect(reported).toMatchObject({
      code: 0,
      err: 'note: the module of connect-four has changed since run 1 began\n',
    });
  });
});

describe('an experiment in a file', () => {
  const trace = path('was run');
  // Imports are hoisted, so that they may stand at the end.
  const traced = `${readFileSync(EXAMPLE, 'utf8')}
    import { writeFileSync } from 'node:fs';
    writeFileSync(${JSON.stringify(trace)}, '');`;
  const file = path('experiment.json');
  const args = ['run', file, '--threads', '1', '--store', path('file.db')];
  const name = (game: string): string =>
    write('experiment.json', JSON.stringify({ ...SPEC, game, games: 2 }));
  beforeAll(() => write('traced.ts', traced));

  test('does not run the module that it names', async () => {
    name('./traced.ts');
    const { code, out, err } = await runHere(args);
    expect([code, out, existsSync(trace)]).toEqual([2, '', false]);
    expect(err).toMatch(
      /experiment\.json:1:\d+: game: \.\/traced\.ts is a module, which would be run on this/,
    );
    expect(err).toContain(`hint: If you trust it, name it: --game ${path('traced.ts')}\n`);
  });

  test('does not run with another module than it names', async () => {
    name('./traced.ts');
    const { code, err } = await runHere([...args, '--game', EXAMPLE]);
    expect([code, existsSync(trace)]).toEqual([2, false]);
    expect(err).toContain(`game: is ./traced.ts, but --game is ${EXAMPLE}`);
  });

  test.each(['./traced.ts', 'connect-four'])('that names %s runs with its module', async (game) => {
    name(game);
    const { code, err } = await runProcess([...args, '--game', path('traced.ts')]);
    expect({ code, err }).toMatchObject({ code: 0 });
    expect(existsSync(trace)).toBe(true);
    rmSync(trace);
  });
});

describe('a module is refused', () => {
  test.each<[what: string, text: string | undefined, message: RegExp]>([
    ['that is not there', undefined, /^there is no file .*broken\.mjs$/],
    ['with a mistake in its grammar', 'const x = ;', /broken\.mjs cannot be loaded: Unexpected token ';'$/],
    ['that throws', '\nthrow new Error("boom");', /broken\.mjs cannot be loaded: line 2: boom$/],
    ['that imports what is not there', "import 'playout/nowhere';", /cannot be loaded: .*nowhere/],
    ['that exports no game', 'export default {};', /broken\.mjs exports no game$/],
    [
      'whose game has the name of another',
      "import { ataxx } from 'playout/games/ataxx'; export default { ...ataxx };",
      /broken\.mjs: there is a game called "ataxx" already$/,
    ],
  ])('%s', async (_what, text, message) => {
    if (text === undefined) rmSync(path('broken.mjs'), { force: true });
    else write('broken.mjs', text);
    const { code, out, err } = await runProcess(['show', path('broken.mjs')]);
    expect([code, out]).toEqual([2, '']);
    expect(err.split('\n')[0]?.replace('error: ', '')).toMatch(message);
    expect(err).toMatch(/\nhint: .+\n$/);
  });
});
