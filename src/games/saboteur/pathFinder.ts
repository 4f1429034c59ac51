/**
 * Chooses moves that shorten the path: a tile that brings the tunnels one cell nearer to the nugget, as far as the mover
 * knows where it is. If there is none, the mover takes a block off itself, looks at a Map, or puts a dead end away; else
 * any move. A wary mover holds back the tile that leaves just one missing to an opponent who may lay it.
 */
import type { Move, Random } from '../../core/index.ts';
import { BONUS, MAP, PASSABLE, TURNED } from './cards.ts';
import { PATH } from './constants.ts';
import { FIT, KEYS } from './fits.ts';
import { HIDDEN_COUNT, MAX_MOVES, PLAY_BONUS, dropMove, layMove, mapMove } from './moves.ts';
import { goodSides, joins, liveSides } from './joints.ts';
import { walkFrom } from './path.ts';
import type { SaboteurState } from './state.ts';
import { isIn } from './walk.ts';

const found = new Int32Array(MAX_MOVES);

const DEAD_ENDS = ~PASSABLE & 0xffff;

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

/** A Map on one of the places where the nugget may be. */
function lookAtAny(places: number, random: Random): Move {
  let rest = places;
  for (let k = random.below(HIDDEN_COUNT[~places & 7]!); k > 0; k--) rest &= rest - 1;
  return mapMove(31 - Math.clz32(rest & -rest));
}

export class PathFinder {
  readonly inKernel = PATH;
  /** Out of 65536: how often it is wary. */
  readonly setting: number;

  constructor(wary: number) {
    this.setting = Math.round(wary * 0x10000);
  }

  choose(state: SaboteurState, random: Random): Move {
    const seat = state.turn;
    const hand = state.kindsOf(seat);
    if (state.blocks[seat] === 0) {
      const count = this.shortening(state, random);
      if (count > 0) return found[random.below(count)]!;
    } else if ((hand >> BONUS) & 1) return PLAY_BONUS;
    const places = state.placesFor(seat);
    if ((hand >> MAP) & 1 && HIDDEN_COUNT[~places & 7]! > 1) return lookAtAny(places, random);
    const useless = hand & DEAD_ENDS;
    return useless === 0 ? state.sample(random) : dropMove(31 - Math.clz32(useless & -useless));
  }

  /** Finds the tiles that bring the tunnels nearer; returns how many. */
  private shortening(state: SaboteurState, random: Random): number {
    const { board } = state;
    if ((state.kindsOf(state.turn) & PASSABLE) === 0) return 0;
    const { missing, near, nearer } = walkFrom(board, state.placesFor(state.turn));
    const givesAway = missing === 2 && state.blocks[1 - state.turn] === 0;
    if (givesAway && this.setting > 0 && random.next() >>> 16 < this.setting) return 0;
    let count = 0;
    for (let word = 0; word < board.frontier.length; word++) {
      for (let rest = board.frontier[word]!; rest !== 0; rest &= rest - 1) {
        const cell = 32 * word + 31 - Math.clz32(rest & -rest);
        if (!isIn(near, cell)) continue;
        const from = liveSides(board, cell);
        if (from === 0) continue;
        count = listJoining(state, cell, from, goodSides(board, cell, nearer), count);
      }
    }
    return count;
  }
}
