/**
 * C11: the paper's best variant against others, and taken apart: UCT-Tuned with the constant 512/t, four trees of 750
 * iterations that vote, and meeples in playouts with a probability of 0.3.
 */
import type { Claim, PaperExperiment, PublishedNumber } from '../paper.ts';
import { ratio } from '../quantity.ts';
import {
  ABLATED,
  AS_RUN,
  BENCHMARK,
  BENCHMARK_3000,
  CONSTANT,
  GREEDY,
  MOST_POINTS,
  ONE_TREE,
  type Opponent,
  STRONG,
  against,
  runs,
  without,
} from './c11Opponents.ts';
import { show } from './c11Show.ts';

const SECTION = 'section 4.3';
const PEOPLE = 'against the authors';

/** Six games against people, which nobody can repeat. */
function human(key: string, what: string, published: number): PublishedNumber {
  return {
    key,
    what,
    source: SECTION,
    published,
    publishedGames: 6,
    ours: () => null,
    explanation: { text: 'Games against people cannot be repeated by a program.', shownBy: 'C11' },
  };
}

function beats(opponent: Opponent, what: string, source: string): Claim {
  return {
    key: `beats-${opponent.key}`,
    what,
    source,
    conditions: (outcome) => [{ quantity: against(outcome, opponent).points(), above: 50 }],
  };
}

const claims: Claim[] = [
  beats(BENCHMARK, 'the best variant beats the benchmark player of UCT-Tuned', 'sections 4.2.8 and 5'),
  beats(MOST_POINTS, 'the best variant, which has no knowledge of the game, beats Heuristic', 'section 5'),
  beats(
    BENCHMARK_3000,
    'its tweaks are worth something: it beats the benchmark player with as many iterations',
    'open question: the paper compares it with a third of the iterations',
  ),
  beats(ONE_TREE, 'four trees that vote beat one tree of as many iterations', 'section 5'),
  beats(CONSTANT, 'the constant 512/t beats the constant 2', 'sections 4.2.6 and 5'),
  beats(AS_RUN, 'as the text describes it, it beats what the program does', 'open question'),
  beats(GREEDY, 'it beats a greedy player that knows what features may become', 'open question'),
  beats(
    STRONG,
    'it is the best there is: it beats a search that uses knowledge, in about the same time',
    'open question',
  ),
  ...(ABLATED.map(({ part, becomes }) => ({
    key: `without-${part}`,
    what: `it loses something without its ${part} (${becomes})`,
    source: 'open question',
    conditions: (outcome) => [{ quantity: without(outcome, part).points(), below: 50 }],
  })) satisfies Claim[]),
  {
    key: 'farms',
    what: 'it earns much from farms: more than a quarter of its points against the benchmark player',
    source: SECTION,
    conditions(outcome) {
      const encounter = against(outcome, BENCHMARK);
      return [{ quantity: ratio(encounter.measure('field-points'), encounter.score()), above: 0.25 }];
    },
  },
];

export const c11: PaperExperiment = {
  id: 'C11',
  title: 'The best variant, taken apart',
  source: 'sections 4.3 and 5',
  question: 'How good is the best variant of the paper, and which of its parts make it so?',
  runs,
  numbers: [
    human('human-wins', `games won ${PEOPLE}, in %`, 83),
    human('human-score', `mean score ${PEOPLE}`, 95.3),
    human('human-sd', `standard deviation of its score ${PEOPLE}`, 18.1),
    human('authors-score', 'mean score of the authors', 88.3),
    human('authors-sd', 'standard deviation of the score of the authors', 22.1),
  ],
  claims,
  show,
};
