/** What is pointed out on the board: the carpet that was laid last, and where the next move can lead. */
import type { Shown } from '../../core/index.ts';
import { TURNS, turned } from './cells.ts';
import { stopOf } from './explain.ts';
import { MAX_MOVES, firstSquare, hasCarpet, secondSquare } from './moves.ts';
import { CHOOSE, LAY } from './position.ts';
import type { MarrakechState } from './state.ts';

export interface Marks {
  /** The squares of the carpet that was laid last. */
  readonly newest: ReadonlySet<number>;
  /** A sign for squares: how Assam gets there, or that a carpet may lie there. */
  readonly legal: ReadonlyMap<number, string>;
}

const SEVERAL = '*';
const CARPET = '+';

const listed = new Int32Array(MAX_MOVES);

function newestIn({ last }: Shown<MarrakechState>): Set<number> {
  const isLaid = last && last.before.phase >= CHOOSE && hasCarpet(last.move);
  return new Set(isLaid ? [firstSquare(last.move), secondSquare(last.move)] : []);
}

/** Where Assam may stop, by the letter of the turn. */
function stopsIn(state: MarrakechState): Map<number, string> {
  const stops = new Map<number, string>();
  for (const [turn, letter] of TURNS.entries()) {
    const stop = stopOf(state, turned(state.facing, turn), state.die);
    stops.set(stop, stops.has(stop) ? SEVERAL : letter);
  }
  return stops;
}

function carpetsIn(state: MarrakechState): Map<number, string> {
  const moves = [...listed.subarray(0, state.moves(listed))];
  return new Map(moves.flatMap((move) => [firstSquare(move), secondSquare(move)].map((at) => [at, CARPET])));
}

export function marksIn(shown: Shown<MarrakechState>): Marks {
  const { state, marksLegal } = shown;
  const newest = newestIn(shown);
  if (marksLegal && state.phase === CHOOSE) return { newest, legal: stopsIn(state) };
  if (marksLegal && state.phase === LAY) return { newest, legal: carpetsIn(state) };
  return { newest, legal: new Map() };
}
