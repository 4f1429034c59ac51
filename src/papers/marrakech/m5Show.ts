/** M5: a figure for each sweep, and a table of the variants at equal time. */
import type { Block, Figure } from '../../report/document.ts';
import { alongSweep, atPoint, between } from '../encounter.ts';
import type { Outcome } from '../outcome.ts';
import { linesFigure } from '../show/lines.ts';
import { joinRows, quantityCell, quantityRow, table } from '../show/table.ts';
import { formatCount } from '../../words/index.ts';
import { SWEEPS, type Sweep, TIMED, TIMED_MS } from './variants.ts';

/** Of several parameters the last is the axis, and the first makes lines. */
function sweepFigure(outcome: Outcome, { key, title, vary, playouts }: Sweep): Figure {
  const results = outcome.run(key);
  const names = Object.keys(vary);
  const axis = names.at(-1)!;
  const lines =
    names.length === 1
      ? [
          {
            name: axis,
            points: alongSweep(results, axis).map(({ value, encounter }) => ({
              x: Number(value),
              y: encounter.points(),
            })),
          },
        ]
      : vary[names[0]!]!.map((level) => ({
          name: `${names[0]} = ${level}`,
          points: vary[axis]!.map((x) => ({
            x,
            y: atPoint(results, { [names[0]!]: level, [axis]: x }).points(),
          })),
        }));
  return linesFigure({
    id: `m5-${key}`,
    caption: [`${title}. Points per game against plain UCT, both with ${playouts} playouts per move.`],
    alt: `${title}: points against plain UCT.`,
    xTitle: axis,
    yTitle: 'points (%)',
    reference: 50,
    lines,
  });
}

export function showVariants(outcome: Outcome): Block[] {
  const results = outcome.run('time');
  const rows = TIMED.map(({ name }) => {
    const encounter = between(results, name, 'UCT');
    return {
      name,
      points: encounter.points(),
      lead: encounter.lead(),
      playouts: encounter.measure('simulations').value,
      uct: encounter.turned().measure('simulations').value,
    };
  });
  return [
    ...SWEEPS.map((sweep) => sweepFigure(outcome, sweep)),
    table({
      id: 'm5-time',
      caption: [
        `Variants against plain UCT at equal time, ${TIMED_MS} ms a move, with the playouts per move that each came to.`,
      ],
      columns: [
        { title: 'variant', align: 'left' },
        { title: 'points (%)', align: 'right' },
        { title: 'mean score', align: 'right' },
        { title: 'playouts', align: 'right' },
        { title: 'playouts of UCT', align: 'right' },
      ],
      rows: rows.map((row) => [
        row.name,
        quantityCell(row.points, 1),
        quantityCell(row.lead, 1),
        formatCount(Math.round(row.playouts)),
        formatCount(Math.round(row.uct)),
      ]),
      data: rows.map((row) =>
        joinRows({ variant: row.name }, quantityRow('points', row.points), quantityRow('lead', row.lead), {
          playouts: row.playouts,
          'playouts of UCT': row.uct,
        }),
      ),
    }),
  ];
}
