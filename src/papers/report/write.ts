/** Writes the reports of papers to a folder, and the overview where there are several. */
import type { WrittenReport } from '../../report/index.ts';
import { writeDocument } from '../../report/report.ts';
import { reproducedJson } from '../json.ts';
import type { ReproducedPaper } from '../reproduced.ts';
import { overview } from './overview.ts';
import { type Circumstances, paperDocument } from './paperDocument.ts';

function filesOf(name: string) {
  return { html: `${name}.html`, markdown: `${name}.md`, data: `${name}.json`, linksData: true };
}

/** @returns what was written, the overview last @throws UserError if the folder cannot be written to */
export async function writePapers(
  papers: readonly ReproducedPaper[],
  folder: string,
  circumstances: Circumstances,
): Promise<WrittenReport[]> {
  const written: WrittenReport[] = [];
  for (const reproduced of papers) {
    const document = paperDocument(reproduced, circumstances);
    written.push(
      await writeDocument(document, reproducedJson([reproduced]), folder, filesOf(reproduced.paper.name)),
    );
  }
  if (papers.length > 1) {
    // A code host shows README.md when the folder is opened.
    const files = { html: 'index.html', markdown: 'README.md', data: 'verdicts.json', linksData: true };
    written.push(await writeDocument(overview(papers, circumstances), reproducedJson(papers), folder, files));
  }
  return written;
}
