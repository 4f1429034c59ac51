/** The report of a measurement of regret: what each agent gives away in solved positions, and where. */
import type { Game } from '../core/index.ts';
import type { AgentRegret, JudgedPosition, RegretSummary } from '../lab/regret/regret.ts';
import type { Regret } from '../search/index.ts';
import { fixed, percent, plural } from '../words/index.ts';
import { estimateCell, estimateRow, left, right } from './cells.ts';
import {
  type Figure,
  type ReportDocument,
  type Row,
  type Section,
  type Table,
  paragraph,
} from './document.ts';
import { forest } from './figures/forest.ts';
import { shorten } from './names.ts';

const inPoints = (value: number): string => fixed(value, 2);

/** A kind of regret, and how its numbers are written. */
interface Kind {
  readonly id: keyof Regret;
  readonly title: string;
  readonly format: (value: number) => string;
  /** In d3's notation. */
  readonly axis: string;
}

const CHANCE: Kind = { id: 'chance', title: 'regret in expected result, %', format: percent, axis: '.1%' };
const LEAD: Kind = {
  id: 'lead',
  title: 'regret in lead, among equal results',
  format: inPoints,
  axis: '.2~f',
};
const POINTS: Kind = {
  id: 'points',
  title: 'regret in lead, if all play for points',
  format: inPoints,
  axis: '.2~f',
};

function kindsOf(results: readonly AgentRegret[]): Kind[] {
  return results.every(({ points }) => points !== null) ? [CHANCE, LEAD, POINTS] : [CHANCE];
}

function summaryOf(result: AgentRegret, { id }: Kind): RegretSummary {
  return result[id]!;
}

/** All numbers of an agent, for the CSV file. */
function agentRow(result: AgentRegret, kinds: readonly Kind[]): Row {
  const { name, spec, positions } = result;
  const numbers = kinds.map((kind): Row => {
    const { mean, worst, best } = summaryOf(result, kind);
    const row = { ...estimateRow(`${kind.id} regret`, mean), ...estimateRow(`${kind.id} nothing`, best) };
    return Object.assign(row, { [`${kind.id} worst`]: worst });
  });
  return Object.assign({ agent: name, spec, positions }, ...numbers);
}

function agentsTable(results: readonly AgentRegret[]): Table {
  const kinds = kindsOf(results);
  return {
    kind: 'table',
    id: 'regret',
    caption: [
      'Mean regret of the moves that each agent chose, with 95 % intervals over positions; the largest regret; and in how many percent of the positions nothing was given away.',
    ],
    columns: [
      left('agent'),
      ...kinds.flatMap(({ title }) => [right(title), right('worst'), right('nothing, %')]),
    ],
    rows: results.map((result) => [
      result.name,
      ...kinds.flatMap((kind) => {
        const { mean, worst, best } = summaryOf(result, kind);
        return [estimateCell(mean, kind.format), kind.format(worst), estimateCell(best, percent)];
      }),
    ]),
    data: results.map((result) => agentRow(result, kinds)),
  };
}

function figureOf(results: readonly AgentRegret[], kind: Kind): Figure {
  const rows = results.map((result, agent) => {
    const { mean, low, high } = summaryOf(result, kind).mean;
    return {
      label: { full: result.name, short: shorten(result.name) },
      mean,
      low,
      high,
      agent,
    };
  });
  return {
    kind: 'figure',
    id: `regret-${kind.id}`,
    caption: [`Mean ${kind.title.replace(', %', '')}, with 95 % intervals over positions.`],
    alt: results
      .map((result) => `${result.name}: ${kind.format(summaryOf(result, kind).mean.mean)}`)
      .join('; '),
    spec: (theme) =>
      forest(rows, { title: kind.title.replace(', %', ''), format: kind.axis, reference: 0 }, theme),
    data: rows.map(({ label, mean, low, high }) => ({ agent: label.full, mean, low, high })),
  };
}

function positionsTable(
  game: Game,
  results: readonly AgentRegret[],
  judged: readonly JudgedPosition[],
): Table {
  const kinds = kindsOf(results);
  const rows = judged.map(({ state, solved, chosen }) => ({
    position: game.formatPosition(state),
    best: game.formatMove(state, solved.moves[0]!.move),
    chosen: chosen.map(({ move, regret }) => ({
      move: game.formatMove(state, move),
      note: kinds.map(({ id, format }) => format(regret[id]!)).join('; '),
      regret,
    })),
  }));
  return {
    kind: 'table',
    id: 'positions',
    caption: ['Every position, a best move, and what each agent chose, with its regret.'],
    columns: [left('position'), left('best'), ...results.map(({ name }) => left(name))],
    rows: rows.map(({ position, best, chosen }) => [
      { text: position, isCode: true },
      best,
      ...chosen.map(({ move, note }) => ({ text: move, note })),
    ]),
    data: rows.map(({ position, best, chosen }) => {
      const choices = chosen.flatMap(({ move, regret }, agent) => {
        const { name } = results[agent]!;
        return [[name, move], ...kinds.map(({ id }) => [`${name} ${id} regret`, regret[id]])];
      });
      return Object.assign({ position, best }, Object.fromEntries(choices));
    }),
  };
}

/** What each agent gives away. */
export function regretSection(results: readonly AgentRegret[]): Section {
  return {
    id: 'regret',
    title: 'Regret',
    blocks: [
      paragraph(
        `The agents were asked about ${plural(results[0]!.positions, 'position')} near the end of games, which were solved exactly. The regret of a move is what the best move has more, if everybody plays perfectly from then on: in expected result (a win is 1, a draw a half), and where positions were solved for points too, in points of lead: once among the moves with the best result, and once if everybody plays for points alone.`,
      ),
      ...kindsOf(results).map((kind) => figureOf(results, kind)),
      agentsTable(results),
    ],
  };
}

export function composeRegret(
  game: Game,
  results: readonly AgentRegret[],
  judged: readonly JudgedPosition[],
  command: string,
): ReportDocument {
  return {
    title: `Regret of ${plural(results.length, 'agent')} in solved positions`,
    subtitle: `${game.title}, ${plural(judged.length, 'position')}`,
    sections: [
      regretSection(results),
      { id: 'positions', title: 'Positions', blocks: [positionsTable(game, results, judged)] },
      {
        id: 'repeat',
        title: 'To repeat this',
        blocks: [{ kind: 'code', language: 'sh', text: command }],
      },
    ],
  };
}
