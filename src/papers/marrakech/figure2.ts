/** What the paper says about figure 2, strategies against random. */
import type { Encounter } from '../encounter.ts';
import { type Condition, difference, slope } from '../quantity.ts';
import type { Strategy } from './agents.ts';
import { FAULTY, type OpenClaim, others } from './openClaim.ts';

const FIGURE_2 = 'section 4.2.1, figure 2';

/** Points by which a strategy is "far behind" another. */
const FAR_BEHIND = 10;

/** Strategies against random at several numbers of playouts. */
export interface Curves {
  readonly playouts: readonly number[];
  at(strategy: Strategy, playouts: number): Encounter;
}

function improves(strategy: Strategy, { playouts, at }: Curves): Condition {
  const points = playouts.map((count) => ({ x: Math.log2(count), y: at(strategy, count).lead() }));
  return { quantity: slope(points), above: 0 };
}

export const figure2Claims: readonly OpenClaim<Curves>[] = [
  {
    key: 'uct-score-negative',
    what: 'UCT_score has negative mean scores against random, at every number of playouts (the text: "< 0")',
    source: FIGURE_2,
    onSuspects: true,
    explanation: FAULTY,
    conditions: ({ playouts, at }) =>
      playouts.map((count) => ({ quantity: at('UCT_score', count).lead(), below: 0 })),
  },
  {
    key: 'uct-score-loses',
    what: 'UCT_score probably loses to random on average: it wins less than half of the games',
    source: FIGURE_2,
    onSuspects: true,
    explanation: FAULTY,
    conditions: ({ playouts, at }) =>
      playouts.map((count) => ({ quantity: at('UCT_score', count).points(), below: 50 })),
  },
  {
    key: 'flat-score-best',
    what: 'flat_score has the best mean score of the six at every number of playouts',
    source: FIGURE_2,
    onSuspects: true,
    conditions: ({ playouts, at }) =>
      playouts.flatMap((count) =>
        others('random', 'flat_score').map((other) => ({
          quantity: difference(at('flat_score', count).lead(), at(other, count).lead()),
          above: 0,
        })),
      ),
  },
  {
    key: 'ucb-score-improves',
    what: 'UCB_score improves with the number of playouts: its mean score rises with each doubling',
    source: FIGURE_2,
    onSuspects: true,
    conditions: (curves) => [improves('UCB_score', curves)],
  },
  {
    key: 'ucb-score-far-behind',
    what: `UCB_score stays far behind flat_score up to 600 playouts: more than ${FAR_BEHIND} points at every number`,
    source: FIGURE_2,
    onSuspects: true,
    explanation: FAULTY,
    conditions: ({ playouts, at }) =>
      playouts.map((count) => ({
        quantity: difference(at('flat_score', count).lead(), at('UCB_score', count).lead()),
        above: FAR_BEHIND,
      })),
  },
  {
    key: 'ucb-improves',
    what: 'UCB improves with the number of playouts: its mean score rises with each doubling',
    source: FIGURE_2,
    onSuspects: false,
    conditions: (curves) => [improves('UCB', curves)],
  },
];
