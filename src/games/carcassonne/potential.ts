/**
 * What a position promises, in points: the track; for each claimed feature what it would pay now and what it may
 * still become; for each meeple in hand what it may earn while there are tiles to come. The numbers are estimates,
 * tuned by matches of one-ply players against each other.
 *
 * In the phase of claiming, the player to move is credited with the best claim, because it comes next: so a
 * placement is judged together with the meeple that it allows.
 */
import { FEATURE_WORDS } from './features.ts';
import { CLAIM, MOST_PIECES, MOST_PLAYERS, MOST_TILES } from './layout.ts';
import { meeplesOf } from './meeples.ts';
import { FACT, FACTS } from './facts.ts';
import { type CarcassonneState } from './state.ts';
import type { Table } from './table.ts';
import { OVER } from '../../core/index.ts';

const { cities: CITIES, closable: CLOSABLE, monastery: MONASTERY, pieces: PIECES } = FACT;
const { borderFrom: BORDER_FROM, borders: BORDERS } = FACT;

/** How likely a city with this many open sides is completed, tiles permitting. */
const CLOSES = [1, 0.6, 0.35, 0.2, 0.1, 0.05];
/** Tiles to come that each open side wants for that. */
const TILES_A_SIDE = 8;
/** The share of cells around a monastery, and of open cities beside a farm, that will be filled. */
const FILLS = 0.5;
const PER_CITY = 3;

/** Roots of features that have been counted, marked by the number of the call. */
const seen = new Int32Array(FEATURE_WORDS * MOST_PIECES * MOST_TILES);
let call = 0;

function chanceToClose(openSides: number, left: number): number {
  if (openSides >= CLOSES.length) return 0;
  return CLOSES[openSides]! * Math.min(1, left / (TILES_A_SIDE * Math.max(1, openSides)));
}

function cityWorth(table: Table, root: number, left: number): number {
  return table.citySize(root) * (1 + chanceToClose(table.openSides(root), left));
}

function monasteryWorth(table: Table, tile: number, left: number): number {
  const empty = table.emptyAround(table.cellOf(tile));
  return 9 - empty + FILLS * empty * Math.min(1, left / (4 * (empty + 1)));
}

/** A city pays a farm once, however many pieces touch. */
function farmWorth(table: Table, farm: number, left: number): number {
  call++;
  let worth = 0;
  for (let tile = 0; tile < table.tiles; tile++) {
    const type = table.kindOf(tile) >> 2;
    for (let i = FACTS[BORDER_FROM + type]!; i < FACTS[BORDER_FROM + type + 1]!; i++) {
      const border = FACTS[BORDERS + i]!;
      if (table.rootOf(tile, border >> 3) !== farm) continue;
      const city = table.rootOf(tile, border & 7);
      if (seen[city] === call) continue;
      seen[city] = call;
      const open = table.openSides(city);
      worth += PER_CITY * (open === 0 ? 1 : FILLS * chanceToClose(open, left));
    }
  }
  return worth;
}

/** What a feature is worth to a player who holds it alone. */
function worthOf(table: Table, tile: number, piece: number, root: number, left: number): number {
  const type = table.kindOf(tile) >> 2;
  if (piece < FACTS[CITIES + type]!) return cityWorth(table, root, left);
  if (piece < FACTS[CLOSABLE + type]!) return table.roadSize(root);
  if (piece === FACTS[MONASTERY + type]) return monasteryWorth(table, tile, left);
  return farmWorth(table, root, left);
}

function isComplete(table: Table, tile: number, piece: number, root: number): boolean {
  const type = table.kindOf(tile) >> 2;
  if (piece < FACTS[CLOSABLE + type]!) return table.isClosed(root);
  return piece === FACTS[MONASTERY + type] && table.emptyAround(table.cellOf(tile)) === 0;
}

/** Judges positions; keeps the room that it needs. */
export class Potential {
  /** What a meeple in hand is worth with many tiles to come. */
  private readonly meeple: number;
  private readonly worth = new Float64Array(MOST_PLAYERS);
  private readonly inHand = new Float64Array(MOST_PLAYERS);
  private readonly roots = new Int16Array(MOST_TILES);

  constructor(meeple: number) {
    this.meeple = meeple;
  }

  /** Own prospects minus those of the best opponent. */
  value(state: CarcassonneState, seat: number): number {
    this.estimate(state);
    let best = -Infinity;
    for (let other = 0; other < state.seats; other++) {
      if (other !== seat) best = Math.max(best, this.worth[other]!);
    }
    return this.worth[seat]! - best;
  }

  private estimate(state: CarcassonneState): void {
    const { table, seats } = state;
    for (let player = 0; player < seats; player++) {
      this.worth[player] = state.score(player);
      this.inHand[player] = table.supply(player);
    }
    if (state.turn === OVER) return;
    this.addClaimed(table, state.left);
    if (state.phase === CLAIM) this.addBestClaim(state);
    for (let player = 0; player < seats; player++) {
      this.worth[player]! += this.handWorth(this.inHand[player]!, state.left);
    }
  }

  /** The first meeples in hand are worth most, and none is worth anything without tiles to come. */
  private handWorth(meeples: number, left: number): number {
    return this.meeple * Math.sqrt(meeples) * Math.min(1, left / 24);
  }

  private addClaimed(table: Table, left: number): void {
    let count = 0;
    for (let i = 0; i < table.claimed; i++) {
      const tile = table.claim(i) >> 3;
      const piece = table.claim(i) & 7;
      const root = table.rootOf(tile, piece);
      const meeples = table.meeplesOn(root);
      if (meeples === 0 || this.wasMet(root, count)) continue;
      this.roots[count++] = root;
      this.award(meeples, worthOf(table, tile, piece, root, left), isComplete(table, tile, piece, root));
    }
  }

  private wasMet(root: number, count: number): boolean {
    for (let i = 0; i < count; i++) if (this.roots[i] === root) return true;
    return false;
  }

  private award(meeples: number, worth: number, isBack: boolean): void {
    let most = 0;
    for (let player = 0; player < MOST_PLAYERS; player++) {
      most = Math.max(most, meeplesOf(meeples, player));
    }
    for (let player = 0; player < MOST_PLAYERS; player++) {
      const own = meeplesOf(meeples, player);
      if (own === most) this.worth[player]! += worth;
      if (isBack) this.inHand[player]! += own;
    }
  }

  private addBestClaim(state: CarcassonneState): void {
    const { table, player, left } = state;
    const tile = table.tiles - 1;
    const free = state.claimable();
    const hand = this.inHand[player]!;
    const keeps = this.handWorth(hand, left) - this.handWorth(hand - 1, left);
    let best = 0;
    let isSpent = false;
    for (let piece = 0; piece < FACTS[PIECES + (table.kindOf(tile) >> 2)]!; piece++) {
      if (((free >> piece) & 1) === 0) continue;
      const root = table.rootOf(tile, piece);
      const isBack = isComplete(table, tile, piece, root);
      const gain = worthOf(table, tile, piece, root, left) - (isBack ? 0 : keeps);
      if (gain <= best) continue;
      best = gain;
      isSpent = !isBack;
    }
    this.worth[player]! += isSpent ? best + keeps : best;
    if (isSpent) this.inHand[player]!--;
  }
}
