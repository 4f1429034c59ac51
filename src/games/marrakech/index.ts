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
import { type Game, type Random, settleOptions } from '../../core/index.ts';
import { agents } from './agents.ts';
import { FACINGS, middle } from './cells.ts';
import { courseInterface } from './course/courseInterface.ts';
import { draw } from './draw.ts';
import { guide } from './guide.ts';
import { heuristics } from './heuristics.ts';
import { Market } from './market.ts';
import { MAX_MOVES } from './moves.ts';
import { formatMove, formatPosition, parseMove, parsePosition } from './notation.ts';
import { type MarrakechOptions, options, presets, settle } from './options.ts';
import { PHASES } from './position.ts';
import { MarrakechState } from './state.ts';
import { tally } from './tally.ts';
import { turnTranscripts } from './transcript.ts';
import { paperKey } from './zobrist.ts';

/** Both players' colours in random order, one stack after the other. */
function shuffledStacks(rugs: number, random: Random): Uint8Array {
  const order = new Uint8Array(4 * rugs);
  for (let player = 0; player < 2; player++) {
    const stack = order.subarray(2 * rugs * player, 2 * rugs * (player + 1));
    for (let i = 0; i < stack.length; i++) {
      const j = random.below(i + 1);
      stack[i] = stack[j]!;
      stack[j] = 2 * player + (i < rugs ? 0 : 1);
    }
  }
  return order;
}

function start(options: MarrakechOptions, random: Random): MarrakechState {
  const market = new Market(options);
  const open = options.colourOrder === 'shuffledOpen';
  const state = new MarrakechState(
    market,
    open ? shuffledStacks(options.rugsPerColour, random) : new Uint8Array(0),
  );
  state.coins.fill(options.coins);
  state.left.fill(options.rugsPerColour);
  state.square = middle(options.size);
  state.facing = FACINGS.indexOf(options.facing);
  state.begin();
  return state;
}

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
  transcripts: [turnTranscripts((given, random) => start(settleOptions(marrakech, given), random))],
};

export type { MarrakechOptions } from './options.ts';
export type { MarrakechState } from './state.ts';
