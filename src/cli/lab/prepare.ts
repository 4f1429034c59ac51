/**
 * Turns what was typed, or written in a file, into an experiment that can be played: settled, and the programs that it
 * starts allowed and tried out.
 */
import { UserError } from '../../core/index.ts';
import { PlacedError, at } from '../../core/schema/index.ts';
import { type Experiment, type ExperimentSpec, settleExperiment } from '../../lab/index.ts';
import { fill, placeholders } from '../../lab/pairing/placeholders.ts';
import { loadWeights } from '../loadWeights.ts';
import { openGame } from '../openGame.ts';
import { requireConsent, tryEngines } from './engines.ts';
import { type SpecSource, openSpecGame } from './foreignGame.ts';

/** A spec from a file, and the flags typed with it. */
interface ForeignSpec extends SpecSource {
  readonly allowEngines?: boolean | undefined;
}

export interface Prepared {
  readonly spec: ExperimentSpec;
  readonly experiment: Experiment;
}

/** The spec with something in every place that a sweep fills in, so that it can be parsed: the name itself. */
function filledByName(spec: string): string {
  return fill(spec, Object.fromEntries(placeholders(spec).map((name) => [name, name])));
}

/** What was typed has no lines and fields to point at, but for the lines of a file of openings. */
function typed({ path: [field, place], reason, hint }: PlacedError): UserError {
  const isLine = field === 'openings' && typeof place === 'number';
  return new UserError(isLine ? `--openings: line ${place + 1}: ${reason}` : reason, hint);
}

function settle(spec: ExperimentSpec, source: ForeignSpec | undefined): Experiment {
  try {
    for (const [place, agent] of spec.agents.entries())
      at(['agents', place, 'spec'], () =>
        loadWeights(filledByName(typeof agent === 'string' ? agent : agent.spec)),
      );
    return settleExperiment(spec);
  } catch (error) {
    if (!(error instanceof PlacedError)) throw error;
    throw source ? source.locate(error) : typed(error);
  }
}

/** @param written its game by name, or as the path of a module @throws UserError if it cannot be played */
export async function prepare(written: ExperimentSpec, source?: ForeignSpec): Promise<Prepared> {
  const game = source ? await openSpecGame(written.game, source) : (await openGame(written.game)).name;
  const spec = { ...written, game };
  const experiment = settle(spec, source);
  if (source) requireConsent(experiment, source.path, source.allowEngines);
  await tryEngines(experiment);
  return { spec, experiment };
}
