/** Work that consists of several runs, one after the other, each kept in the store: progress, Ctrl-C, and what to do then. */
import type { PlaySchedule } from '../../arena/index.ts';
import type { Cluster } from '../../cluster/index.ts';
import type { RunView } from '../../lab/index.ts';
import { Stopped } from '../../lab/node/index.ts';
import { Store, defaultStorePath } from '../../store/index.ts';
import { Interrupted } from '../failures.ts';
import { noteLine } from '../print.ts';
import type { Terminal } from '../terminal.ts';
import type { CarryingFlags } from './flags.ts';
import { joinCluster } from './joinCluster.ts';
import { LiveRun } from './live.ts';

/** What each of the runs is played with. */
export interface Playing {
  readonly store: Store;
  readonly threads: number;
  /** How games are played, if not on the threads of this machine. */
  readonly play?: PlaySchedule;
  readonly signal: AbortSignal;
  readonly clock: () => number;
  readonly onProgress: (run: RunView) => void;
}

/** Says something between two runs. */
export type Announce = (line: string) => void;

/** @throws Interrupted if it was; everything played is in the store */
export async function playSeveral<T>(
  terminal: Terminal,
  flags: CarryingFlags,
  work: (playing: Playing, announce: Announce) => Promise<T>,
): Promise<T> {
  const { store: path, threads } = flags;
  const store = Store.toWrite(path ?? defaultStorePath());
  let cluster: Cluster | undefined;
  let live = new LiveRun(terminal);
  const announce = (line: string): void => {
    live.finish();
    noteLine(terminal, line);
    live = new LiveRun(terminal);
    live.crew = cluster;
  };
  try {
    const signal = terminal.catchInterrupt();
    const { clock } = terminal;
    cluster = await joinCluster(terminal, flags, (note) => live.say(note));
    live.crew = cluster;
    const playing = { store, threads, signal, clock, onProgress: (run: RunView) => live.update(run) };
    return await work({ ...playing, ...(cluster && { play: cluster.play }) }, announce);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    noteLine(terminal, `kept in ${store.path}; the same command continues`);
    throw error.failure ?? new Interrupted();
  } finally {
    live.finish();
    store.close();
    await cluster?.close();
  }
}
