/** A4 as figures and tables. */
import { left, right } from '../../report/cells.ts';
import type { Block, Figure, Row, Table } from '../../report/document.ts';
import { fixed, formatCount } from '../../words/index.ts';
import type { Outcome } from '../outcome.ts';
import { linesFigure } from '../show/lines.ts';
import { quantityCell, quantityRow, table } from '../show/table.ts';
import { MAPS, type MapName } from './maps.ts';
import {
  KINDS,
  MCTS_KINDS,
  MINIMAX_NODES,
  type MctsKind,
  SPEEDS,
  curveOf,
  meetingPoint,
  raceAt,
  timesMinimax,
} from './races.ts';

/** `12×`, or that it is more than was tried. */
export function timesText(speed: number | null): string {
  return speed === null ? `> ${SPEEDS.at(-1)!}×` : `${fixed(speed, speed < 10 ? 1 : 0)}×`;
}

function curveFigure(outcome: Outcome, kind: MctsKind): Figure {
  const { name } = MCTS_KINDS[kind];
  return linesFigure({
    id: `a4-${kind}`,
    caption: [
      `The question behind the report's conclusion: points of ${name} against minimax (${formatCount(MINIMAX_NODES)} moves traversed for each of its own), by how many times as fast MCTS is, next to minimax, as in the report.`,
    ],
    alt: `Points of ${name} by its speed, on each map.`,
    xTitle: 'speed of MCTS next to minimax (1: as in the report)',
    yTitle: 'points, %',
    reference: 50,
    lines: MAPS.map((map) => ({ name: map, points: curveOf(outcome, map, kind) })),
  });
}

function meetingTable(outcome: Outcome): Table {
  const lines = KINDS.flatMap((kind) =>
    MAPS.map((map) => ({ kind, map, point: meetingPoint(outcome, map, kind) })),
  );
  return table({
    id: 'a4-meeting',
    caption: [
      'Where MCTS and minimax are equally strong: how many times as fast as in the report MCTS has to be, next to minimax, for half of the points; interpolated on the logarithm. The interval is where the 95 % intervals of the points reach one half.',
    ],
    columns: [left('MCTS'), left('map'), right('meets minimax at')],
    rows: lines.map(({ kind, map, point: { at, low, high } }) => [
      MCTS_KINDS[kind].name,
      map,
      { text: timesText(at), note: `[${timesText(low)}, ${timesText(high)}]` },
    ]),
    data: lines.map(({ kind, map, point: { at, low, high } }) => ({
      mcts: MCTS_KINDS[kind].name,
      map,
      at,
      low,
      high,
    })),
  });
}

function raceRow(outcome: Outcome, map: MapName, speed: number): Row {
  const [played, evaluated] = KINDS.map((kind) => raceAt(outcome, map, kind, speed));
  return {
    map,
    speed,
    time: timesMinimax(outcome, map, 'playouts', speed).value,
    ...quantityRow('points', played!.points()),
    ...quantityRow('lead', played!.lead()),
    'time without playouts': timesMinimax(outcome, map, 'evaluation', speed).value,
    ...quantityRow('points without playouts', evaluated!.points()),
    ...quantityRow('lead without playouts', evaluated!.lead()),
  };
}

/** What MCTS had for a move, and what it got. */
function raceTable(outcome: Outcome): Table {
  const lines = MAPS.flatMap((map) => SPEEDS.map((speed) => ({ map, speed })));
  const at = (map: MapName, kind: MctsKind, speed: number) => raceAt(outcome, map, kind, speed);
  return table({
    id: 'a4-races',
    caption: [
      `MCTS at different speeds against minimax: what it took for a move, in times of what minimax took on this machine; points in percent and lead in stones, with the report's playouts and without playouts.`,
    ],
    columns: [
      left('map'),
      right('speed'),
      ...KINDS.flatMap((kind) => [
        right(kind === 'playouts' ? 'time' : 'time without playouts'),
        right('points'),
        right('lead'),
      ]),
    ],
    rows: lines.map(({ map, speed }) => [
      map,
      `${speed}×`,
      ...KINDS.flatMap((kind) => [
        timesText(timesMinimax(outcome, map, kind, speed).value),
        quantityCell(at(map, kind, speed).points(), 1),
        quantityCell(at(map, kind, speed).lead(), 1),
      ]),
    ]),
    data: lines.map(({ map, speed }) => raceRow(outcome, map, speed)),
  });
}

export function a4Show(outcome: Outcome): readonly Block[] {
  return [...KINDS.map((kind) => curveFigure(outcome, kind)), meetingTable(outcome), raceTable(outcome)];
}
