/** A3 as figures and a table. */
import { left, right } from '../../report/cells.ts';
import type { Block, Figure, Row, Table } from '../../report/document.ts';
import type { Encounter } from '../encounter.ts';
import type { Outcome } from '../outcome.ts';
import { linesFigure } from '../show/lines.ts';
import { quantityCell, quantityRow, table } from '../show/table.ts';
import { MAPS, type MapName } from './maps.ts';
import { jumpShare, jumpsPerClone } from './moveKinds.ts';
import { READINGS, type Reading, VALUES_AGAINST_MINIMAX, valuesOf, withRAgainstMinimax } from './sweeps.ts';

const READS: Readonly<Record<Reading, string>> = { jump: 'a jump', any: 'any legal move' };

function sweepFigure(outcome: Outcome, reading: Reading): Figure {
  return linesFigure({
    id: `a3-${reading}`,
    caption: [
      `r_p of section 3.2, read as "a clone with probability (r_p − 1)/r_p, else ${READS[reading]}": points of MCTS with this r_p against the default (r_p = 4, else a jump), both with 300 iterations.`,
    ],
    alt: `Points by r_p on each map, where ${READS[reading]} is played otherwise.`,
    xTitle: 'r_p',
    yTitle: 'points, %',
    reference: 50,
    lines: MAPS.map((map) => ({
      name: map,
      points: valuesOf(outcome, `${map}-${reading}`).map(({ r, encounter }) => ({
        x: r,
        y: encounter.points(),
      })),
    })),
  });
}

function movesTable(outcome: Outcome): Table {
  const row = (map: MapName) => [
    jumpsPerClone(outcome, map),
    jumpShare(outcome, map, 1),
    jumpShare(outcome, map, 2),
    jumpShare(outcome, map, 4),
  ];
  const titles = ['jumps for each clone', 'jumps, r_p = 1, %', 'jumps, r_p = 2, %', 'jumps, r_p = 4, %'];
  return table({
    id: 'a3-moves',
    caption: [
      'What section 3.2 says about moves in playouts: jumps that can be played for each clone (r_p = 4; the report: typically 2), and the share of jumps in what is played where both are possible (the report: most for r_p = 1, half for r_p = 2).',
    ],
    columns: [left('map'), ...titles.map(right)],
    rows: MAPS.map((map) => [map, ...row(map).map((quantity) => quantityCell(quantity, 2))]),
    data: MAPS.map((map) => ({
      map,
      ...Object.fromEntries(
        row(map).flatMap((quantity, i) => Object.entries(quantityRow(titles[i]!, quantity))),
      ),
    })),
  });
}

interface MinimaxLine {
  readonly map: MapName;
  readonly r: number;
  readonly met: Encounter;
}

function minimaxRow({ map, r, met }: MinimaxLine): Row {
  return {
    map,
    r,
    ...quantityRow('points', met.points()),
    ...quantityRow('lead', met.lead()),
    ...quantityRow('jumps', met.measure('jumps')),
  };
}

function minimaxTable(outcome: Outcome): Table {
  const lines = MAPS.flatMap((map) =>
    VALUES_AGAINST_MINIMAX.map((r) => ({ map, r, met: withRAgainstMinimax(outcome, map, r) })),
  );
  return table({
    id: 'a3-minimax',
    caption: [
      'MCTS with 500 iterations and different r_p against a minimax of two plies: points, by how many stones it leads, and jumps that it makes itself.',
    ],
    columns: [left('map'), right('r_p'), right('points, %'), right('lead'), right('jumps a game')],
    rows: lines.map(({ map, r, met }) => [
      map,
      String(r),
      quantityCell(met.points(), 1),
      quantityCell(met.lead(), 1),
      quantityCell(met.measure('jumps'), 1),
    ]),
    data: lines.map(minimaxRow),
  });
}

export function a3Show(outcome: Outcome): readonly Block[] {
  return [
    movesTable(outcome),
    ...READINGS.map((reading) => sweepFigure(outcome, reading)),
    minimaxTable(outcome),
  ];
}
