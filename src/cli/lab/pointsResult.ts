/** A sweep, ladder or ablation: one line per value, with its interval as a number and as a picture. */
import type { Estimate, Point, RunResults } from '../../lab/index.ts';
import { type Column, formatTable, plural } from '../print.ts';
import { percent, percentRange, probability, signed, signedRange } from '../../words/estimates.ts';

const STRIP_WIDTH = 41;
const right = (title: string): Column => ({ title, align: 'right' });

/** The interval on a scale from 0 to 100 % of the points; the bar in the middle is 50 %. */
function strip({ mean, low, high }: Estimate): string {
  const column = (share: number | null): number => Math.round((share ?? 0.5) * (STRIP_WIDTH - 1));
  const [from, to, at] = [column(low), column(high), column(mean)];
  return Array.from({ length: STRIP_WIDTH }, (_, i) => {
    if (i === at) return '●';
    if (i >= from && i <= to) return '─';
    return i === (STRIP_WIDTH - 1) / 2 ? '│' : ' ';
  }).join('');
}

/** Who is compared with whom, where that is the same in all lines. */
function heading({ run, agents, points, pairings }: RunResults): string {
  const games = `${plural(run.played, 'game')} in ${plural(pairings.length, 'pairing')}`;
  const opponents = new Set(points.map(({ against }) => against));
  const [only] = opponents;
  return opponents.size === 1 && only !== undefined ? `${games}, against ${agents[only]!.name}` : games;
}

export function describePoints(results: RunResults, screen?: number): string {
  const table = formatTable(
    [
      { title: 'value', narrow: 'middle' },
      ...['points', '95 %', 'Elo'].map(right),
      { ...right('95 %'), narrow: 'drop' },
      right('lead'),
      { ...right('95 %'), narrow: 'drop' },
      ...['games', 'p'].map(right),
      { title: `0 %${'50 %'.padStart(19)}${'100 %'.padStart(19)}`, narrow: 'drop' },
    ],
    results.points.map(({ label, pairing, rate, elo, lead }) => {
      const { games, pCorrected } = results.pairings[pairing]!;
      return [
        label,
        percent(rate.mean),
        percentRange(rate),
        signed(elo.mean, 0),
        signedRange(elo, 0),
        lead.mean === null ? '?' : signed(lead.mean, 2),
        signedRange(lead, 2),
        String(games),
        probability(pCorrected),
        strip(rate),
      ];
    }),
    screen,
  );
  return [
    heading(results),
    '',
    table,
    '',
    'lead: points by which it is ahead at the end of a game, on average',
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
