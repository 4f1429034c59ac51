/** What experiments count in a game: the points of each player by kind of feature, the end's included. */
import type { Counts, Move, Tally } from '../../core/index.ts';
import { award } from './meeples.ts';
import { FACT, FACTS } from './facts.ts';
import { CLAIM, MOST_PLAYERS } from './layout.ts';
import type { CarcassonneOptions } from './options.ts';
import { CATEGORIES, END_POINTS, endPoints } from './scoring.ts';
import { settle } from './settle.ts';
import { type CarcassonneState, NO_CLAIM } from './state.ts';
import { Table } from './table.ts';

const CITY = CATEGORIES.indexOf('city');
const ROAD = CATEGORIES.indexOf('road');
const MONASTERY = CATEGORIES.indexOf('monastery');

const counters = CATEGORIES.map((kind) => ({ name: `${kind}-points`, title: `points for ${kind} features` }));

/** Points by category and player, as `endPoints` writes them. */
const points = new Int16Array(END_POINTS);

function addPoints(counts: readonly Counts[]): void {
  for (const [seat, own] of counts.entries()) {
    for (let kind = 0; kind < CATEGORIES.length; kind++) own[kind]! += points[MOST_PLAYERS * kind + seat]!;
  }
}

/** Cities and roads that the newest tile completes, the meeple on it included. */
function completed(table: Table): void {
  const tile = table.tiles - 1;
  const type = table.kindOf(tile) >> 2;
  const paid = new Set<number>();
  for (let piece = 0; piece < FACTS[FACT.closable + type]!; piece++) {
    const root = table.rootOf(tile, piece);
    const meeples = table.meeplesOn(root);
    if (!table.isClosed(root) || meeples === 0 || paid.has(root)) continue;
    paid.add(root);
    const isCity = piece < FACTS[FACT.cities + type]!;
    const worth = isCity ? 2 * table.citySize(root) : table.roadSize(root);
    award(meeples, worth, points, MOST_PLAYERS * (isCity ? CITY : ROAD), table.players);
  }
}

/** A turn is paid when it ends, with the claim. What is paid and is neither city nor road is for a monastery. */
function count(state: CarcassonneState, move: Move, counts: readonly Counts[]): void {
  if (state.phase !== CLAIM) return;
  const table = new Table(state.seats);
  table.assign(state.table);
  if (move !== NO_CLAIM) table.putMeeple(state.player, move - 1);
  points.fill(0);
  completed(table);
  settle(table);
  for (let seat = 0; seat < state.seats; seat++) {
    const closed = points[MOST_PLAYERS * CITY + seat]! + points[MOST_PLAYERS * ROAD + seat]!;
    points[MOST_PLAYERS * MONASTERY + seat] = table.points(seat) - state.table.points(seat) - closed;
  }
  addPoints(counts);
}

function close(state: CarcassonneState, counts: readonly Counts[]): void {
  endPoints(state.table, points);
  addPoints(counts);
}

export const tally: Tally<CarcassonneState, CarcassonneOptions> = { counters: () => counters, count, close };
