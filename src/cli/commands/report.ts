/** `playout report RUN… --out DIR`: runs as tables and figures, for people. */
import type { Command } from 'commander';
import { resolveAgent } from '../../agents/index.ts';
import { findGame } from '../../games/index.ts';
import type { RunResults } from '../../lab/index.ts';
import { DrawnPositions } from '../../lab/regret/positions.ts';
import { experimentOf, hasChangedModule, readResults } from '../../lab/node/index.ts';
import { Store, type StoredRun, defaultStorePath } from '../../store/index.ts';
import { addJsonOption, newCommand } from '../command.ts';
import { wholeNumber } from '../arguments.ts';
import { DRAWN_DEFAULTS, judgeRegret } from '../judgeRegret.ts';
import { requireConsent } from '../lab/engines.ts';
import { addGameOption, addStoreOption } from '../lab/flags.ts';
import { openRunGame } from '../lab/foreignGame.ts';
import { noteLine, printJson, printLine } from '../print.ts';
import { plural } from '../../words/index.ts';
import type { Terminal } from '../terminal.ts';

interface ReportFlags {
  readonly out: string;
  readonly store?: string;
  readonly game?: string;
  readonly regret?: number;
  readonly allowEngines?: true;
  readonly json?: true;
}

/** Asks the agents of a run about positions that are solved, by its rules and its seed. */
async function addRegret(
  terminal: Terminal,
  results: RunResults,
  positions: number,
  allowEngines: boolean | undefined,
): Promise<RunResults> {
  const { id, options, seed } = results.run;
  const game = findGame(results.run.game);
  requireConsent({ game: game.name, agents: results.agents }, `run ${id}`, allowEngines);
  const source = new DrawnPositions({ game, options, seed, positions, ...DRAWN_DEFAULTS });
  const agents = results.agents.map(({ name, spec }) => ({ name, agent: resolveAgent(spec, game) }));
  const measure = await judgeRegret(terminal, { source, count: positions }, { agents, options, seed });
  return { ...results, regret: measure.results() };
}

async function readRun(
  terminal: Terminal,
  store: Store,
  run: StoredRun,
  game: string | undefined,
): Promise<RunResults> {
  const experiment = experimentOf(run);
  await openRunGame(experiment, run, game);
  if (hasChangedModule(experiment))
    noteLine(terminal, `note: the module of ${experiment.game} has changed since run ${run.id} began`);
  return readResults(store, run);
}

/** Each run once, in the order in which they were named. */
async function read(terminal: Terminal, names: readonly string[], flags: ReportFlags): Promise<RunResults[]> {
  const store = Store.toRead(flags.store ?? defaultStorePath());
  try {
    const runs = new Map(names.map((name) => store.findRun(name)).map((run) => [run.id, run]));
    const results: RunResults[] = [];
    for (const run of runs.values()) results.push(await readRun(terminal, store, run, flags.game));
    return results;
  } finally {
    store.close();
  }
}

export function reportCommand(terminal: Terminal): Command {
  const command = newCommand(
    'report',
    'Write the report of a run, or one of several: HTML that needs nothing else, Markdown, and every figure as SVG, PNG and CSV.',
    [
      'playout report 3 --out report',
      'playout report "c of UCT" --store results.db --out reports/c',
      'playout report 3 4 5 --out reports/all',
      'playout report 3 --regret 40 --out report',
    ],
  )
    .argument('<runs...>', 'their numbers or names (see: playout runs)')
    .requiredOption('--out <folder>', 'where to write it; files of an earlier report there are replaced')
    .option(
      '--regret <positions>',
      'also ask every agent about this many positions that are solved exactly, and show what it gives away',
      wholeNumber('--regret', 1),
    )
    .option('--allow-engines', 'with --regret, start the programs that a run plays with');
  return addJsonOption(addStoreOption(addGameOption(command))).action(
    async (names: readonly string[], flags: ReportFlags) => {
      const runs = await read(terminal, names, flags);
      const { regret: positions, allowEngines } = flags;
      const all: RunResults[] = [];
      for (const results of runs)
        all.push(
          positions === undefined ? results : await addRegret(terminal, results, positions, allowEngines),
        );
      // Loaded here because it brings the plotting library, which no other command should wait for.
      const { writeRunsReport } = await import('../../report/index.ts');
      const reported = all.map((results) => ({ results, game: findGame(results.run.game) }));
      const written = await writeRunsReport(reported, flags.out);
      const played = all.reduce((sum, { run }) => sum + run.played, 0);
      const ids = all.map(({ run }) => run.id);
      if (flags.json)
        printJson(terminal, {
          ...(ids.length === 1 ? { run: ids[0] } : { runs: ids }),
          games: played,
          ...written,
        });
      else
        printLine(
          terminal,
          `${written.html} (${plural(played, 'game')}, ${plural(written.files.length, 'file')})`,
        );
    },
  );
}
