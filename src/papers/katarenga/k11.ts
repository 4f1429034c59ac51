/**
 * K11: the findings that fifty games cannot decide, with a thousand. The paper's budgets would take hours, so both agents
 * have about a sixteenth of them (5 playouts per move, 100 per turn); large boards and large effects have fewer games.
 */
import type { Table } from '../../report/document.ts';
import { capital } from '../../words/index.ts';
import { alongSweep, matchOf } from '../encounter.ts';
import type { Outcome } from '../outcome.ts';
import type { Claim, PaperExperiment, PaperRun } from '../paper.ts';
import { type Condition, type Quantity, difference, share } from '../quantity.ts';
import { joinRows, quantityCell, quantityRow, table } from '../show/table.ts';
import { type Verdict, judgeClaim } from '../verdict.ts';
import { STANDARD_C, mctsC1, mctsDepth, mctsWithC, pureMc, pureMcDepth } from './agents.ts';
import { summedDepth } from './k6.ts';
import { type Player, match, sweep } from './matches.ts';
import { type Score, TABLE_2, TABLE_3, TABLE_4, TABLE_5, TABLE_6 } from './published.ts';

const PER_MOVE = 5;
const PER_TURN = 100;
const THOUSAND = 1000;

const PURE_MC: Player = ['Pure MC', pureMc(PER_MOVE)];
const MCTS: Player = ['MCTS', mctsWithC(STANDARD_C, PER_TURN)];
const MCTS_C1: Player = ['MCTS (c = 1)', mctsC1(PER_TURN)];
const PURE_MC_DEPTH: Player = ['Pure MC, depth', pureMcDepth(PER_MOVE)];

const SINGLE = { games: THOUSAND };
const PAIRED = { games: THOUSAND, isPaired: true };

/** Effects so large that fewer games show them. */
const LARGE = { games: 400, isPaired: true };

/** Constants against the square root of two. */
const CONSTANTS = [0.5, 1, 2];

/** Games by board size: those on large boards take as long as hundreds on small ones. */
const SIZES: readonly (readonly [size: number, games: number])[] = [
  [4, THOUSAND],
  [6, THOUSAND],
  [8, THOUSAND],
  [10, 200],
  [12, 60],
];

const HALVES = ['K', 'R', 'B', 'N'] as const;
/** These games are long, with kings above all. */
const HALF_GAMES = 600;

const runs: readonly PaperRun[] = [
  match('colour-pure-mc', PURE_MC, ['Pure MC, Black', PURE_MC[1]], SINGLE),
  match('colour-mcts', MCTS, ['MCTS, Black', MCTS[1]], SINGLE),
  sweep('constants', ['MCTS (c)', mctsWithC('$p', PER_TURN)], MCTS, CONSTANTS, PAIRED),
  ...SIZES.map(([size, games]) =>
    match(`size-${size}`, MCTS_C1, PURE_MC, { games, isPaired: true, options: { size } }),
  ),
  match('depth-pure-mc', PURE_MC_DEPTH, PURE_MC, LARGE),
  // The paper's own budget, as in K6, because a small one turns the result round.
  summedDepth('depth-mcts'),
  match('depth-mcts-small', ['MCTS, depth', mctsDepth('sum', PER_TURN)], MCTS, LARGE),
  ...HALVES.map((tile) =>
    match(`half-${tile.toLowerCase()}`, PURE_MC, ['Pure MC, Black', PURE_MC[1]], {
      games: HALF_GAMES,
      options: { tiles: `half:${tile}` },
    }),
  ),
  match('final', PURE_MC_DEPTH, MCTS_C1, PAIRED),
];

/** A statement about a share of points, from the paper's games and from ours. */
interface TestedFinding {
  readonly key: string;
  readonly what: string;
  readonly source: string;
  /** The paper's score, seen from the same side. */
  readonly published: Score | null;
  ours(outcome: Outcome): Quantity;
  readonly above?: number;
  readonly below?: number;
}

function points(key: string): (outcome: Outcome) => Quantity {
  return (outcome) => matchOf(outcome.run(key)).points();
}

/** Points of MCTS with this constant against √2. */
export function constantPoints(outcome: Outcome, c: number): Quantity {
  return alongSweep(outcome.run('constants'), 'p')
    .find(({ value }) => value === c)!
    .encounter.points();
}

/** "About even". */
const EVEN = { above: 40, below: 60 };

const FINDINGS: readonly TestedFinding[] = [
  {
    key: 'colour-pure-mc',
    what: 'Colours have equal chances between equal Pure MC (40 to 60 % for White)',
    source: 'section 5.1',
    published: TABLE_4.random,
    ours: points('colour-pure-mc'),
    ...EVEN,
  },
  {
    key: 'colour-mcts',
    what: 'Colours have equal chances between equal MCTS (40 to 60 % for White)',
    source: 'section 5.2',
    published: TABLE_3['mcts-plain'],
    ours: points('colour-mcts'),
    ...EVEN,
  },
  {
    key: 'c-one-beats-root-two',
    what: 'MCTS with c = 1 beats √2',
    source: 'section 5.3',
    published: null,
    ours: (outcome) => constantPoints(outcome, 1),
    above: 50,
  },
  {
    key: 'c-one-beats-half',
    what: 'c = 1 gets more points against √2 than c = 0.5 does (difference in %)',
    source: 'section 5.3',
    published: null,
    ours: (outcome) => difference(constantPoints(outcome, 1), constantPoints(outcome, 0.5)),
    above: 0,
  },
  {
    key: 'c-one-beats-two',
    what: 'c = 1 gets more points against √2 than c = 2 does (difference in %)',
    source: 'section 5.3',
    published: null,
    ours: (outcome) => difference(constantPoints(outcome, 1), constantPoints(outcome, 2)),
    above: 0,
  },
  ...SIZES.map(([size]): TestedFinding => ({
    key: `size-${size}`,
    what: `MCTS (c = 1) beats Pure MC on ${size}x${size}`,
    source: 'table 2, conclusion',
    published: TABLE_2.find((row) => row.agent === 'MCTS' && row.size === size)!.score,
    ours: points(`size-${size}`),
    above: 50,
  })),
  {
    key: 'depth-pure-mc',
    what: 'Depth makes Pure MC stronger',
    source: 'table 3',
    published: TABLE_3['pure-mc-depth'],
    ours: points('depth-pure-mc'),
    above: 50,
  },
  {
    key: 'depth-mcts',
    what: "Depth, summed over visits, makes MCTS weaker (the paper's budget)",
    source: 'table 3',
    published: TABLE_3['mcts-depth'],
    ours: points('depth-mcts'),
    below: 50,
  },
  {
    key: 'depth-mcts-small',
    what: 'The same at a sixteenth of the budget',
    source: 'open question',
    published: null,
    ours: points('depth-mcts-small'),
    below: 50,
  },
  {
    key: 'half-k',
    what: 'A half full of kings helps its owner',
    source: 'table 5',
    published: TABLE_5['half-k'],
    ours: points('half-k'),
    above: 50,
  },
  ...(['half-r', 'half-b', 'half-n'] as const).map((key, i): TestedFinding => ({
    key,
    what: `A half full of ${['rooks', 'bishops', 'knights'][i]!} makes no difference (40 to 60 %)`,
    source: 'table 5',
    published: TABLE_5[key],
    ours: points(key),
    above: EVEN.above,
    below: EVEN.below,
  })),
  {
    key: 'final',
    what: 'Pure MC with depth and MCTS with c = 1 are equally strong (40 to 60 %)',
    source: 'table 6',
    // Both colours: 50 of 100 as White, 45 of 100 as Black.
    published: [
      TABLE_6['pure-mc-mcts'].score[0] + TABLE_6['mcts-pure-mc'].score[1],
      TABLE_6['pure-mc-mcts'].score[1] + TABLE_6['mcts-pure-mc'].score[0],
      0,
    ],
    ours: points('final'),
    ...EVEN,
  },
];

/** What our games say about a finding, by its key. */
export function testedFinding(outcome: Outcome, key: string): Quantity {
  return FINDINGS.find((finding) => finding.key === key)!.ours(outcome);
}

/** What the paper's own games say about it, in percent; null where it gives no score. */
export function publishedShare(key: string): Quantity | null {
  const { published } = FINDINGS.find((finding) => finding.key === key)!;
  return published && share(published[0], published[0] + published[1] + published[2]);
}

function condition({ above, below }: TestedFinding, quantity: Quantity): Condition {
  return { quantity, ...(above !== undefined && { above }), ...(below !== undefined && { below }) };
}

const claims: readonly Claim[] = FINDINGS.map((finding) => ({
  key: finding.key,
  what: finding.what,
  source: finding.source,
  conditions: (outcome) => [condition(finding, finding.ours(outcome))],
}));

/** What the paper's own games say by our rule. */
function fromPaper(
  finding: TestedFinding,
): { readonly quantity: Quantity; readonly verdict: Verdict } | null {
  const quantity = publishedShare(finding.key);
  if (!quantity) return null;
  return { quantity, verdict: judgeClaim([condition(finding, quantity)]).verdict };
}

function survivalTable(outcome: Outcome): Table {
  const rows = FINDINGS.map((finding) => {
    const ours = finding.ours(outcome);
    const { verdict } = judgeClaim([condition(finding, ours)]);
    return { finding, theirs: fromPaper(finding), ours, verdict };
  });
  return table({
    id: 'k11-survival',
    caption: [
      "Findings of the paper with its own fifty or hundred games, and with ours (up to a thousand, at a sixteenth of the paper's budgets unless it says otherwise): " +
        'points in % with 95 % intervals, and what follows by the same rule.',
    ],
    columns: [
      { title: 'finding', align: 'left' },
      { title: 'source', align: 'left' },
      { title: "the paper's games", align: 'right' },
      { title: 'points, %', align: 'right' },
      { title: 'says', align: 'left' },
      { title: 'our games', align: 'right' },
      { title: 'points, %', align: 'right' },
      { title: 'says', align: 'left' },
    ],
    rows: rows.map(({ finding, theirs, ours, verdict }) => [
      finding.what,
      finding.source,
      theirs ? String(theirs.quantity.games) : '–',
      quantityCell(theirs?.quantity ?? null, 0),
      theirs ? capital(theirs.verdict) : '–',
      String(ours.games),
      quantityCell(ours, 1),
      capital(verdict),
    ]),
    data: rows.map(({ finding, theirs, ours, verdict }) =>
      joinRows(
        { finding: finding.what, source: finding.source },
        quantityRow('paper', theirs?.quantity ?? null),
        { 'paper says': theirs?.verdict ?? null },
        quantityRow('ours', ours),
        { 'ours says': verdict },
      ),
    ),
  });
}

export const k11: PaperExperiment = {
  id: 'K11',
  title: 'A thousand games instead of fifty',
  source: 'sections 5.1 to 5.8, again',
  question: 'Which findings survive a thousand games instead of fifty?',
  runs,
  numbers: [],
  claims,
  show: (outcome) => [survivalTable(outcome)],
};
