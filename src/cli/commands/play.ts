/** `playout play <game>`: a game in the terminal, people and agents in any seat. */
import type { Command } from 'commander';
import { defaultAgent } from '../../agents/index.ts';
import { type Game, UserError, splitAtCommas } from '../../core/index.ts';
import { DEFAULT_AGENT_NOTE } from '../agent.ts';
import { newCommand } from '../command.ts';
import { Interrupted } from '../failures.ts';
import { Table } from '../play/table.ts';
import { GAME_ARGUMENT, openGame } from '../openGame.ts';
import { type PositionFlags, addPositionOptions, readPosition } from '../position.ts';
import type { Terminal } from '../terminal.ts';

interface PlayFlags extends PositionFlags {
  readonly seats?: string;
}

/** The player of each seat; seats that are not named go to the default agent. */
function readSeats(game: Game, text: string | undefined, seats: number): string[] {
  const named = text === undefined ? ['human'] : splitAtCommas(text);
  if (named.some((seat) => seat === ''))
    throw new UserError(`--seats: "${text}" has an empty seat`, 'Write human or an agent for each seat.');
  if (named.length > seats)
    throw new UserError(
      `--seats names ${named.length} players, but there are ${seats} seats`,
      'Write human or an agent for each seat, separated by commas.',
    );
  return [...named, ...Array<string>(seats - named.length).fill(defaultAgent(game))];
}

export function playCommand(terminal: Terminal): Command {
  const command = newCommand('play', 'Play in the terminal. Type help for what can be typed there.', [
    'playout play ataxx',
    'playout play ataxx --seats "uct(time=2s),human" --options size=5',
  ])
    .argument('<game>', GAME_ARGUMENT)
    .option(
      '--seats <list>',
      `human or an agent for each seat; without it you play the first ${DEFAULT_AGENT_NOTE}`,
    );
  return addPositionOptions(command).action(async (name: string, flags: PlayFlags) => {
    const game = await openGame(name);
    const { options, state } = readPosition(game, flags);
    const seats = readSeats(game, flags.seats, state.seats);
    const table = new Table({ game, options, state, seats, seed: flags.seed, terminal });
    if ((await table.play()) === 'interrupted') throw new Interrupted();
  });
}
