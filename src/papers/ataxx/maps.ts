/** The report's three boards, with fewer and fewer obstacles. */
import type { Table } from '../../report/document.ts';
import { left } from '../../report/cells.ts';
import { Random, settleOptions } from '../../core/index.ts';
import { ataxx as game } from '../../games/ataxx/index.ts';
import { table } from '../show/table.ts';

export const MAPS = ['linear', 'nonlinear', 'open'] as const;
export type MapName = (typeof MAPS)[number];

const TITLES: Readonly<Record<MapName, string>> = {
  linear: 'linear map',
  nonlinear: 'non-linear map',
  open: 'typical open map',
};

/** The rules of the report on one of its maps. */
export function rulesOn(map: MapName): { readonly preset: string; readonly map: string } {
  return { preset: 'paper', map };
}

/** The first position of a game on the map. */
export function startOn(map: MapName): ReturnType<typeof game.start> {
  return game.start(settleOptions(game, rulesOn(map)), new Random(0));
}

/** In the report's letters: `w` and `b` are stones, `x` an obstacle. */
const LETTERS: ReadonlyMap<string, string> = new Map([
  ['o', 'w'],
  ['x', 'b'],
  ['-', 'x'],
]);

/** The cells of a rank of a position, where a digit is a run of empty ones. */
function cellsOf(rank: string): string[] {
  return [...rank].flatMap((char) => {
    const letter = LETTERS.get(char);
    return letter === undefined ? Array.from({ length: Number(char) }, () => '') : [letter];
  });
}

/** The board as the report prints it. */
export function boardTable(map: MapName): Table {
  const ranks = game.formatPosition(startOn(map)).split(' ')[0]!.split('/').map(cellsOf);
  const files = ranks.map((_, i) => String.fromCharCode(97 + i));
  const place = MAPS.indexOf(map) + 1;
  return table({
    id: `a2-board-${map}`,
    caption: [`The report's table ${place}: board scenario ${place}, the ${TITLES[map]}.`],
    columns: ['', ...files].map(left),
    rows: ranks.map((cells, i) => [String(ranks.length - i), ...cells]),
    data: ranks.map((cells, i) =>
      Object.fromEntries([
        ['rank', ranks.length - i] as const,
        ...cells.map((cell, file) => [files[file]!, cell] as const),
      ]),
    ),
  });
}
