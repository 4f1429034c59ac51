/** Where the files of a report are, relative to it. */

/** What the files of a document are called. */
export interface DocumentFiles {
  readonly html: string;
  readonly markdown: string;
  readonly data: string;
  /** Does the Markdown file link to CSV files only, and not to PNG and LaTeX? */
  readonly linksData?: boolean;
}

export const REPORT_FILES: DocumentFiles = {
  html: 'report.html',
  markdown: 'report.md',
  data: 'results.json',
};

export const FIGURES_FOLDER = 'figures';
export const TABLES_FOLDER = 'tables';

export type FigureFormat = 'svg' | 'png' | 'csv';

export function figureFile(id: string, format: FigureFormat): string {
  return `${FIGURES_FOLDER}/${id}.${format}`;
}

/** What a table is written as, and what a link to it is called. */
export const TABLE_FORMATS = [
  { format: 'csv', title: 'CSV' },
  { format: 'tex', title: 'LaTeX' },
] as const;

export type TableFormat = (typeof TABLE_FORMATS)[number]['format'];

export function tableFile(id: string, format: TableFormat): string {
  return `${TABLES_FOLDER}/${id}.${format}`;
}
