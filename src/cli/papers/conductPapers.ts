/** Carries out `reproduce`: what it will take, the runs with their progress, reports, and verdicts in the end. */
import { KeptThreads } from '../../arena/node/index.ts';
import { estimateSeconds, measureSpeed } from '../../papers/estimate.ts';
import type {
  Paper,
  PaperExperiment,
  ReproducedExperiment,
  ReproducedPaper,
  Size,
} from '../../papers/index.ts';
import { reproducedJson } from '../../papers/json.ts';
import { reproduceExperiment } from '../../papers/node/reproduce.ts';
import { Stopped } from '../../lab/node/index.ts';
import { Store, defaultStorePath } from '../../store/index.ts';
import { plural, roundDuration } from '../../words/index.ts';
import { Interrupted } from '../failures.ts';
import type { CarryingFlags } from '../lab/flags.ts';
import { LiveRun } from '../lab/live.ts';
import { noteLine, printJson, printLine } from '../print.ts';
import { type Terminal, screenWidth } from '../terminal.ts';
import { describeVerdicts } from './verdictLines.ts';

export interface ReproduceFlags extends CarryingFlags {
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
function repeatCommand({ words }: ReproduceOrder, flags: ReproduceFlags): string {
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
  const seconds = experiments.map((one) => estimateSeconds(one, sizeOf(flags), machine));
  const known = seconds.filter((value) => value !== null);
  const total = known.reduce((sum, value) => sum + value, 0);
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

async function reproduceAll(
  terminal: Terminal,
  { chosen, command }: ReproduceOrder,
  flags: ReproduceFlags,
  store: Store,
): Promise<ReproducedPaper[]> {
  const signal = terminal.catchInterrupt();
  const { threads, seed } = flags;
  const reproduced: ReproducedPaper[] = [];
  for (const { paper, experiments } of chosen) {
    // Kept for the runs of a paper, because many of them are short; another game gets new ones.
    const kept = new KeptThreads({ threads });
    try {
      const done: ReproducedExperiment[] = [];
      for (const experiment of experiments) {
        let live = new LiveRun(terminal);
        const settings = {
          store,
          threads,
          play: kept.play,
          seed,
          size: sizeOf(flags),
          command,
          signal,
          clock: terminal.clock,
          onRun: (name: string, games: number): void => {
            live.finish();
            noteLine(terminal, games === 0 ? name : `${name}: ${plural(games, 'game')}`);
            live = new LiveRun(terminal);
          },
          onProgress: (run: Parameters<LiveRun['update']>[0]): void => live.update(run),
        };
        done.push(await reproduceExperiment(paper, experiment, settings).finally(() => live.finish()));
      }
      reproduced.push({ paper, experiments: done });
    } finally {
      await kept.close();
    }
  }
  return reproduced;
}

/** @throws Interrupted if it was; everything played is in the store */
export async function conductPapers(
  terminal: Terminal,
  order: ReproduceOrder,
  flags: ReproduceFlags,
): Promise<void> {
  const store = Store.toWrite(flags.store ?? defaultStorePath());
  let reproduced: ReproducedPaper[];
  try {
    sayEstimate(terminal, order.chosen, flags);
    reproduced = await reproduceAll(terminal, order, flags, store);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    noteLine(terminal, `kept in ${store.path}; the same command continues`);
    throw error.failure ?? new Interrupted();
  } finally {
    store.close();
  }
  // Loaded here because it brings the plotting library.
  const { writePapers } = await import('../../papers/report/write.ts');
  const written = await writePapers(reproduced, flags.out, { command: repeatCommand(order, flags) });
  if (flags.json) printJson(terminal, reproducedJson(reproduced));
  else printLine(terminal, describeVerdicts(reproduced, screenWidth(terminal)));
  for (const { html, markdown } of written) noteLine(terminal, `${html}, ${markdown}`);
}
