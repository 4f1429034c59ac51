/** What strangers get: the package is packed and installed in an empty folder once, and everything is tried there. */
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type OutputChunk, rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiReports } from '../../scripts/apiReport.ts';
import { launchChromium } from '../browser/chromium.ts';
import { followGuide, isPrinted } from '../docs/followGuide.ts';
import { AROUND, ENGINE, SEARCH, importing } from './consumer.ts';
import { type Ended, Installed, ROOT, environment, findNode20 } from './installed.ts';

const MOST_MEGABYTES = 60;
const TSC = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');

const node20 = await findNode20();
let installed: Installed;
beforeAll(async () => void (installed = await Installed.make()));
afterAll(() => installed.remove());

/** The path of Node 20, or the test is skipped. */
function oldNode(skip: (note: string) => never): string {
  return node20 ?? skip('npm could not install Node 20');
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

describe('the tarball', () => {
  test('has no sources, no tests and no golden games', () => {
    const files = filesIn(installed.package).map((file) => file.slice(installed.package.length + 1));
    expect(files).toContain(join('dist', 'package', 'main.js'));
    expect(files.filter((file) => /^(src|test|bench|scripts)\b|\.test\.|\.(txt|jsonl)$/.test(file))).toEqual(
      [],
    );
    const typescript = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'));
    // What a new game begins with.
    expect(typescript.filter((file) => !file.startsWith(join('examples', 'tic-tac-toe')))).toEqual([]);
  });

  test(`installs less than ${MOST_MEGABYTES} MB`, () => {
    const bytes = filesIn(join(installed.folder, 'node_modules')).reduce(
      (sum, file) => sum + statSync(file).size,
      0,
    );
    expect(bytes / 1e6).toBeLessThan(MOST_MEGABYTES);
  });

  test('brings neither what only a clone needs nor what only clusters need', () => {
    const present = ['node', 'vite', 'rolldown', 'preact', 'jstat', 'bullmq', 'ioredis'].filter((name) =>
      existsSync(join(installed.folder, 'node_modules', name)),
    );
    expect(present).toEqual([]);
  });
});

describe('npx playout', () => {
  test('lists the games', async () => {
    expect(await installed.npx('games')).toContain('saboteur: Saboteur, 2 players');
  });

  test('plays a match on threads', async () => {
    const agents = ['uct(iterations=20)', 'random'];
    expect(await installed.npx('match', 'ataxx', ...agents, '--games', '4', '--threads', '2')).toContain(
      '4 games',
    );
  });

  test('keeps a run and writes its report, with pictures', async () => {
    const store = ['--store', 'lab.db'];
    await installed.npx('tournament', 'marrakech', 'random', 'greedy', '--games', '4', ...store);
    await installed.npx('report', '1', '--out', 'report', ...store);
    const report = join(installed.folder, 'report');
    expect(readFileSync(join(report, 'report.html'), 'utf8')).toContain('greedy');
    const pictures = filesIn(report).filter((file) => file.endsWith('.png'));
    expect(pictures.length).toBeGreaterThan(0);
    for (const file of pictures) expect(readFileSync(file).toString('latin1', 1, 4)).toBe('PNG');
  });

  test('takes a game of its user, which shares the classes of what runs', async () => {
    installed.write(
      'twin.js',
      `import { State, settleOptions, Random } from 'playout/core';
       import { ataxx } from 'playout/games/ataxx';
       const start = ataxx.start(settleOptions(ataxx, {}), new Random(1));
       if (!(start instanceof State)) throw new Error('another contract');
       export default { ...ataxx, name: 'twin' };`,
    );
    expect(await installed.npx('match', './twin.js', 'random', 'random', '--games', '4')).toContain(
      '4 games',
    );
  });

  test('makes a new game, which passes its own test and type check', async () => {
    expect(await installed.npx('new-game', 'fresh-game')).toContain(join('fresh-game', 'freshGame.test.ts'));
    const { code, out } = await installed.node(process.execPath, '--test', 'fresh-game/freshGame.test.ts');
    expect([code, out]).toEqual([0, expect.stringContaining('pass 3')]);
    const types = ['--typeRoots', join(ROOT, 'node_modules', '@types')];
    expect(await installed.node(process.execPath, TSC, '-p', 'fresh-game', ...types)).toMatchObject({
      code: 0,
      out: '',
    });
  });

  test('does what the guide to a game of your own says', async () => {
    const guide = readFileSync(join(ROOT, 'docs', 'your-own-game.md'), 'utf8');
    // Node and npx look for packages in the folders above, too.
    const folder = join(installed.folder, 'guide');
    mkdirSync(folder);
    const where = { folder, environment: { ...environment(), PORT: '0' }, typed: 'd\nquit\n' };
    let commands = 0;
    for await (const { command, code, out, err } of followGuide(guide, where)) {
      commands++;
      const place = `docs/your-own-game.md:${command.line}\n${out}\n${err}`;
      expect(code !== 0, place).toBe(command.mustFail);
      if (command.prints !== undefined && !isPrinted(command.prints, out))
        expect(out, place).toBe(command.prints);
    }
    expect(commands).toBeGreaterThan(10);
    expect(existsSync(join(folder, 'report', 'report.html'))).toBe(true);
  });

  test('serves the page, and the results of the papers', async () => {
    await installed.serving(async (url) => {
      const page = await (await fetch(url)).text();
      const [, script = ''] = /src="\.\/(assets\/[^"]+\.js)"/.exec(page) ?? [];
      expect((await fetch(new URL(script, url))).headers.get('content-type')).toContain('javascript');
      expect(await (await fetch(new URL('api/papers', url))).text()).toContain('marrakech');
    });
  });

  test('says which packages a cluster needs', async () => {
    const { code, err } = await installed.playout(process.execPath, 'worker', '--redis', 'redis://localhost');
    expect([code, err]).toEqual([2, expect.stringContaining('npm install bullmq ioredis')]);
  });
});

test.for(['the pinned Node', 'Node 20'])('%s imports every export', async (name, { skip }) => {
  const node = name === 'Node 20' ? oldNode(skip) : process.execPath;
  installed.write('exports.js', importing([...ENGINE, ...AROUND]));
  installed.write(
    'count.js',
    `import * as all from './exports.js';
     console.log(Object.values(all).filter((exported) => Object.keys(exported).length > 0).length);`,
  );
  const all = `${ENGINE.length + AROUND.length}\n`;
  expect(await installed.node(node, 'count.js')).toEqual({ code: 0, err: '', out: all });
});

test.for(['the pinned Node', 'Node 20'])('%s runs the program of the README', async (name, { skip }) => {
  const node = name === 'Node 20' ? oldNode(skip) : process.execPath;
  const [, program = ''] =
    /^```ts\n([\s\S]*?)^```/m.exec(readFileSync(join(ROOT, 'README.md'), 'utf8')) ?? [];
  installed.write('readme.js', program);
  expect(await installed.node(node, 'readme.js')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^\w+\n$/),
  });
});

describe('on Node 20, npx playout', () => {
  test('does what needs no store', async ({ skip }) => {
    const match = ['match', 'ataxx', 'uct(iterations=20)', 'random', '--games', '4'];
    const { code, out } = await installed.playout(oldNode(skip), ...match);
    expect([code, out]).toEqual([0, expect.stringContaining('4 games')]);
  });

  test('says which Node a store needs', async ({ skip }) => {
    const match = ['match', 'ataxx', 'random', 'random', '--games', '4', '--store', 'new.db'];
    const { code, err } = await installed.playout(oldNode(skip), ...match);
    expect([code, err]).toEqual([2, expect.stringContaining('Use Node 22.16 or newer')]);
  });

  test('says which Node a game in TypeScript needs', async ({ skip }) => {
    installed.write('typed.ts', "export { ataxx as default } from 'playout/games/ataxx';");
    const { code, err } = await installed.playout(oldNode(skip), 'show', './typed.ts');
    expect([code, err]).toEqual([2, expect.stringContaining('Use Node 22.18 or newer')]);
  });
});

describe('a program in TypeScript', () => {
  const strict = {
    strict: true,
    skipLibCheck: false,
    noEmit: true,
    module: 'nodenext',
    target: 'es2022',
  };
  const compile = (options: object, file: string, text: string): Promise<Ended> => {
    installed.write(file, text);
    const compilerOptions = { ...strict, ...options, typeRoots: [join(ROOT, 'node_modules', '@types')] };
    installed.write('tsconfig.json', JSON.stringify({ compilerOptions, files: [file] }));
    return installed.node(process.execPath, TSC, '-p', '.');
  };
  const clean = { code: 0, out: '', err: '' };

  test('needs no types but those of the language for the engine', async () => {
    const options = { lib: ['es2023'], types: [], exactOptionalPropertyTypes: true };
    expect(await compile(options, 'engine.ts', SEARCH + importing(ENGINE))).toEqual(clean);
  });

  test('finds the types of all exports', async () => {
    const options = { lib: ['es2023', 'dom', 'dom.iterable'], types: ['node'] };
    expect(await compile(options, 'around.ts', importing(AROUND))).toEqual(clean);
  });

  test('is told of a wrong type', async () => {
    const wrong = "import { wilson } from 'playout/stats';\nexport const low: string = wilson(1, 2);\n";
    expect((await compile({ lib: ['es2023'], types: [] }, 'wrong.ts', wrong)).out).toContain(
      'wrong.ts(2,14): error',
    );
  });
});

test('a bundle for browsers searches there as Node does', async () => {
  installed.write('search.ts', SEARCH);
  const bundle = await rolldown({
    cwd: installed.folder,
    input: 'search.ts',
    platform: 'browser',
    onLog: (_level, log) => {
      throw new Error(log.message);
    },
  });
  const { output } = await bundle.generate({ format: 'iife', name: 'program' });
  const [{ code, imports }] = output as [OutputChunk];
  expect([output.length, imports]).toEqual([1, []]);
  installed.write('search.cjs', `${code}\nconsole.log(program.search());`);
  const { out } = await installed.node(process.execPath, 'search.cjs');
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: code });
    expect(`${await page.evaluate<string>('program.search()')}\n`).toBe(out);
  } finally {
    await browser.close();
  }
});

test('docs/api is what the package exports; npm run api writes it', () => {
  const folder = join(ROOT, 'docs', 'api');
  const kept = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const);
  const actual = apiReports(installed.package);
  expect(kept.map(([name]) => name).sort()).toEqual([...actual.keys()].sort());
  for (const [name, report] of kept) expect(report, name).toBe(actual.get(name));
});
