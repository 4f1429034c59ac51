/** Carries out a run for a command: store, live standings, Ctrl-C, and in the end the results, printed. */
import { UserError } from '../../core/index.ts';
import type { RunResults } from '../../lab/index.ts';
import {
  type ExperimentSettings,
  type NewExperiment,
  experimentOf,
  gamesOf,
  runExperiment,
} from '../../lab/node/index.ts';
import { IN_MEMORY, Store, type StoredRun, defaultStorePath } from '../../store/index.ts';
import type { Terminal } from '../terminal.ts';
import { type ResultForm, concludeRun } from './concludeRun.ts';
import { requireConsent, tryEngines } from './engines.ts';
import type { ResumeFlags, ShardFlags } from './flags.ts';
import { openRunGame } from './foreignGame.ts';
import { joinCluster } from './joinCluster.ts';
import { LiveRun } from './live.ts';
import type { Prepared } from './prepare.ts';

export interface RunOrder {
  readonly command: string;
  readonly flags: ShardFlags;
  /** Is the run only kept if `--store` says where? */
  readonly isPassing?: true;
  readonly onRecord?: (line: string) => void;
  /** How the results are printed, if not as is usual for their kind. */
  readonly form?: ResultForm;
}

function isFile(store: Store | undefined): boolean {
  return store !== undefined && store.path !== IN_MEMORY;
}

async function carryOut(
  terminal: Terminal,
  what: NewExperiment | StoredRun,
  flags: ResumeFlags,
  settings: Pick<ExperimentSettings, 'store' | 'onRecord'>,
  form?: ResultForm,
): Promise<RunResults> {
  const { threads, mixEngines, shard } = flags;
  const signal = terminal.catchInterrupt();
  const live = new LiveRun(terminal);
  const cluster = await joinCluster(terminal, flags, (note) => live.say(note));
  live.crew = cluster;
  const outcome = await runExperiment(what, {
    ...settings,
    threads,
    mixEngines,
    shard,
    signal,
    clock: terminal.clock,
    ...(cluster && { play: cluster.play }),
    onProgress: (run) => live.update(run),
  }).finally(() => {
    live.finish();
    return cluster?.close();
  });
  concludeRun(terminal, { ...outcome, isStored: isFile(settings.store), shard, form }, flags.json);
  return outcome.results;
}

/** Plays a new experiment. @throws Interrupted if it was, or the error that ended it, after everything is printed */
export async function conduct(terminal: Terminal, prepared: Prepared, order: RunOrder): Promise<RunResults> {
  const { command, flags, isPassing, onRecord, form } = order;
  const path = flags.store ?? (isPassing ? undefined : defaultStorePath());
  if (flags.shard && path === undefined)
    throw new UserError(
      'a shard of a match has to be kept, so that it can be merged with the others',
      'Name a file of its own with --store.',
    );
  const store = path === undefined ? undefined : Store.toWrite(path);
  try {
    const settings = { store, ...(onRecord && { onRecord }) };
    return await carryOut(terminal, { ...prepared, command }, flags, settings, form);
  } finally {
    store?.close();
  }
}

/**
 * Finds a run and verifies all of its games before anything is written.
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

/** Continues a run, if there is anything left to play. @throws Interrupted as above */
export async function conductRest(terminal: Terminal, name: string, flags: ResumeFlags): Promise<void> {
  const path = flags.store ?? defaultStorePath();
  const run = findRun(path, name);
  const experiment = experimentOf(run);
  await openRunGame(experiment, run, flags.game);
  if (run.state !== 'finished') {
    requireConsent(experiment, `run ${run.id}`, flags.allowEngines);
    await tryEngines(experiment);
  }
  const store = run.state === 'finished' ? Store.toRead(path) : Store.toWrite(path);
  try {
    await carryOut(terminal, run, flags, { store });
  } finally {
    store.close();
  }
}
