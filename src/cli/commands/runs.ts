/** `playout runs`: what is in the store. */
import { existsSync } from 'node:fs';
import type { Command } from 'commander';
import { experimentOf, mixNote } from '../../lab/index.ts';
import { Store, type StoredRun, defaultStorePath } from '../../store/index.ts';
import { addJsonOption, newCommand } from '../command.ts';
import { addStoreOption } from '../lab/flags.ts';
import { formatTable, printJson, printLine } from '../print.ts';
import { type Terminal, screenWidth } from '../terminal.ts';

function listRuns(path: string | undefined): StoredRun[] {
  // Nobody who has not run anything yet has done anything wrong.
  if (path === undefined && !existsSync(defaultStorePath())) return [];
  const store = Store.toRead(path ?? defaultStorePath());
  try {
    return store.runs();
  } finally {
    store.close();
  }
}

function toJson(run: StoredRun): object {
  const { id, name, question, state, played, scheduled, started, finished, seconds, engines, command } = run;
  const { game, kind } = experimentOf(run);
  return {
    id,
    name,
    question,
    game,
    kind,
    state,
    played,
    scheduled,
    started,
    finished,
    seconds,
    engines,
    command,
  };
}

function describe(runs: readonly StoredRun[], screen: number | undefined): string {
  if (runs.length === 0) return 'no runs yet';
  const rows = runs.map((run) => {
    const { game, kind } = experimentOf(run);
    const started = run.started.slice(0, 16).replace('T', ' ');
    return [String(run.id), run.name, game, kind, run.state, `${run.played} of ${run.scheduled}`, started];
  });
  const table = formatTable(
    [
      { title: 'run', align: 'right' },
      { title: 'name', narrow: 'middle' },
      { title: 'game' },
      { title: 'kind' },
      { title: 'state' },
      { title: 'games', align: 'right' },
      { title: 'begun (UTC)' },
    ],
    rows,
    screen,
  );
  const mixed = runs.flatMap(({ id, engines }) => {
    const note = mixNote(engines);
    return note === undefined ? [] : [`run ${id}: ${note}`];
  });
  return mixed.length === 0 ? table : [table, '', ...mixed].join('\n');
}

export function runsCommand(terminal: Terminal): Command {
  const command = newCommand('runs', 'List the runs in the store.', [
    'playout runs',
    'playout runs --store results.db --json',
  ]);
  return addJsonOption(addStoreOption(command)).action(
    (flags: { readonly store?: string; readonly json?: true }) => {
      const runs = listRuns(flags.store);
      if (flags.json) printJson(terminal, { runs: runs.map(toJson) });
      else printLine(terminal, describe(runs, screenWidth(terminal)));
    },
  );
}
