/** Regret, for people and for programs. */
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

/** The columns of one kind of regret. @param title of its mean */
function columns(title: string): Column[] {
  return [right(title), right('95 %'), { ...right('worst'), narrow: 'drop' }, right('nothing')];
}

export function describeRegret(results: readonly AgentRegret[], screen?: number): string {
  const hasPoints = results.every(({ points }) => points !== null);
  const table = formatTable(
    [
      { title: 'agent', narrow: 'middle' },
      ...columns('result'),
      ...(hasPoints ? [...columns('lead'), ...columns('points')] : []),
    ],
    results.map(({ name, chance, lead, points }) => [
      name,
      ...cells(chance, percentage, percentRange),
      ...(hasPoints ? [lead!, points!].flatMap((summary) => cells(summary, inPoints, pointsRange)) : []),
    ]),
    screen,
  );
  return [
    `mean regret in ${results[0]!.positions} solved positions: what the best move has more`,
    '',
    table,
    '',
    'result: of the expected result, a win being 100 %',
    ...(hasPoints
      ? [
          'lead: of the expected lead, among moves with the best result',
          'points: of the expected lead, if everybody plays for points alone',
        ]
      : []),
    'nothing: positions in which nothing was given away',
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
      lead: solved.lead,
      points: solved.points,
      chosen: chosen.map(({ move, regret }) => ({ move: game.formatMove(state, move), regret })),
    })),
  };
}
