/** The tables of the paper, as they are printed. */
import type { Tile } from './effort.ts';
import type { White } from './lines.ts';

export interface Table1Row {
  readonly match: string;
  readonly white: White;
  readonly black: White;
  /** Games won, in percent. */
  readonly level: number;
  /** In millions. */
  readonly simulations: number;
  readonly speedUp: number;
}

export const TABLE_1: readonly Table1Row[] = [
  { match: 'Pure MC vs Pure MC', white: 'pure-mc', black: 'pure-mc', level: 60, simulations: 20, speedUp: 1 },
  { match: 'MCTS vs Pure MC', white: 'mcts', black: 'pure-mc', level: 60, simulations: 15, speedUp: 1.33 },
  { match: 'Pure MC vs MCTS', white: 'pure-mc', black: 'mcts', level: 80, simulations: 8, speedUp: 1 },
  { match: 'MCTS vs MCTS', white: 'mcts', black: 'mcts', level: 80, simulations: 4, speedUp: 2 },
];

/** Games won, lost and drawn. */
export type Score = readonly [wins: number, losses: number, draws: number];

/** Moves from king, rook, bishop and knight tiles. */
export type TileCounts = Readonly<Record<Tile, number>>;

export interface Table2Row {
  readonly agent: 'Pure MC' | 'MCTS';
  readonly size: number;
  readonly tiles: TileCounts;
  readonly score: Score;
}

function row(
  agent: Table2Row['agent'],
  size: number,
  [king, rook, bishop, knight]: readonly [number, number, number, number],
  score: Score,
): Table2Row {
  return { agent, size, tiles: { king, rook, bishop, knight }, score };
}

/** Sums over fifty games, and the score of the agent that is counted. */
export const TABLE_2: readonly Table2Row[] = [
  row('Pure MC', 4, [64, 40, 49, 38], [10, 40, 0]),
  row('Pure MC', 6, [138, 149, 169, 139], [8, 42, 0]),
  row('Pure MC', 8, [380, 356, 313, 286], [15, 35, 0]),
  row('Pure MC', 10, [524, 619, 616, 640], [14, 36, 0]),
  row('Pure MC', 12, [1066, 1078, 960, 947], [24, 26, 0]),
  row('MCTS', 4, [54, 52, 51, 55], [40, 10, 0]),
  row('MCTS', 6, [153, 191, 132, 124], [42, 8, 0]),
  row('MCTS', 8, [338, 327, 340, 335], [35, 15, 0]),
  row('MCTS', 10, [616, 649, 587, 555], [36, 14, 0]),
  row('MCTS', 12, [1019, 1087, 1018, 946], [26, 24, 0]),
];

/** Table 3: White's score in a hundred games, White with or without depth against Black without. */
export const TABLE_3 = {
  'pure-mc-plain': [48, 52, 0],
  'pure-mc-depth': [71, 29, 0],
  'mcts-plain': [49, 51, 0],
  'mcts-depth': [19, 81, 0],
} as const satisfies Readonly<Record<string, Score>>;

/** Section 5.6: moves of Pure MC with and without depth in those hundred games. */
export const DEPTH_TILES = {
  with: { king: 381, rook: 465, bishop: 449, knight: 526 },
  without: { king: 466, rook: 466, bishop: 457, knight: 436 },
} as const satisfies Readonly<Record<string, TileCounts>>;

/** Tables 4 and 5: White's score in fifty games of Pure MC against Pure MC. */
export const TABLE_4 = {
  random: [25, 25, 0],
  'board-1': [29, 21, 0],
  'board-2': [25, 25, 0],
  'board-3': [23, 27, 0],
} as const satisfies Readonly<Record<string, Score>>;

export const TABLE_5 = {
  random: [25, 25, 0],
  'half-k': [32, 18, 0],
  'half-r': [24, 26, 0],
  'half-b': [24, 26, 0],
  'half-n': [27, 23, 0],
} as const satisfies Readonly<Record<string, Score>>;

/** Table 6: a hundred games each way; simulations in millions. */
export const TABLE_6 = {
  'pure-mc-mcts': { white: 2.4, black: 3, score: [50, 50, 0] },
  'mcts-pure-mc': { white: 2.9, black: 3, score: [55, 45, 0] },
} as const satisfies Readonly<Record<string, { white: number; black: number; score: Score }>>;
