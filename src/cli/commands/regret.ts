/** `playout regret <game> --agent SPEC…`: what agents give away in positions that are solved exactly. */
import { writeFileSync } from 'node:fs';
import { type Command, Option } from 'commander';
import {
  type Game,
  type OptionValues,
  type State,
  UserError,
  codeOf,
  settleOptions,
} from '../../core/index.ts';
import { DrawnPositions, ListedPositions } from '../../lab/regret/positions.ts';
import type { RegretMeasure } from '../../lab/regret/regret.ts';
import { wholeNumber } from '../arguments.ts';
import { addJsonOption, newCommand } from '../command.ts';
import { commandLine } from '../commandLine.ts';
import { readFileLines } from '../fileLines.ts';
import { type CountedPositions, DRAWN_DEFAULTS, judgeRegret } from '../judgeRegret.ts';
import { resolveTyped } from '../loadWeights.ts';
import { GAME_ARGUMENT, openGame } from '../openGame.ts';
import { addRuleOptions, addSeedOption, readGiven } from '../position.ts';
import { noteLine, printJson, printLine } from '../print.ts';
import { describeRegret, regretJson } from '../regret.ts';
import { type Terminal, screenWidth } from '../terminal.ts';

interface RegretFlags {
  readonly agent: readonly string[];
  readonly positions: number | string;
  readonly left: number;
  readonly states: number;
  readonly save?: string;
  readonly out?: string;
  readonly options?: string;
  readonly seed: number;
  readonly json?: true;
}

function addAgent(spec: string, before: readonly string[] = []): readonly string[] {
  if (before.includes(spec)) throw new UserError(`--agent: ${spec} is given twice`, 'Give each agent once.');
  return [...before, spec];
}

/** A number of positions to draw, or the file that has them. */
function numberOrFile(text: string): number | string {
  return /^\d+$/.test(text) ? wholeNumber('--positions', 1)(text) : text;
}

const FILE_HINT = 'Give a number of positions to draw, or a file with one on each line.';

/** One position to a line; empty lines, and those that begin with #, say nothing. */
function readPositions(game: Game, options: OptionValues, path: string): State[] {
  const states = readFileLines('--positions', path, FILE_HINT).flatMap((text, i) => {
    const line = text.trim();
    if (line === '' || line.startsWith('#')) return [];
    try {
      const state = game.parsePosition(line, options);
      if (state.turn < 0) throw new UserError('no player is to move there', 'Leave it out.');
      return state;
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      throw new UserError(`--positions: line ${i + 1}: ${error.message}`, error.hint);
    }
  });
  if (states.length === 0) throw new UserError(`--positions: ${path} has no position`, 'Give one to a line.');
  return states;
}

function sourceOf(game: Game, options: OptionValues, flags: RegretFlags): CountedPositions {
  const { positions, left, states, seed } = flags;
  if (typeof positions === 'number')
    return {
      source: new DrawnPositions({ game, options, seed, positions, left, states }),
      count: positions,
    };
  const listed = readPositions(game, options, positions);
  return { source: new ListedPositions(game, listed, states), count: listed.length };
}

function save(game: Game, { judged }: RegretMeasure, path: string): void {
  try {
    writeFileSync(path, judged.map(({ state }) => `${game.formatPosition(state)}\n`).join(''));
  } catch (error) {
    throw new UserError(
      `--save: cannot write ${path} (${codeOf(error)})`,
      'Name a file that can be written.',
    );
  }
}

async function runRegret(
  terminal: Terminal,
  name: string,
  flags: RegretFlags,
  command: string,
): Promise<void> {
  const game = await openGame(name);
  const options = settleOptions(game, readGiven(flags.options));
  const agents = flags.agent.map((spec) => ({ name: spec, agent: resolveTyped(spec, game) }));
  const positions = sourceOf(game, options, flags);
  const measure = await judgeRegret(terminal, positions, { agents, options, seed: flags.seed });
  if (flags.save !== undefined) save(game, measure, flags.save);
  const results = measure.results();
  if (flags.json) printJson(terminal, regretJson(game, results, measure.judged));
  else printLine(terminal, describeRegret(results, screenWidth(terminal)));
  if (flags.out === undefined) return;
  // Loaded here because it brings the plotting library.
  const { composeRegret } = await import('../../report/regret.ts');
  const { writeDocument } = await import('../../report/report.ts');
  const document = composeRegret(game, results, measure.judged, command);
  const { html } = await writeDocument(document, regretJson(game, results, measure.judged), flags.out);
  noteLine(terminal, html);
}

export function regretCommand(terminal: Terminal): Command {
  const command = newCommand(
    'regret',
    'Measure what agents give away in positions near the end of games, which are solved exactly.',
    [
      'playout regret marrakech --agent greedy --agent "expectimax(depth=2)" --positions 20 --left 2',
      'playout regret carcassonne --agent greedy --agent "uct(iterations=200)" --positions 10 --left 2 --out report',
    ],
  )
    .argument('<game>', GAME_ARGUMENT)
    .requiredOption('--agent <spec>', 'who is asked; repeat it for more', addAgent)
    .addOption(
      new Option('--positions <n>', 'how many to draw from the seed, or a file with a position on each line')
        .argParser(numberOrFile)
        .default(40),
    )
    .option(
      '--left <n>',
      'choices left in the game that a position is drawn from',
      wholeNumber('--left', 1),
      DRAWN_DEFAULTS.left,
    )
    .option(
      '--states <n>',
      'pass over positions from which more than this many can follow',
      wholeNumber('--states', 1),
      DRAWN_DEFAULTS.states,
    )
    .option('--save <file>', 'write the positions, for --positions')
    .option('--out <folder>', 'write a report');
  return addJsonOption(addSeedOption(addRuleOptions(command))).action(
    (name: string, flags: RegretFlags, self: Command) => runRegret(terminal, name, flags, commandLine(self)),
  );
}
