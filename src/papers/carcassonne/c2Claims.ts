/** What section 4.2.2 concludes from tables 1 and 2, and what the tables say themselves. */
import type { Outcome } from '../outcome.ts';
import type { Claim, Explanation } from '../paper.ts';
import { type Condition, type Quantity, average, difference } from '../quantity.ts';
import {
  BENCHMARKS,
  BOLTZMANN,
  DECAYING,
  EPSILON_GREEDY,
  HEURISTIC,
  HEURISTIC_MCTS,
  PLAYERS,
  type Player,
  RANDOM,
  UCT,
  UCT_TUNED,
} from './agents.ts';
import { asRun, exploring, meeting, opponentsOf, scoreAgainst, strength, won } from './c2Meetings.ts';
import { slopeOf } from './fits.ts';

const SECTION = 'section 4.2.2';
/** Those that the paper has behind the four. */
const BEHIND = [DECAYING, HEURISTIC_MCTS, HEURISTIC, RANDOM];

export const NEVER_TRIED: Explanation = {
  text:
    "The paper's program tries new moves by its random choice alone, which soon is never. With each move tried once, the decaying " +
    'version is a greedy search, which scores far more.',
  shownBy: 'C2',
};

export const TOO_LITTLE: Explanation = {
  text:
    'In points the variance term of UCT-Tuned is capped almost always, so that it is UCT with less exploration; with as much as ' +
    'UCT has (c = 11.3) it beats itself with c = 2.',
  shownBy: 'C2',
};

/** Each of the first wins more than half of its games against each of the second. */
function beat(outcome: Outcome, winners: readonly Player[], losers: readonly Player[]): Condition[] {
  return winners.flatMap((winner) =>
    losers
      .filter((loser) => loser !== winner)
      .map((loser) => ({ quantity: won(meeting(outcome, winner, loser)), above: 50 })),
  );
}

/** How much more the first wins than the second, in percent of games over all opponents. */
function ahead(outcome: Outcome, first: Player, second: Player): Quantity {
  return difference(strength(outcome, first), strength(outcome, second));
}

const others = BENCHMARKS.filter((policy) => policy !== UCT_TUNED);

const ranking: Claim[] = [
  {
    key: 'tuned-best',
    what: 'UCT-Tuned is the best overall: over all opponents it wins more than UCT, Boltzmann and ε-Greedy',
    source: 'table 2, section 5',
    conditions: (outcome) =>
      others.map((policy) => ({ quantity: ahead(outcome, UCT_TUNED, policy), above: 0 })),
    explanation: TOO_LITTLE,
  },
  {
    key: 'tuned-beats-all',
    what: 'UCT-Tuned wins more than half of its games against every other player',
    source: 'table 2',
    conditions: (outcome) => beat(outcome, [UCT_TUNED], opponentsOf(UCT_TUNED)),
    explanation: TOO_LITTLE,
  },
  {
    key: 'tuned-explores',
    what: 'UCT-Tuned is better with as much exploration as UCT: with c = 11.3 it beats itself with c = 2',
    source: 'open question: what tells the two apart',
    conditions: (outcome) => [{ quantity: won(exploring(outcome)), above: 50 }],
  },
  {
    key: 'close',
    what: 'ε-Greedy and UCT are close to UCT-Tuned: over all opponents within 10 percent of games',
    source: SECTION,
    conditions: (outcome) =>
      [EPSILON_GREEDY, UCT].map((policy) => ({
        quantity: ahead(outcome, UCT_TUNED, policy),
        above: -10,
        below: 10,
      })),
  },
  {
    key: 'boltzmann-behind',
    what: 'Boltzmann is behind UCT-Tuned, ε-Greedy and UCT: over all opponents it wins less than each',
    source: 'table 2',
    conditions: (outcome) =>
      [UCT_TUNED, EPSILON_GREEDY, UCT].map((policy) => ({
        quantity: ahead(outcome, policy, BOLTZMANN),
        above: 0,
      })),
  },
  {
    key: 'boltzmann-ahead-of-uct',
    what: 'Boltzmann is one of the most powerful, and UCT comes in behind it (the text; table 2 has it the other way)',
    source: SECTION,
    conditions: (outcome) => [{ quantity: ahead(outcome, BOLTZMANN, UCT), above: 0 }],
  },
  {
    key: 'three-lose-to-nobody',
    what: 'UCT-Tuned, Boltzmann and ε-Greedy lose to nobody else: each wins more than half against all but these three',
    source: SECTION,
    conditions: (outcome) => beat(outcome, [UCT_TUNED, BOLTZMANN, EPSILON_GREEDY], [UCT, ...BEHIND]),
  },
  {
    key: 'decaying-beats-tuned',
    what: 'decaying ε-Greedy beats UCT-Tuned (the text; table 2 has it the other way)',
    source: SECTION,
    conditions: (outcome) => beat(outcome, [DECAYING], [UCT_TUNED]),
  },
];

const behind: Claim[] = [
  {
    key: 'decaying-last',
    what: 'decaying ε-Greedy loses to all other searches',
    source: SECTION,
    conditions: (outcome) => beat(outcome, [...BENCHMARKS, HEURISTIC_MCTS], [DECAYING]),
    explanation: NEVER_TRIED,
  },
  {
    key: 'decaying-as-run-last',
    what:
      "decaying ε-Greedy loses to UCT, UCT-Tuned, Boltzmann and ε-Greedy if it tries new moves by chance alone, as the paper's " +
      'program does',
    source: 'open question: why it is so bad',
    conditions: (outcome) =>
      BENCHMARKS.map((policy) => ({ quantity: won(asRun(outcome, policy)), below: 50 })),
  },
  {
    key: 'heuristic-mcts-behind',
    what: 'the heuristic tree policy loses to UCT, UCT-Tuned, Boltzmann and ε-Greedy',
    source: SECTION,
    conditions: (outcome) => beat(outcome, BENCHMARKS, [HEURISTIC_MCTS]),
  },
  {
    key: 'heuristic-mcts-decaying',
    what: 'the heuristic tree policy beats decaying ε-Greedy',
    source: SECTION,
    conditions: (outcome) => beat(outcome, [HEURISTIC_MCTS], [DECAYING]),
  },
  {
    key: 'heuristic-behind',
    what: 'Heuristic loses to UCT, UCT-Tuned, Boltzmann, ε-Greedy and the heuristic tree policy',
    source: SECTION,
    conditions: (outcome) => beat(outcome, [...BENCHMARKS, HEURISTIC_MCTS], [HEURISTIC]),
  },
  {
    key: 'heuristic-decaying',
    what: 'Heuristic and decaying ε-Greedy are about even: between 40 and 60 % of games',
    source: 'table 2',
    conditions: (outcome) => [{ quantity: won(meeting(outcome, HEURISTIC, DECAYING)), above: 40, below: 60 }],
  },
  {
    key: 'random-last',
    what: 'Random loses to everyone',
    source: SECTION,
    conditions: (outcome) => beat(outcome, opponentsOf(RANDOM), [RANDOM]),
  },
];

/** Do weak players score more against the best four than against the rest? */
const weakScoreMore: Claim[] = [HEURISTIC_MCTS, HEURISTIC, RANDOM].map((player) => ({
  key: `${player.key}-scores-more`,
  what: `${player.name} scores more against the best four than against the others`,
  source: SECTION,
  conditions: (outcome) => [
    {
      quantity: difference(scoreAgainst(outcome, player, BENCHMARKS), scoreAgainst(outcome, player, BEHIND)),
      above: 0,
    },
  ],
}));

/** The standard deviation of the score against its mean, over all cells of table 1. */
function spreadByScore(outcome: Outcome): Quantity {
  const cells = PLAYERS.flatMap((row) => opponentsOf(row).map((column) => meeting(outcome, row, column)));
  const points = cells.map((cell) => ({ x: cell.score().value, y: cell.scoreSpread().value }));
  return slopeOf(points, Math.min(...cells.map(({ games }) => games)));
}

const spread: Claim[] = [
  {
    key: 'large-spread',
    what: 'the score of a search varies a lot from game to game: a standard deviation of more than 10 points',
    source: SECTION,
    conditions: (outcome) =>
      BENCHMARKS.map((policy) => ({
        quantity: average(opponentsOf(policy).map((other) => meeting(outcome, policy, other).scoreSpread())),
        above: 10,
      })),
  },
  {
    key: 'spread-grows',
    what: 'the standard deviation grows with the score, from cell to cell of table 1',
    source: SECTION,
    conditions: (outcome) => [{ quantity: spreadByScore(outcome), above: 0 }],
  },
];

export const claims: readonly Claim[] = [...ranking, ...behind, ...weakScoreMore, ...spread];
