/** Figure 4: every two of the seven strategies at 300 playouts. */
import { between } from '../encounter.ts';
import type { Outcome } from '../outcome.ts';
import type { PaperExperiment, PublishedNumber } from '../paper.ts';
import { derived } from '../quantity.ts';
import { type Strategy, keyOf, tournamentSpec } from './agents.ts';
import { type Tournaments, figure4Claims } from './figure4.ts';
import { scoreMap, winsMap } from './heatMaps.ts';
import { tournament50 } from './m2.ts';
import { FAULTY, putTo } from './openClaim.ts';

/** Also the sound strategies of M4. */
export const tournament300 = tournamentSpec(300, 240);

const played = (outcome: Outcome): Tournaments => {
  const [few, many] = [outcome.run('tournament-50'), outcome.run('tournament')];
  return {
    few: (row, column) => between(few, row, column),
    many: (row, column) => between(many, row, column),
  };
};

function allWon(row: Strategy, column: Strategy): PublishedNumber {
  return {
    key: `${keyOf(row)}-${keyOf(column)}`,
    what: `${row} against ${column} with 300 playouts, games won in %`,
    source: 'section 4.2.3',
    published: 100,
    publishedGames: 100,
    ours: (outcome) => played(outcome).many(row, column).wins(),
    explanation: FAULTY,
  };
}

export const m3: PaperExperiment = {
  id: 'M3',
  title: 'All pairs of seven strategies with 300 playouts',
  source: 'section 4.2.3, figure 4',
  question: 'Which strategy is the best with six times as many playouts?',
  runs: [
    { key: 'tournament', spec: tournament300, paperGames: 100 },
    { key: 'tournament-50', spec: tournament50, paperGames: 100 },
  ],
  numbers: [
    allWon('flat', 'UCB_score'),
    allWon('flat', 'UCT'),
    allWon('flat_score', 'UCB_score'),
    allWon('flat_score', 'UCT'),
    {
      key: 'flat-score-lead',
      what: 'flat_score against UCB_score with 300 playouts, mean score',
      source: 'section 4.2.3',
      published: 58,
      publishedGames: 100,
      ours: (outcome) => played(outcome).many('flat_score', 'UCB_score').lead(),
      explanation: FAULTY,
    },
    {
      key: 'best-possible',
      what: 'the best possible score: all coins and all squares',
      source: 'sections 3.5 and 4.2.3',
      published: 85,
      ours(outcome) {
        const { coins, players, size } = outcome.run('tournament').run.options;
        return derived(Number(coins) * Number(players) + Number(size) ** 2, 0, 1);
      },
    },
  ],
  claims: putTo(figure4Claims, played),
  show(outcome) {
    const games = played(outcome).many;
    const map = { id: 'm3', place: "The paper's figure 4", conditions: '300 playouts per move' };
    return [winsMap(games, map), scoreMap(games, map)];
  },
};
