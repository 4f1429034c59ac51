/** How a run begins: as a new entry of a store, or where an earlier process left it. */
import { availableParallelism, cpus } from 'node:os';
import { VERSION, engineSignature } from '../../arena/index.ts';
import { resolveAgent } from '../../agents/index.ts';
import { type OptionValue, Random, UserError, settleOptions } from '../../core/index.ts';
import { findGame, moduleOf } from '../../games/index.ts';
import type { NewRun, RunEngine, RunWriter, Store, StoredRun } from '../../store/index.ts';
import { describeEngine, isSameEngine } from '../runEngines.ts';
import { type Experiment, seatsOf } from '../experiment.ts';
import { countGames } from '../schedule.ts';
import { MOST_GAMES, requireAtMost } from '../size.ts';
import type { ExperimentSpec } from '../spec/spec.ts';
import { experimentOf } from './stored.ts';

export interface NewRunSettings {
  readonly spec: ExperimentSpec;
  readonly experiment: Experiment;
  readonly command: string;
  readonly threads: number;
}

/** What it runs on: `linux x64, AMD EPYC 7B13, 2 cores`. The model is missing where the system does not report it. */
function describeMachine(): string {
  const model = cpus()[0]?.model.replace(/\s+/g, ' ').trim() ?? '';
  const cores = availableParallelism();
  return [
    `${process.platform} ${process.arch}`,
    ...(model === '' || model === 'unknown' ? [] : [model]),
    `${cores} core${cores === 1 ? '' : 's'}`,
  ].join(', ');
}

/** What plays this game now. */
export function thisEngine(game: string): RunEngine {
  return { playout: VERSION, signature: engineSignature(game) ?? null };
}

/** Is the game a module that has changed since the experiment was settled? */
export function hasChangedModule({ game, module }: Experiment): boolean {
  return module !== undefined && module.sha256 !== moduleOf(findGame(game))?.sha256;
}

function describeChange(experiment: Experiment): string {
  return hasChangedModule(experiment) ? ', because the module of its game has changed' : '';
}

/** What is known of a run when it begins. */
export function describeRun(settings: NewRunSettings): NewRun {
  const { experiment, spec, command, threads } = settings;
  return {
    name: experiment.name,
    question: experiment.question,
    spec: JSON.stringify(spec),
    experiment: JSON.stringify(experiment),
    command,
    ...thisEngine(experiment.game),
    node: process.versions.node,
    platform: describeMachine(),
    scheduled: countGames(experiment),
    threads,
  };
}

export function beginRun(store: Store, settings: NewRunSettings): RunWriter {
  return store.create(describeRun(settings));
}

export interface ResumeSettings {
  readonly threads: number;
  /** May a run that other engines played continue anyway? */
  readonly mixEngines?: boolean | undefined;
}

/** @throws UserError if this program cannot play it, as may be the case with a run from elsewhere */
function requirePlayable({ id }: StoredRun, experiment: Experiment): void {
  const { agents, options, position, games, pairings } = experiment;
  try {
    const game = findGame(experiment.game);
    const rules = settleOptions(game, options as Record<string, OptionValue>);
    const state =
      position === undefined
        ? game.start(rules, new Random(experiment.seed))
        : game.parsePosition(position, rules);
    if (state.seats !== seatsOf(experiment))
      throw new UserError(
        `its pairings are for ${seatsOf(experiment)} seats, and its rules for ${state.seats}`,
      );
    for (const { spec } of agents) resolveAgent(spec, game);
    requireAtMost(['games'], pairings.length * games, MOST_GAMES, 'games');
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    throw new UserError(`run ${id} cannot be resumed: ${error.message}`, error.hint);
  }
}

/**
 * Takes ownership of a run to resume it.
 * @throws UserError if another process plays it, or if other engines have played it, whose games might differ
 */
export function resumeRun(store: Store, run: StoredRun, settings: ResumeSettings): RunWriter {
  const { threads, mixEngines } = settings;
  const experiment = experimentOf(run);
  requirePlayable(run, experiment);
  const engine = thisEngine(experiment.game);
  if (!mixEngines && !run.engines.some((known) => isSameEngine(known, engine)))
    throw new UserError(
      `run ${run.id} was played by ${run.engines.map(describeEngine).join(' and ')}, and this is ${describeEngine(engine)}${describeChange(experiment)}: the rest of its games might not be played alike`,
      `Resume it with that engine, start a new run, or mix the games of both: playout resume ${run.id} --mix-engines`,
    );
  return store.resume(run.id, { threads, engine });
}
