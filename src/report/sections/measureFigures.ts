/** The figures of what was measured: box plots by agent, and a histogram where there is only one kind of game. */
import type { Measure, RunResults, Summary } from '../../lab/results.ts';
import type { Figure, Row } from '../document.ts';
import { type BoxRow, boxPlots } from '../figures/boxPlots.ts';
import { type Bin, histogram } from '../figures/histogram.ts';
import type { Label } from '../figures/theme.ts';
import { capital, plain, plural } from '../../words/index.ts';
import { agentLabel } from '../names.ts';

/** Values in a unit that suits them: milliseconds where seconds would be tiny. */
export interface Scale {
  readonly factor: number;
  readonly unit: string;
}

export function scaleOf({ unit, byAgent }: Measure): Scale {
  const largest = Math.max(0, ...byAgent.map(({ summary }) => summary.median));
  return unit === 's' && largest < 1 ? { factor: 1000, unit: 'ms' } : { factor: 1, unit };
}

export function titleOf({ title }: Measure, { unit }: Scale): string {
  return unit === '' ? title : `${title} (${unit})`;
}

/** One row for each agent, in the measure's own unit, for a CSV file. */
export function summaryRows({ agents }: RunResults, { name, unit, byAgent }: Measure): Row[] {
  return byAgent.map(({ agent, summary: s }) => ({
    measure: name,
    unit,
    agent: agents[agent]!.name,
    count: s.count,
    mean: s.mean,
    sd: s.sd,
    min: s.min,
    'whisker low': s.whiskerLow,
    q1: s.q1,
    median: s.median,
    q3: s.q3,
    'whisker high': s.whiskerHigh,
    max: s.max,
  }));
}

function boxRow(label: Label, agent: number, summary: Summary, { factor }: Scale): BoxRow {
  return {
    label,
    agent,
    mean: factor * summary.mean,
    min: factor * summary.min,
    low: factor * summary.whiskerLow,
    q1: factor * summary.q1,
    median: factor * summary.median,
    q3: factor * summary.q3,
    high: factor * summary.whiskerHigh,
    max: factor * summary.max,
  };
}

function boxFigure(results: RunResults, measure: Measure): Figure {
  const { agents, run } = results;
  const scale = scaleOf(measure);
  const rows = measure.byAgent.map(({ agent, summary }) =>
    boxRow(agentLabel(agents, agent), agent, summary, scale),
  );
  const whose =
    measure.of === 'game' ? 'Over the games of each agent' : 'One value for each agent in each game';
  const medians = measure.byAgent.map(
    ({ agent, summary }) => `${agents[agent]!.name} median ${plain(summary.median)}`,
  );
  return {
    kind: 'figure',
    id: `box-${measure.name}`,
    caption: [
      `${capital(measure.title)}. ${whose}, ${plural(run.played, 'game')} in all. Boxes from quartile to quartile with the median; whiskers to the outermost values within 1.5 boxes; hollow marks are means, dots the extremes.`,
    ],
    alt: `Box plots of ${measure.title}: ${medians.join(', ')}.`,
    spec: (theme) => boxPlots(rows, titleOf(measure, scale), theme),
    data: summaryRows(results, measure),
  };
}

function histogramFigure(measure: Measure, summary: Summary): Figure {
  const { from, width, counts } = summary.histogram;
  const bins = counts.map((count, i): Bin => ({ from: from + i * width, to: from + (i + 1) * width, count }));
  const axes = { xTitle: titleOf(measure, scaleOf(measure)), yTitle: 'games', median: summary.median };
  return {
    kind: 'figure',
    id: `histogram-${measure.name}`,
    caption: [
      `${capital(measure.title)} in ${plural(summary.count, 'game')}. The dashed line is the median, ${plain(summary.median)}.`,
    ],
    alt: `Histogram of ${measure.title}, from ${plain(summary.min)} to ${plain(summary.max)}, median ${plain(summary.median)}.`,
    spec: (theme) => histogram(bins, axes, theme),
    data: bins.map((bin) => ({ from: bin.from, to: bin.to, games: bin.count })),
  };
}

export function measureFigure(results: RunResults, measure: Measure): Figure {
  const only = measure.of === 'game' && measure.byPairing.length === 1 ? measure.byPairing[0] : undefined;
  return only ? histogramFigure(measure, only.first) : boxFigure(results, measure);
}
