/** Carries a run out for a command: store, threads, live standings, Ctrl-C, and in the end the results. */
import { playOnThreads } from '../../arena/node/index.ts';
import {
  type Experiment,
  type ExperimentSpec,
  Run,
  type RunResults,
  beginRun,
  experimentOf,
  gamesOf,
  readResults,
  resumeRun,
} from '../../lab/index.ts';
import { IN_MEMORY, type RunWriter, Store, type StoredRun, defaultStorePath } from '../../store/index.ts';
import type { Terminal } from '../terminal.ts';
import { requireConsent, tryEngines } from './engines.ts';
import type { CarryingFlags, ResumeFlags } from './flags.ts';
import { LiveRun } from './live.ts';

const LOOK_EVERY_MS = 100;

export interface NewRunOrder {
  readonly spec: ExperimentSpec;
  readonly experiment: Experiment;
  readonly command: string;
  readonly flags: CarryingFlags;
  /** Is the run only kept if `--store` says where? */
  readonly isPassing?: true;
  readonly onRecord?: (line: string) => void;
}

export interface Conducted {
  readonly results: RunResults;
  /** Did it end before all games were played? */
  readonly wasInterrupted: boolean;
  /** What ended it, if that was not the user. */
  readonly failure?: unknown;
  /** Is it kept in a file? */
  readonly isStored: boolean;
}

/** The run as it stands. @throws UserError if its games are damaged; it is free again then */
function takeUp(
  terminal: Terminal,
  store: Store,
  writer: RunWriter,
  experiment: Experiment,
  order: Pick<NewRunOrder, 'flags' | 'onRecord'>,
  signal: AbortSignal,
): Run {
  const { onRecord } = order;
  try {
    return new Run({
      experiment,
      writer,
      before: gamesOf(store, store.run(writer.id), experiment),
      play: playOnThreads(order.flags),
      signal,
      clock: terminal.clock,
      ...(onRecord && { onRecord }),
    });
  } catch (error) {
    writer.release('stopped', 0);
    throw error;
  }
}

async function play(
  terminal: Terminal,
  store: Store,
  writer: RunWriter,
  experiment: Experiment,
  order: Pick<NewRunOrder, 'flags' | 'onRecord'>,
): Promise<Conducted> {
  const signal = terminal.catchInterrupt();
  const run = takeUp(terminal, store, writer, experiment, order, signal);
  const live = new LiveRun(terminal);
  const timer = setInterval(() => live.update(run), LOOK_EVERY_MS);
  let failure: unknown;
  try {
    await run.play();
  } catch (error) {
    if (!run.isKept || run.played === 0) throw error;
    failure = error;
  } finally {
    clearInterval(timer);
    live.finish();
  }
  return {
    results: readResults(store, store.run(writer.id)),
    wasInterrupted: signal.aborted || failure !== undefined,
    isStored: store.path !== IN_MEMORY,
    ...(failure !== undefined && { failure }),
  };
}

/** Plays a new experiment. */
export async function conduct(terminal: Terminal, order: NewRunOrder): Promise<Conducted> {
  const { flags, isPassing, spec, experiment, command } = order;
  const store = Store.toWrite(flags.store ?? (isPassing ? IN_MEMORY : defaultStorePath()));
  try {
    const writer = beginRun(store, { spec, experiment, command, threads: flags.threads });
    return await play(terminal, store, writer, experiment, order);
  } finally {
    store.close();
  }
}

/**
 * Looks for a run, and at all of its games, before anything is written.
 * @throws UserError if there is no such store or run, or it is damaged
 */
function findRun(path: string, name: string): StoredRun {
  const store = Store.toRead(path);
  try {
    const run = store.findRun(name);
    const games = gamesOf(store, run, experimentOf(run));
    while (!games.next().done);
    return run;
  } finally {
    store.close();
  }
}

/** Goes on with a run, if there is anything left to play. */
export async function conductRest(terminal: Terminal, name: string, flags: ResumeFlags): Promise<Conducted> {
  const path = flags.store ?? defaultStorePath();
  const run = findRun(path, name);
  if (run.state !== 'finished') {
    const experiment = experimentOf(run);
    requireConsent(experiment, `run ${run.id}`, flags.allowEngines);
    await tryEngines(experiment);
  }
  const store = run.state === 'finished' ? Store.toRead(path) : Store.toWrite(path);
  try {
    if (run.state === 'finished')
      return { results: readResults(store, run), wasInterrupted: false, isStored: true };
    const writer = resumeRun(store, run, flags);
    return await play(terminal, store, writer, experimentOf(run), { flags });
  } finally {
    store.close();
  }
}
