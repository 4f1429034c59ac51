/** A position of Marrakech: what is on the table and in the purses, and all that can be read off it. */
import { CHANCE, State } from '../../core/index.ts';
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
  /**
   * What each square shows: 0 for bare floor, else `8 * carpet + 1 + colour`, so that two squares show the same
   * carpet exactly when they are equal. One more cell stands for all that is beyond the border.
   */
  readonly cells: Int32Array;
  readonly coins: Int32Array;
  /** Squares on which each player's carpets show. */
  readonly visible: Int32Array;
  /** Carpets of each colour that are still to be laid. */
  readonly left: Int32Array;
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
  /** Each carpet has its own number; this is that of the last one. */
  lastCarpet = 0;
  /** With shuffled and open stacks: the colours of each player, one after the other. Never written to. */
  order: Uint8Array;

  constructor(market: Market, order: Uint8Array) {
    super();
    this.market = market;
    this.order = order;
    this.seats = market.players;
    this.cells = new Int32Array(market.squares + 1);
    this.coins = new Int32Array(market.players);
    this.visible = new Int32Array(market.players);
    this.left = new Int32Array(market.colours);
  }

  // ── reading ─────────────────────────────────────────────────────────────────────────────────────

  /** The colour that a square shows; `NO_COLOUR` for bare floor. */
  colourAt(square: number): number {
    return (this.cells[square]! & 7) - 1;
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
    const owner = this.market.owner[this.cells[square]! & 7]!;
    if (owner < 0 || owner === this.mover || this.isOut(owner)) return 0;
    return regionSize(this.cells, this.market.tables.next, square);
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
    this.lastCarpet = from.lastCarpet;
    this.order = from.order;
    const { cells, coins, visible, left } = this;
    for (let i = 0; i < cells.length; i++) cells[i] = from.cells[i]!;
    for (let i = 0; i < left.length; i++) left[i] = from.left[i]!;
    for (let i = 0; i < coins.length; i++) {
      coins[i] = from.coins[i]!;
      visible[i] = from.visible[i]!;
    }
  }
}
