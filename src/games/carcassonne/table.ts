/**
 * What lies on the table: tiles, the empty cells beside them, features and meeples, and how many tiles are left.
 *
 * Features are disjoint sets of pieces, joined as tiles are placed (union by size; paths are never compressed, so
 * looking changes nothing). The root of a set carries what the whole feature needs: its size (pieces and pennants),
 * its open sides, and its meeples, three bits for each player.
 */
import { AROUND, MOST_TILES, areClose, stepFrom } from './cells.ts';
import { meet, rootOf } from './features.ts';
import { MEEPLE_BITS, award } from './meeples.ts';
import { FACT, FACTS, FEATURE_WORDS, IN_FEATURE, MEEPLES, MEMORY } from './memory.ts';

// Constants of this file, for the reason given in `memory.ts`.
const facts = FACTS;
const [stepTo, meetTile, rootAt, isClose] = [stepFrom, meet, rootOf, areClose];
const MEEPLE = MEEPLES;
const BITS = MEEPLE_BITS;
const { features: FEATURES, grid: GRID, frontier: FRONTIER, patterns: PATTERNS } = MEMORY;
const { cells: CELL, kinds: KIND, claims: CLAIMS, twins: TWINS } = MEMORY;
const { monkTiles: MONK_TILE, monkEmpty: MONK_EMPTY, supply: SUPPLY, points: POINTS } = MEMORY;
const { step: STEP, sides: SIDES, terrain: TERRAIN } = FACT;
const { pieces: PIECES, sizes: SIZES, openSides: OPEN_SIDES, cities: CITIES } = FACT;
const { closable: CLOSABLE, monastery: MONASTERY, hasTwins: HAS_TWINS } = FACT;

const FEATURE = FEATURE_WORDS;
const { size: SIZE, open: OPEN, meeples: ON } = IN_FEATURE;
/** The features of a tile are eight times four words. */
const TILE_SHIFT = 5;
/** The first entry of the grid that is an empty cell. */
const EMPTY = MOST_TILES + 1;
/** A ring that leaves a tile by one piece and comes back by another takes three more tiles. */
const LEAST_RING = 5;

export class Table {
  readonly memory = new Int16Array(MEMORY.words);
  readonly players: number;
  /** Tiles that lie, empty cells beside them, meeples placed so far. */
  tiles = 0;
  fronts = 0;
  claimed = 0;
  /** Did the newest tile complete a city or road? 1 or 0. */
  private closes = 0;
  private twins = 0;
  private monks = 0;

  constructor(players: number) {
    this.players = players;
    this.memory.fill(MEEPLES, SUPPLY, SUPPLY + players);
  }

  assign(from: Table): void {
    this.memory.set(from.memory);
    this.tiles = from.tiles;
    this.fronts = from.fronts;
    this.claimed = from.claimed;
    this.closes = from.closes;
    this.twins = from.twins;
    this.monks = from.monks;
  }

  // ── reading ─────────────────────────────────────────────────────────────────────────────────────

  kindOf(tile: number): number {
    return this.memory[KIND + tile]!;
  }

  cellOf(tile: number): number {
    return this.memory[CELL + tile]!;
  }

  points(player: number): number {
    return this.memory[POINTS + player]!;
  }

  setPoints(points: readonly number[]): void {
    this.memory.set(points, POINTS);
  }

  supply(player: number): number {
    return this.memory[SUPPLY + player]!;
  }

  /** The i-th meeple that was placed, as 8 * tile + piece. */
  claim(i: number): number {
    return this.memory[CLAIMS + i]!;
  }

  /** The tile on a cell, -1 for none. */
  tileAt(cell: number): number {
    const entry = this.memory[GRID + cell]!;
    return entry < EMPTY ? entry - 1 : -1;
  }

  /** What the neighbours of an empty cell beside tiles ask of a tile there. */
  patternAt(cell: number): number {
    return this.memory[PATTERNS + this.memory[GRID + cell]! - EMPTY]!;
  }

  /** The root of the feature to which a piece belongs. */
  rootOf(tile: number, piece: number): number {
    return rootAt(this.memory, tile, piece);
  }

  /** Meeples on a feature, three bits for each player. */
  meeplesOn(root: number): number {
    return this.memory[root + ON]!;
  }

  /** Has a city or road no open side any more? */
  isClosed(root: number): boolean {
    return this.memory[root + OPEN] === 0;
  }

  /** Tiles and pennants of a city; a tile with two pieces in it counts once. */
  citySize(root: number): number {
    const size = this.memory[root + SIZE]!;
    return size < LEAST_RING ? size : size - this.twinsIn(root, 2);
  }

  /** Tiles of a road. Where a tile has several pieces of road all of them end there, so only a closed road can have two. */
  roadSize(root: number): number {
    const size = this.memory[root + SIZE]!;
    return size < LEAST_RING || !this.isClosed(root) ? size : size - this.twinsIn(root, 0);
  }

  /** Pieces of one feature that share a tile with another; on tiles with `cities` cities, or fewer than two. */
  private twinsIn(root: number, cities: number): number {
    let twins = 0;
    for (let i = 0; i < this.twins; i++) {
      const tile = this.memory[TWINS + i]!;
      const type = this.memory[KIND + tile]! >> 2;
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

  /** Pieces of the newest tile whose features hold no meeple, as bits. */
  freePieces(): number {
    const tile = this.tiles - 1;
    const pieces = facts[PIECES + (this.memory[KIND + tile]! >> 2)]!;
    let free = 0;
    for (let piece = 0; piece < pieces; piece++) {
      if (this.memory[this.rootOf(tile, piece) + ON] === 0) free |= 1 << piece;
    }
    return free;
  }

  // ── a turn ──────────────────────────────────────────────────────────────────────────────────────

  /** The very first tile, which touches nothing. */
  begin(cell: number, kind: number): void {
    this.lie(kind);
    this.memory[GRID + cell] = this.tiles;
    this.memory[CELL] = cell;
    for (let side = 0; side < 4; side++) {
      this.ask(stepTo(cell, facts[STEP + side]!), facts[TERRAIN + 4 * kind + side]! << (2 * (side ^ 2)));
    }
  }

  /** Lays a tile on a cell of the frontier: it joins its neighbours, and asks the empty cells beside it. */
  place(cell: number, kind: number): void {
    this.lie(kind);
    const m = this.memory;
    const tile = this.tiles - 1;
    const asked = this.leaveFrontier(cell);
    this.closes = 0;
    m[GRID + cell] = tile + 1;
    m[CELL + tile] = cell;
    // Sides with a neighbour first: one branch that is hard to foresee, where side by side there would be four.
    const sides = facts[SIDES + asked]!;
    const neighbours = sides >> 8;
    for (let k = 0; k < neighbours; k++) {
      const side = (sides >> (2 * k)) & 3;
      const other = m[GRID + stepTo(cell, facts[STEP + side]!)]! - 1;
      const open = meetTile(m, tile, 4 * kind + side, other, 4 * m[KIND + other]! + (side ^ 2));
      if (open === 0) this.closes = 1;
    }
    for (let k = neighbours; k < 4; k++) {
      const side = (sides >> (2 * k)) & 3;
      this.ask(stepTo(cell, facts[STEP + side]!), facts[TERRAIN + 4 * kind + side]! << (2 * (side ^ 2)));
    }
    for (let monk = 0; monk < this.monks; monk++) {
      if (isClose(cell, m[CELL + m[MONK_TILE + monk]!]!)) m[MONK_EMPTY + monk]!--;
    }
  }

  /** Takes a cell from the frontier, the last of which fills the gap; returns what was asked there. */
  private leaveFrontier(cell: number): number {
    const m = this.memory;
    const index = m[GRID + cell]! - EMPTY;
    const asked = m[PATTERNS + index]!;
    const last = --this.fronts;
    const moved = m[FRONTIER + last]!;
    m[FRONTIER + index] = moved;
    m[PATTERNS + index] = m[PATTERNS + last]!;
    m[PATTERNS + last] = 0;
    m[GRID + moved] = EMPTY + index;
    return asked;
  }

  /** An empty cell is asked for more; if it was not beside tiles before, it is now. No branch: it is hard to foresee. */
  private ask(cell: number, pattern: number): void {
    const m = this.memory;
    const entry = m[GRID + cell]!;
    const isNew = (entry - 1) >>> 31;
    const index = entry - EMPTY + Math.imul(isNew, EMPTY + this.fronts);
    this.fronts += isNew;
    m[FRONTIER + index] = cell;
    m[PATTERNS + index]! |= pattern;
    m[GRID + cell] = EMPTY + index;
  }

  /** A new tile, each piece still a separate feature. */
  private lie(kind: number): void {
    const m = this.memory;
    const tile = this.tiles++;
    const type = kind >> 2;
    m[KIND + tile] = kind;
    m[TWINS + this.twins] = tile;
    this.twins += facts[HAS_TWINS + type]!;
    const pieces = facts[PIECES + type]!;
    let at = FEATURES + (tile << TILE_SHIFT);
    for (let piece = 8 * type; piece < 8 * type + pieces; piece++) {
      m[at] = at;
      m[at + SIZE] = facts[SIZES + piece]!;
      m[at + OPEN] = facts[OPEN_SIDES + piece]!;
      m[at + ON] = 0;
      at += FEATURE;
    }
  }

  /** A meeple of `player` goes on a free piece of the newest tile. */
  putMeeple(player: number, piece: number): void {
    const m = this.memory;
    const tile = this.tiles - 1;
    m[CLAIMS + this.claimed++] = 8 * tile + piece;
    m[SUPPLY + player]!--;
    m[this.rootOf(tile, piece) + ON]! += 1 << (BITS * player);
    if (piece !== facts[MONASTERY + (m[KIND + tile]! >> 2)]) return;
    m[MONK_TILE + this.monks] = tile;
    m[MONK_EMPTY + this.monks++] = this.emptyAround(m[CELL + tile]!);
  }

  /** Pays for everything that the newest tile has completed, and sends the meeples home. */
  settle(): void {
    const m = this.memory;
    if (this.closes !== 0) this.payClosed();
    for (let monk = this.monks - 1; monk >= 0; monk--) {
      if (m[MONK_EMPTY + monk] === 0) this.payMonk(monk);
    }
  }

  private payClosed(): void {
    const m = this.memory;
    const tile = this.tiles - 1;
    const type = m[KIND + tile]! >> 2;
    const closable = facts[CLOSABLE + type]!;
    for (let piece = 0; piece < closable; piece++) {
      const root = this.rootOf(tile, piece);
      if (m[root + OPEN] !== 0 || m[root + ON] === 0) continue;
      const isCity = piece < facts[CITIES + type]!;
      this.pay(root, isCity ? 2 * this.citySize(root) : this.roadSize(root));
    }
  }

  private payMonk(monk: number): void {
    const m = this.memory;
    const tile = m[MONK_TILE + monk]!;
    this.pay(this.rootOf(tile, facts[MONASTERY + (m[KIND + tile]! >> 2)]!), 9);
    const last = --this.monks;
    m[MONK_TILE + monk] = m[MONK_TILE + last]!;
    m[MONK_EMPTY + monk] = m[MONK_EMPTY + last]!;
  }

  /** Points for the players with most meeples on the feature; all of them go home. */
  private pay(root: number, points: number): void {
    const m = this.memory;
    const meeples = m[root + ON]!;
    award(meeples, points, m, POINTS, this.players);
    for (let player = 0; player < this.players; player++) {
      m[SUPPLY + player]! += (meeples >> (BITS * player)) & MEEPLE;
    }
    m[root + ON] = 0;
  }
}
