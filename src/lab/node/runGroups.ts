/**
 * Which runs of several stores are one run in parts: those of the same experiment, as its hash tells, and of the same
 * engine, because only then their games are those that one process would have played.
 */
import { UserError } from '../../core/index.ts';
import { type RunEngine, type Store, type StoredRun, damagedRun } from '../../store/index.ts';
import type { Experiment } from '../experiment.ts';
import { describeEngine, isSameEngine } from '../runEngines.ts';
import { experimentHash, hashOfRun } from './experimentHash.ts';
import { experimentOf } from './stored.ts';

/** Runs of one experiment. */
export interface RunGroup {
  readonly experiment: Experiment;
  /** The run of the target that gets the games of all others; a new one does if it is missing. */
  readonly own: StoredRun | undefined;
  /** The others, finished ones first. */
  readonly parts: readonly StoredRun[];
}

/** `run 1 in shard-2.db`. */
export function nameRun({ id, store }: StoredRun): string {
  return `run ${id} in ${store}`;
}

/** @throws UserError if its games may still change, or are not what was stored */
export function requireAtRest(run: StoredRun): void {
  if (run.damage !== null) throw damagedRun(run.store, run.id, run.damage);
  if (run.state === 'running')
    throw new UserError(
      `${nameRun(run)} is still being played`,
      'Wait until it is done, or stop it and merge it as far as it has come.',
    );
}

/** All runs of a store that is to be merged. @throws UserError if one of them cannot be */
export function runsToMerge(store: Store): StoredRun[] {
  const runs = store.runs();
  for (const run of runs) requireAtRest(run);
  const [lost] = store.lostRuns();
  if (lost !== undefined)
    throw damagedRun(store.path, lost, 'it is gone, though some of its games are there');
  return runs;
}

function isCovered(engines: readonly RunEngine[], by: readonly RunEngine[]): boolean {
  return engines.every((engine) => by.some((other) => isSameEngine(engine, other)));
}

/** @throws UserError if games of engines would be mixed that no run has mixed before */
function requireSameEngines([first, ...others]: readonly StoredRun[]): void {
  let before = first!;
  for (const run of others) {
    const isMixedBefore = isCovered(before.engines, run.engines);
    if (!isMixedBefore && !isCovered(run.engines, before.engines))
      throw new UserError(
        `${nameRun(before)} was played by ${describeEngines(before)}, and ${nameRun(run)}, of the same experiment, by ${describeEngines(run)}: their games might not be played alike`,
        'Play one of them again, leave it out, or mix the games of both: playout merge … --mix-engines',
      );
    if (isMixedBefore) before = run;
  }
}

function describeEngines({ engines }: StoredRun): string {
  return engines.map(describeEngine).join(' and ');
}

/** Those that come first in a merge: finished ones, and then those with more games. */
function byProgress(a: StoredRun, b: StoredRun): number {
  return Number(b.state === 'finished') - Number(a.state === 'finished') || b.played - a.played;
}

/**
 * @param runs to be merged
 * @param known the runs of the target
 * @throws UserError if they cannot be
 */
export function groupRuns(
  runs: readonly StoredRun[],
  known: readonly StoredRun[],
  mixEngines: boolean,
): RunGroup[] {
  const experiments = new Map<string, Experiment>();
  const groups = Map.groupBy(runs, (run) => {
    const experiment = experimentOf(run);
    const hash = experimentHash(experiment);
    experiments.set(hash, experiments.get(hash) ?? experiment);
    return hash;
  });
  const knownByHash = Map.groupBy(known, hashOfRun);
  return Array.from(groups, ([hash, members]) => {
    const [own, ...more] = (knownByHash.get(hash) ?? []).toSorted(byProgress);
    for (const run of own ? [own, ...more] : []) requireAtRest(run);
    const parts = [...more, ...members].toSorted(byProgress);
    if (!mixEngines) requireSameEngines(own ? [own, ...parts] : parts);
    return { experiment: experiments.get(hash)!, own, parts };
  });
}
