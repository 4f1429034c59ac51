/**
 * Identifies an experiment by its content, so that its runs can be found again. The hash is the SHA-256 of everything
 * settled, as JSON with sorted keys, without name and question: they say what a run is called and why it was played,
 * and change nothing in it. The names of agents count, because tables and reports are read by them. What is measured and
 * recorded counts too: a run that did not keep it cannot replace one that should. A game from outside is identified by
 * the content of its module, wherever that is.
 */
import { createHash } from 'node:crypto';
import { UserError } from '../../core/index.ts';
import type { Store, StoredRun } from '../../store/index.ts';
import type { Experiment } from '../experiment.ts';
import { experimentOf } from './stored.ts';

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}

/** 64 hexadecimal digits. */
export function experimentHash(experiment: Experiment): string {
  const { module } = experiment;
  // What is undefined is left out of JSON.
  const content = { ...experiment, name: undefined, question: undefined, module: module?.sha256 };
  return createHash('sha256')
    .update(JSON.stringify(sorted(content)))
    .digest('hex');
}

/** Null for a run whose experiment can no longer be read. */
export function hashOfRun(run: StoredRun): string | null {
  try {
    return experimentHash(experimentOf(run));
  } catch (error) {
    if (error instanceof UserError) return null;
    throw error;
  }
}

/** The sound runs of an experiment, oldest first. */
export function runsOfExperiment(store: Store, hash: string): StoredRun[] {
  return store.runs().filter((run) => run.damage === null && hashOfRun(run) === hash);
}
