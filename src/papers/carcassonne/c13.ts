/** C13: the trees themselves. */
import type { Block } from '../../report/document.ts';
import { fixed, formatCount } from '../../words/index.ts';
import type { Outcome } from '../outcome.ts';
import type { Claim, Explanation, PaperExperiment, PublishedNumber } from '../paper.ts';
import { type Quantity, derived, difference } from '../quantity.ts';
import { table } from '../show/table.ts';
import { BENCHMARKS, UCT, UCT_TUNED } from './agents.ts';
import { type Branching, branching } from './branching.ts';
import { type TreeFigures, titleOf, trees } from './trees.ts';

const LAYERS = 'section 3.1';

/** The mean of a sample, with its standard error. */
function meanOf(values: readonly number[]): Quantity {
  const count = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return derived(mean, Math.sqrt(squares / Math.max(1, count - 1) / count), count);
}

function figuresOf(outcome: Outcome, key: string): readonly TreeFigures[] {
  return [...outcome.study(trees)]
    .filter(([task]) => task.startsWith(`${key} `))
    .map(([, figures]) => figures);
}

/** Over all positions, of one search or several. */
function treeMean(
  outcome: Outcome,
  keys: readonly string[],
  figure: (figures: TreeFigures) => number,
): Quantity {
  return meanOf(keys.flatMap((key) => figuresOf(outcome, key).map(figure)));
}

/** Over all games, with every rotation counted, or with those that look alike counted once. */
function choices(outcome: Outcome, layer: keyof Branching, rotations: 'all' | 'distinct' = 'all'): Quantity {
  const games = [...outcome.study(branching)].filter(([task]) => task.startsWith(rotations));
  return meanOf(games.map(([, one]) => one[layer]));
}

const SEARCHES = BENCHMARKS.map(({ key }) => key);

const ROUND: Explanation = {
  text: 'The paper gives round figures and no sample; ours are means over positions of games.',
  shownBy: 'C13',
};

const MANY_DRAWS: Explanation = {
  text: 'Few meeples follow a placement, but a node for every kind of tile follows each of these. Of the nodes that were visited, draws lead to about two in five.',
  shownBy: 'C13',
};

const numbers: readonly PublishedNumber[] = [
  {
    key: 'turn',
    what: 'choices of a whole turn, placement and meeple together, on average (Heyden 2009); all rotations counted',
    source: LAYERS,
    published: 55,
    ours: (outcome) => choices(outcome, 'turn'),
  },
  {
    key: 'least',
    what: 'choices in the layer with the fewest, the meeple, on average',
    source: LAYERS,
    published: 4,
    ours: (outcome) => choices(outcome, 'meeple'),
    explanation: ROUND,
  },
  {
    key: 'most',
    what: 'choices in the layer with the most, the placement, on average; all rotations counted',
    source: LAYERS,
    published: 30,
    ours: (outcome) => choices(outcome, 'tile'),
    explanation: ROUND,
  },
  {
    key: 'draws-ahead',
    what: 'draws on the longest line of a tree of 1,000 iterations (the mean of four tree policies)',
    source: 'section 4.2.10',
    published: 3,
    ours: (outcome) => treeMean(outcome, SEARCHES, ({ draws }) => draws),
    explanation: ROUND,
  },
  {
    key: 'draw-share',
    what: 'nodes that a draw leads to, in % of all ("roughly a third")',
    source: 'section 3.1.2, figure 2',
    published: 33.3,
    ours: (outcome) => treeMean(outcome, SEARCHES, ({ drawShare }) => 100 * drawShare),
    explanation: MANY_DRAWS,
  },
];

const claims: readonly Claim[] = [
  {
    key: 'layers',
    what: 'three layers have fewer choices each than one layer has: at most two thirds of those of a whole turn',
    source: LAYERS,
    conditions: (outcome) =>
      (['tile', 'meeple', 'draw'] as const).map((layer) => {
        const turn = choices(outcome, 'turn');
        const bound = derived((2 / 3) * turn.value, (turn.high - turn.low) / 6, turn.games);
        return { quantity: difference(choices(outcome, layer), bound), below: 0 };
      }),
  },
  {
    key: 'rotations',
    what: 'rotations that look alike are in these counts: without them a turn has less than 50 choices and a tile less than 28 places',
    source: 'open question: what was counted',
    conditions: (outcome) => [
      { quantity: choices(outcome, 'turn', 'distinct'), below: 50 },
      { quantity: choices(outcome, 'tile', 'distinct'), below: 28 },
    ],
  },
  {
    key: 'third',
    what: 'about a third of the nodes are reached by draws: 28 to 38 %',
    source: 'section 3.1.2, figure 2',
    conditions: (outcome) => [
      { quantity: treeMean(outcome, SEARCHES, ({ drawShare }) => 100 * drawShare), above: 28, below: 38 },
    ],
    explanation: MANY_DRAWS,
  },
  {
    key: 'one-outcome',
    what: 'in a tree of an ensemble every finished turn is followed by one draw, in a single tree by several',
    source: 'section 3.1.2, figure 3',
    conditions: (outcome) => [
      { quantity: treeMean(outcome, ['figure-3'], ({ outcomes }) => outcomes), below: 1.01 },
      { quantity: treeMean(outcome, SEARCHES, ({ outcomes }) => outcomes), above: 1.5 },
    ],
  },
  {
    key: 'few-draws',
    what: 'a tree of 1,000 iterations looks only about three draws ahead: two to four on its longest line',
    source: 'section 4.2.10',
    conditions: (outcome) => [
      { quantity: treeMean(outcome, SEARCHES, ({ draws }) => draws), above: 2, below: 4 },
    ],
  },
  {
    key: 'ensemble-deeper',
    what: 'a tree of an ensemble looks further ahead than a single one, with fewer iterations',
    source: 'open question: what one outcome of chance does to the tree',
    conditions: (outcome) => [
      {
        quantity: difference(
          treeMean(outcome, ['figure-3'], ({ meanDepth }) => meanDepth),
          treeMean(outcome, [UCT_TUNED.key], ({ meanDepth }) => meanDepth),
        ),
        above: 0,
      },
    ],
  },
  {
    key: 'tuned-narrower',
    what: 'UCT-Tuned, with its smaller bonus, puts a larger share of its visits on one move than UCT',
    source: 'open question: what tells the two apart',
    conditions: (outcome) => [
      {
        quantity: difference(
          treeMean(outcome, [UCT_TUNED.key], ({ topShare }) => topShare),
          treeMean(outcome, [UCT.key], ({ topShare }) => topShare),
        ),
        above: 0,
      },
    ],
  },
];

const DRAWN = [...SEARCHES, 'figure-2', 'figure-3'];

const COLUMNS: readonly {
  readonly title: string;
  readonly digits: number;
  of(figures: TreeFigures): number;
}[] = [
  { title: 'nodes', digits: 0, of: ({ nodes }) => nodes },
  { title: 'visited', digits: 0, of: ({ visited }) => visited },
  { title: 'deepest level', digits: 1, of: ({ depth }) => depth },
  { title: 'mean level', digits: 2, of: ({ meanDepth }) => meanDepth },
  { title: 'draws ahead', digits: 1, of: ({ draws }) => draws },
  { title: 'moves at the root', digits: 1, of: ({ moves }) => moves },
  { title: 'best move, % of visits', digits: 1, of: ({ topShare }) => 100 * topShare },
  { title: 'draws tried a turn', digits: 2, of: ({ outcomes }) => outcomes },
  { title: 'nodes by draws, %', digits: 1, of: ({ drawShare }) => 100 * drawShare },
  { title: 'of the visited, %', digits: 1, of: ({ visitedDrawShare }) => 100 * visitedDrawShare },
];

function caption(key: string): string {
  if (key === 'figure-2') return "The paper's figure 2: an excerpt of a tree of UCT after 50 iterations.";
  if (key === 'figure-3')
    return "The paper's figure 3: an excerpt of a tree of an ensemble, in which a finished turn is followed by one draw.";
  return `The tree of ${titleOf(key)}, in the same position: its most visited part.`;
}

function picture(outcome: Outcome, key: string): Block {
  return {
    kind: 'picture',
    id: `c13-${key}`,
    caption: [caption(key)],
    alt: `The most visited part of a search tree: tiles, meeples and draws in different colours. ${titleOf(key)}.`,
    svg: outcome.study(trees).get(`${key} 0`)!.svg,
  };
}

function shapes(outcome: Outcome): Block {
  const rows = DRAWN.map((key) => ({
    name: titleOf(key),
    means: COLUMNS.map(({ of }) => treeMean(outcome, [key], of).value),
  }));
  const format = (value: number, digits: number): string =>
    digits === 0 ? formatCount(Math.round(value)) : fixed(value, digits);
  return table({
    id: 'c13-shapes',
    caption: [
      `Trees in numbers: means over ${figuresOf(outcome, UCT.key).length} positions, twelve turns into the game.`,
    ],
    columns: [
      { title: 'search', align: 'left' },
      ...COLUMNS.map(({ title }) => ({ title, align: 'right' as const })),
    ],
    rows: rows.map(({ name, means }) => [
      name,
      ...means.map((value, i) => format(value, COLUMNS[i]!.digits)),
    ]),
    data: rows.map(({ name, means }) =>
      Object.fromEntries([['search', name], ...COLUMNS.map(({ title }, i) => [title, means[i]!])]),
    ),
  });
}

export const c13: PaperExperiment = {
  id: 'C13',
  title: 'Trees',
  source: `sections 3.1 and 4.2.10, figures 2 and 3`,
  question: 'What do the trees of the four tree policies look like, and how far ahead do they look?',
  runs: [],
  studies: [trees, branching],
  numbers,
  claims,
  show: (outcome) => [shapes(outcome), ...DRAWN.map((key) => picture(outcome, key))],
};
