/** The two heat maps of figures 3 and 4: rows against columns, games won and mean score. */
import type { Figure } from '../../report/document.ts';
import type { Encounter } from '../encounter.ts';
import { crossFigure } from '../show/cross.ts';
import { STRATEGIES, type Strategy } from './agents.ts';
import type { Tournament } from './openClaim.ts';

interface HeatMap {
  /** `m2`. */
  readonly id: string;
  /** Where the paper has it: `The paper's figure 3`. */
  readonly place: string;
  /** Who played under what conditions: `50 playouts`. */
  readonly conditions: string;
}

function isStrategy(name: string): name is Strategy {
  return STRATEGIES.some((strategy) => strategy === name);
}

function encounter(games: Tournament, row: string, column: string): Encounter | null {
  return row !== column && isStrategy(row) && isStrategy(column) ? games(row, column) : null;
}

const AXES = { rows: STRATEGIES, columns: STRATEGIES, digits: 0 };

export function winsMap(games: Tournament, { id, place, conditions }: HeatMap): Figure {
  return crossFigure({
    ...AXES,
    id: `${id}-wins`,
    caption: [
      `${place}, left: games that the row won against the column, in percent, with the half-width of the 95 % interval; ${conditions}.`,
    ],
    alt: `Percentage of games won, every strategy against every other; ${conditions}.`,
    cell: (row, column) => encounter(games, row, column)?.wins() ?? null,
    middle: 50,
    reach: 50,
  });
}

export function scoreMap(games: Tournament, { id, place, conditions }: HeatMap): Figure {
  return crossFigure({
    ...AXES,
    id: `${id}-score`,
    caption: [`${place}, right: mean score of the row against the column, in points; ${conditions}.`],
    alt: `Mean score, every strategy against every other; ${conditions}.`,
    cell: (row, column) => encounter(games, row, column)?.lead() ?? null,
    middle: 0,
    reach: 60,
  });
}
