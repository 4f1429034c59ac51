/** `playout merge FILE…`: joins the stores of shards. */
import type { Command } from 'commander';
import { mixNote } from '../../lab/index.ts';
import { mergeStores } from '../../lab/node/index.ts';
import { type StoredRun, defaultStorePath } from '../../store/index.ts';
import { plural } from '../../words/index.ts';
import { addJsonOption, newCommand } from '../command.ts';
import { addStoreOption } from '../lab/flags.ts';
import { noteLine, printJson, printLine } from '../print.ts';
import type { Terminal } from '../terminal.ts';

interface MergeFlags {
  readonly store?: string;
  readonly mixEngines?: true;
  readonly json?: true;
}

function describe({ id, name, state, played, scheduled, engines }: StoredRun): string {
  const mixed = mixNote(engines);
  const line = `run ${id}, ${name}: ${played} of ${plural(scheduled, 'game')}, ${state}`;
  return mixed === undefined ? line : `${line}. ${mixed}`;
}

function toJson({ id, name, state, played, scheduled, engines }: StoredRun): object {
  return { id, name, state, played, scheduled, engines };
}

export function mergeCommand(terminal: Terminal): Command {
  const command = newCommand('merge', 'Join the stores of shards: runs of the same experiment become one.', [
    'playout merge shard-1.db shard-2.db shard-3.db --store all.db',
  ])
    .argument('<files...>', 'stores; they stay as they are')
    .option(
      '--mix-engines',
      'join runs although different engines played them; results will say that their games are mixed',
    );
  return addJsonOption(
    addStoreOption(
      command,
      'the store to merge into, new or with runs in it (default: in your data directory)',
    ),
  ).action((files: readonly string[], { store, mixEngines, json }: MergeFlags) => {
    const target = store ?? defaultStorePath();
    const runs = mergeStores({ files, target, mixEngines });
    if (json) printJson(terminal, { runs: runs.map(toJson) });
    else for (const run of runs) printLine(terminal, describe(run));
    noteLine(terminal, `merged ${plural(files.length, 'store')} into ${target}`);
    const open = runs.filter(({ state }) => state !== 'finished');
    if (open.length > 0)
      noteLine(
        terminal,
        `${plural(open.length, 'run')} without all games: merge the other shards too, or play the rest with: ${terminal.program} resume RUN --store ${target}`,
      );
  });
}
