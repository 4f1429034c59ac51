/** The options shared by all commands that play experiments, and what they set in a spec. */
import { availableParallelism } from 'node:os';
import { type Command, Option } from 'commander';
import { type OptionValue, UserError, splitOptions } from '../../core/index.ts';
import { type ExperimentSpec, RECORD_CHOICES, type Shard, type StopSpec } from '../../lab/index.ts';
import { wholeNumber } from '../arguments.ts';
import { addJsonOption } from '../command.ts';
import { addRuleOptions, addSeedOption, readGiven } from '../position.ts';
import { readOpenings } from './openingsFile.ts';

/** How a run is carried out; says nothing about what is played. */
export interface CarryingFlags {
  readonly threads: number;
  /** The address of a Redis whose workers play the games. */
  readonly cluster?: string;
  readonly store?: string;
  readonly json?: true;
}

/** Of a run that can be carried out in parts. */
export interface ShardFlags extends CarryingFlags {
  readonly shard?: Shard;
}

/** Of a run whose agents were not typed here. */
export interface ForeignFlags extends ShardFlags {
  readonly allowEngines?: true;
  /** The path of a module. */
  readonly game?: string;
}

/** How a run is resumed. */
export interface ResumeFlags extends ForeignFlags {
  readonly mixEngines?: true;
}

/** What is played. */
export interface ExperimentFlags extends ShardFlags {
  readonly options?: string;
  readonly seed: number;
  readonly games: number;
  readonly budget?: Record<string, OptionValue>;
  readonly sprt?: StopSpec;
  readonly width?: StopSpec;
  readonly keep: (typeof RECORD_CHOICES)[number];
  readonly openings?: string | string[];
  readonly name?: string;
  readonly question?: string;
}

export function parseSprt(text: string): Extract<StopSpec, { rule: 'sprt' }> {
  const numbers = text.split(',').map((part) => (part.trim() === '' ? NaN : Number(part)));
  const [elo0, elo1] = numbers;
  if (numbers.length !== 2 || !(elo0! < elo1!))
    throw new UserError(
      `--sprt cannot be "${text}"`,
      '--sprt is two Elo differences, the smaller first: --sprt 0,20.',
    );
  return { rule: 'sprt', elo0: elo0!, elo1: elo1! };
}

export function parseWidth(text: string): StopSpec {
  const percents = text.trim() === '' ? NaN : Number(text);
  if (!(percents > 0 && percents < 50))
    throw new UserError(
      `--width cannot be "${text}"`,
      '--width is half the width of the 95 % interval in percent of the points, such as 2.',
    );
  return { rule: 'width', halfWidth: percents / 100 };
}

/** More than a run may have games. */
const MOST_SHARDS = 1_000_000;

function parseShard(text: string): Shard {
  const [, number = NaN, of = NaN] = (/^(\d+)\/(\d+)$/.exec(text.trim()) ?? []).map(Number);
  if (!(number >= 1 && number <= of && of <= MOST_SHARDS))
    throw new UserError(
      `--shard cannot be "${text}"`,
      '--shard is which part, from 1 on, and of how many: --shard 2/3.',
    );
  return { number, of };
}

export function addShardOption(command: Command): Command {
  return command.option(
    '--shard <i/n>',
    'play only part i of n, into a store of its own; playout merge joins them',
    parseShard,
  );
}

export function addThreadsOption(command: Command): Command {
  return command.addOption(
    new Option('--threads <n>', 'worker threads; the result does not depend on them')
      .argParser(wholeNumber('--threads', 1, 256))
      .default(availableParallelism(), 'all cores'),
  );
}

export function addClusterOption(command: Command): Command {
  return command.option(
    '--cluster <url>',
    'let the workers of this Redis play the games (see: playout worker); redis://host:port',
  );
}

export function addStoreOption(
  command: Command,
  about = 'where runs are kept (default: your data directory)',
): Command {
  return command.option('--store <file>', about);
}

/** The two stopping rules. */
export function addStopOptions(command: Command): Command {
  return command
    .addOption(
      new Option(
        '--sprt <elo0,elo1>',
        'stop early, when it is clear (5 % error) which of two differences is nearer',
      )
        .argParser(parseSprt)
        .conflicts('width'),
    )
    .option(
      '--width <percent>',
      'stop early, when the 95 % interval of the points is within so many percent of their mean',
      parseWidth,
    );
}

export function addOpeningsOption(command: Command): Command {
  return command.option(
    '--openings <file>',
    'what is played before the agents are asked, each opening from every seat: random(plies=4), or a file with a position or moves on each line',
    readOpenings,
  );
}

/** The stopping rule that was asked for. */
export function stopOf(flags: { readonly sprt?: StopSpec; readonly width?: StopSpec }): {
  stop?: StopSpec;
} {
  const stop = flags.sprt ?? flags.width;
  return stop ? { stop } : {};
}

export function addCarryingOptions(command: Command): Command {
  return addJsonOption(addStoreOption(addClusterOption(addThreadsOption(command))));
}

/** For experiments that come from a file or a store, which someone else may have written. */
export function addForeignOptions(command: Command): Command {
  const withGame = addGameOption(command).option(
    '--allow-engines',
    'start the programs that it names as engines; see docs/security.md',
  );
  return addShardOption(addCarryingOptions(withGame));
}

export function addGameOption(command: Command): Command {
  return command.option('--game <file>', 'import the module of its game from outside; see docs/security.md');
}

export function addExperimentOptions(command: Command): Command {
  const withRules = addSeedOption(addRuleOptions(command));
  withRules
    .option(
      '--games <n>',
      'games per pairing; a multiple of the number of seats gives everyone the same seats',
      wholeNumber('--games', 1),
      100,
    )
    .option(
      '--budget <limits>',
      'replaces the limits of all agents: iterations=1000 or time=1s',
      splitOptions,
    );
  addStopOptions(addOpeningsOption(withRules))
    .addOption(
      new Option('--keep <games>', 'which games to keep move by move')
        .choices(RECORD_CHOICES)
        .default('sample', 'sample, the first pair or block of every pairing'),
    )
    .option('--name <text>', 'what the run is called')
    .option('--question <text>', 'what it is to answer, for the report');
  return addShardOption(addCarryingOptions(withRules));
}

/** The part of a spec that these options set. */
export function specOf(
  game: string,
  flags: ExperimentFlags,
): Omit<ExperimentSpec, 'agents' | 'pairing' | 'vary' | 'rungs'> {
  const { name, question, seed, games, budget, keep, openings } = flags;
  return {
    ...(name !== undefined && { name }),
    ...(question !== undefined && { question }),
    game,
    options: readGiven(flags.options),
    ...(openings !== undefined && { openings }),
    games,
    ...(budget && { budget }),
    seed,
    records: keep,
    ...stopOf(flags),
  };
}
