/** K9: a second score for every position, used in several ways, against plain MCTS at equal time. (future work) */
import type { Block, Figure, Row, Table } from '../../report/document.ts';
import { fixed, formatCount } from '../../words/index.ts';
import { type Encounter, between, matchOf } from '../encounter.ts';
import type { Outcome } from '../outcome.ts';
import type { Claim, PaperExperiment, PaperRun } from '../paper.ts';
import type { Quantity } from '../quantity.ts';
import { intervalsFigure } from '../show/intervals.ts';
import { quantityCell, quantityRow, table } from '../show/table.ts';

/** For each move of either side, so that an evaluation has to be worth what it costs. */
const MS = 20;
const TIME = `${MS}ms`;
const UCB1 = 'tree=ucb1(c=1, total=node)';

interface Use {
  readonly key: string;
  readonly name: string;
  readonly spec: string;
}

const PLAIN: Use = { key: 'plain', name: 'MCTS', spec: `mcts(${UCB1}, time=${TIME})` };

/** `features` is the score of section 8 of the rules with its starting weights. */
const USES: readonly Use[] = [
  { key: 'cut', name: 'cut-off', spec: `mcts(${UCB1}, leaf=cut(plies=8, heuristic=features), time=${TIME})` },
  { key: 'puct', name: 'prior', spec: `mcts(tree=puct(prior=features), time=${TIME})` },
  {
    key: 'bias',
    name: 'progressive bias',
    spec: `mcts(tree=progressive-bias(c=1, prior=features), time=${TIME})`,
  },
  {
    key: 'implicit',
    name: 'implicit minimax',
    spec: `mcts(tree=implicit-minimax(c=1, heuristic=features), time=${TIME})`,
  },
  { key: 'alphabeta', name: 'alpha-beta', spec: `alphabeta(heuristic=features, time=${TIME})` },
];

const common = {
  game: 'katarenga',
  options: { preset: 'paper' },
  measures: ['length', 'simulations'],
  records: 'none',
} as const;

const equalTime: PaperRun = {
  key: 'equal-time',
  spec: {
    ...common,
    agents: [PLAIN, ...USES].map(({ name, spec }) => ({ name, spec })),
    pairing: 'gauntlet',
    games: 100,
  },
};

const ALPHA_BETA_2 = 'alpha-beta, depth 2';

const remark: PaperRun = {
  key: 'depth-two',
  spec: {
    ...common,
    agents: [
      { name: ALPHA_BETA_2, spec: 'alphabeta(heuristic=simple, depth=2)' },
      { name: 'MCTS 800', spec: 'mcts(tree=ucb1(c=1, total=node), iterations=800)' },
    ],
    pairing: 'match',
    games: 100,
  },
};

function against(outcome: Outcome, { name }: Use): Encounter {
  return between(outcome.run('equal-time'), name, PLAIN.name);
}

/** Points of the second score, used in this way, against plain MCTS. */
export function withScore(outcome: Outcome, key: string): Quantity {
  return against(
    outcome,
    USES.find((use) => use.key === key)!,
  ).points();
}

function stronger(use: Use): Claim {
  return {
    key: use.key,
    what: `The second score as ${use.name === 'prior' ? 'a prior (PUCT)' : use.name} beats plain MCTS at ${MS} ms a move (more than half of the points)`,
    source: 'future work, as an open question',
    conditions: (outcome) => [{ quantity: against(outcome, use).points(), above: 50 }],
  };
}

const claims: readonly Claim[] = [
  ...USES.map(stronger),
  {
    key: 'depth-two',
    what: 'Alpha-beta of depth two with pawns, points and progress alone wins more than 90 % of its games against MCTS with 800 playouts',
    source: 'trial games (ten of ten), as an open question',
    conditions: (outcome) => [{ quantity: matchOf(outcome.run('depth-two')).points(), above: 90 }],
  },
];

/** Playouts of a side for each of its moves. */
function playouts(encounter: Encounter): number {
  return encounter.summary('simulations').mean;
}

/** Alpha-beta has none. */
function formatPlayouts(encounter: Encounter): string {
  const count = Math.round(playouts(encounter));
  return count === 0 ? '–' : formatCount(count);
}

interface Shown {
  readonly name: string;
  readonly opponent: string;
  readonly encounter: Encounter;
}

function rowsOf(outcome: Outcome): readonly Shown[] {
  return [
    ...USES.map((use) => ({
      name: use.name,
      opponent: `${PLAIN.name}, ${MS} ms`,
      encounter: against(outcome, use),
    })),
    { name: ALPHA_BETA_2, opponent: 'MCTS, 800 playouts', encounter: matchOf(outcome.run('depth-two')) },
  ];
}

function scoreRow({ name, opponent, encounter }: Shown): Row {
  return {
    use: name,
    opponent,
    ...encounter.counts,
    ...quantityRow('points', encounter.points()),
    playouts: playouts(encounter),
    'playouts of the opponent': playouts(encounter.turned()),
    plies: encounter.summary('length').mean,
  };
}

function scoreTable(outcome: Outcome): Table {
  const rows = rowsOf(outcome);
  return table({
    id: 'k9-scores',
    caption: [
      `The second score in five ways against plain MCTS (c = 1) at ${MS} ms a move, and a fixed depth of two against 800 playouts: games won/drawn/lost, points, and playouts for each move of either side.`,
    ],
    columns: [
      { title: 'the score as', align: 'left' },
      { title: 'against', align: 'left' },
      { title: 'won/drawn/lost', align: 'right' },
      { title: 'points, %', align: 'right' },
      { title: 'its playouts', align: 'right' },
      { title: "the opponent's", align: 'right' },
      { title: 'plies', align: 'right' },
    ],
    rows: rows.map(({ name, opponent, encounter }) => [
      name,
      opponent,
      encounter.record,
      quantityCell(encounter.points(), 1),
      formatPlayouts(encounter),
      formatPlayouts(encounter.turned()),
      fixed(encounter.summary('length').mean, 0),
    ]),
    data: rows.map(scoreRow),
  });
}

function scoreFigure(outcome: Outcome): Figure {
  return intervalsFigure({
    id: 'k9-points',
    caption: [
      `The second score in five ways: points against plain MCTS at ${MS} ms a move, with 95 % intervals.`,
    ],
    alt: 'Points of each use of the evaluation against plain MCTS, one below the other.',
    xTitle: 'points against plain MCTS, %',
    reference: 50,
    rows: USES.map((use) => ({ name: use.name, quantity: against(outcome, use).points() })),
  });
}

export const k9: PaperExperiment = {
  id: 'K9',
  title: 'A second score for every position',
  source: 'future work',
  question: 'What is an evaluation by simple features worth, and how is it best used?',
  runs: [equalTime, remark],
  numbers: [],
  claims,
  show: (outcome): readonly Block[] => [scoreTable(outcome), scoreFigure(outcome)],
};
