/** A sweep, ladder or ablation: one line per value, with its interval as a number and as a picture. */
import { type Estimate, type Point, type RunResults, seatsIn } from '../../lab/index.ts';
import type { Column } from '../fitTable.ts';
import { formatTable } from '../formatTable.ts';
import {
  elo as formatElo,
  known,
  lead as formatLead,
  pValue,
  percentRange,
  percentage,
  plural,
  signedRange,
} from '../../words/index.ts';
import { pairingWord } from '../../words/lineups.ts';

const STRIP_WIDTH = 41;
const right = (title: string): Column => ({ title, align: 'right' });

/** The place of a share on a scale from 0 to 100 % of the points. */
function column(share: number): number {
  return Math.round(share * (STRIP_WIDTH - 1));
}

/** `0 %`, the even share above its bar, and `100 %`. */
function scale(even: number): string {
  const label = `${(100 * even).toFixed(0)} %`;
  const middle = label.padStart(column(even) - '0 %'.length + Math.ceil(label.length / 2));
  return `0 %${middle}`.padEnd(STRIP_WIDTH - '100 %'.length) + '100 %';
}

/** The interval on that scale; the bar is the even share. */
function strip({ mean, low, high }: Estimate, even: number): string {
  const [from, to, at] = [column(low ?? even), column(high ?? even), column(mean ?? even)];
  return Array.from({ length: STRIP_WIDTH }, (_, i) => {
    if (i === at) return '●';
    if (i >= from && i <= to) return '─';
    return i === column(even) ? '│' : ' ';
  }).join('');
}

/** Who is compared with whom, where that is the same in all lines. */
function heading(results: RunResults): string {
  const { run, agents, points, pairings } = results;
  const seats = seatsIn(results);
  const games = `${plural(run.played, 'game')} in ${plural(pairings.length, pairingWord(seats))}`;
  const opponents = new Set(points.map(({ against }) => against));
  const [only] = opponents;
  if (opponents.size !== 1 || only === undefined) return games;
  const everywhere = seats === 2 ? '' : ` in all other ${seats - 1} seats`;
  return `${games}, against ${agents[only]!.name}${everywhere}`;
}

export function describePoints(results: RunResults, screen?: number): string {
  const even = 1 / seatsIn(results);
  const table = formatTable(
    [
      { title: 'value', narrow: 'middle' },
      ...['points', '95 %', 'Elo'].map(right),
      { ...right('95 %'), narrow: 'drop' },
      right('lead'),
      { ...right('95 %'), narrow: 'drop' },
      ...['games', 'p'].map(right),
      { title: scale(even), narrow: 'drop' },
    ],
    results.points.map(({ label, pairing, rate, elo, lead }) => {
      const { games, pCorrected } = results.pairings[pairing]!;
      return [
        label,
        percentage(rate.mean),
        percentRange(rate),
        known(elo.mean, formatElo),
        signedRange(elo, 0),
        known(lead.mean, formatLead),
        signedRange(lead, 2),
        String(games),
        pValue(pCorrected),
        strip(rate, even),
      ];
    }),
    screen,
  );
  return [
    heading(results),
    '',
    table,
    '',
    `lead: points by which it is ahead${seatsIn(results) === 2 ? '' : ' of the mean of the others'} at the end of a game, on average`,
    'p: chance of such a result between equals, corrected for the number of lines',
  ].join('\n');
}

/** The value itself where one thing varies, else all values by name. */
function valueOf({ parameters }: Point): unknown {
  if (parameters.length === 1) return parameters[0]!.value;
  return Object.fromEntries(parameters.map(({ name, value }) => [name, value]));
}

/** `score` is the lead, as in a match. */
export function pointsJson(results: RunResults): object {
  return {
    ...(results.lineups && { seats: results.lineups.seats }),
    agents: results.agents,
    points: results.points.map((point) => {
      const { games, wins, draws, losses, pValue, pCorrected } = results.pairings[point.pairing]!;
      const { label, parameters, agent, against, rate, elo, lead } = point;
      return {
        value: valueOf(point),
        label,
        parameters,
        agent: results.agents[agent]!.name,
        against: results.agents[against]!.name,
        rate,
        elo,
        score: lead,
        games,
        wins,
        draws,
        losses,
        pValue,
        pCorrected,
      };
    }),
  };
}
