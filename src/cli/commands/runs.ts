/** `playout runs`: what is in the store, and whether it is sound. */
import { existsSync } from 'node:fs';
import { type Command, Option } from 'commander';
import { UserError } from '../../core/index.ts';
import { mixNote } from '../../lab/index.ts';
import { experimentOf } from '../../lab/node/index.ts';
import { hashOfRun } from '../../lab/node/index.ts';
import { Store, type StoredRun, defaultStorePath, isSound, repairStore } from '../../store/index.ts';
import { addJsonOption, newCommand } from '../command.ts';
import { ConditionLost } from '../failures.ts';
import { addStoreOption } from '../lab/flags.ts';
import { describeCheck, describeRepair, wayOut } from '../lab/storeHealth.ts';
import { formatTable } from '../formatTable.ts';
import { noteLine, printJson, printLine } from '../print.ts';
import { type Terminal, screenWidth } from '../terminal.ts';

interface RunsFlags {
  readonly store?: string;
  readonly check?: true;
  readonly repair?: true;
  readonly json?: true;
}

interface Listing {
  readonly runs: readonly StoredRun[];
  /** What must not be overlooked. */
  readonly notes: readonly string[];
}

function notesOf(store: Store, runs: readonly StoredRun[], program: string): string[] {
  const damaged = runs.flatMap(({ id, damage }) =>
    damage === null ? [] : [`run ${id} is damaged: ${damage}`],
  );
  const lost = store.lostRuns().map((id) => `run ${id} is gone, though some of its games are there`);
  const notes = [...damaged, ...lost];
  const hint = `see what can be saved: ${program} runs --check --store ${store.path}`;
  return notes.length === 0 ? [] : [...notes, hint];
}

function listRuns(path: string, program: string): Listing {
  const store = Store.toRead(path);
  try {
    const runs = store.runs();
    return { runs, notes: notesOf(store, runs, program) };
  } finally {
    store.close();
  }
}

/** What the run plays; unknown where that can no longer be read. */
function subjectOf(run: StoredRun): { readonly game: string; readonly kind: string } {
  try {
    const { game, kind } = experimentOf(run);
    return { game, kind };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { game: '?', kind: '?' };
  }
}

function toJson(run: StoredRun): object {
  const { id, name, question, state, played, scheduled, started, finished, seconds, engines, command } = run;
  const { game, kind } = subjectOf(run);
  const damage = run.damage === null ? {} : { damage: run.damage };
  const times = { started, finished, seconds };
  const hash = hashOfRun(run);
  return {
    id,
    name,
    question,
    game,
    kind,
    hash,
    state,
    played,
    scheduled,
    ...times,
    engines,
    command,
    ...damage,
  };
}

function describe(runs: readonly StoredRun[], screen: number | undefined): string {
  if (runs.length === 0) return 'no runs yet';
  const rows = runs.map((run) => {
    const { game, kind } = subjectOf(run);
    const started = run.started.slice(0, 16).replace('T', ' ');
    const state = run.damage === null ? run.state : 'damaged';
    return [String(run.id), run.name, game, kind, state, `${run.played} of ${run.scheduled}`, started];
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

function list(terminal: Terminal, path: string, flags: RunsFlags): void {
  const { runs, notes } = listRuns(path, terminal.program);
  if (flags.json) printJson(terminal, { runs: runs.map(toJson) });
  else printLine(terminal, describe(runs, screenWidth(terminal)));
  for (const note of notes) noteLine(terminal, note);
}

/** @throws ConditionLost if anything is damaged */
function check(terminal: Terminal, path: string, flags: RunsFlags): void {
  const store = Store.toRead(path);
  try {
    const found = store.check();
    if (flags.json) printJson(terminal, { sound: isSound(found), ...found });
    else printLine(terminal, describeCheck(found, screenWidth(terminal)));
    if (!isSound(found)) throw new ConditionLost(wayOut(found, path, terminal.program));
  } finally {
    store.close();
  }
}

function repair(terminal: Terminal, path: string, flags: RunsFlags): void {
  const repaired = repairStore(path);
  if (flags.json) printJson(terminal, repaired);
  else printLine(terminal, describeRepair(repaired, path, terminal.program));
}

export function runsCommand(terminal: Terminal): Command {
  const command = newCommand('runs', 'List the runs in the store, or verify everything in it.', [
    'playout runs',
    'playout runs --store results.db --json',
    'playout runs --check',
  ])
    .option(
      '--check',
      'verify file, runs and games, and say what is damaged and can be saved; exit code 1 if anything is',
    )
    .addOption(
      new Option(
        '--repair',
        'take out what is damaged, so that resume plays it again; the damaged file is kept beside the store',
      ).conflicts('check'),
    );
  return addJsonOption(addStoreOption(command)).action((flags: RunsFlags) => {
    const path = flags.store ?? defaultStorePath();
    // Not having run anything yet is not an error.
    if (flags.store === undefined && !existsSync(path)) {
      if (flags.json) printJson(terminal, { runs: [] });
      else printLine(terminal, describe([], undefined));
    } else if (flags.check) check(terminal, path, flags);
    else if (flags.repair) repair(terminal, path, flags);
    else list(terminal, path, flags);
  });
}
