/** K6: does it help to prefer short playouts? (section 5.6, table 3) */
import type { Table } from '../../report/document.ts';
import { fixed } from '../../words/index.ts';
import { type Encounter, matchOf } from '../encounter.ts';
import type { Outcome } from '../outcome.ts';
import type { Claim, PaperExperiment, Part, PublishedNumber } from '../paper.ts';
import { difference } from '../quantity.ts';
import { quantityCell, quantityRow, table } from '../show/table.ts';
import { mcts, mctsDepth, pureMc, pureMcDepth } from './agents.ts';
import { TILES, tileMoves, total } from './effort.ts';
import { tileShare } from './k4.ts';
import { match } from './parts.ts';
import { DEPTH_TILES, type Score, TABLE_3 } from './published.ts';
import { SCORE_COLUMNS, scoreCells, scoreNumbers, scoreRow } from './scores.ts';

const HUNDRED = 100;
const CONDITIONS = { games: HUNDRED, paperGames: HUNDRED };

/** Pure MC against its equal on boards that are new for every game. */
export function plainPureMc(key: string): Part {
  return match(key, ['Pure MC', pureMc()], ['Pure MC, Black', pureMc()], CONDITIONS);
}

interface DepthRow {
  readonly key: string;
  readonly match: string;
  readonly depth: string;
  readonly part: Part;
  readonly score: Score | null;
}

/** In the order of table 3; the second reading of D is ours. */
const ROWS: readonly DepthRow[] = [
  {
    key: 'pure-mc-plain',
    match: 'Pure MC vs Pure MC',
    depth: 'no',
    part: plainPureMc('pure-mc-plain'),
    score: TABLE_3['pure-mc-plain'],
  },
  {
    key: 'pure-mc-depth',
    match: 'Pure MC vs Pure MC',
    depth: 'yes',
    part: match('pure-mc-depth', ['Pure MC, depth', pureMcDepth()], ['Pure MC', pureMc()], CONDITIONS),
    score: TABLE_3['pure-mc-depth'],
  },
  {
    key: 'mcts-plain',
    match: 'MCTS vs MCTS',
    depth: 'no',
    part: match('mcts-plain', ['MCTS', mcts()], ['MCTS, Black', mcts()], CONDITIONS),
    score: TABLE_3['mcts-plain'],
  },
  {
    key: 'mcts-depth',
    match: 'MCTS vs MCTS',
    depth: 'yes, sum over visits',
    part: match('mcts-depth', ['MCTS, depth', mctsDepth('sum')], ['MCTS', mcts()], CONDITIONS),
    score: TABLE_3['mcts-depth'],
  },
  {
    key: 'mcts-depth-mean',
    match: 'MCTS vs MCTS',
    depth: 'yes, mean (ours)',
    part: match('mcts-depth-mean', ['MCTS, depth', mctsDepth('mean')], ['MCTS', mcts()], { games: HUNDRED }),
    score: null,
  },
];

function encounterOf(outcome: Outcome, key: string): Encounter {
  return matchOf(outcome.run(key));
}

const numbers: readonly PublishedNumber[] = [
  ...ROWS.flatMap(({ key, match: name, depth, score }) =>
    score
      ? scoreNumbers({
          key,
          what: `${name}, depth: ${depth}`,
          source: 'table 3',
          score,
          encounter: (outcome) => encounterOf(outcome, key),
        })
      : [],
  ),
  ...(['pure-mc-depth', 'pure-mc-plain'] as const).flatMap((key) =>
    TILES.map((tile): PublishedNumber => ({
      key: `${key}-${tile}`,
      what: `Pure MC ${key === 'pure-mc-depth' ? 'with' : 'without'} depth as White: moves from ${tile} tiles in a hundred games`,
      source: 'section 5.6',
      published: DEPTH_TILES[key][tile],
      publishedGames: HUNDRED,
      ours: (outcome) => total(tileMoves(encounterOf(outcome, key), tile), HUNDRED),
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
      const counts = (tile: (typeof TILES)[number]) => tileMoves(encounterOf(outcome, 'pure-mc-depth'), tile);
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
        quantity: tileShare(encounterOf(outcome, 'pure-mc-plain'), [tile]),
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
  const rows = ROWS.map((row) => ({ ...row, encounter: encounterOf(outcome, row.key) }));
  return table({
    id: 'k6-table-3',
    caption: [
      "The paper's table 3: a hundred games, White with or without depth against Black without; the last row is our second reading of D. " +
        'Scores are White’s; plies are those of both players.',
    ],
    columns: [
      { title: 'agents', align: 'left' },
      { title: 'White uses depth', align: 'left' },
      ...SCORE_COLUMNS,
      { title: 'plies per game', align: 'right' },
    ],
    rows: rows.map(({ match: name, depth, score, encounter }) => [
      name,
      depth,
      ...scoreCells(score, encounter),
      quantityCell(encounter.measure('length'), 1),
    ]),
    data: rows.map(({ match: name, depth, score, encounter }) => ({
      match: name,
      depth,
      ...scoreRow(score, encounter),
      ...quantityRow('plies', encounter.measure('length')),
    })),
  });
}

function tilesTable(outcome: Outcome): Table {
  const rows = ROWS.flatMap(({ key, match: name, depth, score }) => {
    const encounter = encounterOf(outcome, key);
    const theirs = key === 'pure-mc-depth' || key === 'pure-mc-plain' ? DEPTH_TILES[key] : null;
    return score ? [{ name, depth, encounter, theirs }] : [];
  });
  return table({
    id: 'k6-tiles',
    caption: [
      'Section 5.6: moves of White by the tile that they start from, sums over a hundred games; paper / ours.',
    ],
    columns: [
      { title: 'agents', align: 'left' },
      { title: 'White uses depth', align: 'left' },
      ...TILES.map((tile) => ({ title: tile, align: 'right' as const })),
    ],
    rows: rows.map(({ name, depth, encounter, theirs }) => [
      name,
      depth,
      ...TILES.map(
        (tile) =>
          `${theirs ? theirs[tile] : '–'} / ${fixed(total(tileMoves(encounter, tile), HUNDRED).value, 0)}`,
      ),
    ]),
    data: rows.map(({ name, depth, encounter, theirs }) => ({
      match: name,
      depth,
      ...Object.fromEntries(
        TILES.flatMap((tile) => [
          [`${tile} published`, theirs ? theirs[tile] : null],
          [tile, total(tileMoves(encounter, tile), HUNDRED).value],
        ]),
      ),
    })),
  });
}

export const k6: PaperExperiment = {
  id: 'K6',
  title: 'Depth of playouts',
  source: 'section 5.6, table 3',
  question: 'Does it help to prefer playouts that end soon?',
  parts: ROWS.map(({ part }) => part),
  numbers,
  claims,
  show: (outcome) => [table3(outcome), tilesTable(outcome)],
};
