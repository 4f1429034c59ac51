/**
 * The course's list of moves (rules, section 9). Each card of the hand is gone through by itself, so equal cards repeat
 * everything, and a cell is listed once for every occupied neighbour, hidden objectives included. Its random player
 * draws from that list and so prefers crowded places. Here moves have weights instead; no list is built.
 */
import type { Move, Random } from '../../core/index.ts';
import type { Board } from './board.ts';
import { BONUS, DESTROY, KINDS, MALUS, MAP, TILES, TURNED } from './cards.ts';
import { CELLS } from './cells.ts';
import { handSize } from './deal.ts';
import { FIT, KEYS } from './fits.ts';
import { HIDDEN_COUNT, PLAY_BONUS, PLAY_MALUS, destroyMove, dropMove, layMove, mapMove } from './moves.ts';
import type { SaboteurState } from './state.ts';

/** Cells of the frontier, and how often each is listed; never held across calls. */
const cells = new Uint8Array(CELLS);
const crowds = new Uint8Array(CELLS);
/** Weight of each card's moves, drops left out. */
const weights = new Int32Array(KINDS);

/** Lists the frontier with the number of occupied neighbours of each cell. */
function crowd(board: Board): number {
  const { frontier } = board;
  let count = 0;
  for (let word = 0; word < frontier.length; word++) {
    for (let rest = frontier[word]!; rest !== 0; rest &= rest - 1) {
      const cell = 32 * word + 31 - Math.clz32(rest & -rest);
      cells[count] = cell;
      crowds[count++] =
        board.occupied(cell - 16) +
        board.occupied(cell + 1) +
        board.occupied(cell + 16) +
        board.occupied(cell - 1);
    }
  }
  return count;
}

/** Ways to lay one copy of a tile, by the frontier that `crowd` has listed. */
function layWeight(board: Board, tile: number, frontier: number): number {
  let weight = 0;
  for (let i = 0; i < frontier; i++) {
    const fit = FIT[KEYS * tile + board.keys[cells[i]!]!]!;
    weight += (fit - (fit >> 1)) * crowds[i]!;
  }
  return weight;
}

/** Fills `weights` for the player to move, and returns their sum. */
function weigh(state: SaboteurState): number {
  const { turn, board } = state;
  const blocked = state.blocks[turn]! > 0;
  const frontier = blocked ? 0 : crowd(board);
  let sum = 0;
  for (let card = 0; card < KINDS; card++) {
    const copies = state.hands[KINDS * turn + card]!;
    weights[card] = 0;
    if (copies === 0) continue;
    let ways = 0;
    if (card < TILES) ways = layWeight(board, card, frontier);
    else if (card === MALUS || (card === BONUS && blocked)) ways = 1;
    else if (card === MAP) ways = HIDDEN_COUNT[board.revealed]!;
    else if (card === DESTROY) ways = board.laidCount;
    weights[card] = copies * ways;
    sum += copies * ways;
  }
  return sum;
}

/** The length of the course's list. */
export function countListed(state: SaboteurState): number {
  return weigh(state) + handSize(state.turn, state.played);
}

/** A move drawn uniformly from the course's list. */
export function sampleListed(state: SaboteurState, random: Random): Move {
  const { turn, board } = state;
  const held = handSize(turn, state.played);
  let k = random.below(weigh(state) + held);
  if (k < held) return dropMove(kthCard(state, k));
  k -= held;
  let card = 0;
  for (; k >= weights[card]!; card++) k -= weights[card]!;
  if (card < TILES)
    return kthListedLay(state, card, k % (weights[card]! / state.hands[KINDS * turn + card]!));
  if (card === MALUS) return PLAY_MALUS;
  if (card === BONUS) return PLAY_BONUS;
  if (card === DESTROY) return destroyMove(board.kthLaid(k % board.laidCount));
  return mapMove(kthHidden(board.revealed, k % HIDDEN_COUNT[board.revealed]!));
}

/** The k-th card of the hand, equal ones counted apart. */
function kthCard(state: SaboteurState, k: number): number {
  let card = 0;
  for (;;) {
    k -= state.hands[KINDS * state.turn + card]!;
    if (k < 0) return card;
    card++;
  }
}

/** The tile move at place k of the list of one copy; `cells` and `crowds` are those of this position. */
function kthListedLay(state: SaboteurState, tile: number, k: number): Move {
  for (let i = 0; ; i++) {
    const cell = cells[i]!;
    const fit = FIT[KEYS * tile + state.board.keys[cell]!]!;
    if (fit & 1) {
      k -= crowds[i]!;
      if (k < 0) return layMove(tile, cell);
    }
    if (fit & 2) {
      k -= crowds[i]!;
      if (k < 0) return layMove(tile + TURNED, cell);
    }
  }
}

function kthHidden(revealed: number, k: number): number {
  let i = 0;
  for (; (revealed >> i) & 1 || k-- > 0; i++);
  return i;
}
