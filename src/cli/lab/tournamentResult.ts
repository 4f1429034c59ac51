/** A round robin or gauntlet, or a match of more than two, as ratings and cross tables, for people and for programs. */
import { type Estimate, type MeetingResult, type RunResults, meetingsOf, seatsIn } from '../../lab/index.ts';
import type { Column } from '../fitTable.ts';
import { formatTable } from '../formatTable.ts';
import { elo, known, percentRange, percentage, plural, plusMinus, signedRange } from '../../words/index.ts';
import { pairingWord } from '../../words/lineups.ts';

/** A meeting seen from the side of the row's agent. */
interface Cell {
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  readonly rate: Estimate;
  readonly score: Estimate;
}

function mirrored({ mean, low, high }: Estimate): Estimate {
  const other = (x: number | null): number | null => (x === null ? null : 1 - x);
  return { mean: other(mean), low: other(high), high: other(low) };
}

function cellOf(meeting: MeetingResult, isFirst: boolean): Cell {
  const { games, wins, draws, losses, rate, scores } = meeting;
  return isFirst
    ? { games, wins, draws, rate, score: scores.first }
    : { games, wins: losses, draws, rate: mirrored(rate), score: scores.second };
}

/** Null for agents that do not meet. */
function crossTable(results: RunResults): (Cell | null)[][] {
  const { agents } = results;
  const cells = agents.map(() => agents.map((): Cell | null => null));
  for (const meeting of meetingsOf(results)) {
    cells[meeting.first]![meeting.second] = cellOf(meeting, true);
    cells[meeting.second]![meeting.first] = cellOf(meeting, false);
  }
  return cells;
}

/** Places of the agents, best first. */
function ranking({ agents }: RunResults): number[] {
  const strength = (agent: number): number => agents[agent]!.rating?.mean ?? -Infinity;
  return agents.map((_, agent) => agent).sort((a, b) => strength(b) - strength(a) || a - b);
}

const right = (title: string): Column => ({ title, align: 'right' });

function ratingTable(results: RunResults, order: readonly number[], screen: number | undefined): string {
  const { agents } = results;
  const hasForfeits = agents.some(({ forfeits }) => forfeits > 0);
  const drawn = seatsIn(results) === 2 ? 'drawn' : 'shared';
  const titles = ['rating', '95 %', 'points', '95 %', 'games', 'won', drawn, 'lost'];
  const columns: Column[] = [
    right('#'),
    { title: 'agent', narrow: 'middle' },
    ...titles.map(right),
    ...(hasForfeits ? [right('forfeits')] : []),
  ];
  return formatTable(
    columns,
    order.map((place, rank) => {
      const { name, rating, rate, games, wins, draws, losses, forfeits } = agents[place]!;
      return [
        String(rank + 1),
        name,
        known(rating?.mean ?? null, elo),
        rating ? signedRange(rating, 0) : '',
        percentage(rate.mean),
        percentRange(rate),
        ...[games, wins, draws, losses, ...(hasForfeits ? [forfeits] : [])].map(String),
      ];
    }),
    screen,
  );
}

function formatCross(
  results: RunResults,
  order: readonly number[],
  show: (cell: Cell) => string,
  screen: number | undefined,
): string {
  const cells = crossTable(results);
  return formatTable(
    [right('#'), { title: 'agent', narrow: 'middle' }, ...order.map((_, rank) => right(String(rank + 1)))],
    order.map((row, rank) => [
      String(rank + 1),
      results.agents[row]!.name,
      ...order.map((column) => {
        const cell = cells[row]![column];
        return cell && cell.games > 0 ? show(cell) : '–';
      }),
    ]),
    screen,
  );
}

/** What stands above the tables, which tells more than two apart by who finished ahead. */
function headings(results: RunResults): {
  readonly all: string;
  readonly points: string;
  readonly score: string;
} {
  const { run, pairings } = results;
  const seats = seatsIn(results);
  const games = `${plural(run.played, 'game')} in ${plural(pairings.length, pairingWord(seats))}`;
  if (seats === 2)
    return {
      all: `${games}; ratings are Elo, their mean 0`,
      points: 'points in percent, row against column',
      score: 'mean score, row against column',
    };
  return {
    all: `${games} of ${seats}; ratings are Elo, their mean 0; an even share of the points is ${percentage(1 / seats)}`,
    points: 'games in percent in which the row finished ahead of the column, equal places by half',
    score: 'mean score of the row in games with the column',
  };
}

/** The ratings alone. */
export function describeRatings(results: RunResults, screen?: number): string {
  return [headings(results).all, '', ratingTable(results, ranking(results), screen)].join('\n');
}

export function describeTournament(results: RunResults, screen?: number): string {
  const order = ranking(results);
  const { all, points, score } = headings(results);
  return [
    all,
    '',
    ratingTable(results, order, screen),
    '',
    points,
    formatCross(results, order, ({ rate }) => plusMinus(rate, 100, 1), screen),
    '',
    score,
    formatCross(results, order, (cell) => plusMinus(cell.score, 1, 2), screen),
  ].join('\n');
}

export function ratingsJson({ agents }: RunResults): object[] {
  return agents.map(({ name, rating }) => ({ agent: name, ...rating }));
}

export function tournamentJson(results: RunResults): object {
  const cells = crossTable(results);
  const table = <T>(read: (cell: Cell) => T): (T | null)[][] =>
    cells.map((row) => row.map((cell) => (cell ? read(cell) : null)));
  return {
    agents: results.agents,
    games: table(({ games }) => games),
    wins: table(({ wins }) => wins),
    draws: table(({ draws }) => draws),
    rates: table(({ rate }) => rate),
    scores: table(({ score }) => score.mean),
    ratings: ratingsJson(results),
    pairings: results.pairings,
    ...(results.lineups && { lineups: results.lineups }),
  };
}
