/**
 * Runs an experiment of a paper: its runs, through the store, so that what was played before is not played again; then
 * its studies. Runs are played one after the other, but one begins as soon as there are no more games to hand out of the one
 * before: the last of them may take minutes, and would leave the other threads idle.
 */
import type { GamePlan, PlaySchedule, Schedule } from '../../arena/index.ts';
import { deferred } from '../../core/deferred.ts';
import type { RunResults, RunView, Shard } from '../../lab/index.ts';
import { knownRuns, playOnce } from '../../lab/node/index.ts';
import type { Store, StoredRun } from '../../store/index.ts';
import { Outcome } from '../outcome.ts';
import type { Paper, PaperExperiment } from '../paper.ts';
import type { ReproducedExperiment, ReproducedRun } from '../reproduced.ts';
import { rowsOf } from '../rows.ts';
import { type Size, type SizedRun, sizeRun } from '../size.ts';
import { runStudy } from './runStudy.ts';

export interface ReproduceSettings {
  /** Open for writing. */
  readonly store: Store;
  readonly threads: number;
  /** How games are played where they may have all threads, which runs at the same time share. */
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

/** The same plans; says once that there are no more. */
function* watched(schedule: Schedule, onEnd: () => void): Generator<GamePlan, void, undefined> {
  for (let next = schedule.next(); !next.done; next = schedule.next()) yield next.value;
  onEnd();
}

/** @param onHandedOut called when every game of the run is played or in play, where others may use its threads */
async function playRun(
  run: SizedRun,
  known: ReadonlyMap<string, StoredRun>,
  settings: ReproduceSettings,
  onHandedOut: () => void,
): Promise<RunResults> {
  const { store, command, shard, signal, clock, onProgress } = settings;
  const { spec, experiment } = run;
  settings.onRun?.(spec.name ?? '', experiment.games * experiment.pairings.length);
  const play: PlaySchedule = (schedule, how) => settings.play(watched(schedule, onHandedOut), how);
  return playOnce({ spec, experiment, command }, known, {
    store,
    shard,
    threads: run.threads ?? settings.threads,
    ...(run.threads === undefined && { play }),
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
  const playing: Promise<RunResults>[] = [];
  let newest: SizedRun | undefined;
  let hasFailed = false;
  for (const run of runs) {
    // A run that asks for one thread wants the machine for itself.
    if (run.threads !== undefined) await Promise.allSettled(playing);
    if (hasFailed) break;
    newest = run;
    const handedOut = deferred<void>();
    // Of several that are played, the newest is shown.
    const onProgress = (view: RunView): void => {
      if (run === newest) settings.onProgress?.(view);
    };
    const results = playRun(run, known, { ...settings, onProgress }, handedOut.resolve);
    results.catch(() => void (hasFailed = true)).finally(handedOut.resolve);
    playing.push(results);
    await handedOut.promise;
  }
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
  const { store, size, seed, threads, signal } = settings;
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
      await runStudy(study, { game, id: experiment.id, store, scale: size.scale, seed, threads, signal }),
    );
  }
  const outcome = new Outcome(size.scale, results, studies);
  return { experiment, outcome, rows: rowsOf(experiment, outcome), runs };
}
