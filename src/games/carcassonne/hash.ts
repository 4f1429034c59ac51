/**
 * The key of a position: each fact of it (a tile of some kind on some cell, a meeple on a piece, a tile put away,
 * points, whose turn it is and with what in hand) is mixed into two words, and the words of all facts are added.
 * The order of placement does not matter, so positions reached in different ways have one key.
 */
import { ownerOf } from './meeples.ts';
import type { Table } from './table.ts';

/** The finaliser of MurmurHash3. */
function mix(word: number): number {
  word = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35);
  return word ^ (word >>> 16);
}

/** Adds one fact: what it is about, and its value. */
export function addFact(out: Int32Array, about: number, value: number): void {
  const word = mix(Math.imul(about, 0x9e3779b1) ^ value);
  out[0] = (out[0]! + word) | 0;
  out[1] = (out[1]! + mix(word + Math.imul(value, 0x61c88647))) | 0;
}

// What a fact is about; cells are below 2965.
const MEEPLE = 1 << 12;
const POINTS = 2 << 12;
export const DISCARD = 3 << 12;
export const TURN = 4 << 12;

/** Adds all that lies on the table, and the players' points. */
export function addTable(out: Int32Array, table: Table): void {
  const { tiles, claimed, players } = table;
  for (let tile = 0; tile < tiles; tile++) addFact(out, table.cellOf(tile), table.kindOf(tile));
  for (let i = 0; i < claimed; i++) {
    const claim = table.claim(i);
    const tile = claim >> 3;
    if (table.meeplesOn(table.rootOf(tile, claim & 7)) === 0) continue;
    addFact(out, MEEPLE + table.cellOf(tile), 8 * ownerOf(tile, players) + (claim & 7));
  }
  for (let player = 0; player < players; player++) addFact(out, POINTS + player, table.points(player));
}
