/** The report of a tuning: what was found, the match that says whether it is better, the course, and the ablation. */
import type { Figure, ReportDocument, Row, Section, Table, Text } from '../report/document.ts';
import { paragraph } from '../report/document.ts';
import { estimateCell, estimateRow, left, right } from '../report/cells.ts';
import { linePlot } from '../report/figures/linePlot.ts';
import { elo, percent, plain, plural, signed, spoken, sprtVerdict } from '../words/index.ts';
import type { NumberParameter, Parameter } from './parameters.ts';
import type { TuneStep, Tuned } from './tuned.ts';

/** Steps at which an axis is labelled. */
const TICKS = 10;

/** What the last match says. */
export function verdictOf({ match, accepted, bounds }: Tuned): string {
  if (!match) return 'The search came back to where it started: nothing was found that is better.';
  const { rate, sprt, games } = match;
  const score = `${spoken(rate, percent, ' %')} of the points in ${plural(games, 'game')} against the start, on seeds that nothing was tuned on`;
  const test = sprt ? `; the sequential test is ${sprtVerdict(bounds, sprt.decision)}` : '';
  return `${accepted ? 'The found values are better' : 'The found values are not shown to be better'}: ${score}${test}.`;
}

function describeRange(parameter: Parameter): string {
  if (parameter.kind === 'choice') return parameter.choices.join(', ');
  const { low, high, isLog, isInteger } = parameter;
  return `${low} to ${high}${isLog ? ', by logarithm' : ''}${isInteger ? ', whole numbers' : ''}`;
}

function valuesTable({ parameters, start, best }: Tuned): Table {
  return {
    kind: 'table',
    id: 'values',
    caption: ['Where the search started, and what it found.'],
    columns: [left('parameter'), left('range'), right('start'), right('found')],
    rows: parameters.map((parameter) => [
      { text: parameter.name, isCode: true },
      describeRange(parameter),
      String(start[parameter.name]),
      String(best[parameter.name]),
    ]),
    data: parameters.map(({ name }) => ({
      parameter: name,
      start: String(start[name]),
      found: String(best[name]),
    })),
  };
}

function courseFigure({ steps, best }: Tuned, { name, low, high }: NumberParameter): Figure {
  const points = steps.map(({ number, plus, minus, current }) => {
    const ends = [Number(plus[name]), Number(minus[name])];
    return { x: number, mean: Number(current[name]), low: Math.min(...ends), high: Math.max(...ends) };
  });
  const every = Math.max(1, Math.ceil(steps.length / TICKS));
  const ticks = steps.map(({ number }) => number).filter((number) => number === 1 || number % every === 0);
  return {
    kind: 'figure',
    id: `course-${name}`,
    caption: [
      { code: name },
      ` after each step, between ${low} and ${high}; the band has the two values that the step compared. The dashed line is what was found, the mean of the second half.`,
    ],
    alt: `${name} over ${plural(steps.length, 'step')}, from ${points[0]?.mean} to ${points.at(-1)?.mean}`,
    spec: (theme) =>
      linePlot(
        [{ name: '', points }],
        {
          xTitle: 'step',
          yTitle: name,
          seriesTitle: null,
          yFormat: '~r',
          reference: Number(best[name]),
          ticks,
        },
        theme,
      ),
    data: points.map(({ x, mean, low: least, high: most }) => ({
      step: x,
      value: mean,
      low: least,
      high: most,
    })),
  };
}

function stepRow({ number, plus, minus, advantage, current, games }: TuneStep): Row {
  const named = (prefix: string, setting: TuneStep['plus']): Row =>
    Object.fromEntries(Object.entries(setting).map(([name, value]) => [`${prefix} ${name}`, String(value)]));
  return {
    step: number,
    ...named('plus', plus),
    ...named('minus', minus),
    advantage,
    games,
    ...named('after', current),
  };
}

function stepsTable({ steps, parameters }: Tuned): Table {
  const names = parameters.map(({ name }) => name);
  return {
    kind: 'table',
    id: 'steps',
    caption: [
      'Every step: the two settings that were compared, by how much the first was better (from −1 to 1), and where the search stood then.',
    ],
    columns: [
      right('step'),
      ...names.map((name) => right(`${name}: plus, minus`)),
      right('advantage'),
      ...names.map((name) => right(`${name} after`)),
    ],
    rows: steps.map(({ number, plus, minus, advantage, current }) => [
      String(number),
      ...names.map((name) => `${plus[name]}, ${minus[name]}`),
      signed(advantage, 2),
      ...names.map((name) => String(current[name])),
    ]),
    data: steps.map(stepRow),
  };
}

function ablationSection({ ablation, start }: Tuned): Section[] {
  if (ablation.length === 0) return [];
  const table: Table = {
    kind: 'table',
    id: 'set-back',
    caption: [
      'The found agent with one parameter set back to its start, against the found agent. Less than half of the points: the change was worth something.',
    ],
    columns: [left('set back'), right('to'), right('games'), right('points, %'), right('Elo')],
    rows: ablation.map(({ parameter, rate, elo: difference, games }) => [
      { text: parameter, isCode: true },
      String(start[parameter]),
      String(games),
      estimateCell(rate, percent),
      estimateCell(difference, elo),
    ]),
    data: ablation.map(({ parameter, rate, elo: difference, games }) => ({
      parameter,
      games,
      ...estimateRow('points', rate),
      ...estimateRow('elo', difference),
    })),
  };
  return [{ id: 'ablation', title: 'What each parameter contributes', blocks: [table] }];
}

function courseText({ steps }: Tuned): Text {
  const games = steps.reduce((sum, step) => sum + step.games, 0);
  return [
    `${plural(steps.length, 'step')} of SPSA, ${plain(games)} games in all. Both sides of a step had the same set-ups and the same chance.`,
  ];
}

export function composeTuning(tuned: Tuned, title: string, command: string): ReportDocument {
  const numbers = tuned.parameters.filter((parameter) => parameter.kind === 'number');
  return {
    title: `Tuning of ${tuned.parameters.map(({ name }) => name).join(', ')}`,
    subtitle: `${title}, ${tuned.agent}`,
    sections: [
      {
        id: 'found',
        title: 'In short',
        blocks: [
          paragraph(verdictOf(tuned)),
          paragraph('The agent: ', { code: tuned.spec }),
          valuesTable(tuned),
        ],
      },
      {
        id: 'course',
        title: 'The course',
        blocks: [
          { kind: 'paragraph', text: courseText(tuned) },
          ...numbers.map((parameter) => courseFigure(tuned, parameter)),
          stepsTable(tuned),
        ],
      },
      ...ablationSection(tuned),
      {
        id: 'repeat',
        title: 'To repeat this',
        blocks: [
          paragraph(
            'The same command gives the same values, if agents are limited by iterations and not by time:',
          ),
          { kind: 'code', language: 'sh', text: command },
        ],
      },
    ],
  };
}
