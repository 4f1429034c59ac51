/**
 * Carries out an experiment: begins a run of it, or resumes one that was stopped; plays what is left, stores every game,
 * and sums up. Every experiment runs through this function, wherever its games are played.
 */
import type { PlaySchedule } from '../../arena/index.ts';
import { playOnThreads } from '../../arena/node/index.ts';
import type { RunWriter, Store, StoredGame, StoredRun } from '../../store/index.ts';
import { readResults } from './readResults.ts';
import type { Experiment } from '../experiment.ts';
import type { RunResults } from '../results.ts';
import { Run, type RunKeeper, type RunSettings } from '../run.ts';
import { settleExperiment } from '../settleExperiment.ts';
import { requireShardable } from '../shard.ts';
import type { ExperimentSpec } from '../spec/spec.ts';
import { PassingRun } from './passingRun.ts';
import { beginRun, describeRun, resumeRun } from './start.ts';
import { experimentOf, gamesOf } from './stored.ts';

export interface NewExperiment {
  readonly spec: ExperimentSpec;
  /** The same, settled, where the caller has done so already. */
  readonly experiment?: Experiment;
  /** The command line that starts it, so that it can be repeated. */
  readonly command: string;
}

export interface ExperimentSettings extends Pick<
  RunSettings,
  'shard' | 'signal' | 'onProgress' | 'onRecord'
> {
  /** Where the run is kept, open for writing unless it is finished; without one only its results remain. */
  readonly store?: Store | undefined;
  /** How many games are played at the same time. */
  readonly threads: number;
  /** How they are played; on this many threads of this machine by default. */
  readonly play?: PlaySchedule;
  /** Milliseconds from any origin; the machine's by default. */
  readonly clock?: () => number;
  /** May a run that other engines played be resumed anyway? */
  readonly mixEngines?: boolean | undefined;
}

export interface ExperimentOutcome {
  readonly results: RunResults;
  /** Did it end before all games were played? */
  readonly wasInterrupted: boolean;
  /** What ended it, if that was not the signal. */
  readonly failure?: unknown;
}

/** Where the games of a run are kept while it is played. */
interface Keeping {
  readonly keeper: RunKeeper;
  /** What it is now. */
  sumUp(): RunResults;
}

/** The run as it stands. @throws UserError if its games are damaged; it is free again then */
function takeUp({ keeper }: Keeping, before: () => Iterable<StoredGame>, settings: RunningSettings): Run {
  const { experiment, threads, play = playOnThreads({ threads }), onProgress, onRecord } = settings;
  try {
    return new Run({
      experiment,
      keeper,
      before: before(),
      shard: settings.shard,
      play,
      signal: settings.signal,
      clock: settings.clock ?? (() => performance.now()),
      ...(onProgress && { onProgress }),
      ...(onRecord && { onRecord }),
    });
  } catch (error) {
    keeper.release('stopped', 0);
    throw error;
  }
}

interface RunningSettings extends ExperimentSettings {
  readonly experiment: Experiment;
}

async function play(
  keeping: Keeping,
  before: () => Iterable<StoredGame>,
  settings: RunningSettings,
): Promise<ExperimentOutcome> {
  const run = takeUp(keeping, before, settings);
  let failure: unknown;
  try {
    await run.play();
  } catch (error) {
    if (!run.isKept || run.played === 0) throw error;
    failure = error;
  }
  return {
    results: keeping.sumUp(),
    wasInterrupted: settings.signal?.aborted === true || failure !== undefined,
    ...(failure !== undefined && { failure }),
  };
}

function playStored(store: Store, writer: RunWriter, settings: RunningSettings): Promise<ExperimentOutcome> {
  const stored = (): StoredRun => store.run(writer.id);
  const sumUp = (): RunResults => {
    const run = stored();
    return readResults(store, run, run.state === 'finished' ? undefined : settings.shard);
  };
  const keeping = { keeper: writer, sumUp };
  return play(keeping, () => gamesOf(store, stored(), settings.experiment), settings);
}

/**
 * Plays until everything is played, the signal is aborted, or something fails; what was played by then is kept and
 * summed up. A finished run is only summed up. A shard is its part of the run, which stays stopped until it has the games
 * of all shards.
 * @throws PlacedError for a spec that cannot be settled
 * @throws UserError if the run cannot be resumed; or whatever ended it before there was anything to keep
 */
export async function runExperiment(
  what: NewExperiment | StoredRun,
  settings: ExperimentSettings,
): Promise<ExperimentOutcome> {
  const { store, threads, shard } = settings;
  if (!('id' in what)) {
    const { spec, command, experiment = settleExperiment(spec) } = what;
    if (shard) requireShardable(experiment);
    const running = { ...settings, experiment };
    const begun = { spec, experiment, command, threads };
    if (store) return playStored(store, beginRun(store, begun), running);
    if (shard) throw new Error('a shard that no store keeps can never be merged');
    const keeper = new PassingRun(describeRun(begun), spec);
    return play({ keeper, sumUp: () => keeper.results(experiment) }, () => [], running);
  }
  if (!store) throw new Error(`run ${what.id} can be continued in its store only`);
  if (what.state === 'finished') return { results: readResults(store, what), wasInterrupted: false };
  const experiment = experimentOf(what);
  if (shard) requireShardable(experiment);
  return playStored(store, resumeRun(store, what, settings), { ...settings, experiment });
}
