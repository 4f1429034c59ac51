/** Nothing in the command line is made for Ataxx alone: a game with chance and three seats plays as well. */
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { RandomGames } from '../../src/arena/survey.ts';
import { dialects } from '../../src/protocol/dialect.ts';
import { Engine } from '../../src/protocol/server/engine.ts';
import { Table } from '../../src/cli/play/table.ts';
import { type Game, Random, settleOptions } from '../../src/core/index.ts';
import { pig } from '../toys/pig.ts';

const game: Game = { ...pig };
const options = settleOptions(game, { players: 3, goal: 20 });
const clock = (): number => performance.now();

test('the engine speaks UGI about it', async () => {
  const lines: string[] = [];
  const complain = (complaint: string): void => expect.unreachable(complaint);
  const its = { game, dialect: dialects.ugi, given: { goal: 20 }, agent: 'uct(iterations=50)', seed: 1 };
  const engine = new Engine({ ...its, clock, print: (line) => lines.push(line), complain });
  const script = [
    'setoption name players value 3',
    'position startpos',
    'go nodes 10',
    'moves roll',
    'go',
    'moves 4',
  ];
  for (const line of [...script, 'go nodes 30', 'moves hold', 'query p1turn', 'go p2time 100 p1time 9']) {
    engine.handle(line);
  }
  engine.end();
  await engine.closed;
  const answers = lines.filter((line) => !line.startsWith('info depth'));
  expect(answers).toEqual([
    'bestmove roll',
    'info string chance is to move',
    'bestmove 0000',
    expect.stringMatching(/^bestmove (roll|hold)$/),
    'response false',
    'bestmove roll',
  ]);
});

test('chance moves by itself at the table, and the winner is named', async () => {
  const output = new PassThrough();
  const said = text(output);
  const input = Readable.from(['roll\n', 'hold\n', 'undo\n', 'quit\n']);
  const catchInterrupt = (): AbortSignal => new AbortController().signal;
  const state = game.start(options, new Random(1));
  const table = (seats: readonly string[]): Table =>
    new Table({
      game,
      state: state.clone(),
      seats,
      seed: 1,
      terminal: {
        input,
        output,
        errors: output,
        clock,
        program: 'playout',
        environment: {},
        silentMs: Infinity,
        catchInterrupt,
      },
    });
  expect(await table(['random', 'uct(iterations=20)', 'random']).play()).toBe('over');
  output.end();
  const out = await said;
  expect(out).toMatch(/\nchance plays \d\n/);
  expect(out).toMatch(/game over: .+ wins \(.+\)\n$/);
});

test('random games count the choices of players, not those of chance', () => {
  const sample = new RandomGames((random) => game.start(options, random), 3);
  for (let i = 0; i < 50; i++) sample.playNext();
  expect(sample.games).toBe(50);
  expect(sample.branching.max).toBe(2);
  expect(sample.results).toHaveLength(3);
  expect(sample.results.reduce((sum, { mean }) => sum + mean, 0)).toBeCloseTo(1, 9);
});
