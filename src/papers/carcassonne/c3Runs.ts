/**
 * The runs of C3 and what is fitted to them. Few iterations cost little, so they get more games; beyond 1,000 the
 * paper's steps of 100 are steps of 300 here, and the level there is fitted to all of them together.
 */
import { type Encounter, alongSweep } from '../encounter.ts';
import type { Outcome } from '../outcome.ts';
import type { PaperRun } from '../paper.ts';
import { type Quantity, difference } from '../quantity.ts';
import {
  BENCHMARKS,
  DECAYING,
  DECAYING_AS_RUN,
  type Player,
  RANDOM,
  agentOf,
  withOptions,
} from './agents.ts';
import { type FitPoint, factorOf, levelOf, slopeOf } from './fits.ts';

/** Those of the paper's figure 5, and what its program made of the last. */
export const POLICIES: readonly Player[] = [...BENCHMARKS, DECAYING, DECAYING_AS_RUN];

/** Where the paper sees the end of growth. */
export const KNEE = 1000;
/** From here on the paper bounds the run time, and times are measured well. */
export const TIMED_FROM = 500;

function steps(from: number, to: number, by: number): number[] {
  return Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, i) => from + i * by);
}

const RANGES = [
  { key: 'few', iterations: Array.from({ length: 9 }, (_, i) => 2 ** i), games: 20 },
  { key: 'some', iterations: steps(300, KNEE, 100), games: 4 },
  { key: 'many', iterations: steps(1300, 3400, 300), games: 2 },
];

export const runs: readonly PaperRun[] = POLICIES.flatMap((policy) =>
  RANGES.map(({ key, iterations, games }) => ({
    key: `${policy.key}-${key}`,
    paperGames: 10,
    spec: {
      game: 'carcassonne',
      agents: [{ name: policy.name, spec: withOptions(policy, 'iterations=$iterations') }, agentOf(RANDOM)],
      pairing: 'sweep' as const,
      vary: { iterations },
      games,
      measures: ['score' as const, 'time' as const],
      records: 'none' as const,
    },
  })),
);

export interface Trained {
  readonly iterations: number;
  readonly encounter: Encounter;
}

/** All points of a policy, from few iterations to many. */
export function trained(outcome: Outcome, policy: Player): Trained[] {
  return RANGES.flatMap(({ key }) =>
    alongSweep(outcome.run(`${policy.key}-${key}`), 'iterations').map(({ value, encounter }) => ({
      iterations: Number(value),
      encounter,
    })),
  );
}

function isGrowing({ iterations }: Trained): boolean {
  return iterations <= KNEE;
}

function isLevel({ iterations }: Trained): boolean {
  return iterations > KNEE;
}

export function isTimed({ iterations }: Trained): boolean {
  return iterations >= TIMED_FROM;
}

/** Score over the logarithm of the iterations. */
function byLogarithm({ iterations, encounter }: Trained): FitPoint {
  return { x: Math.log10(iterations), y: encounter.score().value };
}

function gamesOf(points: readonly Trained[]): number {
  return points.reduce((sum, { encounter }) => sum + encounter.games, 0);
}

/** Points of several policies that `which` picks. */
function pick(outcome: Outcome, policies: readonly Player[], which: (point: Trained) => boolean): Trained[] {
  return policies.flatMap((policy) => trained(outcome, policy).filter(which));
}

/** a in a log10 n, fitted up to 1,000 iterations. */
export function factor(outcome: Outcome, policies: readonly Player[] = BENCHMARKS): Quantity {
  const points = pick(outcome, policies, isGrowing);
  return factorOf(points.map(byLogarithm), gamesOf(points));
}

/** Points of score for ten times the iterations, with any score at one iteration. */
export function growth(outcome: Outcome, policies: readonly Player[] = BENCHMARKS): Quantity {
  const points = pick(outcome, policies, isGrowing);
  return slopeOf(points.map(byLogarithm), gamesOf(points));
}

/** The mean score beyond 1,000 iterations. */
export function level(outcome: Outcome, policies: readonly Player[] = BENCHMARKS): Quantity {
  const points = pick(outcome, policies, isLevel);
  return levelOf(
    points.map(({ encounter }) => encounter.score().value),
    gamesOf(points),
  );
}

/** By how much the mean score beyond 1,000 iterations is above that of 800 to 1,000. */
export function lateGain(outcome: Outcome): Quantity {
  const points = pick(outcome, BENCHMARKS, ({ iterations }) => iterations >= 800 && iterations <= KNEE);
  const before = levelOf(
    points.map(({ encounter }) => encounter.score().value),
    gamesOf(points),
  );
  return difference(level(outcome), before);
}

/** How far the scores of the four are from a log10 n on average, between these iterations. */
export function distance(outcome: Outcome, a: number, from: number, to: number): Quantity {
  const points = pick(outcome, BENCHMARKS, ({ iterations }) => iterations >= from && iterations <= to);
  return levelOf(
    points.map(({ iterations, encounter }) => encounter.score().value - a * Math.log10(iterations)),
    gamesOf(points),
  );
}

export function seconds({ encounter }: Trained): number {
  return encounter.measure('secondsPerMove').value;
}

/** Iterations per second, from the slope of the time of a decision over its iterations. */
export function rate(outcome: Outcome): Quantity {
  const points = pick(outcome, BENCHMARKS, isTimed);
  const { value, low, high, ...rest } = slopeOf(
    points.map((point) => ({ x: point.iterations, y: seconds(point) })),
    gamesOf(points),
  );
  return { ...rest, value: 1 / value, low: 1 / high, high: 1 / low };
}

/** Iterations per second of every point from 500 iterations on. */
export function rates(outcome: Outcome): number[] {
  return pick(outcome, BENCHMARKS, isTimed).map((point) => point.iterations / seconds(point));
}

/** x in a run time that grows as n^x. */
export function exponent(outcome: Outcome): Quantity {
  const points = pick(outcome, BENCHMARKS, isTimed);
  return slopeOf(
    points.map((point) => ({ x: Math.log10(point.iterations), y: Math.log10(seconds(point)) })),
    gamesOf(points),
  );
}
