/** UAI spoken with real engine processes: the dialogue of the rules file, and a refereed game. */
import { expect, test } from 'vitest';
import { type Game, OVER, type State, settleOptions } from '../../src/core/index.ts';
import { findGame } from '../../src/games/index.ts';
import { Talk, runProcess } from './run.ts';

const ENGINE = ['engine', 'ataxx', '--protocol', 'uai'];

test('the dialogue of the rules file', async () => {
  const talk = new Talk(ENGINE);
  talk.send('uai');
  const hello = await talk.until('uaiok');
  expect(hello[0]).toBe('id name Playout');
  expect(hello[1]).toMatch(/^id author \S/);
  expect(hello.filter((line) => line.startsWith('option name '))).toHaveLength(hello.length - 3);
  talk.send('setoption name Hash value 32', 'isready');
  expect(await talk.until('readyok')).toEqual(['readyok']);
  talk.send('uainewgame', 'position startpos moves g2 a2', 'go movetime 100');
  const answer = await talk.until('bestmove');
  expect(answer.at(-2)).toMatch(/^info depth \d+ .*score cp -?\d+ time \d+ nodes \d+ nps \d+ pv \S+/);
  talk.send('position fen 7/7/7/7/4ooo/4ooo/4oox x 0 1', 'go btime 1000 wtime 1000 binc 10 winc 10');
  expect(await talk.until('bestmove')).toEqual(['bestmove 0000']);
  talk.send('stop', 'quit');
  expect(await talk.ended()).toEqual({ rest: [], code: 0 });
});

test('the same dialogue piped in at once', async () => {
  const { out, code } = await runProcess(
    ENGINE,
    'uai\nisready\nuainewgame\nposition startpos moves g2 a2\ngo movetime 100\n' +
      'position fen 7/7/7/7/4ooo/4ooo/4oox x 0 1\ngo btime 1000 wtime 1000\nquit\n',
  );
  expect(code).toBe(0);
  expect(out.match(/^bestmove \S+$/gm)).toHaveLength(2);
});

test('an endless search hears isready, stop and quit', async () => {
  const talk = new Talk(ENGINE);
  talk.send('go infinite');
  const first = await talk.until('info depth');
  expect(first.every((line) => !line.startsWith('bestmove'))).toBe(true);
  talk.send('isready');
  await talk.until('readyok');
  talk.send('stop');
  await talk.until('bestmove');
  talk.send('go infinite', 'isready');
  await talk.until('readyok');
  talk.send('quit');
  const { rest, code } = await talk.ended();
  expect(code).toBe(0);
  expect(rest.at(-1)).toMatch(/^bestmove/);
});

test('a line of megabytes is not read, and said so', async () => {
  const talk = new Talk(ENGINE);
  talk.send(`setoption name Agent value ${'a'.repeat(3_000_000)}`, 'isready', 'quit');
  expect(await talk.until('readyok')).toEqual([
    'info string a line of more than 256 KiB is ignored',
    'readyok',
  ]);
  expect(await talk.ended()).toEqual({ rest: [], code: 0 });
});

test('garbage does no harm', async () => {
  const talk = new Talk(ENGINE);
  talk.send(
    '\u0000\u0001',
    'position fen \u{1f600}',
    'go go go nodes 5',
    'setoption',
    '{"json": true}',
    'x'.repeat(1e5),
  );
  talk.send('moves zz', 'perft -3', 'isready');
  await talk.until('readyok');
  talk.child.stdin.end();
  expect((await talk.ended()).code).toBe(0);
});

/** What kz04px/cuteataxx does: the position is sent with each move, and the engine has no history. */
class Referee {
  private readonly game: Game = findGame('ataxx');
  readonly state: State;
  plies = 0;
  private readonly players: readonly Talk[];

  constructor(position: string, players: readonly Talk[]) {
    this.state = this.game.parsePosition(position, settleOptions(this.game, { preset: 'uai' }));
    this.players = players;
  }

  async playGame(limits: readonly string[]): Promise<void> {
    for (const player of this.players) {
      player.send('uai');
      await player.until('uaiok');
      player.send('setoption name Hash value 16', 'setoption name threads value 1', 'uainewgame', 'isready');
      await player.until('readyok');
    }
    while (this.state.turn !== OVER) await this.playMove(limits[this.plies % limits.length]!);
    for (const player of this.players) player.send('stop', 'quit');
  }

  private async playMove(limit: string): Promise<void> {
    const player = this.players[this.state.turn]!;
    player.send(`position fen ${this.game.formatPosition(this.state)}`, 'isready');
    await player.until('readyok');
    player.send(`go ${limit}`);
    const words = (await player.until('bestmove')).at(-1)!.split(' ');
    this.state.play(this.game.parseMove(this.state, words[1]!));
    this.plies++;
  }
}

test('two engines play a whole game under a referee', async () => {
  const players = [
    new Talk([...ENGINE, '--agent', 'ataxx/mcts']),
    new Talk([...ENGINE, '--agent', 'alphabeta(depth=2)']),
  ];
  const referee = new Referee('x5o/7/2-1-2/7/2-1-2/7/o5x x 0 1', players);
  await referee.playGame(['nodes 100', 'depth 2', 'btime 500 wtime 500 binc 5 winc 5', 'movetime 20']);
  expect(referee.state.turn).toBe(OVER);
  expect(referee.state.result(0) + referee.state.result(1)).toBe(1);
  for (const player of players) expect((await player.ended()).code).toBe(0);
});
