/**
 * How long a reproduction will take, from what each run took on the machine that the committed results are from
 * (`scripts/paperCosts.ts` writes costs.json) and the speed of this one beside it.
 */
import { resolveAgent } from '../../agents/index.ts';
import { Random, settleOptions } from '../../core/index.ts';
import { findGame } from '../../games/index.ts';
import type { Experiment } from '../../lab/index.ts';
import { experimentHash } from '../../lab/node/index.ts';
import costs from '../costs.json' with { type: 'json' };
import type { PaperExperiment } from '../paper.ts';
import { type Size, sizeRun } from '../size.ts';

/** Seconds of one thread for a game, by the name of the run. */
const perGame: ReadonlyMap<string, number> = new Map(Object.entries(costs.secondsPerGame));

/** Iterations of a fixed search; what it measures is only used as a ratio. */
const SPEED_ITERATIONS = 20_000;
/** The best of some: the first is slow because its code is not compiled yet, and others disturb the rest. */
const SPEED_ROUNDS = 5;

/** Iterations per second on this machine, in a position that needs no kernel but the usual ones. */
export function measureSpeed(clock: () => number): number {
  const game = findGame('ataxx');
  const agent = resolveAgent(`uct(iterations=${SPEED_ITERATIONS})`, game);
  const search = agent.make({ random: new Random(1), clock });
  const state = game.start(settleOptions(game, {}), new Random(1));
  let seconds = Infinity;
  for (let round = 0; round < SPEED_ROUNDS; round++) {
    const began = clock();
    search.start(state);
    while (!search.advance(Infinity));
    seconds = Math.min(seconds, (clock() - began) / 1000);
  }
  return SPEED_ITERATIONS / seconds;
}

interface Machine {
  readonly threads: number;
  readonly speed: number;
}

/** Moves that are limited by time take as long on every machine. */
function isTimed({ game, agents }: Experiment): boolean {
  const rules = findGame(game);
  return agents.some(({ spec }) => resolveAgent(spec, rules).budget.ms !== undefined);
}

/** @param counted hashes of runs that need not be played again; those of this experiment are added */
function estimateOne(
  experiment: PaperExperiment,
  size: Size,
  { threads, speed }: Machine,
  counted: Set<string>,
): number | null {
  const slowness = costs.speed / speed;
  let seconds = 0;
  for (const run of experiment.runs) {
    const { spec, experiment: sized, budget, threads: most = threads } = sizeRun(experiment, run, size, 1);
    const cost = perGame.get(spec.name ?? '');
    if (cost === undefined) return null;
    const hash = experimentHash(sized);
    if (counted.has(hash)) continue;
    counted.add(hash);
    const games = (sized.games * sized.pairings.length * budget) / most;
    seconds += games * cost * (isTimed(sized) ? 1 : slowness);
  }
  for (const { seconds: alone, measuresSpeed } of experiment.studies ?? [])
    seconds += (alone * Math.min(1, size.scale) * slowness) / (measuresSpeed ? 1 : threads);
  return seconds;
}

/**
 * Seconds of each experiment, if they are carried out in this order: a run that an earlier one has as well is played once.
 * Null where nothing is known about one of the runs.
 */
export function estimateSeconds(
  experiments: readonly PaperExperiment[],
  size: Size,
  machine: Machine,
): (number | null)[] {
  const counted = new Set<string>();
  return experiments.map((experiment) => estimateOne(experiment, size, machine, counted));
}
