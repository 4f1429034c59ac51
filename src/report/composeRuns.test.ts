import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { exampleMatch, exampleSweep, exampleTournament } from '../../test/report/exampleRuns.ts';
import { ataxx } from '../games/ataxx/index.ts';
import type { RunResults } from '../lab/results.ts';
import { compose } from './compose.ts';
import { type ReportedRun, composeRuns } from './composeRuns.ts';
import { figuresOf, tablesOf } from './document.ts';
import { toMarkdown } from './markdown.ts';
import { writeReport, writeRunsReport } from './report.ts';

const folder = mkdtempSync(join(tmpdir(), 'playout-reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

function numbered(results: RunResults, id: number): ReportedRun {
  return { results: { ...results, run: { ...results.run, id } }, game: ataxx };
}

const runs = [
  numbered(exampleMatch(10), 3),
  numbered(exampleMatch(12), 4),
  numbered(exampleSweep(), 9),
  numbered(exampleTournament(2), 10),
];
const document = composeRuns(runs);

describe('a report on several runs', () => {
  test('has a chapter for each, with everything that its own report has but the methods', () => {
    const chapters = document.sections.filter(({ sections }) => sections !== undefined);
    expect(chapters.map(({ id }) => id)).toEqual(['run-3', 'run-4', 'run-9', 'run-10']);
    for (const [i, { sections, title }] of chapters.entries()) {
      const { results, game } = runs[i]!;
      const own = compose(results, game);
      expect(title).toBe(`Run ${results.run.id}: ${own.title}`);
      expect([...sections!.map((section) => section.title), 'Method'].toSorted()).toEqual(
        own.sections.map((section) => section.title).toSorted(),
      );
    }
  });

  test('has the figures and tables of all, and no two of the same name', () => {
    const own = runs.map(({ results, game }) => compose(results, game));
    expect(figuresOf(document)).toHaveLength(own.flatMap(figuresOf).length);
    expect(tablesOf(document)).toHaveLength(own.flatMap(tablesOf).length + 1);
    for (const blocks of [figuresOf(document), tablesOf(document)])
      expect(new Set(blocks.map(({ id }) => id)).size).toBe(blocks.length);
  });

  test('explains every method once', () => {
    const text = toMarkdown(document);
    for (const method of ['Points.', 'Elo.', 'Ratings.', 'Sequential test.'])
      expect(text.split(`- **${method}**`).length, method).toBe(2);
  });

  test('lists the runs at its head', () => {
    expect(document.title).toBe('Report on 4 runs');
    expect(tablesOf(document)[0]).toMatchObject({
      id: 'runs',
      data: [{ run: 3 }, { run: 4 }, { run: 9 }, { run: 10 }],
    });
  });

  test('is written with files for all, and headings one level lower', async () => {
    const out = join(folder, 'several');
    const few = runs.slice(0, 2);
    const { html, markdown, files } = await writeRunsReport(few, out);
    for (const file of files) expect(existsSync(join(out, file)), file).toBe(true);
    for (const id of [3, 4])
      for (const format of ['csv', 'tex']) expect(files).toContain(`tables/run-${id}-agents.${format}`);
    expect(readFileSync(join(out, 'tables/run-4-agents.tex'), 'utf8')).toContain('{tab:run-4-agents}');
    const page = readFileSync(html, 'utf8');
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(page).toContain('<h3 id="run-3-set-up">Set-up</h3>');
    expect(page).toContain('<h4>Game 1</h4>');
    const text = readFileSync(markdown, 'utf8');
    expect(text).toContain('\n### Set-up\n');
    expect(text).toContain('\n#### Game 1\n');
    const results: unknown = JSON.parse(readFileSync(join(out, 'results.json'), 'utf8'));
    expect(results).toEqual(few.map((run) => run.results));
  });
});

test('a report on a list of one run is the report of that run', async () => {
  const [{ results, game }] = runs as [ReportedRun];
  const [alone, listed] = [join(folder, 'alone'), join(folder, 'listed')];
  const { files } = await writeReport(results, game, alone);
  expect((await writeRunsReport([{ results, game }], listed)).files).toEqual(files);
  for (const file of files)
    expect(readFileSync(join(listed, file)).equals(readFileSync(join(alone, file))), file).toBe(true);
});
