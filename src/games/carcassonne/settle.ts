/** The end of a turn: everything that the newest tile has completed is paid, and the meeples go home. */
import { FACT, FACTS } from './facts.ts';
import { IN_FEATURE } from './features.ts';
import * as layout from './layout.ts';
import { award, meeplesOf } from './meeples.ts';
import type { Table } from './table.ts';

// Constants of this file, for the reason given in `facts.ts`.
const facts = FACTS;
const { SUPPLY, CLOSES, MONKS, MONK_TILES, MONK_EMPTY } = layout;
const POINTS = layout.POINTS >> 1;
const { cities: CITIES, closable: CLOSABLE, monastery: MONASTERY } = FACT;
const { meeples: ON } = IN_FEATURE;

/** What a monastery with all its neighbours pays. */
export const MONASTERY_POINTS = 9;

export function settle(table: Table): void {
  if (table.bytes[CLOSES] !== 0) payClosed(table);
  for (let monk = table.monks - 1; monk >= 0; monk--) {
    if (table.monkEmpty(monk) === 0) payMonk(table, monk);
  }
}

function payClosed(table: Table): void {
  const tile = table.tiles - 1;
  const type = table.kindOf(tile) >> 2;
  const closable = facts[CLOSABLE + type]!;
  for (let piece = 0; piece < closable; piece++) {
    const root = table.rootOf(tile, piece);
    if (!table.isClosed(root) || table.meeplesOn(root) === 0) continue;
    const isCity = piece < facts[CITIES + type]!;
    pay(table, root, isCity ? 2 * table.citySize(root) : table.roadSize(root));
  }
}

function payMonk(table: Table, monk: number): void {
  const { bytes } = table;
  const tile = table.monkTile(monk);
  pay(table, table.rootOf(tile, facts[MONASTERY + (table.kindOf(tile) >> 2)]!), MONASTERY_POINTS);
  const last = --bytes[MONKS]!;
  bytes[MONK_TILES + monk] = bytes[MONK_TILES + last]!;
  bytes[MONK_EMPTY + monk] = bytes[MONK_EMPTY + last]!;
}

/** Points for the players with most meeples on the feature; all of them go home. */
function pay({ bytes, words, players }: Table, root: number, points: number): void {
  const meeples = words[root + ON]!;
  award(meeples, points, words, POINTS, players);
  for (let player = 0; player < players; player++) bytes[SUPPLY + player]! += meeplesOf(meeples, player);
  words[root + ON] = 0;
}
