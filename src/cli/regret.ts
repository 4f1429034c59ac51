/** A study of regret, for people and for programs. */
import type { Game } from '../core/index.ts';
import type { AgentRegret, JudgedPosition, RegretSummary } from '../lab/regret/regret.ts';
import type { Interval } from '../stats/index.ts';
import { fixed, known, percentRange, percentage } from '../words/index.ts';
import type { Column } from './fitTable.ts';
import { formatTable } from './formatTable.ts';

const inPoints = (value: number): string => fixed(value, 2);
const right = (title: string): Column => ({ title, align: 'right' });

function pointsRange({ low, high }: Interval): string {
  return `${known(low, inPoints)} to ${known(high, inPoints)}`;
}

function cells(
  { mean, worst, best }: RegretSummary,
  format: (value: number) => string,
  range: (interval: Interval) => string,
): string[] {
  return [format(mean.mean), range(mean), format(worst), percentage(best.mean)];
}

export function describeRegret(results: readonly AgentRegret[], screen?: number): string {
  const hasPoints = results.every(({ points }) => points !== null);
  const titles = ['regret', '95 %', 'worst', 'nothing'];
  const table = formatTable(
    [
      { title: 'agent', narrow: 'middle' },
      ...titles.map(right),
      ...(hasPoints ? ['in points', '95 %', 'worst', 'nothing'].map(right) : []),
    ],
    results.map(({ name, chance, points }) => [
      name,
      ...cells(chance, percentage, percentRange),
      ...(hasPoints ? cells(points!, inPoints, pointsRange) : []),
    ]),
    screen,
  );
  return [
    `${results[0]!.positions} solved positions`,
    '',
    table,
    '',
    'regret: what the best move has more, in expected result, on average; nothing: positions in which it is none',
  ].join('\n');
}

export function regretJson(
  game: Game,
  results: readonly AgentRegret[],
  judged: readonly JudgedPosition[],
): object {
  return {
    game: game.name,
    agents: results,
    positions: judged.map(({ state, solved, chosen }) => ({
      position: game.formatPosition(state),
      best: game.formatMove(state, solved.moves[0]!.move),
      chance: solved.chance,
      points: solved.points,
      chosen: chosen.map(({ move, regret }) => ({ move: game.formatMove(state, move), regret })),
    })),
  };
}
