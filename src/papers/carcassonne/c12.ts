/** C12: what the paper left open, and what its program did differently. */
import type { Block } from '../../report/document.ts';
import { paragraph } from '../../report/document.ts';
import { fixed } from '../../words/index.ts';
import type { Outcome } from '../outcome.ts';
import type { Claim, PaperExperiment } from '../paper.ts';
import { type Quantity, difference } from '../quantity.ts';
import {
  LEAD_CONSTANTS,
  OPEN_MATCHES,
  QUESTIONS,
  RAVE_CONSTANTS,
  type Question,
  WIN_CONSTANTS,
  runOf,
} from './c12Matches.ts';
import { matchTable } from './variantFigures.ts';
import { EVEN, matched, meanScore, pooledPoints } from './variants.ts';

const FUTURE = 'future work (section 5)';

function points(outcome: Outcome, ...keys: readonly string[]): Quantity {
  return pooledPoints(keys.map((key) => matched(outcome, key)));
}

/** What the program's pile adds to the score of the first agent. */
function addedByPile(outcome: Outcome, key: string): Quantity {
  return difference(meanScore(matched(outcome, `${key}-program`)), meanScore(matched(outcome, `${key}-box`)));
}

const leads = LEAD_CONSTANTS.map((c) => `lead-${c}`);
const wins = WIN_CONSTANTS.map((c) => `win-${c}`);

const claims: readonly Claim[] = [
  {
    key: 'draws-even',
    what: 'draws by their true probability instead of uniform ones change little: 40 to 60 % of the points',
    source: 'future work (section 3.1.1)',
    conditions: (outcome) => [{ quantity: points(outcome, 'draws-weighted'), ...EVEN }],
  },
  {
    key: 'bounded-iterations',
    what: 'two turns of heuristic play and an evaluation beat random playouts at equal iterations',
    source: FUTURE,
    conditions: (outcome) => [{ quantity: points(outcome, 'bounded-iterations'), above: 50 }],
  },
  {
    key: 'bounded-short',
    what: 'one or two turns of heuristic play and an evaluation beat random playouts at equal time (together)',
    source: FUTURE,
    conditions: (outcome) => [{ quantity: points(outcome, 'bounded-1', 'bounded-2'), above: 50 }],
  },
  {
    key: 'bounded-long',
    what: 'four or eight turns of heuristic play do so, too (together)',
    source: FUTURE,
    conditions: (outcome) => [{ quantity: points(outcome, 'bounded-4', 'bounded-8'), above: 50 }],
  },
  {
    key: 'direct-potential',
    what: 'with a better heuristic, direct evaluation beats random playouts at equal iterations, in less time',
    source: FUTURE,
    conditions: (outcome) => [{ quantity: points(outcome, 'direct-potential'), above: 50 }],
  },
  {
    key: 'rave-weaker',
    what: 'RAVE is weaker than plain search (k = 10, 100, 1000 together), as Ameneyro et al. found',
    source: 'section 1',
    conditions: (outcome) => [
      { quantity: points(outcome, ...RAVE_CONSTANTS.map((k) => `rave-${k}`)), below: 50 },
    ],
  },
  {
    key: 'star-points-weaker',
    what: "Monte Carlo search beats Star2.5 with the paper's heuristic, as Ameneyro et al. found",
    source: 'section 1',
    conditions: (outcome) => [{ quantity: points(outcome, 'star-points'), below: 50 }],
  },
  {
    key: 'star-potential-weaker',
    what: 'Monte Carlo search beats Star2.5 with our heuristic, too',
    source: 'section 1',
    conditions: (outcome) => [{ quantity: points(outcome, 'star-potential'), below: 50 }],
  },
  {
    key: 'lead-better',
    what: 'the lead as reward beats the own score (three constants together)',
    source: 'open question: the payoff is the own score only',
    conditions: (outcome) => [{ quantity: points(outcome, ...leads), above: 50 }],
  },
  {
    key: 'win-better',
    what: 'the win as reward beats the own score (three constants together)',
    source: 'open question: the payoff is the own score only',
    conditions: (outcome) => [{ quantity: points(outcome, ...wins), above: 50 }],
  },
  {
    key: 'lead-better-than-win',
    what: 'the lead is a better reward than the win: more points against the own score',
    source: 'open question: the payoff is the own score only',
    conditions: (outcome) => [
      { quantity: difference(points(outcome, ...leads), points(outcome, ...wins)), above: 0 },
    ],
  },
  {
    key: 'ensemble-equal-time',
    what: 'at equal time, four trees of 750 beat one of 3,000',
    source: 'section 5',
    conditions: (outcome) => [{ quantity: points(outcome, 'ensemble-equal'), above: 50 }],
  },
  {
    key: 'pile-lowers-random',
    what: "the pile of the author's program lowers the score of Random against itself",
    source: "open question: the author's program",
    conditions: (outcome) => [{ quantity: addedByPile(outcome, 'random'), below: 0 }],
  },
  {
    key: 'pile-explains-random',
    what: "with the program's pile Random scores about 14 against itself, as in the program (13 to 15)",
    source: "open question: the author's program",
    conditions: (outcome) => [
      { quantity: meanScore(matched(outcome, 'random-program')), above: 13, below: 15 },
    ],
  },
  {
    key: 'pile-lowers-heuristic',
    what: "the program's pile lowers the score of Heuristic against Random",
    source: "open question: the author's program",
    conditions: (outcome) => [{ quantity: addedByPile(outcome, 'heuristic'), below: 0 }],
  },
  {
    key: 'pile-lowers-tuned',
    what: "the program's pile lowers the score of UCT-Tuned against Random",
    source: "open question: the author's program",
    conditions: (outcome) => [{ quantity: addedByPile(outcome, 'tuned-random'), below: 0 }],
  },
];

/** What the pile explains, and what is left to other differences. */
function pileText(outcome: Outcome): Block {
  const score = (key: string): string => fixed(meanScore(matched(outcome, key)).value, 1);
  return paragraph(
    `In the author's program Random scores about 14 against itself. With the tiles of the box it scores ${score('random-box')} here, with those of the program ${score('random-program')}. `,
    `UCT-Tuned scores ${score('tuned-random-box')} and ${score('tuned-random-program')} against Random (table 1: 91.3). `,
    'What the pile does not explain goes back to the scoring of the program: it scores at most one completed feature a turn, gives all points of a shared feature to one meeple, pays farms only for cities that were completed with a meeple, and leaves out pennants and almost all unfinished monasteries at the end.',
  );
}

function tableOf(outcome: Outcome, question: Question): Block {
  return matchTable(
    `c12-${question}`,
    [`${QUESTIONS[question]}. Points count a draw as half, with a 95 % interval.`],
    OPEN_MATCHES.filter((one) => one.question === question).map(({ key, name }) => ({
      name,
      encounter: matched(outcome, key),
    })),
  );
}

const ASKED: readonly Question[] = ['draws', 'bounded', 'rave', 'star', 'reward', 'ensemble', 'pile'];

export const c12: PaperExperiment = {
  id: 'C12',
  title: 'Open questions',
  source: 'sections 1, 3.1 and 5, and how the program of the author differs from its description',
  question: 'What do the questions that the paper leaves open, and the changes that it names, come to?',
  runs: OPEN_MATCHES.map(runOf),
  numbers: [],
  claims,
  show: (outcome) => [...ASKED.map((question) => tableOf(outcome, question)), pileText(outcome)],
};
