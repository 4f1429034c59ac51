/** S1: the paper's ladder against the course's random player, step by step. */
import type { Claim, Explanation, PaperExperiment, PublishedNumber } from '../paper.ts';
import { difference } from '../quantity.ts';
import { B_ALONE, COURSE, LAST_TILE, STEPS, run, step } from './agents.ts';
import { GAIN, LOGS, WINS } from './published.ts';
import {
  DUEL,
  FEW,
  MANY,
  USUAL,
  against,
  againstLastTile,
  atAllBudgets,
  bAlone,
  worth,
} from './s1Results.ts';
import { show } from './s1Show.ts';

const LOG_SOURCE = "the authors' logs";

const NO_BUDGET: Explanation = {
  text: 'Our agent wins more than this at every budget from 10 iterations on, and so does the move with the largest b, played without any search: neither the time nor the computer of the authors explains it, so their program probably did something else than they describe.',
  shownBy: 'S1',
};

const numbers: readonly PublishedNumber[] = [
  {
    key: 'wins-before',
    what: 'wins without the heuristic in the backup, in %',
    source: 'Backpropagation Phase',
    published: WINS.before,
    ours: (outcome) => against(outcome, 'bias b/n').wins(),
    explanation: {
      text: 'That is what it wins with about as many iterations as there are moves; as soon as every move has been tried it wins far more.',
      shownBy: 'S1',
    },
  },
  {
    key: 'wins-after',
    what: 'wins with the heuristic-weighted backup, in %',
    source: 'Backpropagation Phase',
    published: WINS.after,
    ours: (outcome) => against(outcome, 'weighted backup').wins(),
    explanation: NO_BUDGET,
  },
  {
    key: 'gain',
    what: 'gain by the heuristic-weighted backup, in percentage points',
    source: 'Backpropagation Phase',
    published: GAIN,
    ours: (outcome) =>
      difference(against(outcome, 'weighted backup').wins(), against(outcome, 'bias b/n').wins()),
    explanation: {
      text: 'The gain is large with fewer iterations than moves, when the backup alone follows b, and small with more.',
      shownBy: 'S1',
    },
  },
  ...(['wins', 'draws', 'losses'] as const).map((result): PublishedNumber => ({
    key: `log-${result}`,
    what: `${result} in the logs (${LOGS[result]} of ${LOGS.games} games), in %`,
    source: LOG_SOURCE,
    published: (100 * LOGS[result]) / LOGS.games,
    publishedGames: LOGS.games,
    ours: (outcome) => against(outcome, 'weighted backup')[result](),
    explanation: {
      text: 'The logs look like a search that tries every move about once: with the bias alone and 45 iterations a move our agent wins and draws about as often as they say.',
      shownBy: 'S1',
    },
  })),
];

const claims: readonly Claim[] = [
  {
    key: 'bias-helps',
    what: 'the heuristic in the tree policy helps: more wins than plain UCT',
    source: 'Expansion Phase',
    conditions: (outcome) => [
      {
        quantity: difference(against(outcome, 'bias b/n').wins(), against(outcome, 'plain UCT').wins()),
        above: 0,
      },
    ],
  },
  {
    key: 'backup-helps',
    what: `the heuristic in the backup helps: more wins than with the bias alone, at ${USUAL} iterations`,
    source: 'Backpropagation Phase',
    conditions: (outcome) => [
      {
        quantity: difference(against(outcome, 'weighted backup').wins(), against(outcome, 'bias b/n').wins()),
        above: 0,
      },
    ],
  },
  {
    key: 'backup-changes-little',
    what: `at ${USUAL} iterations the heuristic in the backup changes the wins by less than ${GAIN} points`,
    source: 'open question: what was the gain of 9 points?',
    conditions: (outcome) => [
      {
        quantity: difference(against(outcome, 'weighted backup').wins(), against(outcome, 'bias b/n').wins()),
        above: -GAIN,
        below: GAIN,
      },
    ],
  },
  {
    key: 'backup-helps-early',
    what: 'the heuristic in the backup helps as long as there are fewer iterations than moves: 30 of them',
    source: 'open question: what was the gain of 9 points?',
    conditions: (outcome) => [
      {
        quantity: difference(
          against(outcome, 'weighted backup', 30).wins(),
          against(outcome, 'bias b/n', 30).wins(),
        ),
        above: 0,
      },
    ],
  },
  {
    key: 'playouts-draw',
    what: 'random playouts end in draws and tell moves apart badly: plain UCT draws most of its games',
    source: 'Simulation Phase',
    conditions: (outcome) => [{ quantity: against(outcome, 'plain UCT').draws(), above: 50 }],
  },
  {
    key: 'more-iterations',
    what: `more iterations give better estimates: plain UCT wins more with ${MANY} than with 30`,
    source: 'Motivation',
    conditions: (outcome) => [
      {
        quantity: difference(
          against(outcome, 'plain UCT', MANY).wins(),
          against(outcome, 'plain UCT', 30).wins(),
        ),
        above: 0,
      },
    ],
  },
  {
    key: 'randomness-suffices',
    what: "randomness is an evaluation that works anywhere: plain UCT scores more than the course's random player",
    source: 'Motivation',
    conditions: (outcome) => [{ quantity: against(outcome, 'plain UCT').points(), above: 50 }],
  },
  {
    key: 'search-adds',
    what: `the search adds to the heuristic: the final agent wins more than b alone, which does not search`,
    source: 'open question: what is the Saboteur heuristic worth?',
    conditions: (outcome) => [
      {
        quantity: difference(against(outcome, 'weighted backup').wins(), bAlone(outcome).wins()),
        above: 0,
      },
    ],
  },
  {
    key: 'b-alone-published',
    what: `b alone, without any search, wins more than the ${WINS.after} % that the paper's agent won`,
    source: 'open question: what is the Saboteur heuristic worth?',
    conditions: (outcome) => [{ quantity: bAlone(outcome).wins(), above: WINS.after }],
  },
  {
    key: 'never-as-weak',
    what: `at no budget from 10 to ${MANY} iterations does the final agent win as little as ${WINS.after} %`,
    source: 'open question: how many iterations did the authors have?',
    conditions: (outcome) =>
      atAllBudgets(outcome, 'weighted backup').map(({ encounter }) => ({
        quantity: encounter.wins(),
        above: WINS.after,
      })),
  },
  {
    key: 'worth-iterations',
    what: 'at equal iterations the final agent beats plain UCT',
    source: 'open question: what is the Saboteur heuristic worth?',
    conditions: (outcome) => [
      { quantity: worth(outcome, 'iterations', 'weighted backup').points(), above: 50 },
    ],
  },
  {
    key: 'worth-time',
    what: 'at equal time the final agent beats plain UCT',
    source: 'open question: what is the Saboteur heuristic worth?',
    conditions: (outcome) => [{ quantity: worth(outcome, 'time', 'weighted backup').points(), above: 50 }],
  },
  {
    key: 'worth-little',
    what: 'against an opponent that searches the heuristic is worth less than 100 Elo: at equal iterations the final agent takes less than 64 % of the points from plain UCT',
    source: 'open question: what is the Saboteur heuristic worth?',
    conditions: (outcome) => [
      { quantity: worth(outcome, 'iterations', 'weighted backup').points(), below: 64 },
    ],
  },
  {
    key: 'b-alone-even',
    what: `b alone and plain UCT with ${DUEL.iterations} iterations are about even (between 40 and 60 % of the points)`,
    source: 'open question: what is the Saboteur heuristic worth?',
    conditions: (outcome) => [
      { quantity: worth(outcome, 'iterations', B_ALONE.name).points(), above: 40, below: 60 },
    ],
  },
  {
    key: 'last-tile',
    what: 'digging helps the opponent: b alone takes less than half of the points from a random player that lays the last tile when it can',
    source: 'open question: what is the Saboteur heuristic worth?',
    conditions: (outcome) => [{ quantity: againstLastTile(outcome, B_ALONE.name).points(), below: 50 }],
  },
  {
    key: 'last-tile-agent',
    what: 'the final agent beats a random player that lays the last tile when it can',
    source: 'open question: what is the Saboteur heuristic worth?',
    conditions: (outcome) => [{ quantity: againstLastTile(outcome, 'weighted backup').points(), above: 50 }],
  },
];

export const s1: PaperExperiment = {
  id: 'S1',
  title: "the ladder against the course's random player",
  source: 'Backpropagation Phase',
  question: 'What do the bias b/n and the heuristic-weighted backup add to plain UCT?',
  runs: [
    run('no-search', 1000, { pairing: 'gauntlet', agents: [COURSE, 'random', LAST_TILE, B_ALONE] }),
    ...STEPS.map((name) =>
      run(name, 400, {
        pairing: 'sweep',
        agents: [step(name, 'iterations=$n'), COURSE],
        vary: { n: FEW },
      }),
    ),
    run('usual', 500, {
      pairing: 'gauntlet',
      agents: [COURSE, ...STEPS.map((name) => step(name, `iterations=${USUAL}`))],
    }),
    run('many', 80, {
      pairing: 'gauntlet',
      agents: [COURSE, ...STEPS.map((name) => step(name, `iterations=${MANY}`))],
    }),
    run('2s', 2, {
      pairing: 'gauntlet',
      agents: [COURSE, ...STEPS.map((name) => step(name))],
      measures: ['simulations'],
    }),
    run('worth-iterations', 600, {
      pairing: 'gauntlet',
      agents: [...STEPS.map((name) => step(name, `iterations=${DUEL.iterations}`)), B_ALONE],
    }),
    run('last-tile', 600, {
      pairing: 'gauntlet',
      agents: [LAST_TILE, B_ALONE, step('weighted backup', `iterations=${DUEL.iterations}`)],
    }),
    run('worth-time', 400, {
      pairing: 'gauntlet',
      agents: STEPS.map((name) => step(name, `time=${DUEL.ms}ms, margin=0`)),
      measures: ['simulations'],
    }),
  ],
  numbers,
  claims,
  show,
};
