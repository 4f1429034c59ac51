/** Tells the kernel what the rules look up, in the form that suits it (`assembly/facts.ts`). */
import type { KernelExports } from '../../../core/index.ts';
import { FACT, FACTS } from '../facts.ts';
import { FEATURE_WORDS } from '../features.ts';
import { PATTERNS } from '../fit.ts';
import { MOST_PIECES, TYPES } from '../layout.ts';
import {
  BORDERS,
  BORDER_FROM,
  CITIES,
  CLOSABLE,
  HALF_PIECE,
  HAS_TWINS,
  MONASTERY,
  NO_PIECE,
  PERIOD,
  PIECES,
  SIDE_PIECE,
  TERRAIN,
} from '../tiles.ts';

export function writeFacts(exports: KernelExports): void {
  const byType = { cities: CITIES, closable: CLOSABLE, monastery: MONASTERY, hasTwins: HAS_TWINS };
  for (const [name, values] of Object.entries(byType)) exports.bytes(name, TYPES).set(values);
  exports.bytes('pieceBits', TYPES).set(PIECES.map((pieces) => (1 << pieces) - 1));
  exports.bytes('turns', TYPES).set(PERIOD.map((period) => period - 1));
  exports.bytes('types', TYPES).set(FACTS.subarray(FACT.types, FACT.types + TYPES));
  writeWords(exports, 'sidesAsked', FACTS.slice(FACT.sides, FACT.sides + PATTERNS));
  writeTemplates(exports);
  writeSides(exports);
  writeBorders(exports);
  const nth = exports.bytes('nth', 64);
  for (let bits = 0; bits < 16; bits++) {
    const places = [0, 1, 2, 3].filter((place) => (bits >> place) & 1);
    nth.set(places, 4 * bits);
  }
}

/** Words of 16 bits. */
function writeWords(exports: KernelExports, name: string, words: Int16Array): void {
  exports.bytes(name, words.byteLength).set(new Uint8Array(words.buffer));
}

function writeTemplates(exports: KernelExports): void {
  const words = new Int16Array(FEATURE_WORDS * MOST_PIECES * TYPES);
  for (let type = 0; type < TYPES; type++) {
    for (let piece = 0; piece < MOST_PIECES; piece++) {
      const at = FEATURE_WORDS * piece;
      const extent = FACTS[FACT.extents + MOST_PIECES * type + piece]!;
      words.set([at, at, 0, extent], FEATURE_WORDS * MOST_PIECES * type + at);
    }
  }
  writeWords(exports, 'templates', words);
}

function writeSides(exports: KernelExports): void {
  const firstWord = (piece: number): number => (piece === NO_PIECE ? 0 : FEATURE_WORDS * piece);
  const sides = exports.bytes('sides', 4 * TERRAIN.length);
  for (let side = 0; side < TERRAIN.length; side++) {
    const pieces = [SIDE_PIECE[side]!, HALF_PIECE[2 * side]!, HALF_PIECE[2 * side + 1]!];
    sides.set([TERRAIN[side]!, ...pieces.map(firstWord)], 4 * side);
  }
}

function writeBorders(exports: KernelExports): void {
  const words = new Int16Array(4 * TYPES);
  for (let type = 0; type < TYPES; type++) {
    const pairs = BORDERS.slice(BORDER_FROM[type], BORDER_FROM[type + 1]);
    words.set(
      [...pairs].flatMap((pair) => [FEATURE_WORDS * (pair & 7), FEATURE_WORDS * (pair >> 3)]),
      4 * type,
    );
    exports.bytes('borderCount', TYPES)[type] = pairs.length;
  }
  writeWords(exports, 'borders', words);
}
