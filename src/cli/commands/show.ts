/** `playout show <game>`: draws a position, whole or as one of the seats sees it. */
import type { Command } from 'commander';
import { type Game, OVER, type State, UserError, outcome } from '../../core/index.ts';
import { wholeNumber } from '../arguments.ts';
import { addJsonOption, newCommand } from '../command.ts';
import { GAME_ARGUMENT, openGame } from '../openGame.ts';
import { type PositionFlags, addPositionOptions, readPosition } from '../position.ts';
import { printJson, printLine } from '../print.ts';
import type { Terminal } from '../terminal.ts';
import { describeResult, describeScores, describeTurn } from '../../words/index.ts';

interface ShowFlags extends PositionFlags {
  readonly seat?: number;
  readonly json?: true;
}

interface Shown {
  readonly position: string;
  readonly text: string;
}

/** The position as `seat` sees it. Where nothing is hidden, every seat sees everything. */
function lookFrom(game: Game, state: State, seat: number): Shown {
  if (seat >= state.seats)
    throw new UserError(`--seat cannot be ${seat}`, `The seats are 0 to ${state.seats - 1}.`);
  return {
    position: game.formatView?.(state, seat) ?? game.formatPosition(state),
    text: game.drawView?.(state, seat) ?? game.draw(state),
  };
}

export function showCommand(terminal: Terminal): Command {
  const command = newCommand('show', 'Draw a position; say whose turn it is, the scores and the result.', [
    'playout show ataxx --moves "g2 a2"',
    'playout show ataxx --options preset=paper,map=open',
    'playout show saboteur --seat 1',
  ])
    .argument('<game>', GAME_ARGUMENT)
    .option('--seat <n>', 'show only what this seat can see', wholeNumber('--seat', 0));
  return addJsonOption(addPositionOptions(command)).action(async (name: string, flags: ShowFlags) => {
    const game = await openGame(name);
    const { state } = readPosition(game, flags);
    const { position, text } =
      flags.seat === undefined
        ? { position: game.formatPosition(state), text: game.draw(state) }
        : lookFrom(game, state, flags.seat);
    const over = state.turn === OVER;
    if (flags.json) {
      const { turn } = state;
      const player = turn >= 0 ? game.seatName(turn) : null;
      return printJson(terminal, { position, turn, player, over, ...outcome(state), text });
    }
    printLine(terminal, text);
    printLine(terminal, `\n${position}`);
    printLine(terminal, `${describeTurn(game, state)}; ${describeScores(game, state)}`);
    if (over) printLine(terminal, `result: ${describeResult(game, state)}`);
  });
}
