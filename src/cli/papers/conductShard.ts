/**
 * Carries out `reproduce --shard`: plays a part of every run. What the runs show, and what the studies find, which are no
 * games, is left to a call with the merged store.
 */
import { type RunInfo, type Shard, formatShard } from '../../lab/index.ts';
import { playExperiment } from '../../papers/node/reproduce.ts';
import { plural } from '../../words/index.ts';
import { howToMerge } from '../lab/concludeRun.ts';
import { noteLine, printJson, printLine } from '../print.ts';
import type { Terminal } from '../terminal.ts';
import { type ReproduceFlags, type ReproduceOrder, repeatCommand, workOnPapers } from './conductPapers.ts';

function describe(runs: readonly RunInfo[], shard: Shard): string {
  const sum = (count: (run: RunInfo) => number): number => runs.reduce((total, run) => total + count(run), 0);
  const games = `${sum(({ played }) => played)} of ${plural(
    sum(({ scheduled }) => scheduled),
    'game',
  )}`;
  return `shard ${shard.number} of ${shard.of}: ${games} in ${plural(runs.length, 'run')}`;
}

/** @throws Interrupted if it was; everything played is in the store */
export async function conductShard(
  terminal: Terminal,
  order: ReproduceOrder,
  flags: ReproduceFlags,
  shard: Shard,
): Promise<void> {
  const done = await workOnPapers(terminal, order, flags, (_paper, experiment, settings) =>
    playExperiment(experiment, settings),
  );
  const all = done.flatMap(({ experiments }) => experiments.flat().map(({ run }) => run));
  // Two experiments may share a run.
  const runs = [...new Map(all.map((run) => [run.id, run])).values()];
  if (flags.json)
    printJson(terminal, {
      shard: formatShard(shard),
      runs: runs.map(({ id, name, state, played, scheduled }) => ({ id, name, state, played, scheduled })),
    });
  else printLine(terminal, describe(runs, shard));
  noteLine(
    terminal,
    `a shard has no report; ${howToMerge(terminal.program)}; then write it with: ${repeatCommand(order, flags)} --store all.db`,
  );
}
