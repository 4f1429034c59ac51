/**
 * The rules of Saboteur for two players (rules, sections 3 to 7). A turn is one card, laid, played or dropped, then one
 * drawn from the pile. Seat 0 moves first; who plays the tile that connects the nugget wins.
 *
 * The pile lies in a fixed order that nobody sees, as at the table: a deal decides all draws, so that two games with
 * seats switched meet the same cards, and a game is its deal and its moves. There is no turn of chance. A player who
 * wants to be honest searches worlds drawn by `imagine`, which deals hidden hand, pile and drops again.
 */
import { type Move, OVER, type Random, State } from '../../core/index.ts';
import { Board } from './board.ts';
import { BONUS, DECK, DESTROY, KINDS, MALUS, MAP, PILE, cardOf } from './cards.ts';
import {
  BLOCKS_AT,
  DROPPED_AT,
  HANDS_AT,
  KINDS_AT,
  LOOKS_AT,
  PILE_AT,
  POSITION_BYTES,
  SPENT_AT,
  UNIFORM,
} from './constants.ts';
import { kernel } from './kernel/kernel.ts';
import {
  countActions,
  countLays,
  kindOf,
  kindsIn,
  kthAction,
  kthDrop,
  kthLay,
  listMoves,
  pieceOf,
  targetOf,
} from './moves.ts';
import type { SaboteurOptions } from './options.ts';
import { addCounter, addHeap, addPieces, addPile } from './zobrist.ts';

export const DRAWN = -1;

export class SaboteurState extends State {
  override turn = 0;
  override readonly seats = 2;
  readonly options: SaboteurOptions;
  readonly board = new Board(new Uint8Array(POSITION_BYTES));
  /** Nearly all of the position, so that it is copied at once. */
  readonly memory = this.board.memory;
  /** Copies of each kind of card: hand of seat 0, hand of seat 1. */
  readonly hands = new Uint8Array(this.memory.buffer, HANDS_AT, 2 * KINDS);
  /** Copies of each kind that have gone openly; without memory or with open drops, all that have gone. */
  readonly spent = new Uint8Array(this.memory.buffer, SPENT_AT, KINDS);
  /** Copies of each kind put away face down by seat 0, by seat 1. */
  readonly dropped = new Uint8Array(this.memory.buffer, DROPPED_AT, 2 * KINDS);
  /** All cards of the pile in order of drawing, also those drawn already. */
  readonly pile = new Uint8Array(this.memory.buffer, PILE_AT, PILE);
  /** Kinds in the hand of each seat, a bit for each. */
  private readonly kinds = new Int32Array(this.memory.buffer, KINDS_AT, 2);
  /** Blocks on each seat. */
  readonly blocks = new Int32Array(this.memory.buffer, BLOCKS_AT, 2);
  /** Objectives that each seat has looked at with a Map, bits 0 to 2. */
  readonly looks = new Int32Array(this.memory.buffer, LOOKS_AT, 2);
  /** The objective with the nugget: 0 left, 1 middle, 2 right. */
  gold = 0;
  /** Moves made so far. */
  played = 0;
  /** Dropped cards are remembered and not shown. */
  readonly dropsHidden: boolean;

  constructor(options: SaboteurOptions) {
    super();
    this.options = options;
    this.dropsHidden = options.memory && !options.dropsOpen;
  }

  // ── setting up ──────────────────────────────────────────────────────────────────────────────────

  give(seat: number, card: number): void {
    this.hands[KINDS * seat + card]!++;
    this.kinds[seat]! |= 1 << card;
  }

  /** Empties a hand before another is given. */
  takeAll(seat: number): void {
    this.hands.fill(0, KINDS * seat, KINDS * (seat + 1));
    this.kinds[seat] = 0;
  }

  /** Decides whose turn it is in the position that was set up. */
  open(): this {
    this.pass();
    return this;
  }

  // ── reading ─────────────────────────────────────────────────────────────────────────────────────

  handOf(seat: number): Uint8Array {
    return this.hands.subarray(KINDS * seat, KINDS * (seat + 1));
  }

  /** Kinds in a hand, a bit for each. */
  kindsOf(seat: number): number {
    return this.kinds[seat]!;
  }

  droppedBy(seat: number): Uint8Array {
    return this.dropped.subarray(KINDS * seat, KINDS * (seat + 1));
  }

  /** Cards in the pile. */
  get pileSize(): number {
    return Math.max(0, PILE - this.played);
  }

  /** The seat that connected the nugget, or `DRAWN`. */
  get winner(): number {
    return (this.board.revealed >> this.gold) & 1 ? (this.played - 1) & 1 : DRAWN;
  }

  /** Objectives whose content a seat has seen, bits 0 to 2. */
  seenBy(seat: number): number {
    return this.board.revealed | this.looks[seat]!;
  }

  /** Where the nugget may be for all that a seat has seen, bits 0 to 2. */
  placesFor(seat: number): number {
    const seen = this.seenBy(seat);
    return (seen >> this.gold) & 1 ? 1 << this.gold : ~seen & 7;
  }

  /** There are no points: the winner has one. */
  override score(seat: number): number {
    return this.winner === seat ? 1 : 0;
  }

  override result(seat: number): number {
    const { winner } = this;
    if (winner === DRAWN) return 0.5;
    return winner === seat ? 1 : 0;
  }

  // ── moves ───────────────────────────────────────────────────────────────────────────────────────

  override moves(out: Int32Array): number {
    const { turn } = this;
    if (turn === OVER) return 0;
    return listMoves(out, this.board, this.kinds[turn]!, this.blocks[turn]! > 0);
  }

  override count(): number {
    const { turn, board } = this;
    if (turn === OVER) return 0;
    const hand = this.kinds[turn]!;
    const blocked = this.blocks[turn]! > 0;
    const lays = blocked ? 0 : countLays(board, hand);
    return lays + countActions(board, hand, blocked) + kindsIn(hand);
  }

  override sample(random: Random): Move {
    const { turn, board } = this;
    const hand = this.kinds[turn]!;
    const blocked = this.blocks[turn]! > 0;
    const lays = blocked ? 0 : countLays(board, hand);
    const actions = countActions(board, hand, blocked);
    const k = random.below(lays + actions + kindsIn(hand));
    if (k < lays) return kthLay(board, hand, k);
    if (k < lays + actions) return kthAction(board, hand, blocked, k - lays);
    return kthDrop(hand, k - lays - actions);
  }

  // ── playing ─────────────────────────────────────────────────────────────────────────────────────

  override play(move: Move): void {
    const seat = this.turn;
    const target = targetOf(move);
    switch (kindOf(move)) {
      case 0:
        this.takeCard(seat, cardOf(pieceOf(move)));
        this.board.lay(pieceOf(move), target);
        break;
      case 1:
        this.spend(seat, MALUS);
        this.blocks[1 - seat]!++;
        break;
      case 2:
        this.spend(seat, BONUS);
        this.blocks[seat]!--;
        break;
      case 3:
        this.spend(seat, MAP);
        this.looks[seat]! |= 1 << target;
        break;
      case 4:
        this.spend(seat, DESTROY);
        this.spent[cardOf(this.board.pieceAt(target))]!++;
        this.board.remove(target);
        break;
      default:
        this.drop(seat, target);
    }
    if (this.played < PILE) this.give(seat, this.pile[this.played]!);
    this.played++;
    this.pass();
  }

  override playOut(random: Random): number {
    return kernel.get()?.playOut(this, random, UNIFORM) ?? this.playOutHere(random);
  }

  /** The loop over `sample` and `play`, with the two most frequent kinds of move played as they are drawn. */
  private playOutHere(random: Random): number {
    const { board, kinds, blocks, pile } = this;
    const start = this.played;
    while (this.turn !== OVER) {
      const seat = this.turn;
      const hand = kinds[seat]!;
      const blocked = blocks[seat]! > 0;
      const lays = blocked ? 0 : countLays(board, hand);
      const actions = countActions(board, hand, blocked);
      const k = random.below(lays + actions + kindsIn(hand));
      if (k < lays) {
        const move = kthLay(board, hand, k);
        this.takeCard(seat, cardOf(pieceOf(move)));
        board.lay(pieceOf(move), targetOf(move));
      } else if (k >= lays + actions) {
        this.drop(seat, targetOf(kthDrop(hand, k - lays - actions)));
      } else {
        this.play(kthAction(board, hand, blocked, k - lays));
        continue;
      }
      if (this.played < PILE) this.give(seat, pile[this.played]!);
      this.played++;
      this.pass();
    }
    return this.played - start;
  }

  private takeCard(seat: number, card: number): void {
    if (--this.hands[KINDS * seat + card]! === 0) this.kinds[seat]! &= ~(1 << card);
  }

  private spend(seat: number, card: number): void {
    this.takeCard(seat, card);
    this.spent[card]!++;
  }

  private drop(seat: number, card: number): void {
    this.takeCard(seat, card);
    if (this.dropsHidden) this.dropped[KINDS * seat + card]!++;
    else this.spent[card]!++;
  }

  private pass(): void {
    const isOver = this.played === DECK || (this.board.revealed >> this.gold) & 1;
    this.turn = isOver ? OVER : this.played & 1;
  }

  // ── copies and keys ─────────────────────────────────────────────────────────────────────────────

  override assign(from: SaboteurState): void {
    this.turn = from.turn;
    this.gold = from.gold;
    this.played = from.played;
    this.memory.set(from.memory);
    this.board.laidCount = from.board.laidCount;
    this.board.revealed = from.board.revealed;
  }

  override clone(): SaboteurState {
    const copy = new SaboteurState(this.options);
    copy.assign(this);
    return copy;
  }

  override hash(out: Int32Array): void {
    const { board, hands, spent, dropped, looks, blocks } = this;
    out[0] = 0;
    out[1] = 0;
    addPieces(out, board);
    addHeap(out, 0, hands, 0);
    addHeap(out, 1, hands, KINDS);
    addHeap(out, 2, spent, 0);
    addHeap(out, 3, dropped, 0);
    addHeap(out, 4, dropped, KINDS);
    addPile(out, this.pile, this.played);
    addCounter(out, 0, this.played);
    addCounter(out, 1, board.revealed);
    addCounter(out, 2, looks[0]!);
    addCounter(out, 3, looks[1]!);
    addCounter(out, 4, this.gold);
    addCounter(out, 5, blocks[0]!);
    addCounter(out, 6, blocks[1]!);
  }
}
