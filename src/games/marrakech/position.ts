/** A position of Marrakech: what is on the table and in the purses, and all that can be read off it. */
import { CHANCE, State } from '../../core/index.ts';
import { popcount, wordRegion } from './flood.ts';
import { ACROSS, DOWN, FLOOR, HIGH, LOW, SETS, directionOf, floorAt } from './floor.ts';
import type { Market } from './market.ts';
import { regionSize } from './region.ts';

/** What is to be done next. */
export const PHASES = ['draw', 'roll', 'turn', 'choose', 'lay', 'over'] as const;
export const DRAW = 0;
export const ROLL = 1;
export const TURN = 2;
export const CHOOSE = 3;
export const LAY = 4;
export const ENDED = 5;

/** No colour is in hand yet, or not any more. */
export const NO_COLOUR = -1;

export abstract class Position extends State {
  override turn = CHANCE;
  override readonly seats: number;
  readonly market: Market;
  /** All counts, and the floor, so that a copy is one loop; the counts are views of it. */
  readonly words: Int32Array;
  readonly coins: Uint16Array;
  /** Squares on which each player's carpets show. */
  readonly visible: Uint8Array;
  /** Carpets of each colour that are still to be laid. */
  readonly left: Uint8Array;
  /** Players who are out, one bit each. */
  out = 0;
  /** The player whose turn it is, also while the die rolls. */
  mover = 0;
  /** The colour that is laid in this turn. */
  colour = NO_COLOUR;
  phase: number = ROLL;
  /** The roll, while it is to be used; else 0. */
  die = 0;
  square = 0;
  facing = 0;
  /** With shuffled and open stacks: the colours of each player, one after the other. Never written to. */
  order: Uint8Array;

  constructor(market: Market, order: Uint8Array) {
    super();
    this.market = market;
    this.order = order;
    this.seats = market.players;
    // One square more stands for all that is beyond the border.
    this.words = new Int32Array(floorAt(market.squares) + SETS);
    const { buffer } = this.words;
    this.coins = new Uint16Array(buffer, 0, market.players);
    this.visible = new Uint8Array(buffer, 8, market.players);
    this.left = new Uint8Array(buffer, 12, market.colours);
  }

  // ── the floor ───────────────────────────────────────────────────────────────────────────────────

  /** What a square shows: 0 for bare floor, else `1 + colour`. */
  shownAt(square: number): number {
    const { words } = this;
    const at = floorAt(square);
    const colour = ((words[at + LOW]! >>> square) & 1) | (((words[at + HIGH]! >>> square) & 1) << 1);
    return ((words[at]! >>> square) & 1) * (1 + colour);
  }

  /** The colour that a square shows; `NO_COLOUR` for bare floor. */
  colourAt(square: number): number {
    return this.shownAt(square) - 1;
  }

  /** Do two neighbours, the smaller one first, show the two halves of one carpet? */
  areOneCarpet(first: number, second: number): boolean {
    return ((this.words[floorAt(first) + directionOf(first, second)]! >>> first) & 1) === 1;
  }

  /** Lays a carpet on two neighbours, the smaller one first. */
  cover(first: number, second: number, colour: number): void {
    if (second < 32) this.coverSquares(FLOOR, (1 << first) | (1 << second), colour);
    else {
      this.coverOne(first, colour);
      this.coverOne(second, colour);
    }
    this.words[floorAt(first) + directionOf(first, second)]! |= 1 << first;
  }

  /** On larger boards a carpet, and those that continue on its squares, may lie in different words. */
  private coverOne(square: number, colour: number): void {
    const { words } = this;
    const above = square - this.market.size;
    this.coverSquares(floorAt(square), 1 << square, colour);
    words[floorAt(square - 1) + ACROSS]! &= ~(1 << (square - 1));
    words[floorAt(above) + DOWN]! &= ~(1 << above);
  }

  /** Squares whose words begin at `at` show this colour; carpets among them are no longer whole. */
  private coverSquares(at: number, squares: number, colour: number): void {
    const { words } = this;
    words[at]! |= squares;
    words[at + LOW] = (words[at + LOW]! & ~squares) | (squares & -(colour & 1));
    words[at + HIGH] = (words[at + HIGH]! & ~squares) | (squares & -(colour >> 1));
    words[at + ACROSS]! &= ~(squares | (squares >>> 1));
    words[at + DOWN]! &= ~(squares | (squares >>> this.market.size));
  }

  // ── reading ─────────────────────────────────────────────────────────────────────────────────────

  /** Whose carpet a square shows; nobody's, -1, for bare floor. */
  ownerAt(square: number): number {
    return this.market.owner[this.shownAt(square)]!;
  }

  isOut(player: number): boolean {
    return ((this.out >> player) & 1) === 1;
  }

  leftOf(player: number): number {
    const { coloursPerPlayer } = this.market;
    const first = this.market.firstColour(player);
    return coloursPerPlayer === 1 ? this.left[first]! : this.left[first]! + this.left[first + 1]!;
  }

  /** Carpets that players who are in the game will still lay. */
  carpetsToCome(): number {
    let total = 0;
    for (let player = 0; player < this.seats; player++) if (!this.isOut(player)) total += this.leftOf(player);
    return total;
  }

  /** Is laying the carpet and turning Assam for the next walk one move? Not if there is no next walk. */
  laysAndTurns(): boolean {
    return this.market.turnsAtEnd && this.market.joins && this.carpetsToCome() > 1;
  }

  /** What the player to move owes when Assam stops on a square. */
  owedAt(square: number): number {
    const owner = this.ownerAt(square);
    if (owner < 0 || owner === this.mover || this.isOut(owner)) return 0;
    return this.market.fitsWord
      ? this.regionInWord(square)
      : regionSize(this.words, this.market.tables.next, square);
  }

  private regionInWord(square: number): number {
    const { words } = this;
    const low = words[FLOOR + LOW]!;
    const high = words[FLOOR + HIGH]!;
    const alike = ~(low ^ -((low >>> square) & 1)) & ~(high ^ -((high >>> square) & 1));
    const { size, notFirst, notLast } = this.market.tables;
    return popcount(wordRegion(words[FLOOR]! & alike, 1 << square, size, notFirst, notLast));
  }

  override score(seat: number): number {
    return this.coins[seat]! + this.visible[seat]!;
  }

  /** Points, then coins; who is out ranks last. */
  override result(seat: number): number {
    if (this.isOut(seat)) return 0;
    let first = 1;
    for (let other = 0; other < this.seats; other++) {
      if (other === seat || this.isOut(other)) continue;
      const lead = this.score(seat) - this.score(other) || this.coins[seat]! - this.coins[other]!;
      if (lead < 0) return 0;
      if (lead === 0) first++;
    }
    return 1 / first;
  }

  /** The colour that the mover lays next; `NO_COLOUR` if it is to be drawn. */
  nextColour(): number {
    const { mover, left, market } = this;
    const first = market.firstColour(mover);
    if (market.coloursPerPlayer === 1) return first;
    const laid = 2 * market.rugsPerColour - left[first]! - left[first + 1]!;
    if (market.alternates) return first + (laid & 1);
    if (!market.drawsColour) return this.order[2 * market.rugsPerColour * mover + laid]!;
    if (left[first]! > 0 && left[first + 1]! > 0) return NO_COLOUR;
    return left[first]! > 0 ? first : first + 1;
  }

  override assign(from: Position): void {
    this.turn = from.turn;
    this.out = from.out;
    this.mover = from.mover;
    this.colour = from.colour;
    this.phase = from.phase;
    this.die = from.die;
    this.square = from.square;
    this.facing = from.facing;
    this.order = from.order;
    const { words } = this;
    for (let i = 0; i < words.length; i++) words[i] = from.words[i]!;
  }
}
