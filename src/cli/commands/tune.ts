/** `playout tune <game> --agent "uct(c=$c)" --vary "c=0.1..10 log"`: finds good values, and says whether they are better. */
import { type Command, Option } from 'commander';
import { resolveAgent } from '../../agents/index.ts';
import { type Game, UserError } from '../../core/index.ts';
import { within } from '../../core/schema/index.ts';
import { type ExperimentSpec, seatsOf } from '../../lab/index.ts';
import { fill, placeholders, requireKnown } from '../../lab/pairing/placeholders.ts';
import { type TuneSettings, tune } from '../../tune/node/tune.ts';
import { type Parameter, extremesOf, readParameter } from '../../tune/parameters.ts';
import { startSetting } from '../../tune/spsa.ts';
import type { EloBounds } from '../../tune/tuned.ts';
import { wholeNumber } from '../arguments.ts';
import { newCommand } from '../command.ts';
import { commandLine } from '../commandLine.ts';
import { type CarryingFlags, addCarryingOptions, addOpeningsOption, parseSprt } from '../lab/flags.ts';
import { prepare } from '../lab/prepare.ts';
import { playSeveral } from '../lab/severalRuns.ts';
import { GAME_ARGUMENT, openGame } from '../openGame.ts';
import { addRuleOptions, addSeedOption, readGiven } from '../position.ts';
import { noteLine, printJson, printLine } from '../print.ts';
import type { Terminal } from '../terminal.ts';
import { describeStep, describeTuned, tunedJson } from '../tune/describe.ts';

interface TuneFlags extends CarryingFlags {
  readonly agent: string;
  readonly vary: readonly Parameter[];
  readonly against?: string;
  readonly steps: number;
  readonly batch: number;
  readonly games: number;
  readonly sprt: EloBounds;
  readonly spread: number;
  readonly stride: number;
  readonly openings?: string | string[];
  readonly options?: string;
  readonly seed: number;
  readonly out?: string;
}

function addParameter(text: string, before: readonly Parameter[] = []): readonly Parameter[] {
  const parameter = within('--vary', () => readParameter(text));
  if (before.some(({ name }) => name === parameter.name))
    throw new UserError(`--vary: ${parameter.name} is given twice`, 'Give each name once.');
  return [...before, parameter];
}

function readBounds(text: string): EloBounds {
  const { elo0, elo1 } = parseSprt(text);
  return { elo0, elo1 };
}

function share(flag: string): (text: string) => number {
  return (text) => {
    const value = text.trim() === '' ? NaN : Number(text);
    if (!(value > 0 && value <= 1))
      throw new UserError(`${flag} cannot be "${text}"`, `${flag} is a share of the range, such as 0.2.`);
    return value;
  };
}

/** @throws UserError for a name without a range, a range without a place, and values that the agent cannot have */
function requireFit(game: Game, { agent, vary }: TuneFlags): void {
  const names = vary.map(({ name }) => name);
  requireKnown(agent, names);
  const used = placeholders(agent);
  const stray = names.find((name) => !used.includes(name));
  if (stray !== undefined)
    throw new UserError(
      `$${stray} does not stand in the agent`,
      `Write it where it belongs: uct(c=$${stray}).`,
    );
  const start = startSetting(vary);
  for (const parameter of vary) {
    for (const value of extremesOf(parameter))
      within(`--vary ${parameter.name}=${value}`, () =>
        resolveAgent(fill(agent, { ...start, [parameter.name]: value }), game),
      );
  }
}

/** The game as it will be played, by agents with the values at the start. */
function firstSpec(game: Game, flags: TuneFlags): ExperimentSpec {
  const first = fill(flags.agent, startSetting(flags.vary));
  return {
    game: game.name,
    options: readGiven(flags.options),
    ...(flags.openings !== undefined && { openings: flags.openings }),
    agents: [first, flags.against ?? first],
    games: flags.batch,
  };
}

async function runTune(terminal: Terminal, name: string, flags: TuneFlags, command: string): Promise<void> {
  const game = await openGame(name);
  const { experiment } = await prepare(firstSpec(game, flags));
  requireFit(game, flags);
  const { agent, vary: parameters, against, steps, batch, games, spread, stride, openings, seed } = flags;
  const settings: TuneSettings = {
    game: game.name,
    options: experiment.options,
    openings,
    agent,
    parameters,
    against,
    steps,
    batch,
    games,
    bounds: flags.sprt,
    spread,
    stride,
    seed,
    command,
  };
  const tuned = await playSeveral(terminal, flags, (playing, announce) =>
    tune(
      {
        ...settings,
        onStep: (step) => announce(describeStep(step, steps)),
        onRun: (run) => {
          if (!run.includes('step')) announce(run);
        },
      },
      seatsOf(experiment),
      playing,
    ),
  );
  // Loaded here because it brings the plotting library, which nobody should wait for before the games.
  const { composeTuning, verdictOf } = await import('../../tune/composeTuning.ts');
  if (flags.json) printJson(terminal, tunedJson(tuned));
  else printLine(terminal, describeTuned(tuned, verdictOf(tuned)));
  if (flags.out === undefined) return;
  const { writeDocument } = await import('../../report/report.ts');
  const { html } = await writeDocument(composeTuning(tuned, game.title, command), tuned, flags.out);
  noteLine(terminal, html);
}

export function tuneCommand(terminal: Terminal): Command {
  const command = newCommand(
    'tune',
    'Search for good values of an agent’s parameters, and play them against the values at the start; the same command resumes.',
    [
      `playout tune ataxx --agent 'uct(c=$c, iterations=200)' --vary "c=0.05..5 log from 1" --steps 40 --out report`,
      `playout tune ataxx --agent 'uct(c=$c, playout=$p, iterations=100)' --vary "c=0.1..3 log" --vary "p=uniform,clones" --openings "random(plies=2)"`,
    ],
  )
    .argument('<game>', GAME_ARGUMENT)
    .requiredOption('--agent <spec>', 'the agent, with $name where a value belongs')
    .requiredOption(
      '--vary <name=range>',
      'a range, such as "c=0.1..10 log from 1" or "depth=1..8 integer", or choices; repeat it for more',
      addParameter,
    )
    .option('--against <spec>', 'whom both sides of a step play (default: each other)')
    .option('--steps <n>', 'steps of the search', wholeNumber('--steps', 1, 10_000), 60)
    .option('--batch <n>', 'games of each step', wholeNumber('--batch', 2), 32)
    .option(
      '--games <n>',
      'games of the last match, at most, and of each parameter set back',
      wholeNumber('--games', 2),
      400,
    )
    .addOption(
      new Option('--sprt <elo0,elo1>', 'what the last match decides between')
        .argParser(readBounds)
        .default({ elo0: 0, elo1: 20 }, '0,20'),
    )
    .option('--spread <share>', 'how far a first step looks to both sides', share('--spread'), 0.15)
    .option('--stride <share>', 'how far a clear win moves the first step', share('--stride'), 0.3)
    .option('--out <folder>', 'write a report');
  addOpeningsOption(command);
  return addCarryingOptions(addSeedOption(addRuleOptions(command))).action(
    (name: string, flags: TuneFlags, self: Command) => runTune(terminal, name, flags, commandLine(self)),
  );
}
