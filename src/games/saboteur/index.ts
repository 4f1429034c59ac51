/**
 * Saboteur for two: dig the tunnel to the nugget, and be the one who lays its last tile. Where the rules are:
 *
 *     cards and tiles               cards.ts; dealing: start in deal.ts
 *     where a tile fits             fits in board.ts, tables: fits.ts
 *     moves and what they do        listMoves in moves.ts, play in state.ts
 *     reaching objectives, the end  reach and reveal in board.ts, play and pass in state.ts
 *     what a seat knows             imagine.ts, formatView in position.ts
 */
import type { Game } from '../../core/index.ts';
import { agents } from './agents.ts';
import { bias } from './bias.ts';
import { DECK } from './cards.ts';
import { start } from './deal.ts';
import { draw, drawView } from './draw.ts';
import { guide } from './guide.ts';
import { heuristics } from './heuristics.ts';
import { imagine, presume } from './imagine.ts';
import { MAX_MOVES } from './moves.ts';
import { SEAT_NAMES, formatMove, formatMoveFor, parseMove } from './notation.ts';
import { odds, oddsFeatures } from './odds/index.ts';
import { options, presets, settle } from './options.ts';
import { parsePosition } from './parsePosition.ts';
import { playouts } from './playouts.ts';
import { progress } from './progress.ts';
import { formatPosition, formatView } from './position.ts';
import { evidenceOfRandomPlay } from './randomPlay.ts';
import type { SaboteurState } from './state.ts';
import { tally } from './tally.ts';
import { tempo } from './tempo.ts';
import { transcripts } from './transcript.ts';

export const saboteur: Game<SaboteurState, typeof options> = {
  name: 'saboteur',
  title: 'Saboteur',
  about: 'Dig the tunnel to the hidden nugget; whoever lays the tile that connects it wins.',
  minSeats: 2,
  maxSeats: 2,
  hasChance: false,
  hasHidden: true,
  maxMoves: MAX_MOVES,
  maxPlies: DECK,
  options,
  presets,
  settle,
  start,
  formatPosition,
  parsePosition,
  formatMove,
  parseMove,
  seatName: (seat) => SEAT_NAMES[seat]!,
  draw,
  guide,
  imagine,
  presume,
  formatView,
  drawView,
  formatMoveFor,
  playouts,
  heuristics: [...heuristics, odds],
  features: [oddsFeatures],
  ratings: [progress, bias, tempo],
  evidenceOfRandomPlay,
  agents,
  tally,
  transcripts,
};

export { Bias } from './bias.ts';
export { COPIES, SIDES, TUNNELS, cardName } from './cards.ts';
export { ENTRANCE, OBJECTIVES, OBJECTIVE_NAMES, SIZE, cellAt, columnOf, isInside, rowOf } from './cells.ts';
export { countListed, sampleListed } from './course.ts';
export { type SaboteurMove, decodeMove } from './decodeMove.ts';
export type { SaboteurOptions } from './options.ts';
export type { SaboteurState } from './state.ts';
