/** `playout solve <game> --position TEXT`: the exact value of a small position and of each move, with best play to the end. */
import type { Command } from 'commander';
import { solveMoves } from '../../search/index.ts';
import { formatCount, plural } from '../../words/index.ts';
import { drawUntilTurn } from '../agent.ts';
import { wholeNumber } from '../arguments.ts';
import { addJsonOption, newCommand } from '../command.ts';
import { GAME_ARGUMENT, openGame } from '../openGame.ts';
import { type PositionFlags, addPositionOptions, readPosition } from '../position.ts';
import { printJson, printLine } from '../print.ts';
import { bestMoves, describe, formatLine, movesTable, solvedJson } from '../solvedPosition.ts';
import { Status } from '../status.ts';
import { type Terminal, screenWidth } from '../terminal.ts';

interface SolveFlags extends PositionFlags {
  readonly states?: number;
  readonly json?: true;
}

/** Enough for any board of 4x4 of Katarenga, whose positions are numbered, and of Ataxx, where they take longer to find. */
const MOST_NUMBERED = 10_000_000;
const MOST_STATES = 3_000_000;

export function solveCommand(terminal: Terminal): Command {
  const command = newCommand(
    'solve',
    'Solve a small position exactly: what it and each of its moves are worth. Play that need not end is a draw, and limits on its length do not count.',
    [
      'playout solve katarenga --options size=3',
      'playout solve katarenga --position "NKB/RRN/KBN bbb/3/www w 0:0 0"',
      'playout solve ataxx --options size=4',
    ],
  )
    .argument('<game>', GAME_ARGUMENT)
    .option(
      '--states <n>',
      'give up where more positions can follow (default: 3 million, or 10 if the game numbers its positions)',
      wholeNumber('--states', 1),
    );
  return addJsonOption(addPositionOptions(command)).action(async (name: string, flags: SolveFlags) => {
    const game = await openGame(name);
    const { state } = readPosition(game, flags);
    drawUntilTurn(game, state, flags.seed);
    const status = new Status(terminal);
    const started = terminal.clock();
    const solved = solveMoves(game, state, {
      states: flags.states ?? (game.positions?.(state) ? MOST_NUMBERED : MOST_STATES),
      watch: (positions) => status.update(() => `solving: ${formatCount(positions)} positions`),
    });
    status.finish();
    const seconds = (terminal.clock() - started) / 1000;
    if (flags.json) return printJson(terminal, { ...solvedJson(game, state, solved), seconds });
    printLine(terminal, describe(game.seatName(state.turn), solved));
    printLine(terminal, `best: ${bestMoves(game, state, solved).join(' ')}`);
    const line = formatLine(game, state, solved);
    if (line.length > 0) printLine(terminal, `line: ${line.join(' ')}`);
    printLine(terminal, `${plural(solved.states, 'position')} in ${seconds.toFixed(2)} s`);
    printLine(terminal);
    printLine(terminal, movesTable(game, state, solved, screenWidth(terminal)));
  });
}
