/** `playout analyse <game> --agent SPEC`: searches a position and shows what the search found. */
import type { Command } from 'commander';
import { defaultAgent } from '../../agents/index.ts';
import type { Game, State } from '../../core/index.ts';
import { findGame } from '../../games/index.ts';
import type { Search } from '../../search/index.ts';
import { reportAnalysis } from '../../workers/reportAnalysis.ts';
import { DEFAULT_AGENT_NOTE, openAgent, requireTurn } from '../agent.ts';
import { formatAnalysis } from '../analysisTable.ts';
import { wholeNumber } from '../arguments.ts';
import { addJsonOption, newCommand } from '../command.ts';
import { Interrupted } from '../failures.ts';
import { type PositionFlags, addPositionOptions, readPosition } from '../position.ts';
import { printJson, printLine } from '../print.ts';
import { finishThinking } from '../slices.ts';
import { Status } from '../status.ts';
import type { Terminal } from '../terminal.ts';

interface AnalyseFlags extends PositionFlags {
  readonly agent?: string;
  readonly top?: number;
  readonly json?: true;
}

const TOP_FOR_PEOPLE = 10;

function describe(game: Game, state: State, search: Search): string {
  const { best, value, nodes, seconds } = search.analysis();
  const move = game.formatMove(state, best);
  return `thinking for ${seconds.toFixed(0)} s: ${move} ${(100 * value).toFixed(1)} %, ${nodes} nodes`;
}

export function analyseCommand(terminal: Terminal): Command {
  const command = newCommand('analyse', 'Search a position and show the analysis. Ctrl-C shows it so far.', [
    'playout analyse ataxx --agent "uct(iterations=10000)"',
    'playout analyse ataxx --agent "alphabeta(depth=6)" --moves "g2 a2" --top 3',
  ])
    .argument('<game>', 'name of the game')
    .option('--agent <spec>', `the search, see: playout agents ${DEFAULT_AGENT_NOTE}`)
    .option(
      '--top <n>',
      `how many moves to show, best first (default: ${TOP_FOR_PEOPLE}, all with --json)`,
      wholeNumber('--top', 1),
    );
  return addJsonOption(addPositionOptions(command)).action(async (name: string, flags: AnalyseFlags) => {
    const game = findGame(name);
    const { state } = readPosition(game, flags);
    requireTurn(state);
    const search = openAgent(flags.agent ?? defaultAgent(game), game, flags.seed, 0, terminal);
    const signal = terminal.catchInterrupt();
    search.start(state);
    const status = new Status(terminal);
    await finishThinking(search, terminal, signal, () => status.update(() => describe(game, state, search)));
    status.finish();
    const report = reportAnalysis(game, state, search.analysis());
    if (flags.json) printJson(terminal, { ...report, moves: report.moves.slice(0, flags.top ?? Infinity) });
    else printLine(terminal, formatAnalysis(game, report, flags.top ?? TOP_FOR_PEOPLE));
    if (signal.aborted) throw new Interrupted();
  });
}
