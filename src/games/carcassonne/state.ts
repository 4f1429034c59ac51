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
import { BITS, nthBit } from './fit.ts';
import { DISCARD, TURN, addFact, addTable } from './hash.ts';
import { FACT, FACTS, MEMORY, MOST_PLAYERS } from './memory.ts';
import type { Rules } from './options.ts';
import { canPlace, countPlacements, listPlacements, samplePlacement } from './placements.ts';
import { END_POINTS, endPoints } from './scoring.ts';
import { Table } from './table.ts';
import { PERIOD, START_TYPE, TYPES } from './tiles.ts';

/** What is to be done next. */
export const DRAW = 0;
export const PLACE = 1;
export const CLAIM = 2;

/** The move that claims nothing; a claim is 1 + the piece, a placement 4 * cell + rotation, a draw the type. */
export const NO_CLAIM = 0;

// Constants of this file, for the reason given in `memory.ts`.
const facts = FACTS;
const { pile: PILE, discards: DISCARDS, discardedAt: DISCARDED_AT } = MEMORY;
const { types: TYPE, ranks: RANK } = FACT;
const [DRAWING, PLACING, CLAIMING, NOTHING] = [DRAW, PLACE, CLAIM, NO_CLAIM];
const [TO_CHANCE, ENDED] = [CHANCE, OVER];
const bits = BITS;
const periods = PERIOD;
const [hasPlace, placementOf] = [canPlace, samplePlacement];

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
  /** The type in hand in the phase PLACE. */
  drawn = 0;
  /** Tiles still to be drawn, and tiles put away. */
  left: number;
  discarded = 0;
  /** Points of all players once the game is over, the end's included. */
  private readonly totals = new Int16Array(MOST_PLAYERS);

  constructor(rules: Rules) {
    super();
    this.rules = rules;
    this.seats = rules.players;
    this.table = new Table(rules.players);
    for (let type = 0; type < TYPES; type++)
      this.table.memory[PILE + facts[RANK + type]!] = rules.pile[type]!;
    this.left = rules.pileSize;
    this.table.begin(ORIGIN, 4 * START_TYPE);
  }

  // ── reading ─────────────────────────────────────────────────────────────────────────────────────

  override score(seat: number): number {
    return this.turn === OVER ? this.totals[seat]! : this.table.points(seat);
  }

  override result(seat: number): number {
    let most = 0;
    let winners = 0;
    for (let other = 0; other < this.seats; other++) {
      const total = this.totals[other]!;
      if (total > most || winners === 0) {
        most = total;
        winners = 1;
      } else if (total === most) winners++;
    }
    return this.totals[seat] === most ? 1 / winners : 0;
  }

  override weight(outcome: Move): number {
    return this.copiesLeft(outcome) / this.left;
  }

  copiesLeft(type: number): number {
    return this.table.memory[PILE + facts[RANK + type]!]!;
  }

  /** The i-th tile that was put away, and how many lay on the table then. */
  discard(i: number): { type: number; tiles: number } {
    const { memory } = this.table;
    return { type: memory[DISCARDS + i]!, tiles: memory[DISCARDED_AT + i]! };
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
    return this.turn !== OVER && this.phase === PLACE
      ? countPlacements(this.table, this.rules, this.drawn)
      : super.count();
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
    if (this.phase === PLACING) return placementOf(this.table, this.rules, this.drawn, random);
    return this.phase === DRAWING ? this.sampleDraw(random) : this.sampleClaim(random);
  }

  private sampleDraw(random: Random): Move {
    const { memory } = this.table;
    let rest = random.below(this.left);
    let i = PILE;
    for (rest -= memory[i]!; rest >= 0; rest -= memory[i]!) i++;
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
    if (this.phase === PLACING) this.place(move);
    else if (this.phase === CLAIMING) this.claim(move);
    else this.draw(move);
  }

  /** A placement is known by its cell and rotation, a claim by its segment. */
  override code(move: Move): number {
    return this.phase === CLAIMING ? CLAIM_CODE | move : move;
  }

  private draw(type: number): void {
    this.take(type);
    if (!hasPlace(this.table, this.rules, type)) {
      this.putAway(type);
      if (this.left === 0) this.finish();
      return;
    }
    this.drawn = type;
    this.phase = PLACING;
    this.turn = this.player;
  }

  private place(move: Move): void {
    // Rotations that look alike are one position, whatever the move was called.
    const rotation = move & (periods[this.drawn]! - 1);
    this.table.place(move >> 2, 4 * this.drawn + rotation);
    this.phase = CLAIMING;
  }

  private claim(move: Move): void {
    if (move !== NOTHING) this.table.putMeeple(this.player, move - 1);
    this.table.settle();
    this.player = this.player + 1 === this.seats ? 0 : this.player + 1;
    this.phase = DRAWING;
    this.turn = TO_CHANCE;
    if (this.left === 0) this.finish();
  }

  override playOut(random: Random): number {
    let plies = 0;
    while (this.turn !== ENDED) {
      if (this.phase === DRAWING) {
        this.draw(this.sampleDraw(random));
        plies++;
        if (this.phase === DRAWING) continue;
      }
      if (this.phase === PLACING) {
        this.place(placementOf(this.table, this.rules, this.drawn, random));
        plies++;
      }
      this.claim(this.sampleClaim(random));
      plies++;
    }
    return plies;
  }

  // ── parts of a turn, also for setting up a position ─────────────────────────────────────────────

  take(type: number): void {
    this.table.memory[PILE + facts[RANK + type]!]!--;
    this.left--;
  }

  putAway(type: number): void {
    const { memory, tiles } = this.table;
    memory[DISCARDS + this.discarded] = type;
    memory[DISCARDED_AT + this.discarded++] = tiles;
  }

  finish(): void {
    endPoints(this.table, end);
    for (let seat = 0; seat < this.seats; seat++) {
      let total = this.table.points(seat);
      for (let at = seat; at < end.length; at += MOST_PLAYERS) total += end[at]!;
      this.totals[seat] = total;
    }
    this.turn = OVER;
  }

  // ── copies and keys ─────────────────────────────────────────────────────────────────────────────

  override assign(from: CarcassonneState): void {
    this.turn = from.turn;
    this.phase = from.phase;
    this.player = from.player;
    this.drawn = from.drawn;
    this.left = from.left;
    this.discarded = from.discarded;
    this.table.assign(from.table);
    for (let seat = 0; seat < this.seats; seat++) this.totals[seat] = from.totals[seat]!;
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
