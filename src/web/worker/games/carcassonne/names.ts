/** What things are called in sentences: seats, cells, sides, turns, meeples. */
import { SEAT_NAMES } from '../../../../games/carcassonne/notation.ts';
import {
  BORDERS,
  BORDER_FROM,
  NAMES,
  PIECES,
  type PieceKind,
  pieceKind,
  reachOf,
} from '../../../../games/carcassonne/tiles.ts';
import { capital } from '../../../../words/index.ts';

export const SEATS: readonly string[] = SEAT_NAMES.map(capital);

/** By code of the terrain; there is none with code 0. */
export const TERRAINS = ['', 'a field', 'a road', 'a city'] as const;

export const SIDES = ['to the north', 'to the east', 'to the south', 'to the west'] as const;

export const TURNS = [
  'unturned',
  'turned a quarter right',
  'turned half round',
  'turned a quarter left',
] as const;

/** `a, b and c` */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** The tile in the middle of a sentence: `straight road`. */
export function tileName(type: number): string {
  return NAMES[type]!;
}

const MEEPLES: Readonly<Record<PieceKind, string>> = {
  city: 'knight in the city',
  road: 'thief on the road',
  field: 'farmer in the field',
  monastery: 'monk in the monastery',
};

const WINDS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'];
/** Where halves of sides are, clockwise from the north-west corner. */
const HALVES = [
  [-1, -2],
  [1, -2],
  [2, -1],
  [2, 1],
  [1, 2],
  [-1, 2],
  [-2, 1],
  [-2, -1],
] as const;

/** Where on the tile a field mostly is. */
function windOfField(tileKind: number, piece: number): string {
  const reached = reachOf(tileKind, piece).map((half) => HALVES[half]!);
  const [x, y] = [0, 1].map((axis) => reached.reduce((sum, at) => sum + at[axis]!, 0));
  const eighths = Math.round((4 * Math.atan2(x!, -y!)) / Math.PI);
  return WINDS[(eighths + 8) % 8]!;
}

/** Which of several pieces of its kind on the tile this is: `east`; empty if there is only one. */
function whichOne(tileKind: number, piece: number): string {
  const type = tileKind >> 2;
  const kind = pieceKind(type, piece);
  const alike = Array.from({ length: PIECES[type]! }, (_, other) => other).filter(
    (other) => pieceKind(type, other) === kind,
  );
  if (alike.length === 1) return '';
  if (kind !== 'field') return WINDS[2 * reachOf(tileKind, piece)[0]!]!;
  const wind = windOfField(tileKind, piece);
  const rivals = alike.filter((other) => windOfField(tileKind, other) === wind);
  if (rivals.length === 1) return wind;
  // One of them lies behind the other: a bend between a city and a corner.
  const bordersCity = BORDERS.subarray(BORDER_FROM[type], BORDER_FROM[type + 1]).some(
    (border) => border >> 3 === piece,
  );
  return bordersCity ? 'beside the city' : wind;
}

/** `knight in the city`, with its side where the tile has several of the kind: `thief on the road (east)`. */
export function meepleName(tileKind: number, piece: number): string {
  const which = whichOne(tileKind, piece);
  return `${MEEPLES[pieceKind(tileKind >> 2, piece)]}${which && ` (${which})`}`;
}

/** The same in short: `thief, east`. */
export function shortMeepleName(tileKind: number, piece: number): string {
  const which = whichOne(tileKind, piece);
  return `${MEEPLES[pieceKind(tileKind >> 2, piece)].split(' ')[0]}${which && `, ${which}`}`;
}
