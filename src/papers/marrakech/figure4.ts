/** What the paper says about figure 4, the tournament with 300 playouts. */
import { difference } from '../quantity.ts';
import { FAULTY, type OpenClaim, type Tournament, beats, loses, others } from './openClaim.ts';

const FIGURE_4 = 'section 4.2.3, figure 4';

/** Percent of games from which on we count "100 %" as confirmed. */
const ALL = 95;
/** The paper's 58 points, less what a hundred games may be off. */
const VERY_HIGH = 50;

/** With 50 and with 300 playouts: the paper compares the two. */
export interface Tournaments {
  readonly few: Tournament;
  readonly many: Tournament;
}

export const figure4Claims: readonly OpenClaim<Tournaments>[] = [
  {
    key: 'ucb-best',
    what: 'with 300 playouts UCB is the best: it beats every other strategy',
    source: FIGURE_4,
    onSuspects: true,
    conditions: ({ many }) => beats(many, 'UCB', ...others('UCB')),
  },
  {
    key: 'ucb-flat',
    what: 'UCB can do better than flat with more playouts: it beats flat at 300',
    source: 'section 5',
    onSuspects: false,
    conditions: ({ many }) => beats(many, 'UCB', 'flat'),
  },
  {
    key: 'flat-even',
    what: 'flat and flat_score are about even (between 40 and 60 %)',
    source: FIGURE_4,
    onSuspects: false,
    conditions: ({ many }) => [{ quantity: many('flat', 'flat_score').points(), above: 40, below: 60 }],
  },
  {
    key: 'score-less-useful',
    what: 'the score variant is less useful with more playouts: flat_score wins less against flat than with 50',
    source: FIGURE_4,
    onSuspects: false,
    conditions: ({ few, many }) => [
      {
        quantity: difference(few('flat_score', 'flat').points(), many('flat_score', 'flat').points()),
        above: 0,
      },
    ],
  },
  {
    key: 'flat-wins-all',
    what: `flat and flat_score win all games against UCB_score and UCT (more than ${ALL} %)`,
    source: FIGURE_4,
    onSuspects: true,
    explanation: FAULTY,
    conditions: ({ many }) =>
      (['flat', 'flat_score'] as const).flatMap((row) =>
        (['UCB_score', 'UCT'] as const).map((column) => ({
          quantity: many(row, column).points(),
          above: ALL,
        })),
      ),
  },
  {
    key: 'very-high',
    what: `flat_score's mean score against UCB_score is very high (more than ${VERY_HIGH} of 85 points)`,
    source: FIGURE_4,
    onSuspects: true,
    explanation: FAULTY,
    conditions: ({ many }) => [{ quantity: many('flat_score', 'UCB_score').lead(), above: VERY_HIGH }],
  },
  {
    key: 'score-higher',
    what: 'where both win, flat_score has the better mean score than flat: against UCB_score and UCT',
    source: FIGURE_4,
    onSuspects: true,
    conditions: ({ many }) =>
      (['UCB_score', 'UCT'] as const).map((other) => ({
        quantity: difference(many('flat_score', other).lead(), many('flat', other).lead()),
        above: 0,
      })),
  },
  {
    key: 'uct-loses-all',
    what: 'UCT loses to all other strategies',
    source: FIGURE_4,
    onSuspects: true,
    explanation: FAULTY,
    conditions: ({ many }) => loses(many, 'UCT', ...others('UCT')),
  },
  {
    key: 'uct-worse',
    what: "UCT's mean scores are lower than with 50 playouts, against every other strategy",
    source: FIGURE_4,
    onSuspects: true,
    explanation: FAULTY,
    conditions: ({ few, many }) =>
      others('UCT').map((other) => ({
        quantity: difference(many('UCT', other).lead(), few('UCT', other).lead()),
        below: 0,
      })),
  },
];
