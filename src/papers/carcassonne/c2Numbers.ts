/** The numbers of tables 1 and 2, cell by cell, and those of the text around them. */
import type { Outcome } from '../outcome.ts';
import type { Explanation, PublishedNumber } from '../paper.ts';
import type { Quantity } from '../quantity.ts';
import {
  BENCHMARKS,
  DECAYING,
  HEURISTIC,
  HEURISTIC_MCTS,
  PLAYERS,
  type Player,
  RANDOM,
  UCT_TUNED,
} from './agents.ts';
import { NEVER_TRIED, TOO_LITTLE } from './c2Claims.ts';
import { meeting, scoreAgainst, secondsPerMove, won } from './c2Meetings.ts';
import { SCORES, TABLE_GAMES, WINS } from './published.ts';
import { OTHER_MACHINE, OTHER_RULES } from './explanations.ts';

const SECTION = 'section 4.2.2';

type Kind = 'score' | 'sd' | 'wins';

/** Scores are of other rules than ours, so they are not comparable one to one. */
/** Why a cell may differ. */
const MORE_POINTS: Explanation = {
  text: 'Heuristic, which takes the most points at once, scores far more here than in the program of the paper, whose scoring takes shortcuts, and gains more by that than its opponents do.',
  shownBy: 'C2',
};

function explanationOf(kind: Kind, row: Player, column: Player): { readonly explanation?: Explanation } {
  if (row === DECAYING || column === DECAYING) return { explanation: NEVER_TRIED };
  if (kind !== 'wins') return { explanation: OTHER_RULES };
  if (row === HEURISTIC || column === HEURISTIC) return { explanation: MORE_POINTS };
  return row === UCT_TUNED || column === UCT_TUNED ? { explanation: TOO_LITTLE } : {};
}

/** The number of a cell of table 1 or 2, if the cell is not empty. */
function cell(
  kind: Kind,
  row: Player,
  column: Player,
  published: number | undefined | null,
  ours: (outcome: Outcome) => Quantity,
): PublishedNumber[] {
  if (published === undefined || published === null) return [];
  const what = { score: 'mean score', sd: 'standard deviation of the score', wins: 'games won in %' }[kind];
  return [
    {
      key: `${kind}-${row.key}-${column.key}`,
      what: `${row.name} against ${column.name}, ${what}`,
      source: kind === 'wins' ? 'table 2' : 'table 1',
      published,
      publishedGames: TABLE_GAMES,
      ours,
      ...explanationOf(kind, row, column),
    },
  ];
}

function pairs(): {
  readonly row: Player;
  readonly column: Player;
  readonly r: number;
  readonly c: number;
}[] {
  return PLAYERS.flatMap((row, r) => PLAYERS.map((column, c) => ({ row, column, r, c })));
}

const cells = [
  ...pairs().flatMap(({ row, column, r, c }) =>
    cell('score', row, column, SCORES[r]![c]?.[0], (outcome) => meeting(outcome, row, column).score()),
  ),
  ...pairs().flatMap(({ row, column, r, c }) =>
    cell('sd', row, column, SCORES[r]![c]?.[1], (outcome) => meeting(outcome, row, column).scoreSpread()),
  ),
  ...pairs().flatMap(({ row, column, r, c }) =>
    cell('wins', row, column, WINS[r]![c], (outcome) => won(meeting(outcome, row, column))),
  ),
];

const times: PublishedNumber[] = [
  ...[...BENCHMARKS, DECAYING, HEURISTIC_MCTS].map((player) => ({ player, published: 10 })),
  { player: HEURISTIC, published: 0.02 },
  { player: RANDOM, published: 1e-5 },
].map(({ player, published }) => ({
  key: `seconds-${player.key}`,
  what: `${player.name}, seconds per move, about`,
  source: SECTION,
  published,
  ours: (outcome) => secondsPerMove(outcome, player),
  explanation: OTHER_MACHINE,
}));

const averages: PublishedNumber[] = [
  {
    key: 'random-against-best',
    what: 'mean score of Random against the best four',
    source: SECTION,
    published: 24,
    publishedGames: 4 * TABLE_GAMES,
    ours: (outcome) => scoreAgainst(outcome, RANDOM, BENCHMARKS),
    explanation: OTHER_RULES,
  },
  {
    key: 'random-against-rest',
    what: 'mean score of Random against the other three',
    source: SECTION,
    published: 11,
    publishedGames: 3 * TABLE_GAMES,
    ours: (outcome) => scoreAgainst(outcome, RANDOM, [DECAYING, HEURISTIC_MCTS, HEURISTIC]),
    explanation: OTHER_RULES,
  },
];

export const numbers: readonly PublishedNumber[] = [...cells, ...averages, ...times];
