/** Reports of games of three. */
import { describe, expect, test } from 'vitest';
import { lineupsRun } from '../../test/report/exampleLineups.ts';
import { marrakech } from '../games/marrakech/index.ts';
import type { ExperimentSpec, RunResults } from '../lab/index.ts';
import { compose } from './compose.ts';
import { type ReportDocument, figuresOf, plainText, tablesOf } from './document.ts';
import { LIGHT } from './figures/theme.ts';
import { toHtml } from './html.ts';
import { toLatex } from './latex.ts';
import { toMarkdown } from './markdown.ts';

const base = { game: 'marrakech', options: { preset: 'official3' }, games: 30 } as const;
const tournament: ExperimentSpec = {
  ...base,
  agents: ['random', 'greedy', 'flat(iterations=9)', 'uct(iterations=9)'],
  pairing: 'round-robin',
};
const sweep: ExperimentSpec = {
  ...base,
  agents: ['uct(c=$c, iterations=9)', 'random'],
  pairing: 'sweep',
  vary: { c: [0.5, 1, 2] },
};

function reportOf(results: RunResults): ReportDocument {
  return compose(results, marrakech);
}

/** Every sentence of the report. */
function textOf(document: ReportDocument): string {
  return document.sections
    .flatMap(({ blocks }) =>
      blocks.flatMap((block) => {
        if (block.kind === 'list') return block.items.map(plainText);
        if (block.kind === 'facts') return block.entries.map(([, value]) => plainText(value));
        if (block.kind === 'table' || block.kind === 'figure') return [plainText(block.caption)];
        return block.kind === 'paragraph' || block.kind === 'notice' ? [plainText(block.text)] : [];
      }),
    )
    .join('\n');
}

describe('the report of a tournament of three', () => {
  // The higher its place, the stronger an agent.
  const results = lineupsRun(tournament, (agent) => 2 * agent);
  const report = reportOf(results);

  test('has ratings, who finished ahead of whom, every line-up, and what the seats were worth', () => {
    expect(figuresOf(report).map(({ id }) => id)).toEqual(
      expect.arrayContaining(['ratings', 'cross-points', 'cross-lead']),
    );
    expect(tablesOf(report).map(({ id }) => id)).toEqual(
      expect.arrayContaining(['standings', 'lineups', 'seats']),
    );
    expect(tablesOf(report).map(({ id }) => id)).not.toContain('pairings');
    const lineups = tablesOf(report).find(({ id }) => id === 'lineups')!;
    expect(lineups.rows).toHaveLength(12);
    expect(lineups.data).toHaveLength(12);
    expect(lineups.rows.map(([label]) => label).filter((label) => label !== '')).toEqual([
      'A B C',
      'A B D',
      'A C D',
      'B C D',
    ]);
    const seats = tablesOf(report).find(({ id }) => id === 'seats')!;
    expect(seats.data).toHaveLength(3);
  });

  test('says who is strongest, and speaks of line-ups, blocks and even shares', () => {
    const text = textOf(report);
    expect(text).toMatch(/^uct\(iterations=9\) has the highest rating: \+\d+ Elo/);
    expect(text).toMatch(/\d of 6 pairs of agents differ from 50 % at the 5 % level/);
    expect(text).toContain('120 games in 4 line-ups, seats rotated on equal seeds');
    expect(text).toContain('an even share is 33.3 %');
    expect(text).toContain('How much of the outcome is luck is not estimated');
    expect(text).not.toMatch(/pairs of games|sides switched|drawn/);
    expect(report.subtitle).toMatch(/^Marrakech, round robin with 3 seats, 120 games/);
  });

  test('can be written in every format', () => {
    expect(toMarkdown(report)).toContain('| A B C |');
    const drawings = new Map(figuresOf(report).map(({ id }) => [id, []]));
    expect(toHtml(report, drawings)).toContain('A B C');
    for (const table of tablesOf(report)) expect(toLatex(table)).toContain('\\begin{tabular}');
    for (const { spec } of figuresOf(report)) expect(JSON.stringify(spec(LIGHT))).toContain('values');
  });
});

describe('the report of a match of three', () => {
  test('is reported like a tournament of one line-up', () => {
    const report = reportOf(lineupsRun({ ...base, agents: ['greedy', 'random'] }, (agent) => 4 - 4 * agent));
    const lineups = tablesOf(report).find(({ id }) => id === 'lineups')!;
    expect(lineups.rows.map(([label]) => label)).toEqual(['A B B', '']);
    expect(plainText(lineups.caption)).toContain('an agent with several seats (×) is counted once in each');
    expect(textOf(report)).toMatch(/^greedy has the highest rating/);
    expect(textOf(report)).toContain('1 of 1 pairs of agents differ');
  });
});

describe('the report of a sweep of three', () => {
  const results = lineupsRun(sweep, (agent) => (agent === 0 ? 6 : 0));
  const report = reportOf(results);

  test('measures against an even share of the points', () => {
    const text = textOf(report);
    expect(text).toMatch(
      /^Best was c=0\.5 with [\d.]+ % \(.*\) of the points against random in the other 2 seats, where 33\.3 % is an even share\./,
    );
    expect(text).toMatch(/c=0\.5 is stronger; c=1 and c=2 are not shown to differ/);
    expect(text).toMatch(
      /a true difference of [\d.]+ percentage points from 33\.3 % would be detected in 80 % of runs \(typical of 3 tests/,
    );
    const [points] = figuresOf(report);
    expect(JSON.stringify(points!.spec(LIGHT))).toContain(`{"reference":${1 / 3}}`);
    expect(text).toContain('block by block on equal set-ups');
  });
});
