/** `playout moves <game>`: legal moves, or chance outcomes with their probabilities. */
import type { Command } from 'commander';
import { CHANCE } from '../../core/index.ts';
import { addJsonOption, newCommand } from '../command.ts';
import { GAME_ARGUMENT, openGame } from '../openGame.ts';
import { type PositionFlags, addPositionOptions, readPosition } from '../position.ts';
import { printJson, printLine } from '../print.ts';
import { plural } from '../../words/index.ts';
import type { Terminal } from '../terminal.ts';
import { describeTurn } from '../../words/index.ts';

export function movesCommand(terminal: Terminal): Command {
  const command = newCommand('moves', 'List the legal moves of a position, or what chance may bring.', [
    'playout moves ataxx --position "7/7/7/7/4ooo/4ooo/4oox x 0 1"',
  ]).argument('<game>', GAME_ARGUMENT);
  return addJsonOption(addPositionOptions(command)).action(
    async (name: string, flags: PositionFlags & { json?: true }) => {
      const game = await openGame(name);
      const { state } = readPosition(game, flags);
      const list = new Int32Array(game.maxMoves);
      const legal = [...list.subarray(0, state.moves(list))];
      const texts = legal.map((move) => game.formatMove(state, move));
      const isChance = state.turn === CHANCE;
      const chance = isChance
        ? legal.map((move, i) => ({ move: texts[i]!, probability: state.weight(move) }))
        : [];
      if (flags.json) return printJson(terminal, { turn: state.turn, moves: isChance ? [] : texts, chance });
      printLine(
        terminal,
        `${describeTurn(game, state)}, ${plural(legal.length, isChance ? 'outcome' : 'move')}`,
      );
      if (texts.length === 0) return;
      printLine(
        terminal,
        isChance ? chance.map((c) => `${c.move} ${c.probability.toFixed(4)}`).join('\n') : texts.join(' '),
      );
    },
  );
}
