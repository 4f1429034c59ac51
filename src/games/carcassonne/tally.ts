/** What experiments count in a game: the points of each player by kind of feature, the end's included. */
import type { Counts, Move, Tally } from '../../core/index.ts';
import { FACT, FACTS } from './facts.ts';
import { CLAIM, MEEPLE_BITS, MOST_PLAYERS } from './layout.ts';
import { award, ownerOf } from './meeples.ts';
import type { CarcassonneOptions } from './options.ts';
import { CATEGORIES, END_POINTS, endPoints } from './scoring.ts';
import { MONASTERY_POINTS } from './settle.ts';
import { type CarcassonneState, NO_CLAIM } from './state.ts';
import type { Table } from './table.ts';

const CITY = CATEGORIES.indexOf('city');
const ROAD = CATEGORIES.indexOf('road');
const MONASTERY = CATEGORIES.indexOf('monastery');

const counters = CATEGORIES.map((kind) => ({ name: `${kind}-points`, title: `points for ${kind} features` }));

/** Points by category and player, as `endPoints` writes them. */
const points = new Int16Array(END_POINTS);

function addPoints(counts: readonly Counts[]): void {
  for (let seat = 0; seat < counts.length; seat++) {
    for (let kind = 0; kind < CATEGORIES.length; kind++)
      counts[seat]![kind]! += points[MOST_PLAYERS * kind + seat]!;
  }
}

/** Is a piece of the newest tile in the same feature as one before it? */
function isTwin(table: Table, piece: number): boolean {
  const tile = table.tiles - 1;
  const root = table.rootOf(tile, piece);
  for (let other = 0; other < piece; other++) if (table.rootOf(tile, other) === root) return true;
  return false;
}

/** Cities and roads that the newest tile completes; `claimed` is the root of what the player claims with it, or -1. */
function addClosed({ table, player }: CarcassonneState, claimed: number): void {
  const tile = table.tiles - 1;
  const type = table.kindOf(tile) >> 2;
  const closable = FACTS[FACT.closable + type]!;
  for (let piece = 0; piece < closable; piece++) {
    const root = table.rootOf(tile, piece);
    if (!table.isClosed(root) || isTwin(table, piece)) continue;
    const meeples = table.meeplesOn(root) + (root === claimed ? 1 << (MEEPLE_BITS * player) : 0);
    if (meeples === 0) continue;
    const isCity = piece < FACTS[FACT.cities + type]!;
    const worth = isCity ? 2 * table.citySize(root) : table.roadSize(root);
    award(meeples, worth, points, MOST_PLAYERS * (isCity ? CITY : ROAD), table.players);
  }
}

function addMonastery(owner: number): void {
  points[MOST_PLAYERS * MONASTERY + owner]! += MONASTERY_POINTS;
}

/** Monasteries that the newest tile completes; it is one itself if the player claims that. */
function addMonasteries({ table, player, seats }: CarcassonneState, isClaimed: boolean): void {
  for (let monk = 0; monk < table.monks; monk++) {
    if (table.monkEmpty(monk) === 0) addMonastery(ownerOf(table.monkTile(monk), seats));
  }
  if (isClaimed && table.emptyAround(table.cellOf(table.tiles - 1)) === 0) addMonastery(player);
}

/** A turn is paid when it ends, with the claim. */
function count(state: CarcassonneState, move: Move, counts: readonly Counts[]): void {
  if (state.phase !== CLAIM) return;
  const { table } = state;
  const tile = table.tiles - 1;
  const piece = move - 1;
  points.fill(0);
  addClosed(state, move === NO_CLAIM ? -1 : table.rootOf(tile, piece));
  addMonasteries(state, piece === FACTS[FACT.monastery + (table.kindOf(tile) >> 2)]);
  addPoints(counts);
}

function close(state: CarcassonneState, counts: readonly Counts[]): void {
  endPoints(state.table, points);
  addPoints(counts);
}

export const tally: Tally<CarcassonneState, CarcassonneOptions> = { counters: () => counters, count, close };
