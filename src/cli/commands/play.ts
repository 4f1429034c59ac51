/** `playout play <game>`: a game in the terminal, people and agents in any seat. */
import type { Command } from 'commander';
import { UserError, settleOptions } from '../../core/index.ts';
import { mainLineOf } from '../../core/savedGame.ts';
import { within } from '../../core/schema/index.ts';
import { games } from '../../games/index.ts';
import { DEFAULT_AGENT_NOTE } from '../agent.ts';
import { newCommand } from '../command.ts';
import { Interrupted } from '../failures.ts';
import { isFile, readSavedGame } from '../play/savedFile.ts';
import { readSeats } from '../play/seats.ts';
import { Table } from '../play/table.ts';
import { GAME_ARGUMENT, openGame } from '../openGame.ts';
import { type PositionFlags, addPositionOptions, readPosition, startPosition } from '../position.ts';
import type { Terminal } from '../terminal.ts';

interface PlayFlags extends PositionFlags {
  readonly seats?: string;
  readonly continue?: string;
}

/** A new game, or one from a position. */
async function layTable(typed: string, flags: PlayFlags, terminal: Terminal): Promise<Table> {
  const game = await openGame(typed);
  const { options, state } = readPosition(game, flags);
  const isSet = flags.position !== undefined || flags.moves !== undefined;
  const position = isSet ? game.formatPosition(state) : undefined;
  const seats = readSeats(game, flags.seats, state.seats);
  return new Table({ game, typed, options, state, position, seats, seed: flags.seed, terminal });
}

/** A saved game says all but who plays, which may change. */
function refuseFlags(command: Command): void {
  for (const name of ['options', 'position', 'moves', 'seed'])
    if (command.getOptionValueSource(name) === 'cli')
      throw new UserError(
        `--continue and --${name} exclude each other`,
        `The saved game has its own ${name === 'options' ? 'rules' : name}. Only --seats can change.`,
      );
}

/** @param typed a module that exports the game, where it does not come with Playout */
async function layAgain(
  from: string,
  typed: string | undefined,
  flags: PlayFlags,
  terminal: Terminal,
): Promise<Table> {
  const saved = readSavedGame(from);
  if (typed === undefined && !games.some(({ name }) => name === saved.game))
    throw new UserError(
      `this is a saved game of ${saved.game}, which does not come with Playout`,
      'Name its module as well: playout play ./myGame.ts --continue FILE',
    );
  const game = await openGame(typed ?? saved.game);
  if (game.name !== saved.game)
    throw new UserError(`this is a saved game of ${saved.game}, not of ${game.name}`, 'Leave the game out.');
  return within('the saved game', () => {
    const { seed, position } = saved;
    const options = settleOptions(game, saved.chosen);
    const state = startPosition(game, options, position, seed);
    const text = flags.seats ?? saved.seats?.join(',');
    const seats = readSeats(game, text, state.seats);
    const moves = mainLineOf(saved);
    const file = isFile(from) ? from : undefined;
    return new Table({
      game,
      typed: typed ?? game.name,
      options,
      state,
      position,
      moves,
      file,
      seats,
      seed,
      terminal,
    });
  });
}

export function playCommand(terminal: Terminal): Command {
  const command = newCommand('play', 'Play in the terminal. Type help for what can be typed there.', [
    'playout play ataxx',
    'playout play ataxx --seats "uct(time=2s),human" --options size=5',
    'playout play --continue game.json',
  ])
    .argument('[game]', GAME_ARGUMENT)
    .option(
      '--seats <list>',
      `human or an agent for each seat; without it you play the first ${DEFAULT_AGENT_NOTE}`,
    )
    .option('--continue <file>', 'continue a game that was saved at the table or by the page');
  return addPositionOptions(command).action(
    async (typed: string | undefined, flags: PlayFlags, command: Command) => {
      let table: Table;
      if (flags.continue !== undefined) {
        refuseFlags(command);
        table = await layAgain(flags.continue, typed, flags, terminal);
      } else if (typed !== undefined) table = await layTable(typed, flags, terminal);
      else throw new UserError('play needs a game, or a saved one', 'Type for example: playout play ataxx');
      if ((await table.play()) === 'interrupted') throw new Interrupted();
    },
  );
}
