/** Tables 1 and 2 of the paper, ours with theirs in parentheses. */
import type { Block } from '../../report/document.ts';
import { fixed } from '../../words/index.ts';
import type { Outcome } from '../outcome.ts';
import { crossFigure } from '../show/cross.ts';
import { quantityCell, quantityRow, table } from '../show/table.ts';
import { BENCHMARKS, DECAYING, HEURISTIC, PLAYERS, type Player, RANDOM } from './agents.ts';
import { asRun, meeting, secondsPerMove, strength, won } from './c2Meetings.ts';
import { SCORES, WINS } from './published.ts';

const ROWS = PLAYERS.map(({ name }) => name);
/** As the paper shortens them. */
const COLUMNS = [
  'UCT',
  'UCT-Tuned',
  'Boltzmann',
  'ε-Greedy',
  'Dec. ε-G.',
  'Heur. MCTS',
  'Heuristic',
  'Random',
];

interface Place {
  readonly row: Player;
  readonly column: Player;
  readonly r: number;
  readonly c: number;
}

function placeOf(row: string, column: string): Place {
  const [r, c] = [ROWS.indexOf(row), COLUMNS.indexOf(column)];
  return { row: PLAYERS[r]!, column: PLAYERS[c]!, r, c };
}

function scores(outcome: Outcome): Block {
  return crossFigure({
    id: 'c2-scores',
    caption: [
      "The paper's table 1: mean score of the row against the column, ours with the paper's in parentheses.",
    ],
    alt: 'Cross table of mean scores of eight players, each with the published mean.',
    rows: ROWS,
    columns: COLUMNS,
    cell(first, second) {
      const { row, column } = placeOf(first, second);
      return row === column ? null : meeting(outcome, row, column).score();
    },
    published(first, second) {
      const { r, c } = placeOf(first, second);
      return SCORES[r]![c]?.[0] ?? null;
    },
    middle: 60,
    reach: 60,
    digits: 1,
  });
}

function wins(outcome: Outcome): Block {
  return crossFigure({
    id: 'c2-wins',
    caption: [
      "The paper's table 2: games won by the row against the column, in percent of those that were not drawn; ours with " +
        "the paper's in parentheses.",
    ],
    alt: 'Cross table of win percentages of eight players, each with the published percentage.',
    rows: ROWS,
    columns: COLUMNS,
    cell(first, second) {
      const { row, column } = placeOf(first, second);
      return row === column ? null : won(meeting(outcome, row, column));
    },
    published(first, second) {
      const { r, c } = placeOf(first, second);
      return WINS[r]![c] ?? null;
    },
    middle: 50,
    reach: 50,
    digits: 1,
  });
}

/** Table 1 in full: means with standard deviations. */
function spreads(outcome: Outcome): Block {
  const places = PLAYERS.map((row, r) => PLAYERS.map((column, c) => ({ row, column, r, c })));
  const ours = ({ row, column }: Place) => {
    const encounter = meeting(outcome, row, column);
    return { mean: encounter.score().value, sd: encounter.scoreSpread().value };
  };
  return table({
    id: 'c2-table1',
    caption: ["The paper's table 1 with standard deviations: ours, and the paper's in parentheses."],
    columns: [
      { title: 'measured', align: 'left' },
      ...COLUMNS.map((title) => ({ title, align: 'right' as const })),
    ],
    rows: places.map((cells, r) => [
      ROWS[r]!,
      ...cells.map((place) => {
        const published = SCORES[place.r]![place.c];
        if (!published) return '–';
        const { mean, sd } = ours(place);
        return {
          text: `${fixed(mean, 1)} ± ${fixed(sd, 1)}`,
          note: `(${fixed(published[0], 1)} ± ${fixed(published[1], 1)})`,
        };
      }),
    ]),
    data: places.flat().flatMap((place) => {
      const published = SCORES[place.r]![place.c];
      if (!published) return [];
      return [
        {
          row: place.row.name,
          column: place.column.name,
          ...ours(place),
          'published mean': published[0],
          'published sd': published[1],
        },
      ];
    }),
  });
}

/** Every pair once, with the games that it rests on. */
function pairs(outcome: Outcome): Block {
  const all = PLAYERS.flatMap((row, r) =>
    PLAYERS.slice(r + 1).map((column) => ({
      row,
      column,
      encounter: meeting(outcome, row, column),
      published: WINS[r]![PLAYERS.indexOf(column)]!,
    })),
  );
  return table({
    id: 'c2-pairs',
    caption: ["Every pair of the paper's table 2 with games won, drawn and lost, and intervals."],
    columns: [
      { title: 'player', align: 'left' },
      { title: 'opponent', align: 'left' },
      { title: 'games', align: 'right' },
      { title: 'won/drawn/lost', align: 'right' },
      { title: 'won in %', align: 'right' },
      { title: 'the paper', align: 'right' },
      { title: 'lead in points', align: 'right' },
    ],
    rows: all.map(({ row, column, encounter, published }) => [
      row.name,
      column.name,
      String(encounter.games),
      encounter.record,
      quantityCell(won(encounter), 1),
      fixed(published, 1),
      quantityCell(encounter.lead(), 1),
    ]),
    data: all.map(({ row, column, encounter, published }) =>
      Object.assign(
        { player: row.name, opponent: column.name },
        encounter.counts,
        quantityRow('won', won(encounter)),
        { published },
        quantityRow('lead', encounter.lead()),
      ),
    ),
  });
}

/** The mean of a row of table 2. */
function publishedStrength(r: number): number {
  const cells = WINS[r]!.filter((value) => value !== null);
  return cells.reduce((sum, value) => sum + value, 0) / cells.length;
}

function overall(outcome: Outcome): Block {
  const all = PLAYERS.map((player, r) => ({
    player,
    won: strength(outcome, player),
    published: publishedStrength(r),
    time: secondsPerMove(outcome, player),
  }));
  return table({
    id: 'c2-overall',
    caption: [
      "The means of the rows of the paper's table 2: games won in percent over all seven opponents. Times are of this " +
        'machine and of a decision, of which a move has two: for the tile and for the meeple.',
    ],
    columns: [
      { title: 'player', align: 'left' },
      { title: 'won in %', align: 'right' },
      { title: 'the paper', align: 'right' },
      { title: 'ms per decision', align: 'right' },
    ],
    rows: all.map(({ player, won: ours, published, time }) => [
      player.name,
      quantityCell(ours, 1),
      fixed(published, 1),
      fixed(1000 * time.value, 2),
    ]),
    data: all.map(({ player, won: ours, published, time }) =>
      Object.assign({ player: player.name }, quantityRow('won', ours), { published, seconds: time.value }),
    ),
  });
}

/** What became of decaying ε-Greedy. */
function decaying(outcome: Outcome): Block {
  const r = PLAYERS.indexOf(DECAYING);
  const rows = [...BENCHMARKS, HEURISTIC, RANDOM].map((opponent) => ({
    opponent,
    text: meeting(outcome, DECAYING, opponent),
    program: asRun(outcome, opponent),
    wins: WINS[r]![PLAYERS.indexOf(opponent)]!,
    score: SCORES[r]![PLAYERS.indexOf(opponent)]![0],
  }));
  return table({
    id: 'c2-decaying',
    caption: [
      'Decaying ε-Greedy as the text describes it, every move being tried once, and as the program of the paper has it, where a ' +
        'new move is tried by chance alone: games won in percent, and mean scores.',
    ],
    columns: [
      { title: 'opponent', align: 'left' },
      { title: 'won as in the text', align: 'right' },
      { title: 'as run', align: 'right' },
      { title: 'the paper', align: 'right' },
      { title: 'score as in the text', align: 'right' },
      { title: 'as run', align: 'right' },
      { title: 'the paper', align: 'right' },
    ],
    rows: rows.map(({ opponent, text, program, wins: publishedWins, score }) => [
      opponent.name,
      quantityCell(won(text), 1),
      quantityCell(won(program), 1),
      fixed(publishedWins, 1),
      quantityCell(text.score(), 1),
      quantityCell(program.score(), 1),
      fixed(score, 1),
    ]),
    data: rows.map(({ opponent, text, program, wins: publishedWins, score }) =>
      Object.assign(
        { opponent: opponent.name },
        quantityRow('won', won(text)),
        quantityRow('won as run', won(program)),
        { 'published won': publishedWins },
        quantityRow('score', text.score()),
        quantityRow('score as run', program.score()),
        { 'published score': score },
      ),
    ),
  });
}

export function show(outcome: Outcome): readonly Block[] {
  return [scores, wins, spreads, pairs, overall, decaying].map((block) => block(outcome));
}
