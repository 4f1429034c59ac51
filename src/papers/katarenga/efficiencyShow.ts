/** Figures 5 to 10 and the points they are made of. */
import type { Figure, Table } from '../../report/document.ts';
import { fixed } from '../../words/index.ts';
import type { Outcome } from '../outcome.ts';
import { type Line, linesFigure } from '../show/lines.ts';
import { joinRows, quantityCell, quantityRow, table } from '../show/table.ts';
import { type EfficiencyPoint, effortRatio, gains } from './efficiency.ts';
import { OPPONENTS, type Opponent, type White, lineOf } from './lines.ts';

const TICKS = [0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 40];

/** A value that the paper gives without an interval. */
function published(name: string, points: readonly (readonly [x: number, y: number])[]): Line {
  return {
    name,
    points: points.map(([x, value]) => ({
      x,
      y: { kind: 'derived', value, low: value, high: value, games: 0 },
    })),
  };
}

/** What the paper reads off its figure: simulations in millions, and White's win rate. */
export type ReadOff = Readonly<Record<'pure-mc' | 'mcts', readonly (readonly [number, number])[]>>;

interface WinsFigure {
  readonly id: string;
  /** `figure 5`. */
  readonly place: string;
  readonly white: White;
  readonly name: string;
  readonly readOff: ReadOff;
}

function gamesText(line: readonly EfficiencyPoint[]): string {
  const games = line.map(({ count }) => count.games);
  const [least, most] = [Math.min(...games), Math.max(...games)];
  return least === most ? `${most} games a point` : `${least} to ${most} games a point`;
}

/** Win rate against simulations, one line for each opponent. */
export function winsFigure(outcome: Outcome, { id, place, white, name, readOff }: WinsFigure): Figure {
  const opponents = ['pure-mc', 'mcts'] as const;
  const lines = opponents.map((opponent) => lineOf(outcome, white, opponent));
  return linesFigure({
    id,
    caption: [
      `The paper's ${place}: games that ${name} wins as White against the simulations that it makes in fifty games ` +
        `(${lines.map(gamesText).join(' and ')}; bands are 95 % intervals), and the points that the paper's text and table 1 give.`,
    ],
    alt: `Win rate of ${name} against its simulations, a line for each of two opponents.`,
    xTitle: 'simulations of White in fifty games, in millions',
    yTitle: 'games won by White, %',
    seriesTitle: 'against',
    reference: 50,
    ticks: TICKS,
    lines: [
      ...opponents.map((opponent, i) => ({
        name: OPPONENTS[opponent][0],
        points: lines[i]!.map(({ white: { value: x }, wins: y }) => ({ x, y })),
      })),
      ...opponents.map((opponent) => published(`${OPPONENTS[opponent][0]}, paper`, readOff[opponent])),
    ],
  });
}

interface GainsFigure {
  readonly id: string;
  readonly place: string;
  readonly white: White;
  readonly opponent: Opponent;
  /** `Pure MC against Pure MC (about 17 M simulations)`. */
  readonly what: string;
  /** Where the paper has G_p = 1. */
  readonly crossing: number | null;
  /** The figure begins at this R_p: before it, steps are so small that any gain per million is noise. */
  readonly from: number;
}

/** G_p against R_p. */
export function gainsFigure(
  outcome: Outcome,
  { id, place, white, opponent, what, crossing, from }: GainsFigure,
): Figure {
  const line = lineOf(outcome, white, opponent);
  const paper =
    crossing === null
      ? 'the paper sees no point below 1'
      : `the paper has its line fall below 1 at R = ${crossing}`;
  return linesFigure({
    id,
    caption: [
      `The paper's ${place}: ${what}. Percentage points gained per million simulations (G) against the ratio of White's ` +
        `simulations to Black's (R); ${gamesText(line)}, bands are 95 % intervals. The dashed line is G = 1, where ` +
        `efficiency ends by the paper's definition; ${paper}. Smaller budgets are left out: their steps cost so little that ` +
        'any gain per million is noise.',
    ],
    alt: `Gain per million simulations against the ratio of simulations, ${what}.`,
    xTitle: "R: White's simulations / Black's",
    yTitle: 'G: points per million simulations',
    reference: 1,
    ticks: TICKS,
    lines: [
      { name: 'ours', points: gains(line).filter(({ x }) => x >= from) },
      ...(crossing === null ? [] : [published('paper: G = 1', [[crossing, 1]])]),
    ],
  });
}

/** Every point of the lines of an experiment. */
export function pointsTable(
  outcome: Outcome,
  id: string,
  white: White,
  budgetTitle: string,
  opponents: readonly Opponent[],
): Table {
  const rows = opponents.flatMap((opponent) =>
    lineOf(outcome, white, opponent).map((point) => ({ opponent: OPPONENTS[opponent][0], point })),
  );
  const ratio = (point: EfficiencyPoint): string =>
    point.black.value === 0 ? '–' : fixed(effortRatio(point), 3);
  return table({
    id,
    caption: [
      'All points: simulations are totals of a player over fifty games, in millions, whatever the number of games.',
    ],
    columns: [
      { title: 'against', align: 'left' },
      { title: budgetTitle, align: 'right' },
      { title: 'games', align: 'right' },
      { title: 'won, %', align: 'right' },
      { title: 'simulations of White', align: 'right' },
      { title: 'of Black', align: 'right' },
      { title: 'R', align: 'right' },
    ],
    rows: rows.map(({ opponent, point }) => [
      opponent,
      String(point.budget),
      String(point.count.games),
      quantityCell(point.wins, 0),
      fixed(point.white.value, 2),
      fixed(point.black.value, 2),
      ratio(point),
    ]),
    data: rows.map(({ opponent, point }) =>
      joinRows(
        { against: opponent, playouts: point.budget },
        quantityRow('wins', point.wins),
        quantityRow('white', point.white),
        quantityRow('black', point.black),
      ),
    ),
  });
}
