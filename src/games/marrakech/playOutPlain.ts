/**
 * A random game in one loop, where the die comes first and nobody ever leaves: the moves that `sample` and `play`
 * would make one by one, from the same stream. Regions are sets of bits, so only boards up to 7x7 are played so.
 */
import type { Random } from '../../core/index.ts';
import { coverFloor, numberCarpets } from './carpets.ts';
import { ONE_WORD, TWO_WORDS, popcount, regionInTwo, wordRegion } from './flood.ts';
import { DIE, MAX_MOVES } from './moves.ts';
import type { Position } from './position.ts';

/** The colours of the turns to come, as squares show them; they repeat after as many turns as there are colours. */
const coming = new Uint8Array(4);

function lookAhead(position: Position): void {
  const { market, mover, seats, left } = position;
  for (let i = 0; i < market.colours; i++) {
    const player = (mover + i) % seats;
    const first = market.firstColour(player);
    const laid = market.coloursPerPlayer === 1 ? 0 : left[first]! + left[first + 1]! + Math.floor(i / seats);
    coming[i] = 1 + first + (laid & 1);
  }
}

/** What the squares show, with numbers for carpets. */
const cells = new Int32Array(TWO_WORDS * TWO_WORDS);

/** The squares that show each colour, by its number from 1; those of bare floor, 0, are not kept right. */
const low = new Int32Array(8);
const high = new Int32Array(8);

function gather({ market }: Position): void {
  const { bitLow, bitHigh } = market.tables;
  low.fill(0);
  high.fill(0);
  for (let square = 0; square < market.squares; square++) {
    const shown = cells[square]! & 7;
    low[shown]! |= bitLow[square]!;
    high[shown]! |= bitHigh[square]!;
  }
}

function recount({ visible, market }: Position): void {
  visible.fill(0);
  for (let shown = 1; shown <= market.colours; shown++)
    visible[market.owner[shown]!]! += popcount(low[shown]!) + popcount(high[shown]!);
}

/** @returns the number of moves; the position is then to be ended by its owner */
export function playOutPlain(position: Position, random: Random): number {
  const { coins } = position;
  const { tables, owner, pays, payees, colours, ownMayBeCovered } = position.market;
  const { size, joint, jointCount, bitLow, bitHigh, notFirst, notLast } = tables;
  const oneWord = size <= ONE_WORD;
  lookAhead(position);
  let carpet = numberCarpets(position, cells) << 3;
  gather(position);
  const turns = position.carpetsToCome();
  const plies = 2 * turns - (position.die > 0 ? 1 : 0);
  let { square, facing, die } = position;
  let upcoming = 0;
  for (let i = 0; i < turns; i++) {
    const shown = coming[upcoming]!;
    const mover = owner[shown]!;
    if (++upcoming === colours) upcoming = 0;
    if (die === 0) die = DIE[random.below(6)]!;
    const at = (square << 4) | (facing << 2) | (die - 1);
    die = 0;
    const count = jointCount[at]!;
    let move = 0;
    let first = 0;
    let second = 0;
    let under = 0;
    let underSecond = 0;
    for (;;) {
      move = joint[MAX_MOVES * at + random.below(count)]!;
      first = move & 255;
      second = (move >> 8) & 255;
      under = cells[first]!;
      underSecond = cells[second]!;
      if (under !== underSecond || under === 0) break;
      if (ownMayBeCovered && owner[under & 7] === mover) break;
    }
    square = (move >> 16) & 255;
    facing = (move >> 24) & 3;
    const here = cells[square]! & 7;
    const toPay = pays[(mover << 3) | here]!;
    let owed = 0;
    // In one word the region is cheaper to count than the question whether there is one: no bits, no debt.
    if (oneWord)
      owed = popcount(wordRegion(low[here]! & toPay, bitLow[square]! & toPay, size, notFirst, notLast));
    else if (toPay !== 0) owed = regionInTwo(low[here]!, high[here]!, bitLow[square]!, bitHigh[square]!);
    const missing = coins[mover]! - owed;
    const paid = owed + (missing & (missing >> 31));
    coins[mover]! -= paid;
    coins[payees[(mover << 3) | here]!]! += paid;
    carpet += 8;
    cells[first] = carpet | shown;
    cells[second] = carpet | shown;
    low[under & 7]! &= ~bitLow[first]!;
    low[underSecond & 7]! &= ~bitLow[second]!;
    low[shown]! |= bitLow[first]! | bitLow[second]!;
    if (oneWord) continue;
    high[under & 7]! &= ~bitHigh[first]!;
    high[underSecond & 7]! &= ~bitHigh[second]!;
    high[shown]! |= bitHigh[first]! | bitHigh[second]!;
  }
  position.square = square;
  position.facing = facing;
  coverFloor(position, cells);
  position.left.fill(0);
  recount(position);
  return plies;
}
