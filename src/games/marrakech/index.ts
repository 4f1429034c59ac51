/**
 * Marrakech: Assam wanders over the market, the players lay carpets beside him and charge each other for them. Where the
 * rules are:
 *
 *     how Assam walks and turns back    step and walk in cells.ts, as tables: tables.ts
 *     what is owed, paying, going out   owedAt in position.ts (region.ts), pay and leave in state.ts
 *     where a carpet may lie            legal.ts; laying it: lay in state.ts, cover in position.ts (floor.ts)
 *     whose turn, and the end           passOn and end in state.ts
 *     score and who has won             score and result in position.ts
 */
import { type Game, settleOptions } from '../../core/index.ts';
import { agents } from './agents.ts';
import { courseInterface } from './course/courseInterface.ts';
import { draw } from './draw.ts';
import { forecastFeatures } from './forecast/index.ts';
import { guide } from './guide.ts';
import { heuristics } from './heuristics.ts';
import { MAX_MOVES } from './moves.ts';
import { formatMove, formatPosition, parseMove, parsePosition } from './notation.ts';
import { options, presets, settle } from './options.ts';
import { PHASES } from './position.ts';
import { start } from './start.ts';
import type { MarrakechState } from './state.ts';
import { tally } from './tally.ts';
import { transcripts } from './transcript.ts';
import { paperKey } from './zobrist.ts';

export const marrakech: Game<MarrakechState, typeof options> = {
  name: 'marrakech',
  title: 'Marrakech',
  about: 'Lay carpets around the wandering Assam, and charge the others when he stops on yours.',
  minSeats: 2,
  maxSeats: 4,
  hasChance: true,
  hasHidden: false,
  maxMoves: MAX_MOVES,
  // Four colours of 99 carpets; for each one drawn, turned, rolled and laid; and three players may be ruined.
  maxPlies: 4 * 99 * 4 + 3 * 3,
  options,
  presets,
  settle,
  start,
  formatPosition,
  parsePosition,
  formatMove,
  parseMove,
  seatName: (seat) => `player ${seat + 1}`,
  layer: ({ phase }) => PHASES[phase]!,
  draw,
  guide,
  playouts: [],
  heuristics,
  features: [forecastFeatures],
  agents,
  tally,
  keys: [
    {
      name: 'paper',
      about: "The paper's eight components; it forgets coins, turns left and which squares are one carpet.",
      isComplete: false,
      write: paperKey,
    },
  ],
  textInterface: courseInterface((given) => settleOptions(marrakech, given)),
  transcripts,
};

export { FACINGS, type Loops, type Stand, TURNS, neighbour, step, turned, walk } from './cells.ts';
export { type MarrakechMove, type MarrakechSquare, decodeMove } from './decodeMove.ts';
export type { MarrakechOptions } from './options.ts';
export type { MarrakechState } from './state.ts';
