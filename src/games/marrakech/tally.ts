/** What experiments count in a game: coins paid and received, and where Assam stops in each player's turns. */
import type { Counter, Counts, Move, Tally } from '../../core/index.ts';
import { walkSquare } from './moves.ts';
import type { MarrakechOptions } from './options.ts';
import { CHOOSE, ROLL } from './position.ts';
import type { MarrakechState } from './state.ts';
import { walkIndex } from './tables.ts';

const PAID = 0;
const RECEIVED = 1;
const STOPS = 2;

function counters({ size }: MarrakechOptions): Counter[] {
  const lines = Array.from({ length: size }, (_, i) => i);
  return [
    { name: 'paid', title: 'coins paid' },
    { name: 'received', title: 'coins received' },
    {
      name: 'stops',
      title: 'stops of Assam on each square',
      board: {
        rows: size,
        columns: size,
        rowLabels: lines.map((y) => String(y + 1)),
        columnLabels: lines.map((x) => String.fromCharCode(97 + x)),
      },
    },
  ];
}

/** Assam walks when the die is rolled, or when a move chooses turn, walk and carpet at once. */
function walks({ phase, market }: MarrakechState): boolean {
  return phase === CHOOSE || (phase === ROLL && !market.choosesAtOnce);
}

/** Where Assam stops. */
function stopOf({ phase, square, facing, market }: MarrakechState, move: Move): number {
  return phase === CHOOSE ? walkSquare(move) : market.tables.walkSquare[walkIndex(square, facing, move)]!;
}

function count(state: MarrakechState, move: Move, counts: readonly Counts[]): void {
  if (!walks(state)) return;
  const { mover, coins } = state;
  const square = stopOf(state, move);
  const paid = Math.min(state.owedAt(square), coins[mover]!);
  counts[mover]![STOPS + square]!++;
  if (paid === 0) return;
  counts[mover]![PAID]! += paid;
  counts[state.ownerAt(square)]![RECEIVED]! += paid;
}

export const tally: Tally<MarrakechState, MarrakechOptions> = { counters, count };
