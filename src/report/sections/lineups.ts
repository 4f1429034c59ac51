/** Every line-up in numbers, where more than two play: what everyone in it got. */
import type { AgentShare, LineupResults, RunResults } from '../../lab/results.ts';
import { agentCell, estimateCell, estimateRow, left, right, seating } from '../cells.ts';
import type { Row, Table } from '../document.ts';
import { formatCount, measured, pValue, percent } from '../../words/index.ts';
import { agentKey } from '../names.ts';

/** `A B B`: who plays together. */
function lineupLabel(shares: readonly AgentShare[]): string {
  return shares.flatMap(({ agent, seats }) => Array.from({ length: seats }, () => agentKey(agent))).join(' ');
}

/** One row for each agent; what concerns the whole line-up is in its first row. */
function lineupRows(
  { agents, pairings }: RunResults,
  lineup: readonly AgentShare[],
  place: number,
): Table['rows'] {
  const { games, pCorrected } = pairings[place]!;
  return lineup.map(({ agent, seats, wins, draws, losses, rate, score }, i) => [
    i === 0 ? lineupLabel(lineup) : '',
    agentCell(agents, agent),
    seats === 1 ? formatCount(games) : { text: formatCount(games), note: `× ${seats}` },
    `${wins}–${draws}–${losses}`,
    estimateCell(rate, percent),
    estimateCell(score, measured),
    i === 0 ? pValue(pCorrected) : '',
  ]);
}

function shareRows({ agents, pairings }: RunResults, { shares }: LineupResults): Row[] {
  return shares.flatMap((lineup, place) => {
    const { games, pValue: p, pCorrected } = pairings[place]!;
    return lineup.map(({ agent, seats, wins, draws, losses, rate, score }) => ({
      'line-up': lineupLabel(lineup),
      agent: agents[agent]!.name,
      seats,
      games,
      wins,
      shared: draws,
      losses,
      ...estimateRow('points', rate),
      ...estimateRow('score', score),
      p,
      'p corrected': pCorrected,
    }));
  });
}

export function lineupsTable(results: RunResults, lineups: LineupResults): Table {
  const { seats, shares } = lineups;
  const hasCopies = shares.some((lineup) => lineup.length < seats);
  return {
    kind: 'table',
    id: 'lineups',
    caption: [
      `All line-ups, ${seating(results)}${hasCopies ? '; an agent with several seats (×) is counted once in each' : ''}. Points per game in percent with the 95 % Wilson interval over blocks of games, an even share being ${percent(1 / seats)} %; mean score with its t interval; p is that of all being equal, by rotation of the blocks, corrected for the number of line-ups by Holm’s method.`,
    ],
    columns: [
      left('line-up'),
      left('agent'),
      right('games'),
      right('won–shared–lost'),
      right('points, %'),
      right('score'),
      right('p'),
    ],
    rows: shares.flatMap((lineup, place) => lineupRows(results, lineup, place)),
    data: shareRows(results, lineups),
  };
}
