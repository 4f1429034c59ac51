/** Boards of Katarenga solved exactly, as studies: all of 3x3, and a dozen of 4x4. */
import { Random, settleOptions } from '../../core/index.ts';
import { dictionary, integer, list, object, required, text } from '../../core/schema/index.ts';
import { type KatarengaState, katarenga as game } from '../../games/katarenga/index.ts';
import { Retrograde } from '../../search/index.ts';
import type { Study } from '../study.ts';
import { imagesOf, shuffledBoards } from './smallBoards.ts';

export const TILES = ['K', 'R', 'B', 'N'] as const;

/** By how many plies the first player wins (positive) or loses (negative), if White or if Black moves first; 0: a draw. */
interface FirstMoves {
  readonly white: number;
  readonly black: number;
}

/** One for each size of boards, because its arrays are large. */
const retrogrades = new Map<number, Retrograde>();

export function startOn(tiles: string): KatarengaState {
  return game.start(settleOptions(game, { tiles }), new Random(1));
}

/** Solves a board, with either side to move first. */
export function firstMoves(tiles: string): FirstMoves {
  const start = startOn(tiles);
  const graph = game.positions?.(start);
  if (!graph) throw new Error(`a board of ${tiles} is too large`);
  const retrograde = retrogrades.get(graph.size) ?? new Retrograde(graph.size);
  retrogrades.set(graph.size, retrograde);
  const white = graph.numberOf(start);
  start.side = start.turn = 1;
  const black = graph.numberOf(start);
  retrograde.solve(graph, [white, black]);
  return { white: retrograde.values[white]!, black: retrograde.values[black]! };
}

// ── all boards of 3x3 ─────────────────────────────────────────────────────────────────────────────

/** Won, drawn and lost by the first player, and the plies of those that are not drawn, added up. */
type Tally = [wins: number, draws: number, losses: number, plies: number];

/** What boards are counted by: `all`, `K4` (four kings), `centre K`, `home K2` (on the first player's home row). */
function groupsOf(tiles: string): string[] {
  const count = (letters: string, tile: string): number => letters.split(tile).length - 1;
  return [
    'all',
    `centre ${tiles[4]}`,
    ...TILES.flatMap((tile) => [
      `${tile}${count(tiles, tile)}`,
      `home ${tile}${count(tiles.slice(0, 3), tile)}`,
      `far ${tile}${count(tiles.slice(6), tile)}`,
    ]),
  ];
}

function addBoard(tallies: Record<string, Tally>, tiles: string, value: number): void {
  for (const group of groupsOf(tiles)) {
    const tally = (tallies[group] ??= [0, 0, 0, 0]);
    tally[1 - Math.sign(value)]!++;
    tally[3] += Math.abs(value);
  }
}

const PARTS = 64;

export const threeByThree: Study<Readonly<Record<string, readonly number[]>>> = {
  key: '3x3',
  tasks: (scale) =>
    Array.from(
      { length: Math.max(1, Math.min(PARTS, Math.round(scale * PARTS))) },
      (_, i) => `${i + 1}/${PARTS}`,
    ),
  seconds: 240,
  compute(task, seed) {
    const part = Number.parseInt(task, 10) - 1;
    const boards = shuffledBoards(seed);
    const tallies: Record<string, Tally> = {};
    for (let i = part; i < boards.length; i += PARTS) {
      const images = imagesOf(boards[i]!);
      const { white, black } = firstMoves(images[0]!.tiles);
      for (const { tiles, isTurned } of images) addBoard(tallies, tiles, isTurned ? black : white);
    }
    return tallies;
  },
  result: dictionary(list(integer(), 4, 4)),
};

// ── some boards of 4x4 ────────────────────────────────────────────────────────────────────────────

const DOZEN = 12;

export const fourByFour: Study<{ readonly tiles: string; readonly white: number; readonly black: number }> = {
  key: '4x4',
  tasks: (scale) =>
    Array.from(
      { length: Math.max(1, Math.min(DOZEN, Math.round(scale * DOZEN))) },
      (_, i) => `board ${i + 1}`,
    ),
  seconds: 75,
  compute(task, seed) {
    const random = new Random(seed).derive('katarenga', '4x4', task);
    const tiles = Array.from({ length: 16 }, () => TILES[random.below(TILES.length)]).join('');
    return { tiles, ...firstMoves(tiles) };
  },
  result: object('a solved board', {
    tiles: required(text()),
    white: required(integer()),
    black: required(integer()),
  }),
};
