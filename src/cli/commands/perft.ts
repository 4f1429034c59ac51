/** `playout perft <game> --depth N`: counts move sequences. */
import type { Command } from 'commander';
import { type Game, type State, UserError, perftEach, perftFixed } from '../../core/index.ts';
import { wholeNumber } from '../arguments.ts';
import { addJsonOption, newCommand } from '../command.ts';
import { GAME_ARGUMENT, openGame } from '../openGame.ts';
import { type PositionFlags, addPositionOptions, readPosition } from '../position.ts';
import { formatTable } from '../formatTable.ts';
import { printJson, printLine } from '../print.ts';
import { plural } from '../../words/index.ts';
import { Progress } from '../progress.ts';
import { nextTurn } from '../slices.ts';
import type { Terminal } from '../terminal.ts';

interface PerftFlags extends PositionFlags {
  readonly depth?: number;
  readonly divide?: true;
  readonly chance?: string;
  readonly json?: true;
}

interface Counts {
  readonly nodes: number;
  readonly divide: readonly { readonly move: string; readonly nodes: number }[];
}

/** Counts in one go per first move. Nothing is lost by an interrupt, so Ctrl-C simply ends the process. */
async function count(
  game: Game,
  state: State,
  depth: number,
  outcomes: readonly string[] | undefined,
  terminal: Terminal,
): Promise<Counts> {
  if (depth === 0) return { nodes: 1, divide: [] };
  const parts = outcomes ? perftFixed(game, state, depth, outcomes) : perftEach(game, state, depth);
  const progress = new Progress(terminal, 'first moves', state.count());
  const divide: { move: string; nodes: number }[] = [];
  let nodes = 0;
  for (const part of parts) {
    divide.push({ move: game.formatMove(state, part.move), nodes: part.nodes });
    nodes += part.nodes;
    progress.update(divide.length);
    await nextTurn();
  }
  progress.finish();
  return { nodes, divide };
}

function readOutcomes(game: Game, text: string | undefined): readonly string[] | undefined {
  if (text === undefined) return undefined;
  if (!game.hasChance) throw new UserError(`--chance: there is no chance in ${game.title}`);
  const outcomes = text.trim().split(/\s+/);
  if (outcomes[0] === '')
    throw new UserError('--chance: there must be at least one outcome', 'Write for example: --chance "3 1"');
  return outcomes;
}

export function perftCommand(terminal: Terminal): Command {
  const command = newCommand('perft', 'Count the move sequences of a given length: the proof of the rules.', [
    'playout perft ataxx --depth 5',
    'playout perft ataxx --depth 3 --divide --options preset=paper,map=linear',
    'playout perft marrakech --depth 6 --chance "3 1"',
  ])
    .argument('<game>', GAME_ARGUMENT)
    .option('--depth <n>', 'length of the sequences in moves (required)', wholeNumber('--depth', 0, 99))
    .option('--divide', 'count apart for each first move')
    .option(
      '--chance <outcomes>',
      'outcomes of chance in notation, such as "3 1": fixed in this order, from the first again after the last',
    );
  return addJsonOption(addPositionOptions(command)).action(async (name: string, flags: PerftFlags) => {
    const game = await openGame(name);
    const { depth } = flags;
    if (depth === undefined)
      throw new UserError(
        'playout perft: --depth is missing',
        `Write for example: playout perft ${name} --depth 4`,
      );
    const { state } = readPosition(game, flags);
    const started = terminal.clock();
    const { nodes, divide } = await count(game, state, depth, readOutcomes(game, flags.chance), terminal);
    const seconds = (terminal.clock() - started) / 1000;
    if (flags.json)
      return printJson(terminal, { nodes, depth, ...(flags.divide ? { divide } : {}), seconds });
    if (flags.divide && divide.length > 0) {
      const columns = [{ title: 'move' }, { title: 'sequences', align: 'right' }] as const;
      const rows = divide.map((d) => [d.move, String(d.nodes)]);
      printLine(terminal, `${formatTable(columns, rows)}\n`);
    }
    printLine(
      terminal,
      `${plural(nodes, 'sequence')} of ${plural(depth, 'move')} in ${seconds.toFixed(2)} s`,
    );
  });
}
