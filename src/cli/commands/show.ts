/** `playout show <game>`: draws a position. */
import type { Command } from 'commander';
import { OVER, outcome } from '../../core/index.ts';
import { findGame } from '../../games/index.ts';
import { addJsonOption, newCommand } from '../command.ts';
import { type PositionFlags, addPositionOptions, readPosition } from '../position.ts';
import { printJson, printLine } from '../print.ts';
import type { Terminal } from '../terminal.ts';
import { describeResult, describeScores, describeTurn } from '../words.ts';

export function showCommand(terminal: Terminal): Command {
  const command = newCommand('show', 'Draw a position; say whose turn it is, the scores and the result.', [
    'playout show ataxx --moves "g2 a2"',
    'playout show ataxx --options preset=paper,map=open',
  ]).argument('<game>', 'name of the game');
  return addJsonOption(addPositionOptions(command)).action(
    (name: string, flags: PositionFlags & { json?: true }) => {
      const game = findGame(name);
      const { state } = readPosition(game, flags);
      const position = game.formatPosition(state);
      const over = state.turn === OVER;
      const text = game.draw(state);
      if (flags.json) {
        const { turn } = state;
        const player = turn >= 0 ? game.seatName(turn) : null;
        return printJson(terminal, { position, turn, player, over, ...outcome(state), text });
      }
      printLine(terminal, text);
      printLine(terminal, `\n${position}`);
      printLine(terminal, `${describeTurn(game, state)}; ${describeScores(game, state)}`);
      if (over) printLine(terminal, `result: ${describeResult(game, state)}`);
    },
  );
}
