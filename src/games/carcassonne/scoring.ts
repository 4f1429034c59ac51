/**
 * The end of the game: unfinished cities, roads and monasteries pay little, and each farm pays three points for
 * every completed city that borders it, each city once. Works at any time, as if the game ended there; what the
 * newest tile has completed and is not paid yet counts in full.
 */
import { FACT, FACTS } from './facts.ts';
import { FEATURE_WORDS } from './features.ts';
import { MOST_PIECES, MOST_PLAYERS, MOST_TILES } from './layout.ts';
import { award } from './meeples.ts';
import type { Table } from './table.ts';

/** In the order of `endPoints`. */
export const CATEGORIES = ['city', 'road', 'field', 'monastery'] as const;
/** Room for the points of all players in all categories, at `5 * category + player`. */
export const END_POINTS = CATEGORIES.length * MOST_PLAYERS;

// Constants of this file, for the reason given in `facts.ts`.
const facts = FACTS;
const { cities: CITIES, closable: CLOSABLE, monastery: MONASTERY } = FACT;
const { borderFrom: BORDER_FROM, borders: BORDERS } = FACT;
const CITY = 0;
const ROAD = MOST_PLAYERS;
const FIELD = 2 * MOST_PLAYERS;
const MONK = 3 * MOST_PLAYERS;
const PER_CITY = 3;

// Room for one call, left as it was found: what is marked is unmarked in the end.

/** Roots are below this. */
const WORDS = FEATURE_WORDS * MOST_PIECES * MOST_TILES;
/** Roots that have been met, so that two meeples do not count one feature twice: 1 + the number of a farm, or PAID. */
const met = new Int16Array(WORDS);
const PAID = -1;
const metRoots = new Int16Array(MOST_TILES);
const farms = new Int16Array(MOST_TILES);
const citiesOf = new Int16Array(MOST_TILES);
/** Farms that have counted a city, one bit each in two words, at `2 * root of the city`. */
const counted = new Int32Array(2 * WORDS);
const countedWords = new Int16Array(2 * MOST_TILES);

/** Writes what each player gets at the end, by category. */
export function endPoints(table: Table, out: Int16Array): void {
  out.fill(0);
  const { players } = table;
  let roots = 0;
  let farmCount = 0;
  for (let i = 0; i < table.claimed; i++) {
    const claim = table.claim(i);
    const tile = claim >> 3;
    const piece = claim & 7;
    const root = table.rootOf(tile, piece);
    const meeples = table.meeplesOn(root);
    // No meeples: the feature was completed and they have gone home.
    if (meeples === 0 || met[root] !== 0) continue;
    metRoots[roots++] = root;
    met[root] = PAID;
    const type = table.kindOf(tile) >> 2;
    if (piece < facts[CITIES + type]!) {
      award(meeples, table.citySize(root) << Number(table.isClosed(root)), out, CITY, players);
    } else if (piece < facts[CLOSABLE + type]!) {
      award(meeples, table.roadSize(root), out, ROAD, players);
    } else if (piece === facts[MONASTERY + type]) {
      award(meeples, 9 - table.emptyAround(table.cellOf(tile)), out, MONK, players);
    } else {
      farms[farmCount] = root;
      citiesOf[farmCount] = 0;
      met[root] = ++farmCount;
    }
  }
  if (farmCount > 0) countCities(table);
  for (let farm = 0; farm < farmCount; farm++) {
    award(table.meeplesOn(farms[farm]!), PER_CITY * citiesOf[farm]!, out, FIELD, players);
  }
  for (let i = 0; i < roots; i++) met[metRoots[i]!] = 0;
}

/** Counts for each farm in `met` the completed cities beside it. */
function countCities(table: Table): void {
  const { tiles } = table;
  let words = 0;
  for (let tile = 0; tile < tiles; tile++) {
    const type = table.kindOf(tile) >> 2;
    const to = facts[BORDER_FROM + type + 1]!;
    for (let i = facts[BORDER_FROM + type]!; i < to; i++) {
      const border = facts[BORDERS + i]!;
      const city = table.rootOf(tile, border & 7);
      if (!table.isClosed(city)) continue;
      const farm = met[table.rootOf(tile, border >> 3)]!;
      if (farm === 0) continue;
      const word = 2 * city + (farm >> 5);
      const bit = 1 << (farm & 31);
      if ((counted[word]! & bit) !== 0) continue;
      counted[word]! |= bit;
      countedWords[words++] = word;
      citiesOf[farm - 1]!++;
    }
  }
  for (let i = 0; i < words; i++) counted[countedWords[i]!] = 0;
}
