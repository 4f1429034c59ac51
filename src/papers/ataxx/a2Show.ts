/** A2 as tables and figures: the boards, who won by how much, and how games went. */
import { left, right } from '../../report/cells.ts';
import type { Block, Cell, Figure, Row, Table } from '../../report/document.ts';
import { formatCount, signed } from '../../words/index.ts';
import type { Encounter } from '../encounter.ts';
import type { Outcome } from '../outcome.ts';
import { linesFigure } from '../show/lines.ts';
import { quantityCell, quantityRow, table } from '../show/table.ts';
import { coursesOf, leadAfter } from './courses.ts';
import { MAPS, type MapName, boardTable } from './maps.ts';
import { BUDGETS, type BudgetKey, meeting } from './meetings.ts';
import { STONES_BEHIND } from './published.ts';

/** The figure of courses shows every so many plies, up to the last. */
const EVERY = 5;
const LAST = 80;

function reported(map: MapName): string {
  return map === 'linear' ? `MCTS ${STONES_BEHIND.join('–')} stones behind` : 'minimax wins';
}

function iterations(outcome: Outcome, map: MapName, budget: BudgetKey): Cell {
  return { text: formatCount(Math.round(meeting(outcome, map, budget).measure('simulations').value)) };
}

function matchRow(map: MapName, budget: string, met: Encounter): Row {
  const { wins, draws, losses } = met.counts;
  return {
    map,
    budget,
    iterations: met.measure('simulations').value,
    won: wins,
    drawn: draws,
    lost: losses,
    ...quantityRow('points', met.points()),
    ...quantityRow('stones of MCTS', met.score()),
    ...quantityRow('stones of minimax', met.turned().score()),
    ...quantityRow('lead', met.lead()),
  };
}

function matchesTable(outcome: Outcome): Table {
  const lines = MAPS.flatMap((map) => BUDGETS.map((budget) => ({ map, budget })));
  return table({
    id: 'a2-matches',
    caption: [
      'The matches of section 3.2: games that MCTS won, drew and lost against minimax, the stones of both at the end, and the iterations that MCTS had for a move. ',
      "In the report's second both are limited by what its computer did in one, counted.",
    ],
    columns: [
      left('map'),
      left('a move'),
      right('iterations'),
      left('won/drawn/lost'),
      right('points, %'),
      right('stones of MCTS'),
      right('of minimax'),
      right('lead'),
      left('the report'),
    ],
    rows: lines.map(({ map, budget: { key, name } }) => {
      const met = meeting(outcome, map, key);
      return [
        map,
        name,
        iterations(outcome, map, key),
        met.record,
        quantityCell(met.points(), 1),
        quantityCell(met.score(), 1),
        quantityCell(met.turned().score(), 1),
        signed(met.lead().value, 1),
        reported(map),
      ];
    }),
    data: lines.map(({ map, budget: { key, name } }) => matchRow(map, name, meeting(outcome, map, key))),
  });
}

/** What the report tells in words: even at first, then MCTS loses. */
function coursesFigure(outcome: Outcome): Figure {
  return linesFigure({
    id: 'a2-courses',
    caption: [
      "How games go (section 3.2): stones by which MCTS is ahead of minimax after each ply, mean over the games of the report's second; games that are over stay as they ended.",
    ],
    alt: 'The lead of MCTS by ply on each map; it falls when the sides meet.',
    xTitle: 'plies',
    yTitle: 'stones by which MCTS is ahead',
    reference: 0,
    lines: MAPS.map((map) => {
      const courses = coursesOf(outcome.run(`${map}-second`));
      return {
        name: map,
        points: Array.from({ length: LAST / EVERY + 1 }, (_, i) => ({
          x: EVERY * i,
          y: leadAfter(courses, EVERY * i),
        })),
      };
    }),
  });
}

export function a2Show(outcome: Outcome): readonly Block[] {
  return [...MAPS.map(boardTable), matchesTable(outcome), coursesFigure(outcome)];
}
