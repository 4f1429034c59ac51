/** M6 as lines over the number of playouts, and as a table of the numbers that draw level. */
import type { Block, Cell } from '../../report/document.ts';
import { formatCount } from '../../words/index.ts';
import { between } from '../encounter.ts';
import type { Outcome } from '../outcome.ts';
import type { Quantity } from '../quantity.ts';
import { crossFigure } from '../show/cross.ts';
import { linesFigure } from '../show/lines.ts';
import { joinRows, quantityRow, table } from '../show/table.ts';
import { SEARCHERS } from './agents.ts';
import { BASELINES, MOST, PLAYOUTS, levelOf, pointsAt } from './baselines.ts';

function playouts(value: number): string {
  if (value > MOST) return `> ${formatCount(MOST)}`;
  const round = value >= 1000 ? 100 : 10;
  return formatCount(round * Math.round(value / round));
}

function levelCell({ value, low, high }: Quantity): Cell {
  if (low > MOST) return { text: playouts(value) };
  return { text: playouts(value), note: `[${playouts(low)}, ${high > MOST ? '∞' : playouts(high)}]` };
}

export function showBaselines(outcome: Outcome): Block[] {
  const levels = SEARCHERS.map((name) => ({
    name,
    levels: BASELINES.map((baseline) => levelOf(outcome, name, baseline.name)),
  }));
  const names = ['random', ...BASELINES.map(({ name }) => name)];
  return [
    table({
      id: 'm6-level',
      caption: [
        'Playouts per move with which a strategy wins half of its games against a player that looks ahead; interpolated on a logarithmic scale, with the interval in which the ends of the 95 % intervals reach half.',
      ],
      columns: [
        { title: 'strategy', align: 'left' },
        ...BASELINES.map(({ name }) => ({ title: `level with ${name}`, align: 'right' as const })),
      ],
      rows: levels.map((row) => [row.name, ...row.levels.map(levelCell)]),
      data: levels.map((row) =>
        joinRows(
          { strategy: row.name },
          ...BASELINES.map(({ name }, i) => quantityRow(name, row.levels[i]!)),
        ),
      ),
    }),
    ...BASELINES.map((baseline) =>
      linesFigure({
        id: `m6-${baseline.name.replace(' ', '-')}`,
        caption: [
          `Points per game against ${baseline.name}, in percent, by the number of playouts per move.`,
        ],
        alt: `Points of the six strategies against ${baseline.name}, from ${PLAYOUTS[0]} to ${MOST} playouts.`,
        xTitle: 'playouts per move',
        yTitle: 'points (%)',
        reference: 50,
        lines: SEARCHERS.map((name) => ({
          name,
          points: PLAYOUTS.map((x) => ({ x, y: pointsAt(outcome, name, baseline.name, x) })),
        })),
      }),
    ),
    crossFigure({
      id: 'm6-baselines',
      caption: ['The baselines against each other and against random: games won by the row, in percent.'],
      alt: 'Percentage of games won, every baseline against every other.',
      rows: names,
      columns: names,
      cell: (row, column) => (row === column ? null : between(outcome.run('baselines'), row, column).wins()),
      middle: 50,
      reach: 50,
      digits: 0,
    }),
  ];
}
