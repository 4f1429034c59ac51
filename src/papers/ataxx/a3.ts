import type { Outcome } from '../outcome.ts';
import type { PaperExperiment } from '../paper.ts';
import { difference } from '../quantity.ts';
import { a3Show } from './a3Show.ts';
import { MAPS } from './maps.ts';
import { jumpShare, jumpsPerClone, moveKinds } from './moveKinds.ts';
import { JUMPS_PER_CLONE } from './published.ts';
import { DEFAULT_R, NO_JUMPS, VALUES_AGAINST_MINIMAX, sweeps, withR, withRAgainstMinimax } from './sweeps.ts';

const SOURCE = 'section 3.2';

export const a3: PaperExperiment = {
  id: 'A3',
  title: 'How much playouts should prefer clones',
  source: `${SOURCE}; the report does not say which r_p it used`,
  question: 'Which r_p is best on each map, and does any help against minimax?',
  runs: sweeps,
  studies: [moveKinds],
  numbers: [],
  claims: [
    ...MAPS.map((map) => ({
      key: `twice-as-many-${map}`,
      what: `there are typically twice as many jumps as clones: 1.5 to 2.5 times, in playouts with r_p = 4 on the ${map} map`,
      source: SOURCE,
      conditions: (outcome: Outcome) => [
        {
          quantity: jumpsPerClone(outcome, map),
          above: JUMPS_PER_CLONE - 0.5,
          below: JUMPS_PER_CLONE + 0.5,
        },
      ],
    })),
    {
      key: 'r-1',
      what: 'with r_p = 1, where all moves are equally likely, most are jumps: percent of jumps, on every map',
      source: SOURCE,
      conditions: (outcome) => MAPS.map((map) => ({ quantity: jumpShare(outcome, map, 1), above: 50 })),
    },
    {
      key: 'r-2',
      what: 'with r_p = 2 clones and jumps are equally likely where both are possible: 45 to 55 % jumps, on every map',
      source: SOURCE,
      conditions: (outcome) =>
        MAPS.map((map) => ({ quantity: jumpShare(outcome, map, 2), above: 45, below: 55 })),
    },
    {
      key: 'clones-help',
      what: 'to prefer clones helps: r_p = 1 gets less than half of the points against r_p = 4, on every map',
      source: SOURCE,
      conditions: (outcome) =>
        MAPS.map((map) => ({ quantity: withR(outcome, map, 'jump', 1).points(), below: 50 })),
    },
    {
      key: 'rp-drives-jumps',
      what: 'MCTS jumps because its playouts do: on the linear map it makes fewer jumps a game with r_p = 100 than with r_p = 1',
      source: SOURCE,
      conditions: (outcome) => [
        {
          quantity: difference(
            withRAgainstMinimax(outcome, 'linear', NO_JUMPS).measure('jumps'),
            withRAgainstMinimax(outcome, 'linear', 1).measure('jumps'),
          ),
          below: 0,
        },
      ],
    },
    ...MAPS.map((map) => ({
      key: `more-clones-${map}`,
      what: `r_p = 10 is better than r_p = 4 on the ${map} map: points in percent`,
      source: 'open question',
      conditions: (outcome: Outcome) => [{ quantity: withR(outcome, map, 'jump', 10).points(), above: 50 }],
    })),
    {
      key: 'readings',
      what: 'it matters little how r_p is read: "else any move" gets 40 to 60 % of the points against "else a jump", both with r_p = 4, on every map',
      source: 'open question',
      conditions: (outcome) =>
        MAPS.map((map) => ({
          quantity: withR(outcome, map, 'any', DEFAULT_R).points(),
          above: 40,
          below: 60,
        })),
    },
    {
      key: 'no-rp-helps',
      what: 'no r_p lets MCTS with 500 iterations draw level with a minimax of two plies on the nonlinear and open maps: points in percent',
      source: 'open question',
      conditions: (outcome) =>
        (['nonlinear', 'open'] as const).flatMap((map) =>
          VALUES_AGAINST_MINIMAX.map((r) => ({
            quantity: withRAgainstMinimax(outcome, map, r).points(),
            below: 50,
          })),
        ),
    },
  ],
  show: a3Show,
};
