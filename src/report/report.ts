/**
 * Writes the report of a run, or of several, to a folder: one HTML file, its Markdown twin, the results as JSON, every figure as SVG,
 * PNG and CSV, every table as CSV and LaTeX.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Game, UserError, printable } from '../core/index.ts';
import type { RunResults } from '../lab/results.ts';
import { compose } from './compose.ts';
import { toCsv } from './csv.ts';
import { type ReportedRun, composeRuns } from './composeRuns.ts';
import { type ReportDocument, figuresOf, tablesOf } from './document.ts';
import { type Drawing, drawFigure, onPaper } from './drawings.ts';
import {
  FIGURES_FOLDER,
  HTML_FILE,
  MARKDOWN_FILE,
  RESULTS_FILE,
  TABLES_FOLDER,
  figureFile,
  tableFile,
} from './files.ts';
import { toHtml } from './html.ts';
import { toLatex } from './latex.ts';
import { toMarkdown } from './markdown.ts';
import { toPng } from './render.ts';

export interface WrittenReport {
  readonly html: string;
  readonly markdown: string;
  /** All files, relative to the folder. */
  readonly files: readonly string[];
}

/** @throws UserError if the folder cannot be made or written to */
export function writeReport(results: RunResults, game: Game, folder: string): Promise<WrittenReport> {
  return write(compose(results, game), results, folder);
}

/** One report on several runs, or on one. @param runs with different numbers @throws UserError as above */
export function writeRunsReport(runs: readonly ReportedRun[], folder: string): Promise<WrittenReport> {
  const [only] = runs;
  if (only && runs.length === 1) return writeReport(only.results, only.game, folder);
  const results = runs.map((run) => run.results);
  return write(composeRuns(runs), results, folder);
}

async function write(
  document: ReportDocument,
  results: RunResults | readonly RunResults[],
  folder: string,
): Promise<WrittenReport> {
  const drawings = new Map<string, readonly Drawing[]>();
  for (const figure of figuresOf(document)) drawings.set(figure.id, await drawFigure(figure));
  const contents = new Map<string, string | Buffer>([
    [HTML_FILE, toHtml(document, drawings)],
    [MARKDOWN_FILE, toMarkdown(document)],
    [RESULTS_FILE, `${printable(JSON.stringify(results, null, 2))}\n`],
  ]);
  for (const { id, data } of figuresOf(document)) {
    const svg = onPaper(drawings.get(id)!);
    contents.set(figureFile(id, 'svg'), svg);
    contents.set(figureFile(id, 'png'), toPng(svg));
    contents.set(figureFile(id, 'csv'), toCsv(data));
  }
  for (const table of tablesOf(document)) {
    contents.set(tableFile(table.id, 'csv'), toCsv(table.data));
    contents.set(tableFile(table.id, 'tex'), toLatex(table));
  }
  writeAll(folder, contents);
  return {
    html: join(folder, HTML_FILE),
    markdown: join(folder, MARKDOWN_FILE),
    files: [...contents.keys()],
  };
}

function writeAll(folder: string, contents: ReadonlyMap<string, string | Buffer>): void {
  try {
    for (const part of ['', FIGURES_FOLDER, TABLES_FOLDER])
      mkdirSync(join(folder, part), { recursive: true });
    for (const [file, content] of contents) writeFileSync(join(folder, file), content);
  } catch (error) {
    throw new UserError(
      `cannot write the report to "${folder}": ${error instanceof Error ? error.message : String(error)}`,
      'Choose another folder with --out.',
    );
  }
}
