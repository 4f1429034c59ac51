/** `playout solve <game> --position TEXT`: the exact value of a small position, with best play to the end. */
import type { Command } from 'commander';
import type { Game, State } from '../../core/index.ts';
import { type Solution, type Value, solve } from '../../search/index.ts';
import { capital, formatCount, plural } from '../../words/index.ts';
import { drawUntilTurn } from '../agent.ts';
import { wholeNumber } from '../arguments.ts';
import { addJsonOption, newCommand } from '../command.ts';
import { GAME_ARGUMENT, openGame } from '../openGame.ts';
import { type PositionFlags, addPositionOptions, readPosition } from '../position.ts';
import { printJson, printLine } from '../print.ts';
import { Status } from '../status.ts';
import type { Terminal } from '../terminal.ts';

interface SolveFlags extends PositionFlags {
  readonly states: number;
  readonly json?: true;
}

/** Enough for any board of 4x4 of Katarenga. */
const MOST_STATES = 10_000_000;

/** The moves of a line in notation, each in the position where it is played. */
function formatLine(game: Game, state: State, solution: Solution): string[] {
  const position = state.clone();
  return solution.line(state).map((move) => {
    const text = game.formatMove(position, move);
    position.play(move);
    return text;
  });
}

function describe(seat: string, { value, plies }: Value): string {
  if (plies === null) return 'A draw: neither side can force a win.';
  return `${capital(seat)} ${value === 'win' ? 'wins' : 'loses'} in ${plies} ${plies === 1 ? 'ply' : 'plies'}.`;
}

export function solveCommand(terminal: Terminal): Command {
  const command = newCommand(
    'solve',
    'Solve a small position exactly; play that need not end is a draw, and limits on its length do not count.',
    [
      'playout solve katarenga --options size=3',
      'playout solve katarenga --position "NKB/RRN/KBN bbb/3/www w 0:0 0"',
      'playout solve ataxx --position "x2/3/2o x 0 1"',
    ],
  )
    .argument('<game>', GAME_ARGUMENT)
    .option(
      '--states <n>',
      'give up where more positions can follow',
      wholeNumber('--states', 1),
      MOST_STATES,
    );
  return addJsonOption(addPositionOptions(command)).action(async (name: string, flags: SolveFlags) => {
    const game = await openGame(name);
    const { state } = readPosition(game, flags);
    drawUntilTurn(game, state, flags.seed);
    const status = new Status(terminal);
    const started = terminal.clock();
    const solution = solve(game, state, {
      states: flags.states,
      watch: (positions) => status.update(() => `solving: ${formatCount(positions)} positions`),
    });
    status.finish();
    const seconds = (terminal.clock() - started) / 1000;
    const value = solution.valueOf(state);
    const best = solution.bestMoves(state).map((move) => game.formatMove(state, move));
    const line = formatLine(game, state, solution);
    const { states } = solution;
    if (flags.json) return printJson(terminal, { ...value, best, line, states, seconds });
    printLine(terminal, describe(game.seatName(state.turn), value));
    printLine(terminal, `best: ${best.join(' ')}`);
    if (line.length > 0) printLine(terminal, `line: ${line.join(' ')}`);
    printLine(terminal, `${plural(states, 'position')} in ${seconds.toFixed(2)} s`);
  });
}
