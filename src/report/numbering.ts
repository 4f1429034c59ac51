/** `Figure 1`, `Table 1`, …: in the order of the document, the same in HTML and in Markdown. */
import {
  type Figure,
  type Picture,
  type ReportDocument,
  type Table,
  illustrationsOf,
  tablesOf,
} from './document.ts';

export type Numbering = ReadonlyMap<Figure | Picture | Table, string>;

export function numberBlocks(document: ReportDocument): Numbering {
  return new Map<Figure | Picture | Table, string>([
    ...illustrationsOf(document).map((figure, i) => [figure, `Figure ${i + 1}`] as const),
    ...tablesOf(document).map((table, i) => [table, `Table ${i + 1}`] as const),
  ]);
}
