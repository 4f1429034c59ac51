/** How a run begins: as a new entry of a store, or where an earlier process left it. */
import { availableParallelism, cpus } from 'node:os';
import { VERSION } from '../arena/index.ts';
import { UserError } from '../core/index.ts';
import type { RunWriter, Store, StoredRun } from '../store/index.ts';
import type { Experiment } from './experiment.ts';
import { countGames } from './schedule.ts';
import type { ExperimentSpec } from './spec/spec.ts';

export interface NewRunSettings {
  readonly spec: ExperimentSpec;
  readonly experiment: Experiment;
  readonly command: string;
  readonly threads: number;
}

/** What it runs on: `linux x64, AMD EPYC 7B13, 2 cores`. The model is missing where the system does not tell it. */
function describeMachine(): string {
  const model = cpus()[0]?.model.replace(/\s+/g, ' ').trim() ?? '';
  const cores = availableParallelism();
  return [
    `${process.platform} ${process.arch}`,
    ...(model === '' || model === 'unknown' ? [] : [model]),
    `${cores} core${cores === 1 ? '' : 's'}`,
  ].join(', ');
}

export function beginRun(store: Store, settings: NewRunSettings): RunWriter {
  const { experiment, spec, command, threads } = settings;
  return store.create({
    name: experiment.name,
    question: experiment.question,
    spec: JSON.stringify(spec),
    experiment: JSON.stringify(experiment),
    command,
    playout: VERSION,
    node: process.versions.node,
    platform: describeMachine(),
    scheduled: countGames(experiment),
    threads,
  });
}

/** The store's own writing: it was settled when the run began, and nobody else writes there. */
export function experimentOf(run: StoredRun): Experiment {
  return JSON.parse(run.experiment) as Experiment;
}

/**
 * Takes hold of a run to go on with it.
 * @throws UserError if another process plays it, or another version began it, whose games might differ
 */
export function resumeRun(store: Store, run: StoredRun, threads: number): RunWriter {
  if (run.playout !== VERSION)
    throw new UserError(
      `run ${run.id} was begun by Playout ${run.playout}, and this is ${VERSION}: its games might not be the same`,
      'Go on with that version, or begin anew.',
    );
  return store.resume(run.id, threads);
}
