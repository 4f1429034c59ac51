/**
 * Which moves there are, and a random one of them. A carpet may lie on any two adjacent squares of which
 * one is beside Assam and none is his, but not exactly on a carpet that is wholly visible.
 *
 * Random moves are drawn from the list of all that fit on the board, and drawn again if they would cover a whole
 * carpet: every legal move is equally likely, and few draws are lost.
 */
import type { Move, Random } from '../../core/index.ts';
import { DIE, MAX_MOVES, SLOTS, firstSquare, secondSquare, turnOf, walkSquare, withTurn } from './moves.ts';
import { CHOOSE, DRAW, LAY, type Position, ROLL, TURN } from './position.ts';
import { walkIndex } from './tables.ts';

const listed = new Int32Array(MAX_MOVES);

/** Would this carpet cover one that is wholly visible and may not be covered whole? */
function coversWhole(position: Position, move: Move): boolean {
  const first = firstSquare(move);
  if (!position.areOneCarpet(first, secondSquare(move))) return false;
  return !(position.market.ownMayBeCovered && position.ownerAt(first) === position.mover);
}

// ── all of them ───────────────────────────────────────────────────────────────────────────────────

export function listMoves(position: Position, out: Int32Array): number {
  switch (position.phase) {
    case DRAW: {
      const first = position.market.firstColour(position.mover);
      out[0] = first;
      out[1] = first + 1;
      return 2;
    }
    case ROLL:
      for (let die = 1; die <= 4; die++) out[die - 1] = die;
      return 4;
    case TURN:
      for (let turn = 0; turn < 3; turn++) out[turn] = turn;
      return 3;
    case CHOOSE:
      return position.market.eliminates ? listWithRuin(position, out) : listJoint(position, out);
    case LAY:
      return listCarpets(position, out);
    default:
      return 0;
  }
}

function listJoint(position: Position, out: Int32Array): number {
  const { joint, jointCount } = position.market.tables;
  const at = walkIndex(position.square, position.facing, position.die);
  let count = 0;
  for (let i = 0; i < jointCount[at]!; i++) {
    const move = joint[MAX_MOVES * at + i]!;
    if (!coversWhole(position, move)) out[count++] = move;
  }
  return count;
}

/** A turn whose walk the player cannot pay for is one move, whatever carpet might have followed. */
function listWithRuin(position: Position, out: Int32Array): number {
  const all = listJoint(position, out);
  const coins = position.coins[position.mover]!;
  let count = 0;
  let turn = -1;
  let ruined = false;
  for (let i = 0; i < all; i++) {
    const move = out[i]!;
    if (turnOf(move) !== turn) {
      turn = turnOf(move);
      ruined = position.owedAt(walkSquare(move)) > coins;
      // Where the squares of the carpet stood, zeros: nothing is laid.
      if (ruined) out[count++] = move & ~0xffff;
    }
    if (!ruined) out[count++] = move;
  }
  return count;
}

function listCarpets(position: Position, out: Int32Array): number {
  const { slots, slotCount } = position.market.tables;
  const { square } = position;
  const turns = position.laysAndTurns() ? 3 : 1;
  let count = 0;
  for (let i = 0; i < slotCount[square]!; i++) {
    const move = slots[SLOTS * square + i]!;
    if (coversWhole(position, move)) continue;
    for (let turn = 0; turn < turns; turn++) out[count++] = withTurn(move, turn);
  }
  return count;
}

export function countMoves(position: Position): number {
  return listMoves(position, listed);
}

/** Joint moves if a turn that ruins the player counts with all carpets that might have followed. */
export function countJoint(position: Position): number {
  return listJoint(position, listed);
}

/** Places for the mover's carpet if Assam stood on a square. */
export function countCarpetsAt(position: Position, square: number): number {
  const { slots, slotCount } = position.market.tables;
  let count = 0;
  for (let i = 0; i < slotCount[square]!; i++)
    if (!coversWhole(position, slots[SLOTS * square + i]!)) count++;
  return count;
}

// ── one of them ───────────────────────────────────────────────────────────────────────────────────

export function sampleMove(position: Position, random: Random): Move {
  switch (position.phase) {
    case DRAW: {
      const first = position.market.firstColour(position.mover);
      return random.below(position.leftOf(position.mover)) < position.left[first]! ? first : first + 1;
    }
    case ROLL:
      return DIE[random.below(6)]!;
    case TURN:
      return random.below(3);
    case CHOOSE:
      if (position.market.eliminates) return listed[random.below(countMoves(position))]!;
      return sampleJoint(position, random);
    default:
      return sampleCarpet(position, random);
  }
}

function sampleJoint(position: Position, random: Random): Move {
  const { joint, jointCount } = position.market.tables;
  const at = walkIndex(position.square, position.facing, position.die);
  const count = jointCount[at]!;
  for (;;) {
    const move = joint[MAX_MOVES * at + random.below(count)]!;
    if (!coversWhole(position, move)) return move;
  }
}

function sampleCarpet(position: Position, random: Random): Move {
  const { slots, slotCount } = position.market.tables;
  const { square } = position;
  const turn = position.laysAndTurns() ? random.below(3) : 0;
  const count = slotCount[square]!;
  for (;;) {
    const move = slots[SLOTS * square + random.below(count)]!;
    if (!coversWhole(position, move)) return withTurn(move, turn);
  }
}
