/** `playout learn <game>`: fits the weights of an evaluation by self-play. */
import { writeFileSync } from 'node:fs';
import { type Command } from 'commander';
import {
  type FeatureSet,
  type Game,
  type State,
  UserError,
  packWeights,
  unknownName,
} from '../../core/index.ts';
import { type Generation, type LearnSettings, learn } from '../../learn/node/learn.ts';
import { plural } from '../../words/index.ts';
import { wholeNumber } from '../arguments.ts';
import { newCommand } from '../command.ts';
import { commandLine } from '../commandLine.ts';
import { type CarryingFlags, addCarryingOptions } from '../lab/flags.ts';
import { type Announce, playSeveral } from '../lab/severalRuns.ts';
import { describeGeneration, generationsTable, learnJson } from '../learn/generations.ts';
import { resolveTyped } from '../loadWeights.ts';
import { GAME_ARGUMENT, openGame } from '../openGame.ts';
import { addRuleOptions, addSeedOption, readGiven } from '../position.ts';
import { noteLine, printJson, printLine } from '../print.ts';
import type { Terminal } from '../terminal.ts';

interface LearnFlags extends CarryingFlags {
  readonly features?: string;
  readonly teacher?: string;
  readonly player?: string;
  readonly generations?: number;
  readonly games?: number;
  readonly meetings: number;
  readonly openings?: string;
  readonly options?: string;
  readonly seed: number;
  readonly out: string;
}

/** @throws UserError if the game has none, or none of this name */
function chooseFeatures({ name, features = [] }: Game, wanted: string | undefined): FeatureSet<State> {
  const [first] = features;
  if (!first)
    throw new UserError(
      `${name} has no features to learn from`,
      'A game lists them in `features`; see src/core/features.ts.',
    );
  if (wanted === undefined) return first;
  const chosen = features.find((set) => set.name === wanted);
  if (chosen) return chosen;
  throw unknownName(
    'features',
    wanted,
    features.map((set) => set.name),
  );
}

function settingsOf(
  game: Game,
  set: FeatureSet<State>,
  flags: LearnFlags,
): Omit<LearnSettings, 'command' | 'store' | 'threads'> {
  const { recipe } = set;
  const { teacher = recipe.teacher, player = recipe.player, openings = recipe.openings } = flags;
  const { generations = recipe.generations, games = recipe.games, meetings, seed } = flags;
  if (!player.includes('$weights'))
    throw new UserError(
      `--player "${player}" does not say where its weights go`,
      `Write $weights for them: ${recipe.player}`,
    );
  // What is wrong with it is said now, not after the first generation.
  resolveTyped(teacher, game);
  return {
    game,
    set,
    teacher,
    player,
    ...(openings !== undefined && { openings }),
    generations,
    games,
    meetings,
    seed,
    options: readGiven(flags.options),
  };
}

export function learnCommand(terminal: Terminal): Command {
  const command = newCommand(
    'learn',
    'Learn the weights of an evaluation from games that agents play against themselves; the same command resumes.',
    [
      'playout learn ataxx --store learn.db --out patterns.json',
      'playout learn ataxx --generations 2 --games 200 --seed 3',
    ],
  )
    .argument('<game>', GAME_ARGUMENT)
    .option('--features <name>', 'which evaluation of the game learns (default: its first)')
    .option('--teacher <spec>', 'plays the first games (default: as the game says)')
    .option('--player <spec>', 'plays all others; $weights stands for what was learned')
    .option(
      '--generations <n>',
      'how often (default: as the game says)',
      wholeNumber('--generations', 1, 100),
    )
    .option('--games <n>', 'games of each generation (default: as the game says)', wholeNumber('--games', 1))
    .option(
      '--meetings <n>',
      'games between each generation and the one before',
      wholeNumber('--meetings', 2),
      200,
    )
    .option('--openings <text>', 'what precedes each game, such as random(plies=8)')
    .option('--out <file>', 'where the weights go', 'weights.json');
  return addCarryingOptions(addSeedOption(addRuleOptions(command))).action(
    async (name: string, flags: LearnFlags, self: Command) => {
      const game = await openGame(name);
      const set = chooseFeatures(game, flags.features);
      const settings = { ...settingsOf(game, set, flags), command: commandLine(self) };
      const generations = await playSeveral(terminal, flags, (playing, announce) =>
        follow({ ...settings, ...playing }, announce),
      );
      const { weights } = generations.at(-1)!;
      const json = `${JSON.stringify(packWeights(weights))}\n`;
      writeFileSync(flags.out, json);
      if (flags.json) printJson(terminal, learnJson(generations, json.length));
      else printLine(terminal, generationsTable(generations));
      noteLine(terminal, `${flags.out}: weights ${weights.id}, ${json.length} bytes`);
    },
  );
}

/** Learns, and says what comes of it. */
function follow(settings: LearnSettings, announce: Announce): Promise<Generation[]> {
  const done: Generation[] = [];
  return learn({
    ...settings,
    onRun: (name, games) => announce(`${name}: ${plural(games, 'game')}`),
    onGeneration(generation) {
      done.push(generation);
      announce(describeGeneration(done));
    },
  });
}
