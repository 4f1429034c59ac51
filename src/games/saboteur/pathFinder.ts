/**
 * Chooses moves that shorten the path: a tile that brings the tunnels one cell nearer to the nugget, as far as the mover
 * knows where it is. If there is none, the mover takes a block off itself, looks at a Map, or puts a dead end away; else
 * any move.
 */
import type { Move, Random } from '../../core/index.ts';
import { EMPTY, type Board, LIVE } from './board.ts';
import { BONUS, MAP, TILES, TUNNELS, TURNED, isDeadEnd } from './cards.ts';
import { STEPS } from './cells.ts';
import { FIT, KEYS } from './fits.ts';
import { HIDDEN_COUNT, MAX_MOVES, PLAY_BONUS, dropMove, layMove, mapMove } from './moves.ts';
import { distances, missingTiles } from './path.ts';
import type { SaboteurState } from './state.ts';

const found = new Int32Array(MAX_MOVES);

const PASSABLE = Array.from({ length: TILES }, (_, tile) => tile).reduce(
  (set, tile) => (isDeadEnd(tile) ? set : set | (1 << tile)),
  0,
);
const DEAD_ENDS = ~PASSABLE & 0xffff;

/** Sides of an empty cell on which a live tunnel opens into it. */
function liveSides(board: Board, cell: number): number {
  let sides = 0;
  for (let i = 0; i < 4; i++) {
    const there = board.tunnels[cell + STEPS[i]!]!;
    if ((there & LIVE) !== 0 && (there >> ((i + 2) & 3)) & 1) sides |= 1 << i;
  }
  return sides;
}

/** Sides of an empty cell that lead to within `distance` of the goal. */
function goodSides(board: Board, cell: number, distance: number): number {
  let sides = 0;
  for (let i = 0; i < 4; i++) {
    const next = cell + STEPS[i]!;
    if (distances[next] !== distance) continue;
    if (board.contents[next] === EMPTY || (board.tunnels[next]! >> ((i + 2) & 3)) & 1) sides |= 1 << i;
  }
  return sides;
}

/** Writes the tiles that join two groups of sides of a cell to `found`. */
function listJoining(state: SaboteurState, cell: number, from: number, to: number, count: number): number {
  const key = state.board.keys[cell]!;
  for (let rest = state.kindsOf(state.turn) & PASSABLE; rest !== 0; rest &= rest - 1) {
    const tile = 31 - Math.clz32(rest & -rest);
    const fit = FIT[KEYS * tile + key]!;
    if (fit & 1 && joins(tile, from, to)) found[count++] = layMove(tile, cell);
    if (fit & 2 && joins(tile + TURNED, from, to)) found[count++] = layMove(tile + TURNED, cell);
  }
  return count;
}

function joins(piece: number, from: number, to: number): boolean {
  return (TUNNELS[piece]! & from) !== 0 && (TUNNELS[piece]! & to) !== 0;
}

/** A Map on one of the places where the nugget may be. */
function lookAtAny(places: number, random: Random): Move {
  let rest = places;
  for (let k = random.below(HIDDEN_COUNT[~places & 7]!); k > 0; k--) rest &= rest - 1;
  return mapMove(31 - Math.clz32(rest & -rest));
}

export class PathFinder {
  choose(state: SaboteurState, random: Random): Move {
    const seat = state.turn;
    const hand = state.kindsOf(seat);
    if (state.blocks[seat] === 0) {
      const count = this.shortening(state);
      if (count > 0) return found[random.below(count)]!;
    } else if ((hand >> BONUS) & 1) return PLAY_BONUS;
    const places = state.placesFor(seat);
    if ((hand >> MAP) & 1 && HIDDEN_COUNT[~places & 7]! > 1) return lookAtAny(places, random);
    const useless = hand & DEAD_ENDS;
    return useless === 0 ? state.sample(random) : dropMove(31 - Math.clz32(useless & -useless));
  }

  /** Finds the tiles that bring the tunnels nearer; returns how many. */
  private shortening(state: SaboteurState): number {
    const { board } = state;
    if ((state.kindsOf(state.turn) & PASSABLE) === 0) return 0;
    const missing = missingTiles(board, state.placesFor(state.turn));
    let count = 0;
    for (let word = 0; word < board.frontier.length; word++) {
      for (let rest = board.frontier[word]!; rest !== 0; rest &= rest - 1) {
        const cell = 32 * word + 31 - Math.clz32(rest & -rest);
        if (distances[cell] !== missing) continue;
        const from = liveSides(board, cell);
        if (from === 0) continue;
        count = listJoining(state, cell, from, goodSides(board, cell, missing - 1), count);
      }
    }
    return count;
  }
}
