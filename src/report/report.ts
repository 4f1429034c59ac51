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
import { type ReportDocument, figuresOf, picturesOf, tablesOf } from './document.ts';
import { type Drawing, drawFigure, onPaper } from './drawings.ts';
import {
  type DocumentFiles,
  FIGURES_FOLDER,
  REPORT_FILES,
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
  return writeDocument(compose(results, game), results, folder);
}

/** One report on several runs, or on one. @param runs with different numbers @throws UserError as above */
export function writeRunsReport(runs: readonly ReportedRun[], folder: string): Promise<WrittenReport> {
  const [only] = runs;
  if (only && runs.length === 1) return writeReport(only.results, only.game, folder);
  const results = runs.map((run) => run.results);
  return writeDocument(composeRuns(runs), results, folder);
}

/** @param data what the JSON file holds @throws UserError as above */
export async function writeDocument(
  document: ReportDocument,
  data: unknown,
  folder: string,
  files: DocumentFiles = REPORT_FILES,
): Promise<WrittenReport> {
  const drawings = new Map<string, readonly Drawing[]>();
  for (const figure of figuresOf(document)) drawings.set(figure.id, await drawFigure(figure));
  const contents = new Map<string, string | Buffer>([
    [files.html, toHtml(document, drawings)],
    [files.markdown, toMarkdown(document, files.linksData)],
    [files.data, `${printable(JSON.stringify(data, null, 2))}\n`],
  ]);
  for (const { id, data: values } of figuresOf(document)) {
    const svg = onPaper(drawings.get(id)!);
    contents.set(figureFile(id, 'svg'), svg);
    contents.set(figureFile(id, 'png'), toPng(svg));
    contents.set(figureFile(id, 'csv'), toCsv(values));
  }
  for (const { id, svg } of picturesOf(document)) contents.set(figureFile(id, 'svg'), svg);
  for (const table of tablesOf(document)) {
    contents.set(tableFile(table.id, 'csv'), toCsv(table.data));
    contents.set(tableFile(table.id, 'tex'), toLatex(table));
  }
  writeAll(folder, contents);
  return {
    html: join(folder, files.html),
    markdown: join(folder, files.markdown),
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
