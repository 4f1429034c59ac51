/** `reproduce --list`: the experiments, their games, and how long they take. */
import { estimateSeconds, measureSpeed } from '../../papers/node/estimate.ts';
import { sizeRun } from '../../papers/index.ts';
import type { PaperExperiment } from '../../papers/index.ts';
import { UNKNOWN, formatCount, known, roundDuration } from '../../words/index.ts';
import type { Column } from '../fitTable.ts';
import { formatTable } from '../formatTable.ts';
import { printJson, printLine } from '../print.ts';
import { type Terminal, screenWidth } from '../terminal.ts';
import { type Chosen, type ReproduceFlags, sizeOf } from './conductPapers.ts';

const COLUMNS: readonly Column[] = [
  { title: 'id' },
  { title: 'experiment', narrow: 'end' },
  { title: 'source', narrow: 'drop' },
  { title: 'games', align: 'right' },
  { title: 'time', align: 'right' },
];

function countGames(experiment: PaperExperiment, flags: ReproduceFlags): number {
  return experiment.runs
    .map((run) => sizeRun(experiment, run, sizeOf(flags), flags.seed).experiment)
    .reduce((sum, { games, pairings }) => sum + games * pairings.length, 0);
}

export function listExperiments(terminal: Terminal, chosen: readonly Chosen[], flags: ReproduceFlags): void {
  const machine = { threads: flags.threads, speed: measureSpeed(terminal.clock) };
  const all = chosen.flatMap(({ paper, experiments }) =>
    experiments.map((experiment) => ({ paper: paper.name, experiment })),
  );
  const seconds = estimateSeconds(
    all.map(({ experiment }) => experiment),
    sizeOf(flags),
    machine,
  );
  const listed = all.map(({ paper, experiment }, i) => ({
    paper,
    id: experiment.id,
    name: experiment.title,
    source: experiment.source,
    games: countGames(experiment, flags),
    seconds: seconds[i]!,
  }));
  if (flags.json) printJson(terminal, { experiments: listed });
  else {
    const rows = listed.map(({ id, name, source, games, seconds: time }) => [
      id,
      name,
      source,
      games === 0 ? UNKNOWN : formatCount(games),
      known(time, roundDuration),
    ]);
    printLine(terminal, formatTable(COLUMNS, rows, screenWidth(terminal)));
  }
}
