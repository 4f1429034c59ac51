/** `playout run spec.json`: an experiment from a file. */
import type { Command } from 'commander';
import {
  type Experiment,
  SpecError,
  type SpecFile,
  readSpecFile,
  settleExperiment,
} from '../../lab/index.ts';
import { newCommand } from '../command.ts';
import { commandLine } from '../commandLine.ts';
import { concludeRun } from '../lab/concludeRun.ts';
import { conduct } from '../lab/conduct.ts';
import { requireConsent, tryEngines } from '../lab/engines.ts';
import { type ForeignFlags, addForeignOptions } from '../lab/flags.ts';
import type { Terminal } from '../terminal.ts';

/** @throws UserError with the place in the file */
function settleFile({ spec, locate }: SpecFile): Experiment {
  try {
    return settleExperiment(spec);
  } catch (error) {
    throw error instanceof SpecError ? locate(error) : error;
  }
}

export function runCommand(terminal: Terminal): Command {
  const command = newCommand('run', 'Run an experiment from a file, in JSON or TypeScript.', [
    'playout run experiment.json',
    'playout run experiment.json --store results.db --threads 2 --json',
  ]).argument('<file>', 'the experiment (see docs/experiments.md)');
  return addForeignOptions(command).action(async (path: string, flags: ForeignFlags, self: Command) => {
    const file = await readSpecFile(path);
    const experiment = settleFile(file);
    requireConsent(experiment, path, flags.allowEngines);
    await tryEngines(experiment);
    const order = { spec: file.spec, experiment, command: commandLine(self), flags };
    const conducted = await conduct(terminal, order);
    concludeRun(terminal, conducted, flags.json);
  });
}
