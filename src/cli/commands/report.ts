/** `playout report RUN --out DIR`: a run as tables and figures, for people. */
import type { Command } from 'commander';
import { findGame } from '../../games/index.ts';
import { type RunResults, experimentOf, hasChangedModule, readResults } from '../../lab/index.ts';
import { Store, defaultStorePath } from '../../store/index.ts';
import { addJsonOption, newCommand } from '../command.ts';
import { addGameOption, addStoreOption } from '../lab/flags.ts';
import { openRunGame } from '../lab/foreignGame.ts';
import { noteLine, plural, printJson, printLine } from '../print.ts';
import type { Terminal } from '../terminal.ts';

interface ReportFlags {
  readonly out: string;
  readonly store?: string;
  readonly game?: string;
  readonly json?: true;
}

async function read(terminal: Terminal, name: string, flags: ReportFlags): Promise<RunResults> {
  const store = Store.toRead(flags.store ?? defaultStorePath());
  try {
    const run = store.findRun(name);
    const experiment = experimentOf(run);
    await openRunGame(experiment, run, flags.game);
    if (hasChangedModule(experiment))
      noteLine(terminal, `note: the module of ${experiment.game} has changed since run ${run.id} began`);
    return readResults(store, run);
  } finally {
    store.close();
  }
}

export function reportCommand(terminal: Terminal): Command {
  const command = newCommand(
    'report',
    'Write the report of a run: HTML that needs nothing else, Markdown, and every figure as SVG, PNG and CSV.',
    ['playout report 3 --out report', 'playout report "c of UCT" --store results.db --out reports/c'],
  )
    .argument('<run>', 'its number or its name (see: playout runs)')
    .requiredOption('--out <folder>', 'where to write it; files of an earlier report there are replaced');
  return addJsonOption(addStoreOption(addGameOption(command))).action(
    async (name: string, flags: ReportFlags) => {
      const results = await read(terminal, name, flags);
      // Loaded here because it brings the plotting library, which no other command should wait for.
      const { writeReport } = await import('../../report/index.ts');
      const written = await writeReport(results, findGame(results.run.game), flags.out);
      const { id, played } = results.run;
      if (flags.json) printJson(terminal, { run: id, games: played, ...written });
      else
        printLine(
          terminal,
          `${written.html} (${plural(played, 'game')}, ${plural(written.files.length, 'file')})`,
        );
    },
  );
}
