/**
 * What a position promises, as features whose weights are learned: the track, meeples in hand, and every feature that is
 * held, by how likely it is to be completed. A seat is compared with its strongest opponent on the track.
 *
 * Turns are judged as finished. In the phase of claiming, what the newest tile completes counts as paid, and the other
 * player as the next to draw; what a claim would add is listed by `listClaim`.
 */
import { type FeatureList, OVER } from '../../../core/index.ts';
import { FACT, FACTS } from '../facts.ts';
import { CLAIM, PLACE } from '../layout.ts';
import { meeplesOf } from '../meeples.ts';
import { MONASTERY_POINTS } from '../settle.ts';
import type { CarcassonneState } from '../state.ts';
import type { Table } from '../table.ts';
import { NOTHING } from './closers.ts';
import { Holdings } from './holdings.ts';
import * as numbers from './numbers.ts';
import { OpenEnds } from './openEnds.ts';

// Constants of this file, for the reason given in `facts.ts`.
const facts = FACTS;
const { cities: CITIES, closable: CLOSABLE, monastery: MONASTERY } = FACT;
const { AT, PHASE_OF, CITY_CELLS, ROAD_CELLS, FARM_CELLS, handAt, openAt, monasteryAt } = numbers;

/** No position has more features that count: two for each meeple, the cities beside farms, and some of the whole. */
export const MOST_FEATURES = 1024;

/** Takes features one by one, to list them or to add up their weights at once. */
export type Features = Pick<FeatureList, 'add'>;

export class Prospects {
  private readonly ends = new OpenEnds();
  private readonly held = new Holdings();
  // ── of the position that is looked at ──
  private table: Table | undefined;
  private phase = 0;
  private seat = 0;
  private rival = 0;
  /** 1 if the seat is the next to draw, -1 if its rival is, else 0. */
  private next = 0;
  /** What the seat is paid more than its rival, and their meeples in hand. */
  private lead = 0;
  private readonly hands = new Int8Array(2);

  /** Lists the features as `seat` sees them, whatever may still be claimed with the newest tile. */
  list(state: CarcassonneState, seat: number, out: Features): void {
    const { table } = state;
    const { held } = this;
    this.seat = seat;
    this.rival = rivalOf(state, seat);
    this.lead = state.score(seat) - state.score(this.rival);
    if (state.turn === OVER) {
      out.add(AT.points, this.lead);
      return;
    }
    this.table = table;
    // A tile in hand counts as still to be drawn, so that drawing it changes nothing.
    const isDrawn = state.phase === PLACE;
    this.phase = PHASE_OF[state.left + Number(isDrawn)]!;
    this.hands[0] = table.supply(seat);
    this.hands[1] = table.supply(this.rival);
    this.ends.look(table, isDrawn ? state.drawn : NOTHING);
    held.look(state);
    const player = state.phase === CLAIM ? (state.player + 1) % state.seats : state.player;
    this.next = player === seat ? 1 : player === this.rival ? -1 : 0;
    for (let i = 0; i < held.count; i++) this.addHeld(held.claims[i]! >> 3, held.claims[i]! & 7, out);
    this.addAllFree(out);
    out.add(AT.points, this.lead);
    out.add(AT.turn + this.phase, this.next);
    out.add(AT.hand + handAt(this.phase, this.hands[0]), 1);
    out.add(AT.hand + handAt(this.phase, this.hands[1]), -1);
  }

  /** Lists what changes if the seat of the last list claims a free piece of the newest tile. */
  listClaim(piece: number, out: Features): void {
    const table = this.table!;
    const { phase } = this;
    const tile = table.tiles - 1;
    const type = table.kindOf(tile) >> 2;
    const root = table.rootOf(tile, piece);
    const paid = this.paidAtOnce(tile, piece, type, root);
    if (paid > 0) {
      out.add(AT.points, paid);
      return;
    }
    this.addOpen(tile, piece, type, root, 1, 1, out);
    if (piece < facts[CLOSABLE + type]!) this.addFree(root, piece < facts[CITIES + type]!, -this.next, out);
    out.add(AT.hand + handAt(phase, this.hands[0]!), -1);
    out.add(AT.hand + handAt(phase, this.hands[0]! - 1), 1);
  }

  // ── what is held ────────────────────────────────────────────────────────────────────────────────

  private addHeld(tile: number, piece: number, out: Features): void {
    const table = this.table!;
    const type = table.kindOf(tile) >> 2;
    const root = table.rootOf(tile, piece);
    const meeples = table.meeplesOn(root);
    const own = meeplesOf(meeples, this.seat);
    const others = meeplesOf(meeples, this.rival);
    const most = mostOf(meeples, table.players);
    const share = Number(own === most) - Number(others === most);
    const paid = this.paidAtOnce(tile, piece, type, root);
    if (paid > 0) {
      this.lead += share * paid;
      this.hands[0]! += own;
      this.hands[1]! += others;
      return;
    }
    this.addOpen(tile, piece, type, root, share, own - others, out);
  }

  /** What the newest tile has completed pays this; 0 for what stays open. */
  private paidAtOnce(tile: number, piece: number, type: number, root: number): number {
    const table = this.table!;
    if (piece < facts[CLOSABLE + type]!) {
      if (!table.isClosed(root)) return 0;
      return piece < facts[CITIES + type]! ? 2 * table.citySize(root) : table.roadSize(root);
    }
    if (piece !== facts[MONASTERY + type]) return 0;
    return table.emptyAround(table.cellOf(tile)) === 0 ? MONASTERY_POINTS : 0;
  }

  /**
   * A feature that is not complete.
   * @param share 1 if the seat would be paid and its rival not, -1 the other way round, else 0
   * @param meeples of the seat, less those of its rival
   */
  private addOpen(
    tile: number,
    piece: number,
    type: number,
    root: number,
    share: number,
    meeples: number,
    out: Features,
  ): void {
    const table = this.table!;
    const { ends, phase } = this;
    const isNext = share * this.next > 0;
    if (piece < facts[CLOSABLE + type]!) {
      const isCity = piece < facts[CITIES + type]!;
      const most = isCity ? CITY_CELLS : ROAD_CELLS;
      const size = share * (isCity ? table.citySize(root) : table.roadSize(root));
      const at = openAt(phase, most, ends.cells(root), ends.grade(root));
      if (share !== 0) out.add((isCity ? AT.citySize : AT.roadSize) + at, size);
      if (meeples !== 0) out.add((isCity ? AT.cityMeeple : AT.roadMeeple) + at, meeples);
      if (isNext) {
        const always = openAt(0, most, ends.cells(root), ends.grade(root));
        out.add((isCity ? AT.nextCity : AT.nextRoad) + always, share);
        out.add((isCity ? AT.nextCitySize : AT.nextRoadSize) + always, size);
      }
    } else if (share !== 0) {
      if (piece === facts[MONASTERY + type]) this.addMonastery(tile, share, out);
      else this.addFarm(root, share, mostOf(table.meeplesOn(root), table.players) > Math.abs(meeples), out);
    }
  }

  private addMonastery(tile: number, share: number, out: Features): void {
    const table = this.table!;
    const cell = table.cellOf(tile);
    const empty = table.emptyAround(cell);
    out.add(AT.monastery + monasteryAt(this.phase, empty), share);
    if (!this.ends.canFill(table, cell)) out.add(AT.deadMonastery + monasteryAt(0, empty), share);
  }

  private addFarm(root: number, share: number, isContested: boolean, out: Features): void {
    const table = this.table!;
    const { ends, phase } = this;
    const { farms } = this.held;
    const number = this.held.farmNumber(root);
    let complete = 0;
    for (let i = 0; i < farms.pairs; i++) {
      if (farms.farm[i] !== number) continue;
      const city = farms.city[i]!;
      if (table.isClosed(city)) complete++;
      else out.add(AT.farmOpenCity + openAt(phase, FARM_CELLS, ends.cells(city), ends.grade(city)), share);
    }
    out.add(AT.farm + phase, share);
    out.add(AT.farmCity + phase, share * complete);
    if (!isContested) return;
    out.add(AT.contestedFarm + phase, share);
    out.add(AT.contestedCity + phase, share * complete);
  }

  // ── what nobody holds ───────────────────────────────────────────────────────────────────────────

  private addAllFree(out: Features): void {
    if (this.next === 0) return;
    const { ends } = this;
    for (let i = 0; i < ends.open; i++) {
      const root = ends.features[i]! >> 1;
      if (this.table!.meeplesOn(root) !== 0) continue;
      this.addFree(root, (ends.features[i]! & 1) === 0, this.next, out);
    }
  }

  private addFree(root: number, isCity: boolean, amount: number, out: Features): void {
    if (amount === 0) return;
    const table = this.table!;
    const { ends, phase } = this;
    const at = openAt(0, isCity ? CITY_CELLS : ROAD_CELLS, ends.cells(root), ends.grade(root));
    const size = amount * (isCity ? table.citySize(root) : table.roadSize(root));
    out.add((isCity ? AT.freeCity : AT.freeRoad) + phase, amount);
    out.add((isCity ? AT.freeCitySize : AT.freeRoadSize) + phase, size);
    out.add((isCity ? AT.openCity : AT.openRoad) + at, amount);
    out.add((isCity ? AT.openCitySize : AT.openRoadSize) + at, size);
  }
}

function mostOf(meeples: number, players: number): number {
  let most = 0;
  for (let player = 0; player < players; player++) most = Math.max(most, meeplesOf(meeples, player));
  return most;
}

/** The opponent who is ahead of the others; of two the other one. */
function rivalOf(state: CarcassonneState, seat: number): number {
  let best = seat === 0 ? 1 : 0;
  for (let other = best + 1; other < state.seats; other++) {
    if (other !== seat && state.score(other) > state.score(best)) best = other;
  }
  return best;
}
