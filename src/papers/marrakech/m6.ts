/** Baselines: how many playouts does each strategy need to draw level with one look ahead, or two, or three? */
import { between } from '../encounter.ts';
import type { Outcome } from '../outcome.ts';
import type { PaperExperiment } from '../paper.ts';
import { LEAN, RANDOM, SEARCHERS, agent, keyOf } from './agents.ts';
import { BASELINES, GAMES, MOST, PLAYOUTS, levelOf, runKey, pointsAt } from './baselines.ts';
import { showBaselines } from './m6Show.ts';

/** The first number that is larger than any in the paper. */
const BEYOND_PAPER = 800;

export const m6: PaperExperiment = {
  id: 'M6',
  title: 'Baselines: greedy and expectimax',
  source: 'not in the paper, whose only baseline is random',
  question: 'How many playouts does each strategy need to draw level with a player that looks ahead?',
  runs: [
    ...BASELINES.flatMap((baseline) =>
      PLAYOUTS.map((playouts, i) => ({
        key: runKey(baseline.name, playouts),
        spec: {
          ...LEAN,
          agents: [baseline, ...SEARCHERS.map((name) => agent(name, playouts))],
          pairing: 'gauntlet' as const,
          games: GAMES[baseline.name][i]!,
        },
      })),
    ),
    {
      key: 'baselines',
      spec: { ...LEAN, agents: [RANDOM, ...BASELINES], pairing: 'round-robin', games: 100 },
    },
  ],
  numbers: [],
  claims: [
    {
      key: 'greedy-beats-all',
      what: `one-ply greedy beats every strategy at ${BEYOND_PAPER} playouts, more than the paper ever gave them`,
      source: 'open question: a baseline better than random',
      conditions: (outcome) =>
        SEARCHERS.map((name) => ({
          quantity: pointsAt(outcome, name, 'greedy', BEYOND_PAPER),
          below: 50,
        })),
    },
    {
      key: 'deeper-is-better',
      what: 'expectimax with depth 2 beats depth 1, and depth 3 beats depth 2',
      source: 'open question: a baseline better than random',
      conditions: (outcome) => {
        const results = outcome.run('baselines');
        return [
          { quantity: between(results, 'expectimax 2', 'expectimax 1').points(), above: 50 },
          { quantity: between(results, 'expectimax 3', 'expectimax 2').points(), above: 50 },
        ];
      },
    },
    ...SEARCHERS.map((name) => ({
      key: `${keyOf(name)}-level`,
      what: `${name} draws level with greedy before ${MOST} playouts`,
      source: 'open question: how many playouts is one look ahead worth?',
      conditions: (outcome: Outcome) => [{ quantity: levelOf(outcome, name, 'greedy'), below: MOST }],
    })),
    {
      key: 'expectimax-3-unbeaten',
      what: `expectimax with depth 3 beats every strategy even at ${MOST} playouts`,
      source: 'open question: how many playouts is a look ahead worth?',
      conditions: (outcome) =>
        SEARCHERS.map((name) => ({ quantity: pointsAt(outcome, name, 'expectimax 3', MOST), below: 50 })),
    },
  ],
  show: showBaselines,
};
