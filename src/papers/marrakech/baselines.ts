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

/** Playouts, and games for each: from where all lose to as many as the time allows. */
export const GAMES = { 200: 60, 800: 60, 3200: 40, 12800: 20 } as const;
export const PLAYOUTS = Object.keys(GAMES).map(Number);
export const MOST = Math.max(...PLAYOUTS);

export function partKey(baseline: string, playouts: number | string): string {
  return `${baseline.replace(' ', '-')}-${playouts}`;
}

/** Points in percent against a baseline. */
export function pointsAt(outcome: Outcome, name: Strategy, baseline: Baseline, playouts: number): Quantity {
  return between(outcome.run(partKey(baseline, playouts)), name, baseline).points();
}

/** Playouts that draw level. */
export function levelOf(outcome: Outcome, name: Strategy, baseline: Baseline): Quantity {
  return levelAt(PLAYOUTS.map((x) => ({ x, y: pointsAt(outcome, name, baseline, x) })));
}
