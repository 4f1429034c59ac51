/** What the paper says about figure 3, the tournament with 50 playouts. */
import { difference } from '../quantity.ts';
import { FAULTY, type OpenClaim, type Tournament, beats, loses, others } from './openClaim.ts';

const FIGURE_3 = 'section 4.2.2, figure 3';

/** Percent of games: from here on a strategy is much better, and below it wins "very slightly". */
const CLEAR = 60;
/** Percent of games from which on it is won "by far". */
const BY_FAR = 70;

export const figure3Claims: readonly OpenClaim<Tournament>[] = [
  {
    key: 'flat-best',
    what: 'with 50 playouts flat and flat_score are better than all the others: each beats all five',
    source: FIGURE_3,
    onSuspects: true,
    conditions: (games) =>
      (['flat', 'flat_score'] as const).flatMap((row) => beats(games, row, ...others('flat', 'flat_score'))),
    explanation: {
      text: 'Sound searches beat flat with 50 playouts already, and so does UCB if it explores little.',
      shownBy: 'M2',
    },
  },
  {
    key: 'flat-ucb',
    what: 'flat and flat_score are much better than UCB above all, which cannot exploit promising moves yet (over 60 %)',
    source: FIGURE_3,
    onSuspects: false,
    conditions: (games) => [
      { quantity: games('flat', 'UCB').points(), above: CLEAR },
      { quantity: games('flat_score', 'UCB').points(), above: CLEAR },
    ],
    explanation: {
      text: 'UCB beats flat with 50 playouts already if it explores little (c = 0.4), and is as good if it explores much.',
      shownBy: 'M2',
    },
  },
  {
    key: 'flat-ucb-score',
    what: 'flat and flat_score are much better than UCB_score (over 60 %)',
    source: FIGURE_3,
    onSuspects: true,
    explanation: FAULTY,
    conditions: (games) => [
      { quantity: games('flat', 'UCB_score').points(), above: CLEAR },
      { quantity: games('flat_score', 'UCB_score').points(), above: CLEAR },
    ],
  },
  {
    key: 'flat-score-advantage',
    what: 'with few playouts the score variant is an advantage: flat_score beats flat',
    source: FIGURE_3,
    onSuspects: false,
    conditions: (games) => beats(games, 'flat_score', 'flat'),
  },
  {
    key: 'flat-score-mean',
    what: 'flat_score has better mean scores than flat, against flat itself and against each of the others',
    source: FIGURE_3,
    onSuspects: true,
    conditions: (games) => [
      { quantity: games('flat_score', 'flat').lead(), above: 0 },
      ...others('flat', 'flat_score').map((other) => ({
        quantity: difference(games('flat_score', other).lead(), games('flat', other).lead()),
        above: 0,
      })),
    ],
  },
  {
    key: 'ucb-score-inefficient',
    what: 'UCB_score is not at all efficient: it loses to flat, flat_score, UCB and UCT',
    source: FIGURE_3,
    onSuspects: true,
    explanation: FAULTY,
    conditions: (games) => loses(games, 'UCB_score', 'flat', 'flat_score', 'UCB', 'UCT'),
  },
  {
    key: 'uct-loses',
    what: 'UCT loses to flat, flat_score and UCB',
    source: FIGURE_3,
    onSuspects: true,
    explanation: FAULTY,
    conditions: (games) => loses(games, 'UCT', 'flat', 'flat_score', 'UCB'),
  },
  {
    key: 'uct-random',
    what: `UCT beats random very slightly: more than half of the games, less than ${CLEAR} %`,
    source: FIGURE_3,
    onSuspects: true,
    explanation: FAULTY,
    conditions: (games) => [{ quantity: games('UCT', 'random').points(), above: 50, below: CLEAR }],
  },
  {
    key: 'uct-ucb-score',
    what: `UCT beats UCB_score by far: more than ${BY_FAR} % of the games`,
    source: FIGURE_3,
    onSuspects: true,
    explanation: FAULTY,
    conditions: (games) => [{ quantity: games('UCT', 'UCB_score').points(), above: BY_FAR }],
  },
  {
    key: 'uct-score-random',
    what: 'UCT_score loses even to random',
    source: FIGURE_3,
    onSuspects: true,
    explanation: FAULTY,
    conditions: (games) => loses(games, 'UCT_score', 'random'),
  },
  {
    key: 'uct-score-ucb-score',
    what: 'UCT_score loses even to UCB_score',
    source: FIGURE_3,
    onSuspects: true,
    explanation: FAULTY,
    conditions: (games) => loses(games, 'UCT_score', 'UCB_score'),
  },
  {
    key: 'uct-score-weakest',
    what: 'UCT_score is weaker than every other strategy: it loses to all six',
    source: FIGURE_3,
    onSuspects: true,
    explanation: FAULTY,
    conditions: (games) => loses(games, 'UCT_score', ...others('UCT_score')),
  },
];
