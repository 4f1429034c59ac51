/** Cross tables of a tournament as heat maps: what each agent got against each, in points and in the game's unit. */
import { meetingsOf, seatsIn } from '../../lab/meetings.ts';
import type { Estimate, MeetingResult, RunResults } from '../../lab/results.ts';
import { estimateRow, gamesEach, seating } from '../cells.ts';
import type { Figure, Row } from '../document.ts';
import { type HeatCell, heatMap } from '../figures/heatMap.ts';
import { lead, percent } from '../../words/index.ts';
import { agentKey, agentLabel } from '../names.ts';

/** Both halves of a cross table: what the row's agent got against the column's. */
interface Meeting {
  readonly row: number;
  readonly column: number;
  readonly estimate: Estimate;
  readonly met: MeetingResult;
}

function meetings(
  met: readonly MeetingResult[],
  estimate: (meeting: MeetingResult) => Estimate,
  mirrored: (value: number) => number,
): Meeting[] {
  const turn = (value: number | null): number | null => (value === null ? null : mirrored(value));
  return met.flatMap((meeting) => {
    const { mean, low, high } = estimate(meeting);
    const { first, second } = meeting;
    const other = { mean: turn(mean), low: turn(high), high: turn(low) };
    return [
      { row: first, column: second, estimate: { mean, low, high }, met: meeting },
      { row: second, column: first, estimate: other, met: meeting },
    ];
  });
}

function cellOf(
  { row, column, estimate, met }: Meeting,
  order: readonly number[],
  format: (value: number) => string,
): HeatCell[] {
  const { mean, low, high } = estimate;
  if (mean === null) return [];
  const isClear = met.pCorrected !== null && met.pCorrected < 0.05;
  const half = low === null || high === null ? '' : `±${format((high - low) / 2).replace('+', '')}`;
  return [
    {
      row: order.indexOf(row),
      column: order.indexOf(column),
      value: mean,
      text: `${format(mean)}${isClear ? '*' : ''}`,
      detail: half,
    },
  ];
}

interface CrossTable {
  readonly unit: 'points' | 'lead';
  /** What a cell is, in the text for readers who cannot see the figure. */
  readonly what: string;
  readonly caption: string;
  readonly interval: string;
  readonly cells: readonly Meeting[];
  readonly format: (value: number) => string;
  readonly middle: number;
  readonly reach: number;
}

function meetingRow(
  { agents }: RunResults,
  { row, column, estimate, met }: Meeting,
  { unit }: CrossTable,
): Row {
  return {
    agent: agents[row]!.name,
    against: agents[column]!.name,
    games: met.games,
    ...estimateRow(unit, estimate),
  };
}

function crossFigure(results: RunResults, order: readonly number[], table: CrossTable): Figure {
  const { agents } = results;
  const compared = seatsIn(results) === 2 ? 'pairings that differ' : 'pairs of agents that differ';
  const axes = {
    rows: order.map((place) => agentLabel(agents, place)),
    columns: order.map(agentKey),
    rowTitle: null,
    columnTitle: 'against',
    middle: table.middle,
    reach: table.reach,
  };
  const cells = table.cells.flatMap((meeting) => cellOf(meeting, order, table.format));
  return {
    kind: 'figure',
    id: `cross-${table.unit}`,
    caption: [
      `${table.caption}; below it, half the width of the 95 % interval (${table.interval}). ${gamesEach(results)}, ${seating(results)}. An asterisk marks ${compared} from equal strength at the 5 % level, corrected for their number.`,
    ],
    alt: `Cross table of ${agents.length} agents: ${table.what} of each against each.`,
    spec: (theme) => heatMap(cells, axes, theme),
    data: table.cells.map((meeting) => meetingRow(results, meeting, table)),
  };
}

function tablesOf(results: RunResults, played: readonly MeetingResult[]): CrossTable[] {
  const isOfTwo = seatsIn(results) === 2;
  const over = isOfTwo ? 'over pairs of games' : 'over rounds of games on equal seeds';
  const leads = meetings(
    played,
    ({ lead: estimate }) => estimate,
    (value) => -value,
  );
  const reach = Math.max(...leads.map(({ estimate }) => Math.abs(estimate.mean ?? 0)));
  const points: CrossTable = {
    unit: 'points',
    what: isOfTwo ? 'points per game in percent' : 'how often one finished ahead of the other, in percent',
    caption: isOfTwo
      ? 'Points per game in percent of the row’s agent against the column’s'
      : 'Games in percent in which the row’s agent finished ahead of the column’s, equal places by half',
    interval: `Wilson, ${over}`,
    cells: meetings(
      played,
      ({ rate }) => rate,
      (value) => 1 - value,
    ),
    format: percent,
    middle: 0.5,
    reach: 0.5,
  };
  // A game without scores has no leads to show.
  if (reach === 0) return [points];
  return [
    points,
    {
      unit: 'lead',
      what: 'mean lead in the game’s own unit',
      caption: `Mean lead in the game’s own unit of the row’s agent ${isOfTwo ? 'against' : 'over'} the column’s`,
      interval: `t, ${over}`,
      cells: leads,
      format: lead,
      middle: 0,
      reach,
    },
  ];
}

/** @param order places of the agents, in which they stand in rows and columns */
export function crossTables(results: RunResults, order: readonly number[]): Figure[] {
  const played = meetingsOf(results).filter(({ games }) => games > 0);
  if (played.length === 0) return [];
  return tablesOf(results, played).map((table) => crossFigure(results, order, table));
}
