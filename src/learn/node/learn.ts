/**
 * Learns the weights of an evaluation. Each generation plays games against itself, fits the weights to all that the last
 * generations have played, and meets the generation before. Games are runs of the lab, kept in the store: what was played
 * before is not played again, so the same command resumes, and gives the same weights in the end.
 */
import {
  type FeatureSet,
  type Game,
  type OptionValue,
  Random,
  type Recipe,
  type State,
  type Weights,
  makeWeights,
  registerWeights,
} from '../../core/index.ts';
import {
  type Estimate,
  type ExperimentSpec,
  type RunResults,
  type RunView,
  settleExperiment,
} from '../../lab/index.ts';
import type { PlaySchedule } from '../../arena/index.ts';
import { type OnceSettings, knownRuns, playOnce, recordsOf } from '../../lab/node/index.ts';
import type { Store } from '../../store/index.ts';
import { type Fitted, fit } from '../fit.ts';
import { Samples } from '../samples.ts';

export interface LearnSettings extends Recipe {
  readonly game: Game;
  readonly set: FeatureSet<State>;
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Games between each generation and the one before. */
  readonly meetings: number;
  readonly seed: number;
  /** Open for writing. */
  readonly store: Store;
  readonly threads: number;
  /** How games are played, if not on the threads of this machine. */
  readonly play?: PlaySchedule;
  readonly command: string;
  readonly signal?: AbortSignal;
  readonly clock?: () => number;
  onRun?(name: string, games: number): void;
  onProgress?(run: RunView): void;
  onGeneration?(generation: Generation): void;
}

export interface Generation {
  /** From 1. */
  readonly number: number;
  readonly games: number;
  readonly fitted: Fitted;
  readonly weights: Weights;
  /** Against the generation before, or the teacher: share of the points, and Elo. */
  readonly rate: Estimate;
  readonly elo: Estimate;
}

/** A generation learns from its own games and from those of this many generations before. */
const REMEMBERED = 2;

function specFor({ player }: LearnSettings, weights: Weights): string {
  return player.replaceAll('$weights', weights.id);
}

async function playGames(settings: LearnSettings, spec: ExperimentSpec): Promise<RunResults> {
  const { store, threads, play, command, signal, clock, onProgress } = settings;
  const experiment = settleExperiment(spec);
  settings.onRun?.(spec.name ?? '', experiment.games);
  const once: OnceSettings = {
    store,
    threads,
    ...(play && { play }),
    ...(signal && { signal }),
    ...(clock && { clock }),
    ...(onProgress && { onProgress }),
  };
  return playOnce({ spec, experiment, command }, knownRuns(store), once);
}

function baseSpec({
  game,
  options,
  openings,
}: LearnSettings): Pick<ExperimentSpec, 'game' | 'options' | 'openings'> {
  return { game: game.name, options, ...(openings !== undefined && { openings }) };
}

/** Self-play by an agent. */
function selfPlay(settings: LearnSettings, number: number, agent: string): ExperimentSpec {
  return {
    ...baseSpec(settings),
    name: `generation ${number} plays itself`,
    agents: [
      { name: 'one', spec: agent },
      { name: 'other', spec: agent },
    ],
    games: settings.games,
    switchSides: false,
    seed: settings.seed + number - 1,
    measures: [],
    records: 'all',
  };
}

function meeting(settings: LearnSettings, number: number, agents: readonly [string, string]): ExperimentSpec {
  const before = number === 1 ? 'teacher' : `generation ${number - 1}`;
  return {
    ...baseSpec(settings),
    name: `generation ${number} meets ${number === 1 ? 'its teacher' : before}`,
    agents: [
      { name: `generation ${number}`, spec: agents[0] },
      { name: before, spec: agents[1] },
    ],
    games: settings.meetings,
    // Games that nobody has learned from.
    seed: settings.seed + 1_000_000 + number,
    measures: [],
    records: 'none',
  };
}

/** @throws Stopped if the signal is aborted, or something fails after the first games of a run */
export async function learn(settings: LearnSettings): Promise<Generation[]> {
  const { game, set, store, generations, teacher } = settings;
  const learned: Generation[] = [];
  const runs: RunResults[] = [];
  const randomPlies = settleExperiment(selfPlay(settings, 1, teacher)).openings?.[0]?.plies ?? 0;
  let agent = teacher;
  let values = new Int32Array(set.size);
  for (let number = 1; number <= generations; number++) {
    runs.push(await playGames(settings, selfPlay(settings, number, agent)));
    const samples = new Samples(set);
    for (const { run } of runs.slice(-1 - REMEMBERED)) {
      for (const record of recordsOf(store, store.run(run.id), settings.games))
        samples.addGame(game, record, randomPlies);
    }
    const random = new Random(settings.seed).derive('fit', number);
    const fitted = fit(samples, set, values, random);
    values = new Int32Array(fitted.weights);
    const weights = makeWeights(set.layout, values);
    registerWeights(weights);
    const next = specFor(settings, weights);
    const results = await playGames(settings, meeting(settings, number, [next, agent]));
    agent = next;
    const generation = describe(number, settings, fitted, weights, results);
    learned.push(generation);
    settings.onGeneration?.(generation);
  }
  return learned;
}

function describe(
  number: number,
  { games }: LearnSettings,
  fitted: Fitted,
  weights: Weights,
  results: RunResults,
): Generation {
  const { rate, elo } = results.pairings[0]!;
  return { number, games, fitted, weights, rate, elo };
}
