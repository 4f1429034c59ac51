/** K1: how much Pure MC gains by more playouts (section 5.1, figures 5 to 7). */
import type { Outcome } from '../outcome.ts';
import type { Claim, PaperExperiment, PublishedNumber } from '../paper.ts';
import { type Quantity, average, difference, share } from '../quantity.ts';
import { BEYOND, type EfficiencyPoint, efficientUntil, gain } from './efficiency.ts';
import { gainsFigure, pointsTable, winsFigure } from './efficiencyShow.ts';
import { FIFTY } from './effort.ts';
import { lineOf, lineRuns, pointOf } from './lines.ts';

const against = {
  random: (outcome: Outcome): EfficiencyPoint[] => lineOf(outcome, 'pure-mc', 'random'),
  pureMc: (outcome: Outcome): EfficiencyPoint[] => lineOf(outcome, 'pure-mc', 'pure-mc'),
  mcts: (outcome: Outcome): EfficiencyPoint[] => lineOf(outcome, 'pure-mc', 'mcts'),
};

const numbers: readonly PublishedNumber[] = [
  {
    key: 'simulations-pure-mc',
    what: 'simulations of Pure MC (600) in fifty games, in millions',
    source: 'section 5.1',
    published: 17,
    publishedGames: FIFTY,
    ours: (outcome) => pointOf(against.pureMc(outcome), 600).white,
  },
  {
    key: 'simulations-mcts',
    what: 'simulations of MCTS (1600) in fifty games against Pure MC, in millions',
    source: 'figure 7',
    published: 1.8,
    publishedGames: FIFTY,
    ours: (outcome) => pointOf(against.mcts(outcome), 75).black,
    explanation: {
      text: 'Simulations a turn are fixed, so this is how long games are; those of plain agents take more plies here than the forty of the paper.',
      shownBy: 'K7',
    },
  },
  {
    key: 'pure-mc-pure-mc',
    what: 'Pure MC (17 M) against Pure MC (17 M), games won by White in %',
    source: 'section 5.1',
    published: 50,
    publishedGames: FIFTY,
    ours: (outcome) => pointOf(against.pureMc(outcome), 600).wins,
  },
  {
    key: 'pure-mc-mcts',
    what: 'Pure MC (2 M) against MCTS (2 M), games won by White in %',
    source: 'section 5.1',
    published: 40,
    publishedGames: FIFTY,
    ours: (outcome) => pointOf(against.mcts(outcome), 75).wins,
  },
  {
    key: 'efficient-pure-mc',
    what: 'Pure MC against Pure MC: R at which G falls below 1',
    source: 'section 5.1, figure 6',
    published: 1.65,
    publishedGames: FIFTY,
    ours: (outcome) => efficientUntil(against.pureMc(outcome)),
  },
  {
    key: 'efficient-mcts',
    what: 'Pure MC against MCTS: R at which G falls below 1',
    source: 'section 5.1, figure 7',
    published: 10,
    publishedGames: FIFTY,
    ours: (outcome) => efficientUntil(against.mcts(outcome)),
  },
];

/** The gain of the lower part of a line, and of its last step. */
function earlyAndLate(line: readonly EfficiencyPoint[]): readonly [early: Quantity, late: Quantity] {
  return [gain(pointOf(line, 10), pointOf(line, 300)), gain(pointOf(line, 600), pointOf(line, 1200))];
}

const claims: readonly Claim[] = [
  {
    key: 'never-loses-to-random',
    what: 'Pure MC never loses to Random (fewer than 2 % of all games)',
    source: 'section 5.1, conclusion',
    conditions: (outcome) => {
      const counts = against.random(outcome).map(({ count }) => count);
      const games = counts.reduce((sum, count) => sum + count.games, 0);
      const wins = counts.reduce((sum, count) => sum + count.wins, 0);
      return [{ quantity: share(games - wins, games), below: 2 }];
    },
  },
  {
    key: 'beats-random-at-once',
    what: 'Against Random it wins nearly all games at the smallest budget already (more than 90 % with 10 playouts per move)',
    source: 'section 5.1',
    conditions: (outcome) => [{ quantity: pointOf(against.random(outcome), 10).wins, above: 90 }],
  },
  {
    key: 'no-colour-advantage',
    what: 'White and Black have equal chances: Pure MC against its equal is about even (between 40 and 60 %)',
    source: 'section 5.1',
    conditions: (outcome) => [{ quantity: pointOf(against.pureMc(outcome), 600).wins, above: 40, below: 60 }],
  },
  {
    key: 'loses-at-equal-effort',
    what: 'With equal simulations (2 M) Pure MC loses to MCTS (wins fewer than half of the games)',
    source: 'section 5.1',
    conditions: (outcome) => [{ quantity: pointOf(against.mcts(outcome), 75).wins, below: 50 }],
  },
  {
    key: 'diminishing-gains',
    what: 'More simulations bring less and less: the last doubling gains less per simulation than the way from 10 to 300 playouts did, against both opponents',
    source: 'section 5.1, figures 5 to 7',
    conditions: (outcome) =>
      [against.pureMc(outcome), against.mcts(outcome)].map((line) => {
        const [early, late] = earlyAndLate(line);
        return { quantity: difference(late, early), below: 0 };
      }),
  },
  {
    key: 'gains-more-against-less',
    what: 'Against MCTS with 2 M simulations it gains more per simulation than against Pure MC with 17 M (from 10 to 300 playouts)',
    source: 'section 5.1, figure 7',
    conditions: (outcome) => [
      {
        quantity: difference(
          earlyAndLate(against.mcts(outcome))[0],
          earlyAndLate(against.pureMc(outcome))[0],
        ),
        above: 0,
      },
    ],
  },
  {
    key: 'wins-more-against-less',
    what: 'With the same budget it wins more games against MCTS with 2 M simulations than against Pure MC with 17 M (mean over all points)',
    source: 'section 5.1, figure 5',
    conditions: (outcome) => {
      const [mcts, pureMc] = [against.mcts(outcome), against.pureMc(outcome)];
      return [{ quantity: average(mcts.map(({ wins }, i) => difference(wins, pureMc[i]!.wins))), above: 0 }];
    },
  },
  {
    key: 'efficient-longer-against-less',
    what: 'The less its opponent simulates, the longer it is efficient: G falls below 1 at a larger R against MCTS than against Pure MC',
    source: 'section 5.1',
    conditions: (outcome) => {
      const mcts = efficientUntil(against.mcts(outcome));
      const pureMc = efficientUntil(against.pureMc(outcome));
      return [{ quantity: mcts && pureMc ? difference(mcts, pureMc) : BEYOND, above: 0 }];
    },
  },
];

export const k1: PaperExperiment = {
  id: 'K1',
  title: 'Pure Monte Carlo as White, with more and more playouts',
  source: 'section 5.1, figures 5 to 7',
  question: 'How much does Pure Monte Carlo gain by more simulations, and when does it stop being efficient?',
  runs: [...lineRuns('pure-mc', 'random'), ...lineRuns('pure-mc', 'pure-mc'), ...lineRuns('pure-mc', 'mcts')],
  numbers,
  claims,
  show: (outcome) => [
    winsFigure(outcome, {
      id: 'k1-wins',
      place: 'figure 5',
      white: 'pure-mc',
      name: 'Pure MC',
      readOff: {
        'pure-mc': [
          [17, 50],
          [20, 60],
        ],
        mcts: [
          [2, 40],
          [8, 80],
        ],
      },
    }),
    gainsFigure(outcome, {
      id: 'k1-gains-pure-mc',
      place: 'figure 6',
      white: 'pure-mc',
      opponent: 'pure-mc',
      what: 'Pure MC against Pure MC (about 17 M simulations)',
      crossing: 1.65,
      from: 0.1,
    }),
    gainsFigure(outcome, {
      id: 'k1-gains-mcts',
      place: 'figure 7',
      white: 'pure-mc',
      opponent: 'mcts',
      what: 'Pure MC against MCTS (about 1.8 M simulations)',
      crossing: 10,
      from: 0.4,
    }),
    pointsTable(outcome, 'k1-points', 'pure-mc', 'playouts per move', ['random', 'pure-mc', 'mcts']),
  ],
};
