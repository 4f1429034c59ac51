/** "Add a game" of CONTRIBUTING.md, followed with tic-tac-toe: what it says is enough, and its commands pass. */
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Copy, recipe } from './copy.ts';

const GAME = 'tic-tac-toe';

/** What is printed as a command, with the game in place of the one in the text. */
const commands = [...recipe('Add a game').matchAll(/^(?:npm run|npx) .*$/gm)].map(([line]) =>
  line.replaceAll('my-game', GAME),
);

const copy = new Copy();
afterAll(() => rmSync(copy.folder, { recursive: true }));

beforeAll(() => {
  const source = copy.read('examples/tic-tac-toe/ticTacToe.ts');
  copy.write(`src/games/${GAME}/index.ts`, source.replace("'playout/core'", "'../../core/index.ts'"));
  copy.write(
    `src/games/${GAME}/conformance.test.ts`,
    `import { test } from 'vitest';
    import { assertConforms } from '../../core/conformance/index.ts';
    import { ticTacToe } from './index.ts';
    test('${GAME} keeps every promise', () => void assertConforms(ticTacToe, { seed: 1, games: 20 }));`,
  );
  copy.insert(
    'src/games/registry.ts',
    'const known: Game[]',
    `import { ticTacToe } from './${GAME}/index.ts';`,
  );
  copy.write(
    'src/games/registry.ts',
    copy.read('src/games/registry.ts').replace('saboteur];', 'saboteur, ticTacToe];'),
  );
  copy.insert(
    'bench/cases.ts',
    '  saboteur: [',
    `  '${GAME}': [...COMMON, { name: 'perft 5', options: {}, unit: 'nodes', what: 'perft', depth: 5 }],`,
  );
});

test('its commands pass, in their order', async () => {
  expect(commands.map((line) => line.split(' ').slice(0, 3).join(' '))).toEqual([
    'npm run playthroughs',
    'npm run signatures',
    'npx vitest run',
  ]);
  const printed: string[] = [];
  for (const line of commands) printed.push(await copy.runCommand(line));
  const [playthroughs, signatures, tests] = printed;
  expect(playthroughs).toMatch(/^src\/games\/tic-tac-toe\/playthrough\.default\.txt: \d+ lines\n$/);
  expect(signatures).toMatch(/^tic-tac-toe: [0-9a-f]{8}\n$/);
  // Every file that is named has tests of the new game, and they were run.
  const files = commands[2]!.split(' ').slice(3, -2).length;
  expect(tests).toMatch(new RegExp(`Test Files +${files} passed \\(${files}\\)`));
});

test('the game is listed and played by its name', async () => {
  expect(await copy.run('bin/playout.mjs', ['games'])).toContain('tic-tac-toe: Tic-tac-toe, 2 players');
  const match = ['match', GAME, 'uct(iterations=50)', 'random', '--games', '4', '--threads', '2', '--json'];
  expect(JSON.parse(await copy.run('bin/playout.mjs', match))).toMatchObject({ game: GAME, games: 4 });
});
