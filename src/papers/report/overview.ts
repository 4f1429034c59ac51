/** All papers at a glance: how many numbers, how many agree, what each got right and wrong, and its main question. */
import { findGame } from '../../games/index.ts';
import type { Block, ReportDocument, Section, Table } from '../../report/document.ts';
import { paragraph } from '../../report/document.ts';
import { plural, roundDuration } from '../../words/index.ts';
import type { ReproducedPaper } from '../reproduced.ts';
import { countCells, countColumns, countRow, countVerdicts } from './counts.ts';
import { type Circumstances, answerBlocks, inShortBlocks, machinesOf } from './paperDocument.ts';

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

function repeatBlocks(papers: readonly ReproducedPaper[], command: string): Block[] {
  const runs = papers.flatMap(({ experiments }) => experiments.flatMap((one) => one.runs));
  // A run that several experiments share was played once.
  const played = [...new Map(runs.map(({ run }) => [run.id, run])).values()];
  const games = played.reduce((sum, run) => sum + run.played, 0);
  const seconds = played.reduce((sum, run) => sum + run.seconds, 0);
  return [
    { kind: 'code', language: 'sh', text: command },
    paragraph(
      `${plural(games, 'game')} in ${roundDuration(seconds)} of playing, on ${machinesOf(papers)}. Games of agents that are limited by iterations are the same on every machine.`,
    ),
  ];
}

export function overview(papers: readonly ReproducedPaper[], { command }: Circumstances): ReportDocument {
  return {
    title: 'Five papers, reproduced',
    subtitle: 'Monte Carlo search in Marrakech, Katarenga, Saboteur, Carcassonne and Ataxx',
    sections: [
      { id: 'verdicts', title: 'At a glance', blocks: [overviewTable(papers)] },
      ...papers.map(section),
      { id: 'repeat', title: 'Repeat it', blocks: repeatBlocks(papers, command) },
    ],
  };
}
