/**
 * What lies on the table: tiles, the empty cells beside them, features and meeples, and how many tiles are left; all of
 * it in one block of memory, which `layout.ts` describes.
 */
import { AROUND, areClose, stepFrom } from './cells.ts';
import { FACT, FACTS } from './facts.ts';
import { FEATURE_WORDS, IN_FEATURE, TILE_SHIFT, meet, openIn, rootOf, sizeIn } from './features.ts';
import * as layout from './layout.ts';

// Constants of this file, for the reason given in `facts.ts`.
const facts = FACTS;
const [stepTo, meetTile, rootAt, isClose] = [stepFrom, meet, rootOf, areClose];
const { MEEPLES, MEEPLE_BITS, EMPTY, GRID, PATTERNS, KINDS, SUPPLY } = layout;
const { TWINS, TWIN_COUNT, MONKS, MONK_TILES, MONK_EMPTY } = layout;
const { TILES, FRONTS, CLAIMED, CLOSES } = layout;
const [FRONTIER, CELL] = [layout.FRONTIER >> 1, layout.TILE_CELLS >> 1];
const [CLAIMS, POINTS] = [layout.CLAIMS >> 1, layout.POINTS >> 1];
const { step: STEP, sides: SIDES, terrain: TERRAIN, pieces: PIECES, extents: EXTENTS } = FACT;
const { cities: CITIES, closable: CLOSABLE, monastery: MONASTERY, hasTwins: HAS_TWINS } = FACT;
const [FEATURE, SHIFT] = [FEATURE_WORDS, TILE_SHIFT];
const { next: NEXT, extent: EXTENT, meeples: ON } = IN_FEATURE;
/** A ring that leaves a tile by one piece and comes back by another takes three more tiles. */
const LEAST_RING = 5;

export class Table {
  readonly bytes = new Uint8Array(layout.TABLE_BYTES);
  /** The same memory. */
  readonly words = new Int16Array(this.bytes.buffer);
  readonly players: number;

  constructor(players: number) {
    this.players = players;
    this.bytes.fill(MEEPLES, SUPPLY, SUPPLY + players);
  }

  assign(from: Table): void {
    this.bytes.set(from.bytes);
  }

  // ── reading ─────────────────────────────────────────────────────────────────────────────────────

  /** Tiles that lie. */
  get tiles(): number {
    return this.bytes[TILES]!;
  }

  /** Empty cells beside them. */
  get fronts(): number {
    return this.bytes[FRONTS]!;
  }

  /** Meeples placed so far. */
  get claimed(): number {
    return this.bytes[CLAIMED]!;
  }

  kindOf(tile: number): number {
    return this.bytes[KINDS + tile]!;
  }

  cellOf(tile: number): number {
    return this.words[CELL + tile]!;
  }

  points(player: number): number {
    return this.words[POINTS + player]!;
  }

  setPoints(points: readonly number[]): void {
    this.words.set(points, POINTS);
  }

  supply(player: number): number {
    return this.bytes[SUPPLY + player]!;
  }

  /** The i-th meeple that was placed, as 8 * tile + piece. */
  claim(i: number): number {
    return this.words[CLAIMS + i]!;
  }

  /** The tile on a cell, -1 for none. */
  tileAt(cell: number): number {
    const entry = this.bytes[GRID + cell]!;
    return entry < EMPTY ? entry - 1 : -1;
  }

  /** What the neighbours of an empty cell beside tiles ask of a tile there. */
  patternAt(cell: number): number {
    return this.bytes[PATTERNS + this.bytes[GRID + cell]! - EMPTY]!;
  }

  /** The root of the feature to which a piece belongs. */
  rootOf(tile: number, piece: number): number {
    return rootAt(this.words, tile, piece);
  }

  /** Meeples on a feature, three bits for each player. */
  meeplesOn(root: number): number {
    return this.words[root + ON]!;
  }

  /** Sides on which a city or road is open. */
  openSides(root: number): number {
    return openIn(this.words[root + EXTENT]!);
  }

  /** Has a city or road no open side any more? */
  isClosed(root: number): boolean {
    return this.openSides(root) === 0;
  }

  /** Tiles and pennants of a city; a tile with two pieces in it counts once. */
  citySize(root: number): number {
    const size = sizeIn(this.words[root + EXTENT]!);
    return size < LEAST_RING ? size : size - this.twinsIn(root, 2);
  }

  /** Tiles of a road. Where a tile has several pieces of road all of them end there, so only a closed road can have two. */
  roadSize(root: number): number {
    const size = sizeIn(this.words[root + EXTENT]!);
    return size < LEAST_RING || !this.isClosed(root) ? size : size - this.twinsIn(root, 0);
  }

  /** Pieces of one feature that share a tile with another; on tiles with `cities` cities, or fewer than two. */
  private twinsIn(root: number, cities: number): number {
    const { bytes } = this;
    let twins = 0;
    for (let i = 0; i < bytes[TWIN_COUNT]!; i++) {
      const tile = bytes[TWINS + i]!;
      const type = bytes[KINDS + tile]! >> 2;
      if ((facts[CITIES + type]! & 2) !== cities) continue;
      const closable = facts[CLOSABLE + type]!;
      let inside = 0;
      for (let piece = 0; piece < closable; piece++) {
        if (this.rootOf(tile, piece) === root) inside++;
      }
      if (inside > 1) twins += inside - 1;
    }
    return twins;
  }

  /** How many of the eight cells around a cell are empty. */
  emptyAround(cell: number): number {
    let empty = 0;
    for (let i = 0; i < AROUND.length; i++) {
      if (this.tileAt(stepTo(cell, AROUND[i]!)) === -1) empty++;
    }
    return empty;
  }

  /** Monks that wait for their monastery to be complete; the tile of one, and how many cells around it are empty. */
  get monks(): number {
    return this.bytes[MONKS]!;
  }

  monkTile(monk: number): number {
    return this.bytes[MONK_TILES + monk]!;
  }

  monkEmpty(monk: number): number {
    return this.bytes[MONK_EMPTY + monk]!;
  }

  /** Pieces of the newest tile whose features hold no meeple, as bits. */
  freePieces(): number {
    const m = this.words;
    const tile = this.tiles - 1;
    const pieces = facts[PIECES + (this.bytes[KINDS + tile]! >> 2)]!;
    let free = 0;
    for (let piece = 0; piece < pieces; piece++) {
      if (m[m[(tile << SHIFT) + FEATURE * piece]! + ON] === 0) free |= 1 << piece;
    }
    return free;
  }

  // ── a turn ──────────────────────────────────────────────────────────────────────────────────────

  /** The very first tile, which touches nothing. */
  begin(cell: number, kind: number): void {
    this.lie(cell, kind);
    for (let side = 0; side < 4; side++) this.ask(cell, kind, side);
  }

  /** Lays a tile on a cell of the frontier: it joins its neighbours, and asks the empty cells beside it. */
  place(cell: number, kind: number): void {
    const asked = this.leaveFrontier(cell);
    const tile = this.lie(cell, kind);
    const { bytes, words } = this;
    let closes = 0;
    // Sides with a neighbour first: one branch that is hard to foresee, where side by side there would be four.
    const sides = facts[SIDES + asked]!;
    const neighbours = sides >> 8;
    for (let k = 0; k < neighbours; k++) {
      const side = (sides >> (2 * k)) & 3;
      const other = bytes[GRID + stepTo(cell, facts[STEP + side]!)]! - 1;
      closes |= meetTile(words, tile, 4 * kind + side, other, 4 * bytes[KINDS + other]! + (side ^ 2));
    }
    bytes[CLOSES] = closes;
    for (let k = neighbours; k < 4; k++) this.ask(cell, kind, (sides >> (2 * k)) & 3);
    for (let monk = 0; monk < bytes[MONKS]!; monk++) {
      if (isClose(cell, words[CELL + bytes[MONK_TILES + monk]!]!)) bytes[MONK_EMPTY + monk]!--;
    }
  }

  /** Takes a cell from the frontier, the last of which fills the gap; returns what was asked there. */
  private leaveFrontier(cell: number): number {
    const { bytes, words } = this;
    const index = bytes[GRID + cell]! - EMPTY;
    const asked = bytes[PATTERNS + index]!;
    const last = --bytes[FRONTS]!;
    const moved = words[FRONTIER + last]!;
    words[FRONTIER + index] = moved;
    bytes[PATTERNS + index] = bytes[PATTERNS + last]!;
    bytes[PATTERNS + last] = 0;
    bytes[GRID + moved] = EMPTY + index;
    return asked;
  }

  /**
   * The empty cell beside a tile is asked for what lies on that side; if it was not beside tiles before, it is now. No
   * branch: it is hard to foresee.
   */
  private ask(from: number, kind: number, side: number): void {
    const { bytes } = this;
    const cell = stepTo(from, facts[STEP + side]!);
    const entry = bytes[GRID + cell]!;
    const fronts = bytes[FRONTS]!;
    const isNew = (entry - 1) >>> 31;
    const index = entry - EMPTY + Math.imul(isNew, EMPTY + fronts);
    bytes[FRONTS] = fronts + isNew;
    this.words[FRONTIER + index] = cell;
    bytes[PATTERNS + index]! |= facts[TERRAIN + 4 * kind + side]! << (2 * (side ^ 2));
    bytes[GRID + cell] = EMPTY + index;
  }

  /** A new tile, each piece still a separate feature. Returns its number. */
  private lie(cell: number, kind: number): number {
    const { bytes, words } = this;
    const tile = bytes[TILES]!++;
    const type = kind >> 2;
    bytes[KINDS + tile] = kind;
    bytes[GRID + cell] = tile + 1;
    words[CELL + tile] = cell;
    bytes[TWINS + bytes[TWIN_COUNT]!] = tile;
    bytes[TWIN_COUNT]! += facts[HAS_TWINS + type]!;
    const pieces = facts[PIECES + type]!;
    let at = tile << SHIFT;
    for (let piece = 8 * type; piece < 8 * type + pieces; piece++) {
      words[at] = at;
      words[at + NEXT] = at;
      words[at + EXTENT] = facts[EXTENTS + piece]!;
      at += FEATURE;
    }
    return tile;
  }

  /** A meeple of `player` goes on a free piece of the newest tile. */
  putMeeple(player: number, piece: number): void {
    const { bytes, words } = this;
    const tile = this.tiles - 1;
    words[CLAIMS + bytes[CLAIMED]!++] = 8 * tile + piece;
    bytes[SUPPLY + player]!--;
    words[this.rootOf(tile, piece) + ON]! += 1 << (MEEPLE_BITS * player);
    if (piece !== facts[MONASTERY + (bytes[KINDS + tile]! >> 2)]) return;
    const monk = bytes[MONKS]!++;
    bytes[MONK_TILES + monk] = tile;
    bytes[MONK_EMPTY + monk] = this.emptyAround(words[CELL + tile]!);
  }
}
