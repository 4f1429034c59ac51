/** Lines of the engine protocols, each given to an engine that is then stopped: it must never report a bug. */
import { Engine } from '../../src/protocol/server/engine.ts';
import { type Random, UserError } from '../../src/core/index.ts';
import { dialects } from '../../src/protocol/dialect.ts';
import type { Trial } from './classes.ts';
import type { Seed } from './corpus.ts';
import { pick } from './mutate.ts';

/** What an engine for a game said and complained of since it was last asked. */
class Listener {
  readonly engine: Engine;
  private said: string[] = [];
  private complaints: string[] = [];

  constructor({ game }: Seed, dialect: keyof typeof dialects) {
    let now = 0;
    this.engine = new Engine({
      game,
      dialect: dialects[dialect],
      given: {},
      agent: 'uct(iterations=20)',
      seed: 1,
      clock: () => now++,
      print: (line) => this.said.push(line),
      complain: (text) => this.complaints.push(text),
    });
  }

  /** @throws UserError for a line that it does not understand, an error for one that it stumbles over */
  hear(line: string): void {
    this.said = [];
    this.engine.handle(line);
    this.engine.handle('stop');
    const complaint = this.complaints.pop();
    if (complaint !== undefined) throw new Error(complaint);
    const broken = this.said.find((answer) => /[\n\0]/.test(answer));
    if (broken !== undefined) throw new Error(`a line with a line break: ${JSON.stringify(broken)}`);
    if (this.said.some((answer) => answer.startsWith('info string'))) throw new UserError('not understood');
  }
}

export function protocolLines(seed: Seed, random: Random): Trial {
  const { game, state } = seed;
  const dialect = game.name === 'ataxx' ? pick(random, ['ugi', 'uai'] as const) : 'ugi';
  const words = [
    dialects[dialect].hello,
    'isready',
    'setoption name Hash value 32',
    'setoption name Agent value uct(iterations=5)',
    'setoption name Move Overhead value 10',
    `position fen ${game.formatPosition(state)} moves`,
    'position startpos moves g2 a2',
    'go nodes 5 movetime 100 depth 3',
    'go btime 1000 wtime 1000 binc 10 winc 10 movestogo 4',
    'moves g2',
    'query gameover',
    'perft 1',
    'split 1',
    'eval',
    'd',
    'help',
  ];
  return {
    text: pick(random, words),
    read: (text) => {
      const listener = new Listener(seed, dialect);
      for (const line of text.split('\n')) listener.hear(line);
    },
  };
}
