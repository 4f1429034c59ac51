/** What experiments count in a game: what each player does with its cards, and how often tiles are laid on each cell. */
import type { Counter, Counts, Move, Tally } from '../../core/index.ts';
import { SIZE, columnOf, rowOf } from './cells.ts';
import { KIND_NAMES, kindOf, targetOf } from './moves.ts';
import type { SaboteurOptions } from './options.ts';
import type { SaboteurState } from './state.ts';

const TILES_LAID = KIND_NAMES.indexOf('tile');
const CELLS_LAID = KIND_NAMES.length;

const TITLES: Readonly<Record<(typeof KIND_NAMES)[number], string>> = {
  tile: 'tiles laid',
  malus: 'Malus cards played',
  bonus: 'Bonus cards played',
  map: 'Maps played',
  destroy: 'tiles destroyed',
  drop: 'cards dropped',
};

function counters(): Counter[] {
  const lines = Array.from({ length: SIZE }, (_, i) => String(i));
  return [
    ...KIND_NAMES.map((kind) => ({ name: kind, title: TITLES[kind] })),
    {
      name: 'cells',
      title: 'tiles laid on each cell',
      board: { rows: SIZE, columns: SIZE, rowLabels: lines, columnLabels: lines },
    },
  ];
}

function count(state: SaboteurState, move: Move, counts: readonly Counts[]): void {
  const own = counts[state.turn]!;
  const kind = kindOf(move);
  own[kind]!++;
  if (kind !== TILES_LAID) return;
  const cell = targetOf(move);
  own[CELLS_LAID + SIZE * rowOf(cell) + columnOf(cell)]!++;
}

export const tally: Tally<SaboteurState, SaboteurOptions> = { counters, count };
