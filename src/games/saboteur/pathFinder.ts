/**
 * Chooses moves that shorten the path: a tile that brings the tunnels one cell nearer to the nugget, as far as the mover
 * knows where it is. If there is none, the mover takes a block off itself, looks at a Map, or puts a dead end away; else
 * any move. A wary mover holds back the tile that leaves just one missing to an opponent who may lay it. A cunning one
 * blocks the opponent before that, and where it cannot lay the last tile itself, it blocks or destroys; and it puts a tile
 * away instead of making any move. A shrewd one does so by the cards that the opponent holds in the world that is played
 * out: it lays the first of two tiles if it holds the second and the opponent does not, and lets be who cannot finish.
 */
import { type Move, type Random, popcount } from '../../core/index.ts';
import { BONUS, DESTROY, MALUS, MAP, PASSABLE, TURNED, cardOf } from './cards.ts';
import { STEPS } from './cells.ts';
import { CUNNING, PATH } from './constants.ts';
import { FIT, KEYS } from './fits.ts';
import { handWithout } from './handWithout.ts';
import {
  HIDDEN_COUNT,
  MAX_MOVES,
  PLAY_BONUS,
  PLAY_MALUS,
  destroyMove,
  dropMove,
  layMove,
  mapMove,
  pieceOf,
} from './moves.ts';
import { goodSides, joins, liveSides } from './joints.ts';
import { leadingOn } from './leadingOn.ts';
import { walkFrom } from './path.ts';
import type { SaboteurState } from './state.ts';
import { type Walk, isIn } from './walk.ts';

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

/** A Destroy of the tile from which the path leads on, where the tunnels end; 0 if there is none. */
function destroyEnd({ board }: SaboteurState, near: Int32Array): Move {
  for (let word = 0; word < board.frontier.length; word++) {
    for (let rest = board.frontier[word]! & near[word]!; rest !== 0; rest &= rest - 1) {
      const cell = 32 * word + 31 - Math.clz32(rest & -rest);
      const from = liveSides(board, cell);
      for (let i = 0; i < 4; i++) {
        const beside = cell + STEPS[i]!;
        if ((from >> i) & 1 && isIn(board.laid, beside)) return destroyMove(beside);
      }
    }
  }
  return 0;
}

/** Any tile of the hand is put away. */
function dropTile(hand: number, random: Random): Move {
  let rest = hand & PASSABLE;
  for (let k = random.below(popcount(rest)); k > 0; k--) rest &= rest - 1;
  return dropMove(31 - Math.clz32(rest & -rest));
}

export class PathFinder {
  /** The kernel does not know how to be shrewd. */
  readonly inKernel: number | undefined;
  /** Out of 65536: how often it is wary; `CUNNING` is added if it is. */
  readonly setting: number;
  private readonly wariness: number;
  private readonly isCunning: boolean;
  private readonly isShrewd: boolean;
  /** The position after a tile that is thought about. */
  private next: SaboteurState | undefined;

  constructor(wary: number, cunning: boolean, shrewd: boolean) {
    this.inKernel = shrewd ? undefined : PATH;
    this.isShrewd = shrewd;
    this.wariness = Math.round(wary * 0x10000);
    this.isCunning = cunning;
    this.setting = this.wariness + (cunning ? CUNNING : 0);
  }

  choose(state: SaboteurState, random: Random): Move {
    const seat = state.turn;
    const hand = state.kindsOf(seat);
    const places = state.placesFor(seat);
    const isOpen = state.blocks[1 - seat] === 0;
    const canLay = state.blocks[seat] === 0 && (hand & PASSABLE) !== 0;
    const looks = canLay || (this.isCunning && isOpen);
    let walk = looks ? walkFrom(state.board, places) : undefined;
    if (canLay) {
      const givesAway = walk!.missing === 2 && isOpen;
      if (givesAway && this.isCunning && (hand >> MALUS) & 1) return PLAY_MALUS;
      if (givesAway && this.isShrewd) {
        const move = this.finishing(state, walk!, places);
        if (move !== 0) return move;
        // Looking at other boards took other walks.
        walk = walkFrom(state.board, places);
      }
      const holds = givesAway && this.wariness > 0 && random.next() >>> 16 < this.wariness;
      const count = holds ? 0 : this.shortening(state, walk!);
      if (count > 0) return found[random.below(count)]!;
    }
    if (state.blocks[seat]! > 0 && (hand >> BONUS) & 1) return PLAY_BONUS;
    if (this.isCunning && isOpen && walk!.missing === 1 && this.fears(state, walk!)) {
      if ((hand >> MALUS) & 1) return PLAY_MALUS;
      const destroy = (hand >> DESTROY) & 1 ? destroyEnd(state, walk!.near) : 0;
      if (destroy !== 0) return destroy;
    }
    if ((hand >> MAP) & 1 && HIDDEN_COUNT[~places & 7]! > 1) return lookAtAny(places, random);
    const useless = hand & DEAD_ENDS;
    if (useless !== 0) return dropMove(31 - Math.clz32(useless & -useless));
    return this.isCunning && (hand & PASSABLE) !== 0 ? dropTile(hand, random) : state.sample(random);
  }

  /** May the opponent, who is to move next, lay the last tile? */
  private fears(state: SaboteurState, walk: Walk): boolean {
    return !this.isShrewd || (leadingOn(state.board, walk, PASSABLE) & state.kindsOf(1 - state.turn)) !== 0;
  }

  /** The first of two tiles if the mover holds the second and the opponent does not; 0 if there is none. */
  private finishing(state: SaboteurState, walk: Walk, places: number): Move {
    const next = (this.next ??= state.clone());
    const count = this.shortening(state, walk);
    for (let i = 0; i < count; i++) {
      const move = found[i]!;
      next.assign(state);
      next.play(move);
      const after = walkFrom(next.board, places);
      if (after.missing !== 1) continue;
      const fitting = leadingOn(next.board, after, PASSABLE);
      const isMine = (handWithout(state, cardOf(pieceOf(move))) & fitting) !== 0;
      if (isMine && (state.kindsOf(1 - state.turn) & fitting) === 0) return move;
    }
    return 0;
  }

  /** Finds the tiles that bring the tunnels nearer; returns how many. */
  private shortening(state: SaboteurState, { near, nearer }: Walk): number {
    const { board } = state;
    let count = 0;
    for (let word = 0; word < board.frontier.length; word++) {
      for (let rest = board.frontier[word]! & near[word]!; rest !== 0; rest &= rest - 1) {
        const cell = 32 * word + 31 - Math.clz32(rest & -rest);
        const from = liveSides(board, cell);
        if (from === 0) continue;
        count = listJoining(state, cell, from, goodSides(board, cell, nearer), count);
      }
    }
    return count;
  }
}
