/** `playout analyse <game> --agent SPEC`: searches a position and shows what the search found. */
import type { Command } from 'commander';
import { defaultAgent } from '../../agents/index.ts';
import type { Game, State } from '../../core/index.ts';
import type { Search } from '../../search/index.ts';
import { reportAnalysis } from '../../search/report.ts';
import { DEFAULT_AGENT_NOTE, drawUntilTurn, openAgent } from '../agent.ts';
import { formatAnalysis, formatReward } from '../analysisTable.ts';
import { wholeNumber } from '../arguments.ts';
import { addJsonOption, newCommand } from '../command.ts';
import { resolveTyped } from '../loadWeights.ts';
import { Interrupted } from '../failures.ts';
import { GAME_ARGUMENT, openGame } from '../openGame.ts';
import { type PositionFlags, addPositionOptions, readPosition } from '../position.ts';
import { noteLine, printJson, printLine } from '../print.ts';
import { finishThinking } from '../slices.ts';
import { Status } from '../status.ts';
import { type Terminal, screenWidth } from '../terminal.ts';
import { prepareTree } from '../../report/tree/drawTree.ts';

interface AnalyseFlags extends PositionFlags {
  readonly agent?: string;
  readonly top?: number;
  readonly lines?: number;
  readonly tree?: string;
  readonly json?: true;
}

const TOP_FOR_PEOPLE = 10;
/** Each line costs a minimax search time, so there is only one by default. */
const MOST_LINES_UNASKED = 10;

function describe(game: Game, state: State, search: Search): string {
  const { best, value, unit, nodes, seconds } = search.analysis();
  const move = game.formatMove(state, best);
  return `thinking for ${seconds.toFixed(0)} s: ${move} ${formatReward(value, unit)}, ${nodes} nodes`;
}

export function analyseCommand(terminal: Terminal): Command {
  const command = newCommand('analyse', 'Search a position and show the analysis. Ctrl-C shows it so far.', [
    'playout analyse ataxx --agent "uct(iterations=10000)"',
    'playout analyse ataxx --agent "alphabeta(depth=6)" --moves "g2 a2" --top 3',
    'playout analyse carcassonne --agent "mcts(iterations=2000)" --tree tree.svg',
  ])
    .argument('<game>', GAME_ARGUMENT)
    .option('--agent <spec>', `the search, see: playout agents ${DEFAULT_AGENT_NOTE}`)
    .option(
      '--top <n>',
      `how many moves to show, best first (default: ${TOP_FOR_PEOPLE}, all with --json)`,
      wholeNumber('--top', 1),
    )
    .option(
      '--lines <n>',
      `how many of the best moves minimax searches exactly (default: as many as are shown, ${MOST_LINES_UNASKED} at most)`,
      wholeNumber('--lines', 1),
    )
    .option('--tree <file>', 'draw the most visited part of the tree: an .svg picture, or .dot for Graphviz');
  return addJsonOption(addPositionOptions(command)).action(async (name: string, flags: AnalyseFlags) => {
    const game = await openGame(name);
    const { options, state } = readPosition(game, flags);
    const drawn = drawUntilTurn(game, state, flags.seed);
    const spec = flags.agent ?? defaultAgent(game);
    const agent = resolveTyped(spec, game);
    const search = openAgent(agent, flags.seed, 0, terminal, options);
    const drawTree = flags.tree === undefined ? undefined : prepareTree(flags.tree, game, spec, search);
    const signal = terminal.catchInterrupt();
    search.start(state, undefined, flags.lines ?? Math.min(flags.top ?? TOP_FOR_PEOPLE, MOST_LINES_UNASKED));
    const status = new Status(terminal);
    await finishThinking(search, terminal, signal, () => status.update(() => describe(game, state, search)));
    status.finish();
    const report = reportAnalysis(game, state, search.analysis());
    const { oracle } = agent;
    if (flags.json) {
      const moves = report.moves.slice(0, flags.top ?? Infinity);
      const notes = { ...(drawn.length > 0 && { drawn }), ...(oracle !== undefined && { oracle }) };
      printJson(terminal, { ...report, moves, ...notes });
    } else {
      if (drawn.length > 0) printLine(terminal, `drawn by chance (seed ${flags.seed}): ${drawn.join(' ')}`);
      printLine(terminal, formatAnalysis(game, report, flags.top ?? TOP_FOR_PEOPLE, screenWidth(terminal)));
      if (oracle !== undefined) printLine(terminal, `\n${oracle}`);
    }
    if (drawTree) noteLine(terminal, await drawTree());
    if (signal.aborted) throw new Interrupted();
  });
}
