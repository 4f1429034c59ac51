/**
 * Runs an experiment of a paper: its runs, through the store, so that what was played before is not played again; then
 * its studies. Runs are played one after the other, but those with fewer games than there are threads side by side: a single
 * game of several minutes would leave the other threads idle.
 */
import type { PlaySchedule } from '../../arena/index.ts';
import type { RunResults, RunView, Shard } from '../../lab/index.ts';
import { Stopped, knownRuns, playOnce } from '../../lab/node/index.ts';
import type { Store, StoredRun } from '../../store/index.ts';
import { Outcome } from '../outcome.ts';
import type { Paper, PaperExperiment } from '../paper.ts';
import type { ReproducedExperiment, ReproducedRun } from '../reproduced.ts';
import { rowsOf } from '../rows.ts';
import { type Size, type SizedRun, sizeRun } from '../size.ts';
import { runStudy } from './runStudy.ts';
import { Slots } from './slots.ts';

export interface ReproduceSettings {
  /** Open for writing. */
  readonly store: Store;
  readonly threads: number;
  /** How games are played where they may have all threads. */
  readonly play: PlaySchedule;
  readonly size: Size;
  readonly seed: number;
  /** The part of every run that is played; all if missing. */
  readonly shard?: Shard | undefined;
  /** The command line, so that it can be repeated. */
  readonly command: string;
  readonly signal?: AbortSignal;
  readonly clock?: () => number;
  /** A run or a study begins. */
  onRun?(name: string, games: number): void;
  onProgress?(run: RunView): void;
}

async function playRun(
  run: SizedRun,
  known: ReadonlyMap<string, StoredRun>,
  settings: ReproduceSettings,
): Promise<RunResults> {
  const { store, command, shard, signal, clock, onProgress } = settings;
  const { spec, experiment } = run;
  settings.onRun?.(spec.name ?? '', experiment.games * experiment.pairings.length);
  return playOnce({ spec, experiment, command }, known, {
    store,
    shard,
    threads: run.threads ?? settings.threads,
    ...(run.threads === undefined && { play: settings.play }),
    ...(signal && { signal }),
    ...(clock && { clock }),
    ...(onProgress && { onProgress }),
  });
}

function sizedRuns(experiment: PaperExperiment, { size, seed }: ReproduceSettings): SizedRun[] {
  return experiment.runs.map((run) => sizeRun(experiment, run, size, seed));
}

/** Plays the runs; the first failure is thrown once all that had begun have ended. */
async function playRuns(runs: readonly SizedRun[], settings: ReproduceSettings): Promise<RunResults[]> {
  const known = knownRuns(settings.store);
  const slots = new Slots(settings.threads);
  let hasFailed = false;
  const playing = runs.map(async (run) => {
    // A run that asks for one thread wants the machine for itself.
    const games = run.experiment.games * run.experiment.pairings.length;
    const taken = await slots.take(run.threads === undefined ? games : settings.threads);
    try {
      if (hasFailed) throw new Stopped();
      return await playRun(run, known, settings);
    } catch (error) {
      hasFailed = true;
      throw error;
    } finally {
      slots.giveBack(taken);
    }
  });
  await Promise.allSettled(playing);
  return Promise.all(playing);
}

function describeRun(
  { key, budget, experiment }: SizedRun,
  results: RunResults,
  paperGames: number | null,
): ReproducedRun {
  return { key, run: results.run, games: experiment.games, paperGames, budget };
}

/** Only plays the runs, as for a shard, from which nothing can be concluded. @throws Stopped as below */
export function playExperiment(
  experiment: PaperExperiment,
  settings: ReproduceSettings,
): Promise<RunResults[]> {
  return playRuns(sizedRuns(experiment, settings), settings);
}

/** @throws Stopped if the signal is aborted, or something fails after the first games of a run */
export async function reproduceExperiment(
  { name: game }: Paper,
  experiment: PaperExperiment,
  settings: ReproduceSettings,
): Promise<ReproducedExperiment> {
  const { store, size, seed, signal } = settings;
  const sized = sizedRuns(experiment, settings);
  const played = await playRuns(sized, settings);
  const results = new Map(played.map((result, i) => [sized[i]!.key, result]));
  const runs = experiment.runs.map(({ paperGames = null }, i) =>
    describeRun(sized[i]!, played[i]!, paperGames),
  );
  const studies = new Map<string, ReadonlyMap<string, unknown>>();
  for (const study of experiment.studies ?? []) {
    settings.onRun?.(`${experiment.id} ${study.key}`, 0);
    studies.set(
      study.key,
      await runStudy(study, { game, id: experiment.id, store, scale: size.scale, seed, signal }),
    );
  }
  const outcome = new Outcome(size.scale, results, studies);
  return { experiment, outcome, rows: rowsOf(experiment, outcome), runs };
}
