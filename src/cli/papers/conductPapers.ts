/** Carries out `reproduce`: what it will take, the runs with their progress, reports, and verdicts in the end. */
import { KeptThreads } from '../../arena/node/index.ts';
import { estimateSeconds, measureSpeed } from '../../papers/node/estimate.ts';
import type { Paper, PaperExperiment, Size } from '../../papers/index.ts';
import { reproducedJson } from '../../papers/json.ts';
import { type ReproduceSettings, reproduceExperiment } from '../../papers/node/reproduce.ts';
import { Stopped } from '../../lab/node/index.ts';
import { Store, defaultStorePath } from '../../store/index.ts';
import { plural, roundDuration } from '../../words/index.ts';
import { Interrupted } from '../failures.ts';
import type { ShardFlags } from '../lab/flags.ts';
import { joinCluster } from '../lab/joinCluster.ts';
import { LiveRun } from '../lab/live.ts';
import { noteLine, printJson, printLine } from '../print.ts';
import { type Terminal, screenWidth } from '../terminal.ts';
import { describeVerdicts } from './verdictLines.ts';

export interface ReproduceFlags extends ShardFlags {
  readonly seed: number;
  readonly scale: number;
  readonly full?: true;
  readonly list?: true;
  readonly out: string;
}

export interface Chosen {
  readonly paper: Paper;
  readonly experiments: readonly PaperExperiment[];
}

export interface ReproduceOrder {
  /** The paper and the experiments, as they were typed. */
  readonly words: readonly string[];
  readonly chosen: readonly Chosen[];
  /** The whole command line. */
  readonly command: string;
}

export function sizeOf({ scale, full }: ReproduceFlags): Size {
  return { scale, isFull: full === true };
}

/** What gives the same tables on any machine, agents limited by time apart. */
export function repeatCommand({ words }: ReproduceOrder, flags: ReproduceFlags): string {
  const { scale, full, seed } = flags;
  return [
    'npx playout reproduce',
    ...words,
    ...(scale === 1 ? [] : [`--scale ${scale}`]),
    ...(full ? ['--full'] : []),
    `--seed ${seed}`,
  ].join(' ');
}

/** How long all of it takes on this machine, where that is known. */
function sayEstimate(terminal: Terminal, chosen: readonly Chosen[], flags: ReproduceFlags): void {
  const speed = measureSpeed(terminal.clock);
  const machine = { threads: flags.threads, speed };
  const experiments = chosen.flatMap((one) => one.experiments);
  const seconds = estimateSeconds(experiments, sizeOf(flags), machine);
  const known = seconds.filter((value) => value !== null);
  const total = known.reduce((sum, value) => sum + value, 0) / (flags.shard?.of ?? 1);
  const open = seconds.length - known.length;
  if (known.length === 0) {
    noteLine(
      terminal,
      `${plural(experiments.length, 'experiment')}; how long they take has not been recorded yet`,
    );
    return;
  }
  noteLine(
    terminal,
    `${plural(experiments.length, 'experiment')}, about ${roundDuration(total)} on ${plural(flags.threads, 'thread')}` +
      (open === 0 ? '' : `, and ${plural(open, 'experiment')} whose time is not known`) +
      '; what the store has already is not played again',
  );
}

/** Of every paper, what was done with its experiments. */
interface Done<T> {
  readonly paper: Paper;
  readonly experiments: readonly T[];
}

/** What is done with an experiment of a paper. */
type Work<T> = (paper: Paper, experiment: PaperExperiment, settings: ReproduceSettings) => Promise<T>;

async function workThrough<T>(
  terminal: Terminal,
  { chosen, command }: ReproduceOrder,
  flags: ReproduceFlags,
  store: Store,
  work: Work<T>,
): Promise<Done<T>[]> {
  const signal = terminal.catchInterrupt();
  const { threads, seed, shard } = flags;
  let live = new LiveRun(terminal);
  const cluster = await joinCluster(terminal, flags, (note) => live.say(note));
  const all: Done<T>[] = [];
  try {
    for (const { paper, experiments } of chosen) {
      // Kept for the runs of a paper, because many of them are short; another game gets new ones.
      const kept = new KeptThreads({ threads });
      try {
        const done: T[] = [];
        for (const experiment of experiments) {
          live = new LiveRun(terminal);
          live.crew = cluster;
          const settings = {
            store,
            threads,
            play: cluster?.play ?? kept.play,
            seed,
            size: sizeOf(flags),
            shard,
            command,
            signal,
            clock: terminal.clock,
            onRun: (name: string, games: number): void => {
              live.finish();
              noteLine(terminal, games === 0 ? name : `${name}: ${plural(games, 'game')}`);
              live = new LiveRun(terminal);
              live.crew = cluster;
            },
            onProgress: (run: Parameters<LiveRun['update']>[0]): void => live.update(run),
          };
          done.push(await work(paper, experiment, settings).finally(() => live.finish()));
        }
        all.push({ paper, experiments: done });
      } finally {
        await kept.close();
      }
    }
  } finally {
    await cluster?.close();
  }
  return all;
}

/** Does something with all experiments. @throws Interrupted if it was; everything played is in the store */
export async function workOnPapers<T>(
  terminal: Terminal,
  order: ReproduceOrder,
  flags: ReproduceFlags,
  work: Work<T>,
): Promise<Done<T>[]> {
  const store = Store.toWrite(flags.store ?? defaultStorePath());
  try {
    sayEstimate(terminal, order.chosen, flags);
    return await workThrough(terminal, order, flags, store, work);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    noteLine(terminal, `kept in ${store.path}; the same command continues`);
    throw error.failure ?? new Interrupted();
  } finally {
    store.close();
  }
}

/** @throws Interrupted if it was; everything played is in the store */
export async function conductPapers(
  terminal: Terminal,
  order: ReproduceOrder,
  flags: ReproduceFlags,
): Promise<void> {
  const reproduced = await workOnPapers(terminal, order, flags, reproduceExperiment);
  // Loaded here because it brings the plotting library.
  const { writePapers } = await import('../../papers/report/write.ts');
  const written = await writePapers(reproduced, flags.out, { command: repeatCommand(order, flags) });
  if (flags.json) printJson(terminal, reproducedJson(reproduced));
  else printLine(terminal, describeVerdicts(reproduced, screenWidth(terminal)));
  for (const { html, markdown } of written) noteLine(terminal, `${html}, ${markdown}`);
}
