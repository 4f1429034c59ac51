/**
 * One document about several runs: what they are, each in its own chapter, and the methods once at the end.
 * Figures and tables of a chapter are named after its run, so that their files do not clash.
 */
import type { Game } from '../core/index.ts';
import type { RunResults } from '../lab/results.ts';
import { left, right } from './cells.ts';
import { compose, describeKind } from './compose.ts';
import { type Block, type ReportDocument, type Section, type Table, paragraph } from './document.ts';
import { day, formatCount, plural } from '../words/index.ts';
import { METHOD } from './sections/method.ts';

/** The results of a run, and its game. */
export interface ReportedRun {
  readonly results: RunResults;
  readonly game: Game;
}

function named(block: Block, prefix: string): Block {
  return block.kind === 'figure' || block.kind === 'table'
    ? { ...block, id: `${prefix}-${block.id}` }
    : block;
}

function within(section: Section, prefix: string): Section {
  return {
    ...section,
    id: `${prefix}-${section.id}`,
    blocks: section.blocks.map((block) => named(block, prefix)),
  };
}

function chapter({ results, game }: ReportedRun): Section {
  const { title, subtitle, sections } = compose(results, game);
  const id = `run-${results.run.id}`;
  return {
    id,
    title: `Run ${results.run.id}: ${title}`,
    blocks: [paragraph(subtitle)],
    sections: sections.filter((section) => section.id !== METHOD).map((section) => within(section, id)),
  };
}

/** All methods that any of the runs used, each once. */
function methods(runs: readonly ReportedRun[]): Section {
  const own = runs.map(({ results, game }) =>
    compose(results, game).sections.find(({ id }) => id === METHOD)!,
  );
  const items = own.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'list' ? block.items : [])),
  );
  const unique = new Map(items.map((item) => [JSON.stringify(item), item]));
  return { ...own[0]!, blocks: [{ kind: 'list', items: [...unique.values()] }] };
}

function runsTable(runs: readonly ReportedRun[]): Table {
  return {
    kind: 'table',
    id: 'runs',
    caption: ['The runs of this report. Letters, colours and shapes of agents are the same within a run.'],
    columns: [
      right('run'),
      left('name'),
      left('game'),
      left('kind'),
      right('games'),
      left('state'),
      left('begun'),
    ],
    rows: runs.map(({ results: { run }, game }) => [
      String(run.id),
      run.name,
      game.title,
      describeKind(run.kind),
      formatCount(run.played),
      run.state,
      day(run.started),
    ]),
    data: runs.map(({ results: { run } }) => ({
      run: run.id,
      name: run.name,
      game: run.game,
      kind: run.kind,
      games: run.played,
      scheduled: run.scheduled,
      state: run.state,
      begun: run.started,
    })),
  };
}

/** @param runs with different numbers */
export function composeRuns(runs: readonly ReportedRun[]): ReportDocument {
  const titles = [...new Set(runs.map(({ game }) => game.title))];
  const played = runs.reduce((sum, { results }) => sum + results.run.played, 0);
  return {
    title: `Report on ${plural(runs.length, 'run')}`,
    subtitle: `${titles.join(', ')}, ${plural(played, 'game')}`,
    sections: [{ id: 'runs', title: 'Runs', blocks: [runsTable(runs)] }, ...runs.map(chapter), methods(runs)],
  };
}
