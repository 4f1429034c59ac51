/** The options that say which position a command is about, and the position they give. */
import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import {
  type Game,
  type OptionValues,
  Random,
  type State,
  UserError,
  codeOf,
  parseJson,
  playMoves,
  settleOptions,
  splitOptions,
} from '../core/index.ts';
import { dictionary, plain, within } from '../core/schema/index.ts';
import { games } from '../games/index.ts';
import { wholeNumber } from './arguments.ts';

/** What commander makes of the options that `addPositionOptions` adds. */
export interface PositionFlags {
  readonly options?: string;
  readonly position?: string;
  readonly moves?: string;
  readonly seed: number;
}

function describePresets(): string {
  const chosen = games.filter(({ presets }) => presets.length > 0);
  const rows = chosen.map((game) => {
    const names = game.presets.map((preset, i) => preset.name + (i === 0 ? ' (default)' : ''));
    return `  ${game.name.padEnd(12)}${names.join(', ')}`;
  });
  return `\nPresets for --options preset=NAME:\n${rows.join('\n')}`;
}

/** Adds `--options`, with the presets of all games in the help. */
export function addRuleOptions(command: Command): Command {
  return command
    .option(
      '--options <text>',
      'rules, as key=value,... or a file ending in .json; preset=NAME picks a rule set (keys: playout games)',
    )
    .addHelpText('after', describePresets);
}

export function addSeedOption(command: Command): Command {
  return command.option('--seed <n>', 'seed of everything random', wholeNumber('--seed', 0), 1);
}

/** Adds `--options`, `--position`, `--moves` and `--seed`. */
export function addPositionOptions(command: Command): Command {
  return addSeedOption(
    addRuleOptions(command)
      .option('--position <text>', 'position in notation (default: the start position)')
      .option('--moves <moves>', 'moves in notation, separated by spaces, played from there'),
  );
}

const OPTIONS_FILE_HINT = 'Such a file holds for example {"preset": "paper", "size": 6}.';

const optionsFile = dictionary(plain());

function readOptionsFile(path: string): OptionValues {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new UserError(
      `--options: cannot read ${path} (${codeOf(error)})`,
      'Give key=value,... or a readable .json file.',
    );
  }
  const value = parseJson(text);
  if (value === undefined) throw new UserError(`--options: ${path} is not JSON`, OPTIONS_FILE_HINT);
  return within(`--options: ${path}`, () => optionsFile.read(value, []), OPTIONS_FILE_HINT);
}

/** What the user chose, names and values not yet checked. */
export function readGiven(text: string | undefined): OptionValues {
  if (text === undefined) return {};
  return text.endsWith('.json') ? readOptionsFile(text) : splitOptions(text);
}

export interface Position {
  readonly options: OptionValues;
  readonly state: State;
}

/** A position in notation, or the start position. @throws UserError for a position that cannot be */
export function startPosition(
  game: Game,
  options: OptionValues,
  position: string | undefined,
  seed: number,
): State {
  return position === undefined
    ? game.start(options, new Random(seed).derive('setup'))
    : game.parsePosition(position, options);
}

/** The position that the flags describe. @throws UserError for anything in them that is wrong */
export function readPosition(game: Game, flags: PositionFlags): Position {
  const options = settleOptions(game, readGiven(flags.options));
  const state = startPosition(game, options, flags.position, flags.seed);
  playMoves(game, state, (flags.moves ?? '').split(/\s+/).filter(Boolean));
  return { options, state };
}
