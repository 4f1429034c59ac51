/** Players that look ahead, and what strategies did against them with more and more playouts. */
import { between } from '../encounter.ts';
import type { Outcome } from '../outcome.ts';
import type { Quantity } from '../quantity.ts';
import { GREEDY, type Strategy } from './agents.ts';
import { levelAt } from './level.ts';

export const BASELINES = [
  GREEDY,
  { name: 'expectimax 1', spec: 'expectimax(depth=1)' },
  { name: 'expectimax 2', spec: 'expectimax(depth=2)' },
  { name: 'expectimax 3', spec: 'expectimax(depth=3)' },
] as const;
export type Baseline = (typeof BASELINES)[number]['name'];

/** From where all lose to as many as the time allows. */
export const PLAYOUTS = [200, 800, 3200, 12_800] as const;
export const MOST = 12_800;

/** Games of each pairing by the number of playouts, in the order of `PLAYOUTS`. */
export const GAMES: Readonly<Record<Baseline, readonly number[]>> = {
  greedy: [60, 60, 40, 16],
  'expectimax 1': [20, 20, 12, 6],
  'expectimax 2': [20, 30, 20, 12],
  'expectimax 3': [20, 30, 20, 12],
};

export function runKey(baseline: Baseline, playouts: number): string {
  return `${baseline.replace(' ', '-')}-${playouts}`;
}

/** Points in percent against a baseline. */
export function pointsAt(outcome: Outcome, name: Strategy, baseline: Baseline, playouts: number): Quantity {
  return between(outcome.run(runKey(baseline, playouts)), name, baseline).points();
}

/** Playouts that draw level. */
export function levelOf(outcome: Outcome, name: Strategy, baseline: Baseline): Quantity {
  return levelAt(PLAYOUTS.map((x) => ({ x, y: pointsAt(outcome, name, baseline, x) })));
}
