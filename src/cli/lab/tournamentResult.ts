/** A round robin or gauntlet as ratings and cross tables, for people and for programs. */
import type { Estimate, PairingResult, RunResults } from '../../lab/index.ts';
import { type Column, formatTable, plural } from '../print.ts';
import { percent, percentRange, plusMinus, signed, signedRange } from '../../words/estimates.ts';

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

function cellOf(pairing: PairingResult, isFirst: boolean): Cell {
  const { games, wins, draws, losses, rate, scores } = pairing;
  return isFirst
    ? { games, wins, draws, rate, score: scores.first }
    : { games, wins: losses, draws, rate: mirrored(rate), score: scores.second };
}

/** Null for those who do not meet. */
function crossTable({ agents, pairings }: RunResults): (Cell | null)[][] {
  const cells = agents.map(() => agents.map((): Cell | null => null));
  for (const pairing of pairings) {
    cells[pairing.first]![pairing.second] = cellOf(pairing, true);
    cells[pairing.second]![pairing.first] = cellOf(pairing, false);
  }
  return cells;
}

/** Places of the agents, best first. */
function ranking({ agents }: RunResults): number[] {
  const strength = (agent: number): number => agents[agent]!.rating?.mean ?? -Infinity;
  return agents.map((_, agent) => agent).sort((a, b) => strength(b) - strength(a) || a - b);
}

const right = (title: string): Column => ({ title, align: 'right' });

function ratingTable({ agents }: RunResults, order: readonly number[], screen: number | undefined): string {
  const hasForfeits = agents.some(({ forfeits }) => forfeits > 0);
  const titles = ['rating', '95 %', 'points', '95 %', 'games', 'won', 'drawn', 'lost'];
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
        rating ? signed(rating.mean, 0) : '?',
        rating ? signedRange(rating, 0) : '',
        percent(rate.mean),
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

export function describeTournament(results: RunResults, screen?: number): string {
  const order = ranking(results);
  const { run, pairings } = results;
  return [
    `${plural(run.played, 'game')} in ${plural(pairings.length, 'pairing')}; ratings are Elo, their mean 0`,
    '',
    ratingTable(results, order, screen),
    '',
    'points in percent, row against column',
    formatCross(results, order, ({ rate }) => plusMinus(rate, 100, 1), screen),
    '',
    'mean score, row against column',
    formatCross(results, order, ({ score }) => plusMinus(score, 1, 2), screen),
  ].join('\n');
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
    ratings: results.agents.map(({ name, rating }) => ({ agent: name, ...rating })),
    pairings: results.pairings,
  };
}
