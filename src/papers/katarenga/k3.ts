/** K3: the constant c of MCTS (section 5.3, figure 11). */
import { alongSweep, atPoint } from '../encounter.ts';
import type { Outcome } from '../outcome.ts';
import type { PaperExperiment } from '../paper.ts';
import { type Quantity, difference, slope } from '../quantity.ts';
import { linesFigure } from '../show/lines.ts';
import { STANDARD_C, mcts, mctsWithC } from './agents.ts';
import { FIFTY } from './effort.ts';
import { sweep } from './matches.ts';
import { resample } from './resample.ts';

const VALUES = [0, 0.25, 0.5, 0.75, 1, 1.25, STANDARD_C, 1.75, 2, 2.5, 3];

const RUN = 'constants';

function along(outcome: Outcome): { c: number; wins: Quantity; count: { wins: number; games: number } }[] {
  return alongSweep(outcome.run(RUN), 'p').map(({ value, encounter }) => ({
    c: Number(value),
    wins: encounter.wins(),
    count: { wins: encounter.counts.wins, games: encounter.games },
  }));
}

function winsAt(outcome: Outcome, c: number): Quantity {
  return atPoint(outcome.run(RUN), { p: c }).wins();
}

/** The constant with the most wins. */
function best(outcome: Outcome): Quantity | null {
  const points = along(outcome);
  return resample(
    points.map(({ count }) => count),
    (rates) => points[rates.indexOf(Math.max(...rates))]!.c,
  );
}

export const k3: PaperExperiment = {
  id: 'K3',
  title: 'The constant c',
  source: 'section 5.3, figure 11',
  question: 'How much should MCTS explore?',
  runs: [
    sweep(RUN, ['MCTS', mctsWithC('$p')], ['MCTS (√2)', mcts()], VALUES, {
      games: FIFTY,
      paperGames: FIFTY,
    }),
  ],
  numbers: [
    {
      key: 'best-c',
      what: 'the constant with the highest win rate',
      source: 'section 5.3, figure 11',
      published: 1,
      publishedGames: FIFTY,
      ours: best,
      explanation: {
        text: 'Fifty games a point cannot tell where the peak is. In a thousand, with smaller budgets, c = 0.5 is clearly better than 1.',
        shownBy: 'K11',
      },
    },
  ],
  claims: [
    {
      key: 'peak-at-one',
      what: 'c = 1 wins more games than every other constant',
      source: 'section 5.3',
      conditions: (outcome) =>
        along(outcome)
          .filter(({ c }) => c !== 1)
          .map(({ wins }) => ({ quantity: difference(winsAt(outcome, 1), wins), above: 0 })),
    },
    {
      key: 'one-beats-root-two',
      what: 'c = 1 beats the standard √2 (wins more than half of the games)',
      source: 'section 5.3, conclusion',
      conditions: (outcome) => [{ quantity: winsAt(outcome, 1), above: 50 }],
    },
    {
      key: 'falls-beyond-one',
      what: 'Beyond c = 1 the win rate falls (slope of a straight line from 1 to 3)',
      source: 'section 5.3',
      conditions: (outcome) => [
        {
          quantity: slope(
            along(outcome)
              .filter(({ c }) => c >= 1)
              .map(({ c, wins }) => ({ x: c, y: wins })),
          ),
          below: 0,
        },
      ],
    },
    {
      key: 'rises-up-to-one',
      what: 'Up to c = 1 the win rate rises (slope of a straight line from 0 to 1)',
      source: 'section 5.3, figure 11',
      conditions: (outcome) => [
        {
          quantity: slope(
            along(outcome)
              .filter(({ c }) => c <= 1)
              .map(({ c, wins }) => ({ x: c, y: wins })),
          ),
          above: 0,
        },
      ],
    },
  ],
  show: (outcome) => [
    linesFigure({
      id: 'k3-constants',
      caption: [
        "The paper's figure 11: games won by MCTS with constant c as White against MCTS with √2, 1600 playouts per turn " +
          `(about 2 M simulations in fifty games); ${along(outcome)[0]!.count.games} games a point, bands are 95 % intervals. ` +
          'The paper has its peak at c = 1 and gives no numbers.',
      ],
      alt: 'Win rate of MCTS against its constant of exploration.',
      xTitle: 'c',
      yTitle: 'games won by White, %',
      reference: 50,
      ticks: [0, 0.5, 1, 1.5, 2, 2.5, 3],
      lines: [{ name: 'MCTS', points: along(outcome).map(({ c, wins }) => ({ x: c, y: wins })) }],
    }),
  ],
};
