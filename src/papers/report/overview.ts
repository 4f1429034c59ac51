/** All papers at a glance: how many numbers, how many agree, what each got right and wrong, and its main question. */
import { findGame } from '../../games/index.ts';
import type { ReportDocument, Section, Table } from '../../report/document.ts';
import { paragraph } from '../../report/document.ts';
import type { ReproducedPaper } from '../reproduced.ts';
import { countCells, countColumns, countRow, countVerdicts } from './counts.ts';
import { type Circumstances, answerBlocks, inShortBlocks } from './paperDocument.ts';

function overviewTable(papers: readonly ReproducedPaper[]): Table {
  const counted = papers.map(({ paper, experiments }) => ({
    title: findGame(paper.name).title,
    counts: countVerdicts(experiments.flatMap(({ rows }) => rows)),
  }));
  return {
    kind: 'table',
    id: 'papers',
    caption: [
      'Published numbers that agree with ours or differ (compatible and incompatible ones included, where no size of the sample was published), and claims of the papers and about their open questions. In the text a range in brackets is a 95 % interval.',
    ],
    columns: countColumns('paper'),
    rows: counted.map(({ title, counts }) => [title, ...countCells(counts)]),
    data: counted.map(({ title, counts }) => countRow(title, counts)),
  };
}

function section(reproduced: ReproducedPaper): Section {
  const { paper } = reproduced;
  return {
    id: paper.name,
    title: findGame(paper.name).title,
    blocks: [
      paragraph(
        paper.citation,
        '. ',
        { link: 'All tables, figures and verdicts', document: paper.name },
        '.',
      ),
      ...inShortBlocks(reproduced),
      ...answerBlocks(reproduced, 1),
    ],
  };
}

export function overview(papers: readonly ReproducedPaper[], { command }: Circumstances): ReportDocument {
  return {
    title: 'Five papers, reproduced',
    subtitle: 'Monte Carlo search in Marrakech, Katarenga, Saboteur, Carcassonne and Ataxx',
    sections: [
      { id: 'verdicts', title: 'At a glance', blocks: [overviewTable(papers)] },
      ...papers.map(section),
      { id: 'repeat', title: 'Repeat it', blocks: [{ kind: 'code', language: 'sh', text: command }] },
    ],
  };
}
