/** Tables and figures of variants against the players that they were made from. */
import type { Cell, Figure, Table, Text } from '../../report/document.ts';
import { fixed, measured } from '../../words/index.ts';
import type { Encounter } from '../encounter.ts';
import type { Quantity } from '../quantity.ts';
import { boxesFigure } from '../show/boxes.ts';
import { linesFigure } from '../show/lines.ts';
import type { Policy } from './agents.ts';
import { quantityCell, quantityRow, table } from '../show/table.ts';
import { type Setting, meanScore, pooledPoints } from './variants.ts';

export interface MatchRow {
  /** Who plays whom. */
  readonly name: string;
  readonly encounter: Encounter;
}

function withSpread(encounter: Encounter): string {
  return `${fixed(meanScore(encounter).value, 1)} ± ${fixed(encounter.scoreSpread().value, 1)}`;
}

function secondsOf(encounter: Encounter): Quantity {
  return encounter.measure('secondsPerMove');
}

/** Matches one below the other: results, scores as the paper prints them, and what a move cost. */
export function matchTable(id: string, caption: Text, rows: readonly MatchRow[]): Table {
  const right = (title: string) => ({ title, align: 'right' as const });
  return table({
    id,
    caption,
    columns: [
      { title: 'variant against opponent', align: 'left' },
      ...['won/drawn/lost', 'points in %', 'score', "opponent's score"].map(right),
      ...['s a move', "opponent's"].map(right),
    ],
    rows: rows.map(({ name, encounter }): (string | Cell)[] => [
      name,
      encounter.record,
      quantityCell(pooledPoints([encounter]), 1),
      withSpread(encounter),
      withSpread(encounter.turned()),
      measured(secondsOf(encounter).value),
      measured(secondsOf(encounter.turned()).value),
    ]),
    data: rows.map(({ name, encounter }) => ({
      match: name,
      games: encounter.games,
      ...encounter.counts,
      ...quantityRow('points', pooledPoints([encounter])),
      score: encounter.score().value,
      'score sd': encounter.scoreSpread().value,
      'opponent score': encounter.turned().score().value,
      'opponent score sd': encounter.turned().scoreSpread().value,
      'seconds a move': secondsOf(encounter).value,
      'opponent seconds a move': secondsOf(encounter.turned()).value,
    })),
  });
}

/** The scores of both sides of some matches as boxes, as the paper draws them. */
export function scoreBoxes(
  figure: { readonly id: string; readonly caption: Text; readonly alt: string },
  rows: readonly { readonly variant: string; readonly opponent: string; readonly encounter: Encounter }[],
): Figure {
  return boxesFigure({
    ...figure,
    title: 'score in points',
    boxes: rows.flatMap(({ variant, opponent, encounter }) => [
      { label: variant, group: 0, summary: encounter.summary('score') },
      { label: opponent, group: 1, summary: encounter.turned().summary('score') },
    ]),
  });
}

export interface SweepLine {
  readonly policy: Pick<Policy, 'name' | 'key'>;
  readonly settings: readonly Setting[];
}

export interface SweepFigure {
  readonly id: string;
  readonly caption: string;
  readonly xTitle: string;
  readonly lines: readonly SweepLine[];
}

/** Points of the variants, in percent, against what is varied: a line for each group, its tree policies together. */
export function sweepPoints({
  id,
  caption,
  xTitle,
  groups,
}: Omit<SweepFigure, 'lines'> & {
  readonly groups: readonly { readonly name: string; readonly lines: readonly SweepLine[] }[];
}): Figure {
  return linesFigure({
    id,
    caption: [caption],
    alt: `Lines of points in percent: ${groups.map(({ name }) => name).join(', ')}. Across: ${xTitle}.`,
    xTitle,
    yTitle: 'points of the variant in %',
    reference: 50,
    lines: groups.map(({ name, lines }) => ({
      name,
      points: lines[0]!.settings.map(({ value }) => ({
        x: value,
        y: pooledPoints(
          lines.flatMap(({ settings }) =>
            settings.filter((setting) => setting.value === value).map(({ encounter }) => encounter),
          ),
        ),
      })),
    })),
  });
}

/** Mean scores of the variants and of the benchmark players that they met: a figure for each tree policy. */
export function sweepScores({ id, caption, xTitle, lines }: SweepFigure): readonly Figure[] {
  return lines.map(({ policy, settings }) =>
    linesFigure({
      id: `${id}-${policy.key}`,
      caption: [`${caption} ${policy.name}.`],
      alt: `Two lines of mean scores of ${policy.name}, the variant and its opponent. Across: ${xTitle}.`,
      xTitle,
      yTitle: 'mean score in points',
      lines: [
        {
          name: 'variant',
          points: settings.map(({ value, encounter }) => ({ x: value, y: meanScore(encounter) })),
        },
        {
          name: 'benchmark player',
          points: settings.map(({ value, encounter }) => ({ x: value, y: meanScore(encounter.turned()) })),
        },
      ],
    }),
  );
}
