/**
 * Zobrist keys: a random 64-bit key for each fact (a piece in a cell, this many copies of a card in a hand, a card at a
 * place of the pile), and a position is the exclusive or of its facts. Computed on request.
 *
 * The order of the pile is part of it. Nobody knows it, but the future depends on it.
 */
import { Random } from '../../core/index.ts';
import type { Board } from './board.ts';
import { FIRST_PIECE } from './constants.ts';
import { KINDS, PILE } from './cards.ts';
import { CELLS } from './cells.ts';

const random = new Random(0).derive('saboteur', 'zobrist');

function keys(facts: number): Int32Array {
  const words = new Int32Array(2 * facts);
  for (let i = 0; i < words.length; i++) words[i] = random.next();
  return words;
}

const PIECES = 32;
const MOST_COPIES = 8;
/** Hands of both seats, spent cards, drops of both seats. */
const HEAPS = 5;
const PIECE_KEYS = keys(CELLS * PIECES);
const CARD_KEYS = keys(HEAPS * KINDS * MOST_COPIES);
const PILE_KEYS = keys(PILE * KINDS);
const COUNTER_KEYS = keys(7 * 64);

function add(out: Int32Array, table: Int32Array, fact: number): void {
  out[0]! ^= table[2 * fact]!;
  out[1]! ^= table[2 * fact + 1]!;
}

/** A heap of cards: 0 and 1 are the hands, 2 the spent cards, 3 and 4 the drops of each seat. */
export function addHeap(out: Int32Array, heap: number, counts: Uint8Array, from: number): void {
  for (let card = 0; card < KINDS; card++) {
    const copies = counts[from + card]!;
    if (copies > 0) add(out, CARD_KEYS, MOST_COPIES * (KINDS * heap + card) + copies);
  }
}

/** The cards of the pile that are not drawn yet, in their order. */
export function addPile(out: Int32Array, pile: Uint8Array, drawn: number): void {
  for (let i = drawn; i < PILE; i++) add(out, PILE_KEYS, KINDS * i + pile[i]!);
}

export function addPieces(out: Int32Array, board: Board): void {
  for (let word = 0; word < board.laid.length; word++) {
    for (let rest = board.laid[word]!; rest !== 0; rest &= rest - 1) {
      const cell = 32 * word + 31 - Math.clz32(rest & -rest);
      add(out, PIECE_KEYS, PIECES * cell + board.contents[cell]! - FIRST_PIECE);
    }
  }
}

/** One of seven small numbers, below 64. */
export function addCounter(out: Int32Array, counter: number, value: number): void {
  add(out, COUNTER_KEYS, 64 * counter + value);
}
