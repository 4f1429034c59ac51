/**
 * Carcassonne: players lay a landscape tile by tile, and claim its cities, roads, monasteries and fields. Where the rules
 * are:
 *
 *     where a tile fits           listPlacements in placements.ts, tables: fit.ts
 *     how features join           place in table.ts, meet in features.ts
 *     what may be claimed         freePieces in table.ts
 *     paying what is complete     settle.ts; who gets it: award in meeples.ts
 *     drawing, discards, the end  draw and finish in state.ts; last points: endPoints in scoring.ts
 */
import type { Game } from '../../core/index.ts';
import { agents } from './agents.ts';
import { prospectFeatures } from './learned/index.ts';
import { MOST_FRONTIER, MOST_PLAYERS, MOST_TILES } from './layout.ts';
import { draw } from './draw.ts';
import { guide } from './guide.ts';
import { heuristics } from './heuristics.ts';
import { SEAT_NAMES, STEP_NAMES, formatMove, parseMove } from './notation.ts';
import { options, presets, rulesOf } from './options.ts';
import { playouts } from './playouts.ts';
import { formatPosition, parseLine } from './position.ts';
import { CarcassonneState } from './state.ts';
import { tally } from './tally.ts';
import { parseJson, transcripts } from './transcript.ts';

export const carcassonne: Game<CarcassonneState, typeof options> = {
  name: 'carcassonne',
  title: 'Carcassonne',
  about: 'Lay a landscape tile by tile; claim its cities, roads, monasteries and fields.',
  minSeats: 2,
  maxSeats: MOST_PLAYERS,
  hasChance: true,
  hasHidden: false,
  maxMoves: 4 * MOST_FRONTIER,
  // Each tile is drawn, placed and claimed.
  maxPlies: 3 * (MOST_TILES - 1),
  options,
  presets,
  start: (options) => new CarcassonneState(rulesOf(options)),
  formatPosition,
  parsePosition: (text, options) =>
    text.trimStart().startsWith('{') ? parseJson(text, options) : parseLine(text, options),
  formatMove,
  parseMove,
  seatName: (seat) => SEAT_NAMES[seat]!,
  layer: ({ phase }) => STEP_NAMES[phase]!,
  draw,
  guide,
  playouts,
  heuristics,
  features: [prospectFeatures],
  agents,
  tally,
  transcripts,
};

export { type Place, placesOf } from './coordinates.ts';
export { type CarcassonneMove, decodeMove } from './decodeMove.ts';
export type { CarcassonneOptions } from './options.ts';
export type { CarcassonneState } from './state.ts';
export { IN_BOX, LETTERS, NAMES, type PieceKind, pieceKind, reachOf } from './tiles.ts';
