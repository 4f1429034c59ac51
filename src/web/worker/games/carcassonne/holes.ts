/** The empty cells beside tiles: what is asked of a tile there, and which of those to come would fit. */
import { placesOf } from '../../../../games/carcassonne/coordinates.ts';
import { DISTINCT, PATTERNS } from '../../../../games/carcassonne/fit.ts';
import type { CarcassonneState } from '../../../../games/carcassonne/index.ts';
import { PLACE, TYPES } from '../../../../games/carcassonne/layout.ts';
import { SIDES, TERRAINS, listed } from './names.ts';
import type { HoleView } from './view.ts';

/** What each side asks for: a code of terrain, or 0. */
export function askedAt(pattern: number): number[] {
  return [0, 1, 2, 3].map((side) => (pattern >> (2 * side)) & 3);
}

/** `a road to the north and a city to the west` */
export function asksInWords(pattern: number): string {
  const asked = askedAt(pattern).flatMap((terrain, side) =>
    terrain === 0 ? [] : [`${TERRAINS[terrain]} ${SIDES[side]}`],
  );
  return listed(asked);
}

function turnsOf(state: CarcassonneState, pattern: number): number[] {
  if (state.phase !== PLACE) return [];
  const rotations = state.rules.fit[PATTERNS * state.drawn + pattern]!;
  return [0, 1, 2, 3].filter((rotation) => ((rotations >> rotation) & 1) === 1);
}

export function holesOf(state: CarcassonneState): HoleView[] {
  const { table } = state;
  const types = Array.from({ length: TYPES }, (_, type) => type).filter((type) => state.copiesLeft(type) > 0);
  types.sort((a, b) => state.copiesLeft(b) - state.copiesLeft(a));
  return [...placesOf(table)].flatMap(([cell, { x, y }]) => {
    if (table.tileAt(cell) !== -1) return [];
    const pattern = table.patternAt(cell);
    const fits = types.filter((type) => DISTINCT.fit[PATTERNS * type + pattern] !== 0);
    return {
      cell: `${x},${y}`,
      x,
      y,
      asks: asksInWords(pattern),
      fits,
      copies: fits.reduce((sum, type) => sum + state.copiesLeft(type), 0),
      turns: turnsOf(state, pattern),
    };
  });
}
