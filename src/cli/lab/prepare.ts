/**
 * From what was typed, or written in a file, to an experiment that can be played: settled, and the programs that it
 * starts allowed and tried out.
 */
import { UserError } from '../../core/index.ts';
import { type Experiment, type ExperimentSpec, SpecError, settleExperiment } from '../../lab/index.ts';
import { requireConsent, tryEngines } from './engines.ts';

/** Where a spec is from that was not typed. */
export interface SpecSource {
  readonly path: string;
  /** The same error with its place in the file. */
  readonly locate: (error: SpecError) => UserError;
  readonly allowEngines?: boolean | undefined;
}

export interface Prepared {
  readonly spec: ExperimentSpec;
  readonly experiment: Experiment;
}

function settle(spec: ExperimentSpec, source: SpecSource | undefined): Experiment {
  try {
    return settleExperiment(spec);
  } catch (error) {
    if (!(error instanceof SpecError)) throw error;
    // What was typed has no lines and fields to point at.
    throw source ? source.locate(error) : new UserError(error.reason, error.hint);
  }
}

/** @throws UserError if it cannot be played */
export async function prepare(spec: ExperimentSpec, source?: SpecSource): Promise<Prepared> {
  const experiment = settle(spec, source);
  if (source) requireConsent(experiment, source.path, source.allowEngines);
  await tryEngines(experiment);
  return { spec, experiment };
}
