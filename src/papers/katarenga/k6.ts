/** K6: does it help to prefer short playouts? (section 5.6, table 3) */
import type { Table } from '../../report/document.ts';
import { fixed } from '../../words/index.ts';
import { type Encounter, matchOf } from '../encounter.ts';
import type { Outcome } from '../outcome.ts';
import type { Claim, Explanation, PaperExperiment, PaperRun, PublishedNumber } from '../paper.ts';
import { type Quantity, difference } from '../quantity.ts';
import { joinRows, quantityCell, quantityRow, table } from '../show/table.ts';
import { mcts, mctsDepth, pureMc, pureMcDepth } from './agents.ts';
import { TILES, tileMoves, total } from './effort.ts';
import { tileShare } from './k4.ts';
import { match } from './matches.ts';
import { DEPTH_TILES, type Score, TABLE_3 } from './published.ts';
import { SCORE_COLUMNS, scoreCells, scoreNumbers, scoreRow } from './scores.ts';

const HUNDRED = 100;
const CONDITIONS = { games: HUNDRED, paperGames: HUNDRED };

/** Pure MC against its equal on boards that are new for every game. */
export function plainPureMc(key: string): PaperRun {
  return match(key, ['Pure MC', pureMc()], ['Pure MC, Black', pureMc()], CONDITIONS);
}

/** MCTS with depth, D summed over visits, against MCTS without. */
export function summedDepth(key: string): PaperRun {
  return match(key, ['MCTS, depth', mctsDepth('sum')], ['MCTS', mcts()], CONDITIONS);
}

interface DepthRow {
  readonly key: string;
  readonly match: string;
  readonly depth: string;
  readonly run: PaperRun;
  readonly score: Score | null;
}

/** In the order of table 3; the paper does not say what D is at a node, so the last two are other readings. */
const ROWS: readonly DepthRow[] = [
  {
    key: 'pure-mc-plain',
    match: 'Pure MC vs Pure MC',
    depth: 'no',
    run: plainPureMc('pure-mc-plain'),
    score: TABLE_3['pure-mc-plain'],
  },
  {
    key: 'pure-mc-depth',
    match: 'Pure MC vs Pure MC',
    depth: 'yes',
    run: match('pure-mc-depth', ['Pure MC, depth', pureMcDepth()], ['Pure MC', pureMc()], CONDITIONS),
    score: TABLE_3['pure-mc-depth'],
  },
  {
    key: 'mcts-plain',
    match: 'MCTS vs MCTS',
    depth: 'no',
    run: match('mcts-plain', ['MCTS', mcts()], ['MCTS, Black', mcts()], CONDITIONS),
    score: TABLE_3['mcts-plain'],
  },
  {
    key: 'mcts-depth',
    match: 'MCTS vs MCTS',
    depth: 'yes, sum over visits',
    run: summedDepth('mcts-depth'),
    score: TABLE_3['mcts-depth'],
  },
  {
    key: 'mcts-depth-mean',
    match: 'MCTS vs MCTS',
    depth: 'yes, mean (ours)',
    run: match('mcts-depth-mean', ['MCTS, depth', mctsDepth('mean')], ['MCTS', mcts()], { games: HUNDRED }),
    score: null,
  },
  {
    key: 'mcts-depth-last',
    match: 'MCTS vs MCTS',
    depth: 'yes, last (ours)',
    run: match('mcts-depth-last', ['MCTS, depth', mctsDepth('last')], ['MCTS', mcts()], { games: HUNDRED }),
    score: null,
  },
];

/** Points of the agent with depth, White. */
export function depthPoints(outcome: Outcome, key: string): Quantity {
  return encounterOf(outcome, key).points();
}

function encounterOf(outcome: Outcome, key: string): Encounter {
  return matchOf(outcome.run(key));
}

/**
 * Pure MC with and without depth, as section 5.6 counts their moves. The two sums of its counts differ by four moves, so
 * they must be the two sides of one match: White with depth and Black without.
 */
function sideOf(outcome: Outcome, which: keyof typeof DEPTH_TILES): Encounter {
  const encounter = encounterOf(outcome, 'pure-mc-depth');
  return which === 'with' ? encounter : encounter.turned();
}

const ANOTHER_READING: Explanation = {
  text: 'If D is the length of the last playout of a move, and not their sum, MCTS with depth wins as few games as in the paper; with their mean it gains. So the program seems to have kept the last one only.',
  shownBy: 'K6',
};

const numbers: readonly PublishedNumber[] = [
  ...ROWS.flatMap(({ key, match: name, depth, score }) =>
    score
      ? scoreNumbers({
          key,
          what: `${name}, depth: ${depth}`,
          source: 'table 3',
          score,
          encounter: (outcome) => encounterOf(outcome, key),
          explanation: key === 'mcts-depth' ? ANOTHER_READING : undefined,
        })
      : [],
  ),
  ...(['with', 'without'] as const).flatMap((which) =>
    TILES.map((tile): PublishedNumber => ({
      key: `${which}-depth-${tile}`,
      what: `Pure MC ${which} depth: moves from ${tile} tiles in a hundred games`,
      source: 'section 5.6',
      published: DEPTH_TILES[which][tile],
      publishedGames: HUNDRED,
      ours: (outcome) => total(tileMoves(sideOf(outcome, which), tile), HUNDRED),
    })),
  ),
];

const claims: readonly Claim[] = [
  {
    key: 'helps-pure-mc',
    what: 'Depth makes Pure MC stronger (more than half of the points)',
    source: 'section 5.6, conclusion',
    conditions: (outcome) => [{ quantity: encounterOf(outcome, 'pure-mc-depth').points(), above: 50 }],
  },
  {
    key: 'hurts-mcts',
    what: 'Depth makes MCTS weaker (fewer than half of the points; D summed over visits)',
    source: 'section 5.6',
    conditions: (outcome) => [{ quantity: encounterOf(outcome, 'mcts-depth').points(), below: 50 }],
  },
  {
    key: 'hurts-mcts-mean',
    what: 'Depth makes MCTS weaker also if D is the mean length of the playouts of a move',
    source: 'section 5.6, another reading',
    conditions: (outcome) => [{ quantity: encounterOf(outcome, 'mcts-depth-mean').points(), below: 50 }],
  },
  {
    key: 'hurts-mcts-last',
    what: 'Depth makes MCTS weaker also if D is the length of the last playout of a move',
    source: 'section 5.6, another reading',
    conditions: (outcome) => [{ quantity: encounterOf(outcome, 'mcts-depth-last').points(), below: 50 }],
  },
  {
    key: 'even-without',
    what: 'Without depth equal agents are about even (between 40 and 60 %)',
    source: 'section 5.6, table 3',
    conditions: (outcome) =>
      ['pure-mc-plain', 'mcts-plain'].map((key) => ({
        quantity: encounterOf(outcome, key).points(),
        above: 40,
        below: 60,
      })),
  },
  {
    key: 'knights-most-kings-least',
    what: 'With depth Pure MC moves from knight tiles more often, and from king tiles less often, than from each of the others',
    source: 'section 5.6',
    conditions: (outcome) => {
      const counts = (tile: (typeof TILES)[number]) => tileMoves(sideOf(outcome, 'with'), tile);
      return [
        ...(['rook', 'bishop', 'king'] as const).map((tile) => ({
          quantity: difference(counts('knight'), counts(tile)),
          above: 0,
        })),
        ...(['rook', 'bishop'] as const).map((tile) => ({
          quantity: difference(counts('king'), counts(tile)),
          below: 0,
        })),
      ];
    },
  },
  {
    key: 'balanced-without',
    what: 'Without depth Pure MC uses all types of tiles about equally (each 20 to 30 % of its moves)',
    source: 'section 5.6',
    conditions: (outcome) =>
      TILES.map((tile) => ({
        quantity: tileShare(sideOf(outcome, 'without'), [tile]),
        above: 20,
        below: 30,
      })),
  },
  {
    key: 'mcts-same-tiles',
    what: 'MCTS with and without depth use tiles very alike (each share differs by less than 5 points)',
    source: 'section 5.6',
    conditions: (outcome) => {
      const encounter = encounterOf(outcome, 'mcts-depth');
      return TILES.map((tile) => ({
        quantity: difference(tileShare(encounter, [tile]), tileShare(encounter.turned(), [tile])),
        above: -5,
        below: 5,
      }));
    },
  },
  {
    key: 'shorter-games',
    what: 'With depth Pure MC needs fewer moves: its games are shorter than those of two plain ones',
    source: 'section 5.6, what depth is for',
    conditions: (outcome) => [
      {
        quantity: difference(
          encounterOf(outcome, 'pure-mc-depth').measure('length'),
          encounterOf(outcome, 'pure-mc-plain').measure('length'),
        ),
        below: 0,
      },
    ],
  },
];

function table3(outcome: Outcome): Table {
  const rows = ROWS.map((row) => ({ row, encounter: encounterOf(outcome, row.key) }));
  return table({
    id: 'k6-table-3',
    caption: [
      "The paper's table 3: a hundred games, White with or without depth against Black without; the last two rows are other readings of D than the sum over visits. " +
        'Scores are White’s; plies are those of both players.',
    ],
    columns: [
      { title: 'agents', align: 'left' },
      { title: 'White uses depth', align: 'left' },
      ...SCORE_COLUMNS,
      { title: 'plies per game', align: 'right' },
    ],
    rows: rows.map(({ row: { match: name, depth, score }, encounter }) => [
      name,
      depth,
      ...scoreCells(score, encounter),
      quantityCell(encounter.measure('length'), 1),
    ]),
    data: rows.map(({ row: { match: name, depth, score }, encounter }) =>
      joinRows(
        { match: name, depth },
        scoreRow(score, encounter),
        quantityRow('plies', encounter.measure('length')),
      ),
    ),
  });
}

/** Both sides of the two matches with depth. */
function tilesTable(outcome: Outcome): Table {
  const mctsMatch = encounterOf(outcome, 'mcts-depth');
  const rows = [
    { name: 'Pure MC with depth (White)', side: sideOf(outcome, 'with'), theirs: DEPTH_TILES.with },
    { name: 'Pure MC without (Black)', side: sideOf(outcome, 'without'), theirs: DEPTH_TILES.without },
    { name: 'MCTS with depth (White)', side: mctsMatch, theirs: null },
    { name: 'MCTS without (Black)', side: mctsMatch.turned(), theirs: null },
  ];
  return table({
    id: 'k6-tiles',
    caption: [
      'Section 5.6: moves by the tile that they start from, sums over a hundred games; paper / ours. ' +
        "The paper's two counts for Pure MC have equal sums, so we take them for the two sides of the match with depth.",
    ],
    columns: [
      { title: 'agent', align: 'left' },
      ...TILES.map((tile) => ({ title: tile, align: 'right' as const })),
    ],
    rows: rows.map(({ name, side, theirs }) => [
      name,
      ...TILES.map(
        (tile) => `${theirs ? theirs[tile] : '–'} / ${fixed(total(tileMoves(side, tile), HUNDRED).value, 0)}`,
      ),
    ]),
    data: rows.map(({ name, side, theirs }) =>
      joinRows(
        { agent: name },
        ...TILES.map((tile) => ({
          [`${tile} published`]: theirs ? theirs[tile] : null,
          [tile]: total(tileMoves(side, tile), HUNDRED).value,
        })),
      ),
    ),
  });
}

export const k6: PaperExperiment = {
  id: 'K6',
  title: 'Depth of playouts',
  source: 'section 5.6, table 3',
  question: 'Does it help to prefer playouts that end soon?',
  runs: ROWS.map(({ run }) => run),
  numbers,
  claims,
  show: (outcome) => [table3(outcome), tilesTable(outcome)],
};
