/** From what was typed to an experiment. Nobody wrote a file here, so mistakes are told without a place in one. */
import { UserError } from '../../core/index.ts';
import { type Experiment, type ExperimentSpec, SpecError, settleExperiment } from '../../lab/index.ts';

export function settleTyped(spec: ExperimentSpec): Experiment {
  try {
    return settleExperiment(spec);
  } catch (error) {
    throw error instanceof SpecError ? new UserError(error.reason, error.hint) : error;
  }
}
