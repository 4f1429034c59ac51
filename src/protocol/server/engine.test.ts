import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { findGame } from '../../games/index.ts';
import { type Dialect, dialects } from '../dialect.ts';
import { Engine } from './engine.ts';

/** Enough for a move, quick enough for hundreds of them. */
const AGENT = 'uct(iterations=20)';

interface Heard {
  readonly engine: Engine;
  readonly lines: string[];
  readonly complaints: string[];
}

function open(protocol: Dialect['name'] = 'uai', agent = AGENT): Heard {
  const lines: string[] = [];
  const complaints: string[] = [];
  const engine = new Engine({
    game: findGame('ataxx'),
    dialect: dialects[protocol],
    given: {},
    agent,
    seed: 1,
    clock: () => performance.now(),
    print: (line) => lines.push(line),
    complain: (text) => complaints.push(text),
  });
  return { engine, lines, complaints };
}

/** Feeds a script, ends the input, and returns what was answered. */
async function script(
  lines: readonly string[],
  protocol: Dialect['name'] = 'uai',
  agent = AGENT,
): Promise<string[]> {
  const heard = open(protocol, agent);
  for (const line of lines) heard.engine.handle(line);
  heard.engine.end();
  await heard.engine.closed;
  expect(heard.complaints).toEqual([]);
  return heard.lines;
}

test('introduces itself with its options', async () => {
  const lines = await script(['uai']);
  expect(lines[0]).toBe('id name Playout');
  expect(lines).toContain('option name Hash type spin default 256 min 1 max 4096');
  expect(lines).toContain('option name Preset type combo default uai var uai var paper');
  expect(lines.at(-1)).toBe('uaiok');
});

test('options are set without regard to case, and unknown ones are noted', async () => {
  const lines = await script([
    'setoption name hASH value 32',
    'setoption name move overhead value 5',
    'setoption name Agent value alphabeta(depth=2)',
    'setoption name PRESET value paper',
    'setoption name Number Of Cups value 3',
    'setoption name Hash value lots',
    'uai',
    'd',
  ]);
  expect(lines.slice(0, 2)).toEqual([
    'info string unknown option Number Of Cups is ignored',
    'info string option Hash cannot be "lots" Hash is a whole number from 1 to 4096.',
  ]);
  expect(lines).toContain('option name Hash type spin default 32 min 1 max 4096');
  expect(lines).toContain('option name Move Overhead type spin default 5 min 0 max 5000');
  expect(lines.find((line) => line.includes('Agent'))).toContain('alphabeta(');
  expect(lines).toContain('position o7/8/8/8/8/8/8/7x x 0 1');
});

test('a position that cannot be leaves the last one alone', async () => {
  const lines = await script([
    'position startpos moves g2',
    'position fen 7/7 x',
    'position startpos moves g2 g9',
    'position',
    'd',
  ]);
  expect(lines.filter((line) => line.startsWith('info string'))).toHaveLength(3);
  expect(lines).toContain('position x5o/7/7/7/7/6x/o5x o 0 1');
});

test('moves plays on from the current position', async () => {
  expect(await script(['position startpos moves g2', 'moves a2 g3', 'd'])).toContain(
    'position x5o/7/7/7/6x/o5x/o5x o 0 2',
  );
});

test.each([
  ['go', 20],
  ['go nodes 33', 33],
])('%s searches as long as it should', async (go, iterations) => {
  const lines = await script(['position startpos', go]);
  const info = lines.findLast((line) => line.startsWith('info depth'));
  expect(info).toMatch(/^info depth \d+ seldepth \d+ score cp -?\d+ time \d+ nodes \d+ nps \d+ pv \S+/);
  expect(info).toContain(` nodes ${iterations} `);
  expect(lines.at(-1)).toMatch(/^bestmove \S+$/);
});

test('the score of minimax is 100 for each stone', async () => {
  const lines = await script(['position startpos', 'go depth 3'], 'uai', 'alphabeta');
  expect(lines.at(-2)).toMatch(/^info depth 3 seldepth \d+ score cp 100 /);
});

test('a proven win is announced as such', async () => {
  const lines = await script(['position fen x3/4/4/3o x 0 1', 'go depth 5'], 'uai', 'alphabeta');
  expect(lines.join('\n')).toMatch(/score mate [1-9]/);
});

test('a win that the solver has proven is announced as such', async () => {
  const agent = 'mcts(solver=true, iterations=20000)';
  const lines = await script(['position fen x3/4/4/3o x 0 1', 'go'], 'uai', agent);
  expect(lines.at(-2)).toMatch(/score mate [1-9]/);
});

/** The scores of the last `info` line about each move, by its number. */
function scores(lines: readonly string[]): Map<number, string> {
  const found = lines.map((line) => /^info .* multipv (\d+) (score .+?) time .* pv \S+/.exec(line));
  return new Map(found.flatMap((match) => (match ? [[Number(match[1]), match[2]!]] : [])));
}

test.each(['alphabeta(depth=3)', 'uct(iterations=500)'])('MultiPV gives several lines: %s', async (agent) => {
  const lines = await script(['setoption name MultiPV value 3', 'position startpos', 'go'], 'ugi', agent);
  const found = scores(lines);
  expect([...found.keys()]).toEqual([1, 2, 3]);
  const points = [...found.values()].map((score) => Number(/^score cp (-?\d+)$/.exec(score)![1]));
  if (agent.startsWith('alphabeta')) expect(points).toEqual(points.toSorted((a, b) => b - a));
  expect(lines.at(-1)).toMatch(/^bestmove /);
  const first = lines.findLast((line) => line.includes(' multipv 1 '))!;
  expect(first).toContain(` pv ${lines.at(-1)!.split(' ')[1]}`);
});

test('MultiPV is announced, starts at one line and takes no nonsense', async () => {
  const lines = await script(['ugi', 'setoption name multipv value 0', 'go nodes 30'], 'ugi');
  expect(lines).toContain('option name MultiPV type spin default 1 min 1 max 500');
  expect(lines).toContain(
    'info string option MultiPV cannot be "0" MultiPV is a whole number from 1 to 500.',
  );
  expect(lines.join('\n')).not.toContain('multipv');
});

test('a share of what can be had is no score, nor is a value that nobody knows', async () => {
  const share = await script(['go nodes 50'], 'uai', 'mcts(reward=difference)');
  expect(share.at(-2)).toMatch(/^info depth \d+ seldepth \d+ time /);
  const unknown = await script(['go'], 'uai', 'random');
  expect(unknown.at(-2)).toMatch(/^info depth \d+ seldepth \d+ time /);
});

test('the only move is played at once, a pass as 0000', async () => {
  expect(await script(['position fen 7/7/7/7/4ooo/4ooo/4oox x 0 1', 'go btime 1000 wtime 1000'])).toEqual([
    'bestmove 0000',
  ]);
});

test('a finished game has no move', async () => {
  expect(await script(['position fen 7/7/7/7/7/7/7 x 0 1', 'go movetime 10'])).toEqual([
    'info string the game is over',
    'bestmove 0000',
  ]);
});

test('every kind of limit ends the search, for every kind of agent', async () => {
  const limits = [
    'depth 2',
    'nodes 10',
    'movetime 10',
    'btime 40 wtime 40',
    'movetime 0',
    'nodes 0',
    'depth 0',
  ];
  for (const agent of ['random', 'greedy', 'flat', 'ucb', 'uct', 'alphabeta']) {
    const lines = await script(
      limits.map((limit) => `go ${limit}`),
      'uai',
      agent,
    );
    expect(lines.filter((line) => line.startsWith('bestmove '))).toHaveLength(limits.length);
  }
});

test('an endless search answers isready, and ends with stop', async () => {
  const { engine, lines } = open();
  engine.handle('go infinite');
  engine.handle('isready');
  expect(lines.at(-1)).toBe('readyok');
  expect(lines.some((line) => line.startsWith('bestmove'))).toBe(false);
  engine.handle('stop');
  expect(lines.at(-1)).toMatch(/^bestmove \S+$/);
  const before = lines.length;
  engine.handle('stop');
  expect(lines).toHaveLength(before);
});

test('an endless search that has nothing left to find still waits for stop', async () => {
  const { engine, lines } = open('uai', 'greedy');
  engine.handle('go infinite');
  await new Promise((resolve) => setImmediate(resolve));
  expect(lines).toEqual([]);
  engine.handle('stop');
  expect(lines.at(-1)).toMatch(/^bestmove/);
});

test('quit during a search gives the move and closes', async () => {
  const { engine, lines } = open();
  engine.handle('go movetime 1000000');
  engine.handle('quit');
  await engine.closed;
  expect(lines.at(-1)).toMatch(/^bestmove/);
});

test('lines that arrive during a search wait their turn, quit behind them too', async () => {
  const { engine, lines } = open();
  const sent = ['go nodes 5000', 'position startpos moves g2', 'go nodes 10', 'd', 'quit'];
  for (const line of sent) engine.handle(line);
  await engine.closed;
  expect(lines.filter((line) => line.startsWith('bestmove'))).toHaveLength(2);
  expect(lines).toContain('position x5o/7/7/7/7/6x/o5x o 0 1');
});

test('perft and split count', async () => {
  const lines = await script(['perft 4', 'split 2', 'perft many', 'perft']);
  expect(lines).toContain('nodes 155888');
  expect(lines.find((line) => line.startsWith('info depth 3'))).toContain('nodes 6460 ');
  expect(lines).toContain('g1g3 16');
  expect(lines).toContain('nodes 256');
  expect(lines.slice(-2)).toEqual(Array(2).fill('info string give a depth from 0 to 99'));
});

test('UGI answers its questions', async () => {
  const lines = await script(
    [
      'ugi',
      'query gameover',
      'query p1turn',
      'query result',
      'position 7/7/7/7/-------/-------/xxxxooo x 0 1',
      'query gameover',
      'query result',
      'position fen x5o/7/7/7/7/7/o5x o 0 1 moves b1',
      'query p1turn',
      'query weather',
    ],
    'ugi',
  );
  expect(lines.slice(lines.indexOf('ugiok') + 1)).toEqual([
    'response false',
    'response true',
    'response none',
    'response true',
    'response p1win',
    'response true',
    'info string query: ask for gameover, p1turn or result',
  ]);
});

test('testers get a bench, an evaluation and help', async () => {
  const lines = await script(['bench', 'position startpos moves g2', 'eval', 'help'], 'uai', 'greedy');
  expect(lines.some((line) => /^time \d+ nodes \d+ nps \d+$/.test(line))).toBe(true);
  expect(lines).toContain('eval pieces -1');
  expect(lines.at(-1)).toContain('perft N');
});

const WORDS = [
  'uai', 'ugi', 'isready', 'uainewgame', 'position', 'startpos', 'fen', 'moves', 'g2', 'a2', '0000', 'go', 'depth',
  'nodes', 'movetime', 'btime', 'winc', 'movestogo', 'infinite', 'stop', 'setoption', 'name', 'value', 'Hash', 'Agent',
  'uct(iterations=5)', 'alphabeta(', 'Preset', 'paper', 'size', 'd', 'eval', 'help', 'query', 'result', '1', '-1', '2',
  'x5o/7/7/7/7/7/o5x', 'x', 'o', '0', '__proto__', 'constructor', '',
] as const; // prettier-ignore

const garbage = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.array(fc.constantFrom(...WORDS), { maxLength: 8 }).map((words) => words.join(' ')),
);

/** Everything that the other side may hear; the board of `d` begins with a rank or its files. */
const ANSWER =
  /^(id |option |uaiok$|readyok$|info |bestmove \S+$|response |eval |position |[1-8 ] |[xo] to move|game over)/;

test('survives garbage, and answers it only in the language of the protocol', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(garbage, { maxLength: 12 }), async (lines) => {
      const answers = await script(lines);
      for (const answer of answers) expect(answer).toMatch(ANSWER);
    }),
    { numRuns: 150 },
  );
});
