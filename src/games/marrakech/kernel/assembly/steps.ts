/** Random games by all other rules, step by step as `play` in `state.ts` makes them. */
import { below } from '../../../../core/kernel/assembly/random';
import {
  acrossAfter,
  choicesAt,
  downAfter,
  isTaken,
  placeAt,
  placesAt,
  regionSize,
  squaresOf,
  walked,
} from './board';
import {
  ACROSS,
  DOWN,
  HIGH,
  LAID,
  LOW,
  countVisible,
  end,
  leftOf,
  pay,
  readSet,
  recoloured,
  takeOne,
  writeSet,
} from './position';
import {
  alternates,
  choosesAtOnce,
  drawsColour,
  eliminates,
  joins,
  order,
  ownMayBeCovered,
  pair,
  players,
  rugs,
  stopsAlone,
  turnsAtEnd,
} from './rules';

/** Phases, as `position.ts` of the game numbers them, and one more: the next player's turn begins. */
const DRAW: u32 = 0;
const ROLL: u32 = 1;
const TURN: u32 = 2;
const CHOOSE: u32 = 3;
const LAY: u32 = 4;
const PASS: u32 = 5;

/** No player, and no colour. */
const NONE: u32 = 4;

/**
 * Plays to the end.
 * @param out players who are out, one bit each
 * @returns the number of moves
 */
export function playOutSteps(phase: u32, mover: u32, colour: u32, stand: u32, die: u32, out: u32): u32 {
  let laid = readSet(LAID);
  let low = readSet(LOW);
  let high = readSet(HIGH);
  let across = readSet(ACROSS);
  let down = readSet(DOWN);
  const firstPhase = joins || turnsAtEnd ? ROLL : TURN;
  let plies: u32 = 0;
  for (;;) {
    if (phase == PASS) {
      mover = playerAfter(mover, out);
      if (mover == NONE) break;
      colour = nextColour(mover);
      phase = colour == NONE ? DRAW : firstPhase;
    }
    if (phase == DRAW) {
      colour = mover << 1;
      if (below(leftOfPlayer(mover)) >= leftOf(colour)) colour++;
      plies++;
      phase = firstPhase;
    }
    if (phase == TURN) {
      stand = turned(stand, below(3));
      plies++;
      phase = turnsAtEnd ? PASS : ROLL;
      if (turnsAtEnd) continue;
    }
    if (phase == ROLL) {
      die = (below(6) + 3) >> 1;
      plies++;
      if (choosesAtOnce) phase = CHOOSE;
      else stand = walked(stand, die);
    }
    let place: usize = 0;
    if (phase == CHOOSE) {
      const choices = choicesAt(stand, die);
      do {
        const drawn = below((<u32>(choices >> 48)) & 255);
        const turn =
          u32(drawn >= ((<u32>(choices >> 24)) & 255)) + u32(drawn >= ((<u32>(choices >> 40)) & 255));
        const choice = <u32>(choices >> (turn << 4));
        stand = choice & 255;
        place = placeAt(stand, drawn - ((choice >> 8) & 255));
      } while (isTaken(place, across, down) && !(ownMayBeCovered && ownerOn(place, low, high) == mover));
    }
    if (phase != LAY) {
      const square = stand >> 2;
      const upper = (high >> square) & 1;
      const lower = (low >> square) & 1;
      const owner = (<u32>((upper << 1) | lower)) >> pair;
      const pays = u64(owner != mover) & ~((<u64>out) >> owner);
      const alike = laid & (high ^ (upper - 1)) & (low ^ (lower - 1));
      const isShort = pay(mover, owner, regionSize(alike, laid & (pays << square)));
      if (isShort && eliminates) {
        out |= 1 << mover;
        if (stopsAlone && popcnt(out) + 1 == players) break;
        phase = PASS;
        continue;
      }
    }
    let turn: u32 = 0;
    if (phase != CHOOSE) {
      if (turnsAtEnd && joins && leftToCome(out) > 1) turn = below(3);
      do {
        place = placeAt(stand, below(placesAt(stand)));
      } while (isTaken(place, across, down) && !(ownMayBeCovered && ownerOn(place, low, high) == mover));
    }
    plies++;
    const squares = squaresOf(place);
    laid |= squares;
    low = recoloured(low, squares, colour & 1);
    high = recoloured(high, squares, colour >> 1);
    across = acrossAfter(place, across);
    down = downAfter(place, down);
    takeOne(colour);
    phase = PASS;
    if (turnsAtEnd && leftToCome(out) > 0) {
      if (joins) stand = turned(stand, turn);
      else phase = TURN;
    }
  }
  writeSet(LAID, laid);
  writeSet(LOW, low);
  writeSet(HIGH, high);
  writeSet(ACROSS, across);
  writeSet(DOWN, down);
  countVisible(laid, low, high, pair);
  end(stand, out);
  return plies;
}

/** The stand after a turn: 0 left, 1 straight on, 2 right. */
function turned(stand: u32, turn: u32): u32 {
  return (stand & ~3) | ((stand + 3 + turn) & 3);
}

/** The owner of the carpet that lies on a place. */
function ownerOn(place: usize, low: u64, high: u64): u32 {
  const squares = squaresOf(place);
  return ((u32((high & squares) != 0) << 1) | u32((low & squares) != 0)) >> pair;
}

function leftOfPlayer(player: u32): u32 {
  return pair ? leftOf(player << 1) + leftOf((player << 1) | 1) : leftOf(player);
}

/** Carpets that players who are in the game will still lay. */
function leftToCome(out: u32): u32 {
  let total: u32 = 0;
  for (let player: u32 = 0; player < players; player++)
    if (!((out >> player) & 1)) total += leftOfPlayer(player);
  return total;
}

/** The next player who is in and has carpets. */
function playerAfter(mover: u32, out: u32): u32 {
  let player = mover;
  for (let i: u32 = 0; i < players; i++) {
    player = player + 1 == players ? 0 : player + 1;
    if (!((out >> player) & 1) && leftOfPlayer(player)) return player;
  }
  return NONE;
}

/** The colour that a player lays next; none if it is to be drawn. */
function nextColour(player: u32): u32 {
  if (!pair) return player;
  const first = player << 1;
  const total = leftOfPlayer(player);
  if (alternates) return first | (total & 1);
  if (!drawsColour) return load<u8>(order + 2 * rugs * (player + 1) - total);
  if (leftOf(first) && leftOf(first | 1)) return NONE;
  return leftOf(first) ? first : first | 1;
}
