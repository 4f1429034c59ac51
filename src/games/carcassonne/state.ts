/**
 * The rules of Carcassonne. A turn has three steps, each a separate move:
 *
 *     CHANCE     draws a tile; one that fits nowhere is put away, and chance draws again
 *     the player places it: a cell beside the tiles and a rotation
 *     the player claims a piece of it, or nothing; then what the tile has completed is paid
 *
 * There is no hidden pile, only how many copies of each type are left: a draw is a random choice among them.
 */
import { CHANCE, type Move, OVER, type Random, State } from '../../core/index.ts';
import { ORIGIN } from './cells.ts';
import { FACT, FACTS } from './facts.ts';
import { BITS, nthBit } from './fit.ts';
import { DISCARD, TURN, addFact, addTable } from './hash.ts';
import { kernel } from './kernel/kernel.ts';
import * as layout from './layout.ts';
import type { Rules } from './options.ts';
import { countPlacements, listPlacements, nthPlacement } from './placements.ts';
import { END_POINTS, endPoints } from './scoring.ts';
import { settle } from './settle.ts';
import { Table } from './table.ts';
import { PERIOD, START_TYPE } from './tiles.ts';

/** The move that claims nothing; a claim is 1 + the piece, a placement 4 * cell + rotation, a draw the type. */
export const NO_CLAIM = 0;

// Constants of this file, for the reason given in `facts.ts`.
const facts = FACTS;
const { DRAW, PLACE, CLAIM, ALWAYS, PILE, DISCARDS, DISCARDED_AT, TYPES, MOST_PLAYERS } = layout;
const TOTALS = layout.TOTALS >> 1;
const { types: TYPE, ranks: RANK } = FACT;
const NOTHING = NO_CLAIM;
const TO_CHANCE = CHANCE;
const bits = BITS;
const periods = PERIOD;
const [placementsOf, placementAt] = [countPlacements, nthPlacement];

/** Room for one call. */
const end = new Int16Array(END_POINTS);

/** Marks the code of a claim. */
const CLAIM_CODE = 1 << 24;

export class CarcassonneState extends State {
  override turn = CHANCE;
  override readonly seats: number;
  readonly rules: Rules;
  readonly table: Table;
  /** DRAW, PLACE or CLAIM; once over, DRAW. */
  phase = DRAW;
  /** Whose turn it is, also while chance draws. */
  player = 0;
  /** The type in hand in the phase PLACE, and how many placements it has. */
  drawn = 0;
  private choices = 0;
  /** Tiles still to be drawn, and tiles put away. */
  left: number;
  discarded = 0;

  constructor(rules: Rules) {
    super();
    this.rules = rules;
    this.seats = rules.players;
    this.table = new Table(rules.players);
    for (let type = 0; type < TYPES; type++) this.table.bytes[PILE + facts[RANK + type]!] = rules.pile[type]!;
    this.left = rules.pileSize;
    this.table.begin(ORIGIN, 4 * START_TYPE);
  }

  // ── reading ─────────────────────────────────────────────────────────────────────────────────────

  override score(seat: number): number {
    return this.turn === OVER ? this.total(seat) : this.table.points(seat);
  }

  override result(seat: number): number {
    let most = 0;
    let winners = 0;
    for (let other = 0; other < this.seats; other++) {
      const total = this.total(other);
      if (total > most || winners === 0) {
        most = total;
        winners = 1;
      } else if (total === most) winners++;
    }
    return this.total(seat) === most ? 1 / winners : 0;
  }

  /** Points of a player once the game is over, the end's included. */
  private total(seat: number): number {
    return this.table.words[TOTALS + seat]!;
  }

  override weight(outcome: Move): number {
    return this.copiesLeft(outcome) / this.left;
  }

  copiesLeft(type: number): number {
    return this.table.bytes[PILE + facts[RANK + type]!]!;
  }

  /** The i-th tile that was put away, and how many lay on the table then. */
  discard(i: number): { type: number; tiles: number } {
    const { bytes } = this.table;
    return { type: bytes[DISCARDS + i]!, tiles: bytes[DISCARDED_AT + i]! };
  }

  /** Pieces that the player may claim, as bits. */
  claimable(): number {
    return this.table.supply(this.player) === 0 ? 0 : this.table.freePieces();
  }

  // ── moves ───────────────────────────────────────────────────────────────────────────────────────

  override moves(out: Int32Array): number {
    if (this.turn === OVER) return 0;
    if (this.phase === PLACE) return listPlacements(this.table, this.rules, this.drawn, out);
    return this.phase === DRAW ? this.listDraws(out) : this.listClaims(out);
  }

  override count(): number {
    return this.phase === PLACE ? this.choices : super.count();
  }

  private listDraws(out: Int32Array): number {
    let count = 0;
    for (let type = 0; type < TYPES; type++) if (this.copiesLeft(type) !== 0) out[count++] = type;
    return count;
  }

  private listClaims(out: Int32Array): number {
    out[0] = NO_CLAIM;
    let count = 1;
    for (let free = this.claimable(), piece = 0; free !== 0; free >>= 1, piece++) {
      if (free & 1) out[count++] = 1 + piece;
    }
    return count;
  }

  override sample(random: Random): Move {
    if (this.phase === DRAW) return this.sampleDraw(random);
    if (this.phase === CLAIM) return this.sampleClaim(random);
    return placementAt(this.table, this.rules, this.drawn, random.below(this.choices));
  }

  private sampleDraw(random: Random): Move {
    const { bytes } = this.table;
    let rest = random.below(this.left);
    let i = PILE;
    for (rest -= bytes[i]!; rest >= 0; rest -= bytes[i]!) i++;
    return facts[TYPE + i - PILE]!;
  }

  private sampleClaim(random: Random): Move {
    const free = this.claimable();
    if (free === 0) return NOTHING;
    const chosen = random.below(1 + bits[free & 15]! + bits[free >> 4]!);
    return chosen === 0 ? NOTHING : 1 + nthBit(free, chosen - 1);
  }

  /** A claim chosen uniformly, NO_CLAIM only where nothing is free. */
  sampleMeeple(random: Random): Move {
    const free = this.claimable();
    if (free === 0) return NO_CLAIM;
    return 1 + nthBit(free, random.below(bits[free & 15]! + bits[free >> 4]!));
  }

  // ── playing ─────────────────────────────────────────────────────────────────────────────────────

  override play(move: Move): void {
    if (this.phase === PLACE) this.place(move);
    else if (this.phase === CLAIM) this.claim(move);
    else this.draw(move);
  }

  /** A placement is known by its cell and rotation, a claim by its segment. */
  override code(move: Move): number {
    return this.phase === CLAIM ? CLAIM_CODE | move : move;
  }

  private draw(type: number): void {
    this.take(type);
    if (this.hold(type)) return;
    this.putAway(type);
    if (this.left === 0) this.finish();
  }

  private place(move: Move): void {
    // Rotations that look alike are one position, whatever the move was called.
    const rotation = move & (periods[this.drawn]! - 1);
    this.table.place(move >> 2, 4 * this.drawn + rotation);
    this.phase = CLAIM;
  }

  private claim(move: Move): void {
    if (move !== NOTHING) this.table.putMeeple(this.player, move - 1);
    settle(this.table);
    this.player = this.player + 1 === this.seats ? 0 : this.player + 1;
    this.phase = DRAW;
    this.turn = TO_CHANCE;
    if (this.left === 0) this.finish();
  }

  override playOut(random: Random): number {
    return kernel.get()?.playOut(this, random, ALWAYS, 0) ?? super.playOut(random);
  }

  // ── parts of a turn, also for setting up a position ─────────────────────────────────────────────

  take(type: number): void {
    this.table.bytes[PILE + facts[RANK + type]!]!--;
    this.left--;
  }

  /** Gives the player a tile to place, if it fits anywhere; says whether it does. */
  hold(type: number): boolean {
    const count = placementsOf(this.table, this.rules, type);
    if (count === 0) return false;
    this.drawn = type;
    this.choices = count;
    this.phase = PLACE;
    this.turn = this.player;
    return true;
  }

  putAway(type: number): void {
    const { bytes, tiles } = this.table;
    bytes[DISCARDS + this.discarded] = type;
    bytes[DISCARDED_AT + this.discarded++] = tiles;
  }

  finish(): void {
    endPoints(this.table, end);
    for (let seat = 0; seat < this.seats; seat++) {
      let total = this.table.points(seat);
      for (let at = seat; at < end.length; at += MOST_PLAYERS) total += end[at]!;
      this.table.words[TOTALS + seat] = total;
    }
    this.turn = OVER;
  }

  // ── copies and keys ─────────────────────────────────────────────────────────────────────────────

  override assign(from: CarcassonneState): void {
    this.turn = from.turn;
    this.phase = from.phase;
    this.player = from.player;
    this.drawn = from.drawn;
    this.choices = from.choices;
    this.left = from.left;
    this.discarded = from.discarded;
    this.table.assign(from.table);
  }

  override clone(): CarcassonneState {
    const copy = new CarcassonneState(this.rules);
    copy.assign(this);
    return copy;
  }

  override hash(out: Int32Array): void {
    out[0] = 0;
    out[1] = 0;
    addTable(out, this.table);
    for (let i = 0; i < this.discarded; i++) addFact(out, DISCARD, this.discard(i).type);
    if (this.turn === OVER) return;
    addFact(out, TURN + this.player, this.phase);
    if (this.phase === PLACE) addFact(out, TURN + MOST_PLAYERS, this.drawn);
    if (this.phase === CLAIM) addFact(out, TURN + MOST_PLAYERS + 1, this.table.cellOf(this.table.tiles - 1));
  }
}
