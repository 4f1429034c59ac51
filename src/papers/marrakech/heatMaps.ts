/** The two heat maps of figures 3 and 4: rows against columns, games won and mean score. */
import type { Figure } from '../../report/document.ts';
import { crossFigure } from '../show/cross.ts';
import { STRATEGIES, type Strategy } from './agents.ts';
import type { Tournament } from './openClaim.ts';

interface HeatMaps {
  /** `m2`. */
  readonly id: string;
  /** With what captions begin: `The paper's figure 3, left`. */
  readonly place: (side: 'left' | 'right') => string;
  /** Who played under what conditions: `50 playouts`. */
  readonly conditions: string;
}

function isStrategy(name: string): name is Strategy {
  return STRATEGIES.some((strategy) => strategy === name);
}

export function heatMaps(games: Tournament, { id, place, conditions }: HeatMaps): Figure[] {
  const encounter = (row: string, column: string) =>
    row !== column && isStrategy(row) && isStrategy(column) ? games(row, column) : null;
  const axes = { rows: STRATEGIES, columns: STRATEGIES, digits: 0 };
  return [
    crossFigure({
      ...axes,
      id: `${id}-wins`,
      caption: [
        `${place('left')}: games that the row won against the column, in percent; ${conditions}; below each its 95 % interval.`,
      ],
      alt: `Percentage of games won, every strategy against every other; ${conditions}.`,
      cell: (row, column) => encounter(row, column)?.wins() ?? null,
      middle: 50,
      reach: 50,
    }),
    crossFigure({
      ...axes,
      id: `${id}-score`,
      caption: [`${place('right')}: mean score of the row against the column, in points; ${conditions}.`],
      alt: `Mean score, every strategy against every other; ${conditions}.`,
      cell: (row, column) => encounter(row, column)?.lead() ?? null,
      middle: 0,
      reach: 60,
    }),
  ];
}
