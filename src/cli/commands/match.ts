/** `playout match <game> SPEC SPEC --games N`: who is stronger, and how sure is that? */
import type { Command } from 'commander';
import { type Game, UserError } from '../../core/index.ts';
import type { ExperimentSpec, RunResults, StopSpec } from '../../lab/index.ts';
import { wholeNumber } from '../arguments.ts';
import { addJsonOption, newCommand } from '../command.ts';
import { ConditionLost, complain } from '../failures.ts';
import { commandLine } from '../commandLine.ts';
import { conduct } from '../lab/conduct.ts';
import {
  type ShardFlags,
  addClusterOption,
  addOpeningsOption,
  addShardOption,
  addStopOptions,
  addStoreOption,
  addThreadsOption,
  stopOf,
} from '../lab/flags.ts';
import { prepare } from '../lab/prepare.ts';
import { GAME_ARGUMENT, openGame } from '../openGame.ts';
import { type PositionFlags, addPositionOptions, readGiven, readPosition } from '../position.ts';
import { RecordFile } from '../recordFile.ts';
import type { Terminal } from '../terminal.ts';

interface MatchFlags extends PositionFlags, ShardFlags {
  readonly games: number;
  readonly sprt?: StopSpec;
  readonly width?: StopSpec;
  readonly openings?: string | string[];
  readonly records?: string;
  readonly expect?: number;
}

function parseShare(text: string): number {
  const share = text.trim() === '' ? NaN : Number(text);
  if (!(share >= 0 && share <= 1))
    throw new UserError(
      `--expect cannot be "${text}"`,
      '--expect is a share of the points from 0 to 1, such as 0.95.',
    );
  return share;
}

/** The start of every game, where one was given; otherwise each pair of games has its own set-up. */
function startPosition(game: Game, flags: MatchFlags): { position?: string } {
  if (flags.position === undefined && flags.moves === undefined) return {};
  return { position: game.formatPosition(readPosition(game, flags).state) };
}

/** Of a match that is not stored, nothing but its result is ever shown. */
function keptOf({ store, records }: MatchFlags): Pick<ExperimentSpec, 'measures' | 'records'> {
  if (store !== undefined) return { records: records === undefined ? 'sample' : 'all' };
  return { records: records === undefined ? 'none' : 'all', measures: [] };
}

function specOf(game: Game, agents: readonly string[], flags: MatchFlags): ExperimentSpec {
  return {
    game: game.name,
    options: readGiven(flags.options),
    ...startPosition(game, flags),
    ...(flags.openings !== undefined && { openings: flags.openings }),
    agents,
    games: flags.games,
    seed: flags.seed,
    ...keptOf(flags),
    ...stopOf(flags),
  };
}

/** @throws ConditionLost if the first agent got less than it should */
function requireShare({ pairings }: RunResults, expected = 0): void {
  const rate = pairings[0]!.rate.mean ?? 0;
  if (rate < expected)
    throw new ConditionLost(`expected at least ${expected} of the points, got ${rate.toFixed(3)}`);
}

async function runMatch(
  terminal: Terminal,
  spec: ExperimentSpec,
  flags: MatchFlags,
  command: string,
): Promise<void> {
  const prepared = await prepare(spec);
  const records = flags.records === undefined ? undefined : new RecordFile(flags.records);
  try {
    const results = await conduct(terminal, prepared, {
      command,
      flags,
      isPassing: true,
      ...(records && { onRecord: (line) => records.write(line) }),
    });
    requireShare(results, flags.expect);
  } catch (error) {
    const missing = records?.close();
    if (missing) complain(missing, terminal);
    throw error;
  }
  const missing = records?.close();
  if (missing) throw missing;
}

export function matchCommand(terminal: Terminal): Command {
  const command = newCommand(
    'match',
    'Play a match, seats switched on equal seeds: of two agents, or of more in a game for more.',
    [
      'playout match ataxx "uct(iterations=1000)" random --games 100',
      'playout match ataxx "alphabeta(depth=3)" greedy --games 400 --sprt 0,50 --records games.jsonl',
      'playout match ataxx "alphabeta(depth=3)" "alphabeta(depth=2)" --openings "random(plies=4)"',
      'playout match marrakech "uct(iterations=100)" greedy random --options preset=official3 --games 30',
    ],
  )
    .argument('<game>', GAME_ARGUMENT)
    .argument('<first>', 'an agent (see: playout agents)')
    .argument(
      '<second...>',
      'its opponent; in a game for more, one for each seat, or one for all other seats',
    )
    .option(
      '--games <n>',
      'how many games; a multiple of the number of seats gives everyone the same seats',
      wholeNumber('--games', 1),
      100,
    );
  addStopOptions(addOpeningsOption(addClusterOption(addThreadsOption(command))))
    .option('--records <file>', 'write a record of every game, one line of JSON each')
    .option(
      '--expect <share>',
      'exit with code 1 if the first agent gets less than this share of the points',
      parseShare,
    );
  addStoreOption(command, 'keep the match in this file, to resume or report it (default: it is not kept)');
  return addShardOption(addJsonOption(addPositionOptions(command))).action(
    async (name: string, first: string, others: readonly string[], flags: MatchFlags, self: Command) =>
      runMatch(terminal, specOf(await openGame(name), [first, ...others], flags), flags, commandLine(self)),
  );
}
