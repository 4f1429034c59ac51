/** What experiments count in a game: clones, jumps and passes, and how often stones come to each cell. */
import type { Counter, Counts, Move, Tally } from '../../core/index.ts';
import { fileOf, rankOf } from './cells.ts';
import { PASS, isJump, targetOf } from './moves.ts';
import type { AtaxxOptions } from './options.ts';
import type { AtaxxState } from './state.ts';

const CLONES = 0;
const JUMPS = 1;
const PASSES = 2;
const ARRIVALS = 3;

function counters({ size }: AtaxxOptions): Counter[] {
  const lines = Array.from({ length: size }, (_, i) => i);
  return [
    { name: 'clones', title: 'clones' },
    { name: 'jumps', title: 'jumps' },
    { name: 'passes', title: 'passes' },
    {
      name: 'arrivals',
      title: 'moves to each cell',
      board: {
        rows: size,
        columns: size,
        rowLabels: lines.map((i) => String(size - i)),
        columnLabels: lines.map((x) => String.fromCharCode(97 + x)),
      },
    },
  ];
}

function count(state: AtaxxState, move: Move, counts: readonly Counts[]): void {
  const own = counts[state.turn]!;
  if (move === PASS) {
    own[PASSES]!++;
    return;
  }
  own[isJump(move) ? JUMPS : CLONES]!++;
  const { size } = state.board;
  const to = targetOf(move);
  own[ARRIVALS + (size - 1 - rankOf(to)) * size + fileOf(to)]!++;
}

export const tally: Tally<AtaxxState, AtaxxOptions> = { counters, count };
