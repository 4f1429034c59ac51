/** The report on a paper: what it got right and wrong, its open questions answered, and each experiment in a chapter. */
import { left, right } from '../../report/cells.ts';
import type { Block, ReportDocument, Section, Table } from '../../report/document.ts';
import { paragraph } from '../../report/document.ts';
import { formatCount, plural, roundDuration } from '../../words/index.ts';
import { findGame } from '../../games/index.ts';
import { type ReproducedPaper, supported } from '../reproduced.ts';
import { chapter } from './chapter.ts';
import { countCells, countColumns, countRow, countVerdicts } from './counts.ts';

/** How the reproduction was made, so that it can be repeated. */
export interface Circumstances {
  /** What gives the same report. */
  readonly command: string;
}

/** What the run supports of our sentences; where it supports none, it says so. */
export function inShortBlocks(reproduced: ReproducedPaper): Block[] {
  const { inShort } = reproduced.paper;
  const sentences = supported(reproduced, inShort);
  if (sentences.length > 0)
    return [
      { kind: 'list', items: sentences.map(({ text }) => text) },
      ...unsupported(inShort.length - sentences.length),
    ];
  return unsupported(inShort.length);
}

function unsupported(count: number): Block[] {
  if (count === 0) return [];
  return [
    paragraph(
      `${plural(count, 'sentence')} that we wrote about larger runs ${count === 1 ? 'is' : 'are'} left out, because this run does not decide what they rest on.`,
    ),
  ];
}

/** The answers that the run supports, the first so many of the paper's questions. */
export function answerBlocks(reproduced: ReproducedPaper, questions = Infinity): Block[] {
  return supported(reproduced, reproduced.paper.answers.slice(0, questions)).flatMap(
    ({ finding, text }): Block[] => [paragraph({ strong: finding.question }), { kind: 'paragraph', text }],
  );
}

function glanceTable({ paper, experiments }: ReproducedPaper): Table {
  const counted = experiments.map(({ experiment, rows }) => ({
    name: `${experiment.id}: ${experiment.title}`,
    counts: countVerdicts(rows),
  }));
  return {
    kind: 'table',
    id: `${paper.name}-verdicts`,
    caption: ['The experiments, and what became of their numbers and claims.'],
    columns: countColumns('experiment'),
    rows: counted.map(({ name, counts }) => [name, ...countCells(counts)]),
    data: counted.map(({ name, counts }) => countRow(name, counts)),
  };
}

function runsTable({ paper, experiments }: ReproducedPaper): Table {
  const runs = experiments.flatMap((one) => one.runs);
  return {
    kind: 'table',
    id: `${paper.name}-runs`,
    caption: ['The runs behind this report, as the store has them.'],
    columns: [left('run'), right('games'), right('seed'), right('threads'), right('time')],
    rows: runs.map(({ run }) => [
      run.name,
      formatCount(run.played),
      String(run.seed),
      String(run.threads),
      roundDuration(run.seconds),
    ]),
    data: runs.map(({ run, games, paperGames, budget }) => ({
      run: run.name,
      games: run.played,
      'games a pairing': games,
      'paper games a pairing': paperGames,
      budget,
      seed: run.seed,
      threads: run.threads,
      seconds: run.seconds,
    })),
  };
}

/** `linux x64, AMD EPYC, 2 cores (Playout 0.1.0, Node 26.10.0)`. */
export function machinesOf(papers: readonly ReproducedPaper[]): string {
  const infos = papers.flatMap(({ experiments }) =>
    experiments.flatMap(({ runs }) => runs.map(({ run }) => run.versions)),
  );
  const machines = [...new Set(infos.map(({ platform }) => platform))];
  const versions = [...new Set(infos.map(({ playout, node }) => `Playout ${playout}, Node ${node}`))];
  return `${machines.join('; ')} (${versions.join('; ')})`;
}

function method(reproduced: ReproducedPaper, { command }: Circumstances): Section {
  return {
    id: 'method',
    title: 'Method, and how to repeat this',
    blocks: [
      paragraph(
        'A number agrees if the published value lies within the 95 % prediction interval, around ours, for a sample of the published size; otherwise it differs. Of numbers that are right, one in twenty differs by chance. Where no size was published, it is compatible if it lies within our 95 % interval for the truth. A claim holds if the intervals of all its conditions lie where it says, and fails if one lies entirely elsewhere (intervals made wider for several conditions, Bonferroni); otherwise it is undecided. Pairs of games on equal seeds with sides switched are one observation. In sentences a range in brackets is a 95 % interval.',
      ),
      paragraph(
        'Agents that are limited by iterations play the same games on every machine; those limited by time depend on this one: ',
        `${machinesOf([reproduced])}.`,
      ),
      { kind: 'code', language: 'sh', text: command },
      runsTable(reproduced),
    ],
  };
}

export function paperDocument(reproduced: ReproducedPaper, circumstances: Circumstances): ReportDocument {
  const { paper, experiments } = reproduced;
  const played = experiments.flatMap(({ runs }) => runs).reduce((sum, { run }) => sum + run.played, 0);
  const answers = answerBlocks(reproduced);
  return {
    title: `${findGame(paper.name).title}: the paper, reproduced`,
    subtitle: `${paper.citation}; ${plural(played, 'game')} of ours`,
    sections: [
      { id: 'in-short', title: 'In short', blocks: [...inShortBlocks(reproduced), glanceTable(reproduced)] },
      ...(answers.length > 0 ? [{ id: 'answers', title: 'Questions and answers', blocks: answers }] : []),
      ...experiments.map(chapter),
      method(reproduced, circumstances),
    ],
  };
}
