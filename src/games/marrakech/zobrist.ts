/**
 * Zobrist keys, computed when a tree asks for one. The full key covers all that the future depends on: what the
 * squares show, which neighbours are one carpet, Assam, whose turn it is and what is to be done, colour in hand, coins,
 * and carpets to come. The paper's key has eight components and forgets coins, turns left and whole carpets; it is kept
 * for reproducing the paper.
 */
import { Random } from '../../core/index.ts';
import { LARGEST } from './options.ts';
import { ENDED, NO_COLOUR, type Position } from './position.ts';

const SQUARES = LARGEST * LARGEST;
const random = new Random(0).derive('marrakech', 'zobrist');

function keys(count: number): Int32Array {
  const words = new Int32Array(2 * count);
  for (let i = 0; i < words.length; i++) words[i] = random.next();
  return words;
}

/** By square and colour; by square for a carpet that continues to the right, and downwards; by square and facing. */
const SHOWN = keys(4 * SQUARES);
const ACROSS = keys(SQUARES);
const DOWNWARD = keys(SQUARES);
const ASSAM = keys(4 * SQUARES);
/** By phase and die; by player; by colour in hand. */
const PHASE = keys(6 * 5);
const MOVER = keys(4);
const HAND = keys(5);

function add(out: Int32Array, table: Int32Array, index: number): void {
  out[0]! ^= table[2 * index]!;
  out[1]! ^= table[2 * index + 1]!;
}

const COUNTER = Int32Array.from({ length: 2 * 16 }, () => random.next() | 1);

/** Adds a counter by its number (0-15); a multiplication and a shift spread small values over all bits. */
function addCounter(out: Int32Array, counter: number, value: number): void {
  const low = Math.imul(value + 1, COUNTER[2 * counter]!);
  const high = Math.imul(value + 1, COUNTER[2 * counter + 1]!);
  out[0]! ^= Math.imul(low ^ (low >>> 15), 0x85ebca6b);
  out[1]! ^= Math.imul(high ^ (high >>> 15), 0xc2b2ae35);
}

function addCarpets(position: Position, out: Int32Array): void {
  const { size, squares } = position.market;
  for (let square = 0; square < squares; square++) {
    const colour = position.colourAt(square);
    if (colour === NO_COLOUR) continue;
    add(out, SHOWN, 4 * square + colour);
    if (position.areOneCarpet(square, square + 1)) add(out, ACROSS, square);
    if (position.areOneCarpet(square, square + size)) add(out, DOWNWARD, square);
  }
}

/** The colours to come of shuffled and open stacks, eight at a time. */
function addOrder(position: Position, out: Int32Array): void {
  const { order, market } = position;
  const stack = 2 * market.rugsPerColour;
  for (let player = 0; player < 2; player++) {
    let word = 1;
    for (let i = stack - position.leftOf(player); i < stack; i++)
      word = Math.imul(word, 0x01000193) + order[player * stack + i]! + 1;
    addCounter(out, 12 + player, word);
  }
}

export function hashPosition(position: Position, out: Int32Array): void {
  const { coins, left } = position;
  out[0] = 0;
  out[1] = 0;
  addCarpets(position, out);
  add(out, ASSAM, 4 * position.square + position.facing);
  add(out, PHASE, 5 * position.phase + position.die);
  if (position.phase !== ENDED) add(out, MOVER, position.mover);
  add(out, HAND, 1 + position.colour);
  for (let player = 0; player < coins.length; player++)
    addCounter(out, player, position.isOut(player) ? -2 : coins[player]!);
  for (let colour = 0; colour < left.length; colour++) addCounter(out, 4 + colour, left[colour]!);
  if (position.order.length > 0) addOrder(position, out);
}

/** By square and colour or none, for a square without Assam; with him also by facing and die. */
interface PaperKeys {
  readonly square: Int32Array;
  readonly assam: Int32Array;
}

/** Ten thousand words that only the paper's agents ask for, so they are drawn when one does. */
let paperKeys: PaperKeys | undefined;

/** The paper's key. Positions with different legal moves can share it: check stored moves before playing them. */
export function paperKey(position: Position, out: Int32Array): void {
  out[0] = 0;
  out[1] = 0;
  paperKeys ??= { square: keys(5 * SQUARES), assam: keys(5 * 4 * 5 * SQUARES) };
  for (let square = 0; square < position.market.squares; square++) {
    const shown = 5 * square + 1 + position.colourAt(square);
    if (square === position.square)
      add(out, paperKeys.assam, 20 * shown + 5 * position.facing + position.die);
    else add(out, paperKeys.square, shown);
  }
  add(out, MOVER, position.mover);
  add(out, HAND, 1 + position.colour);
}
