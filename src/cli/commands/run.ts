/** `playout run spec.json`: an experiment from a file. */
import type { Command } from 'commander';
import { readSpecFile } from '../../lab/node/index.ts';
import { newCommand } from '../command.ts';
import { commandLine } from '../commandLine.ts';
import { conduct } from '../lab/conduct.ts';
import { type ForeignFlags, addForeignOptions } from '../lab/flags.ts';
import { prepare } from '../lab/prepare.ts';
import type { Terminal } from '../terminal.ts';

export function runCommand(terminal: Terminal): Command {
  const command = newCommand('run', 'Run an experiment from a file, in JSON or TypeScript.', [
    'playout run experiment.json',
    'playout run experiment.json --store results.db --threads 2 --json',
  ]).argument('<file>', 'the experiment (see docs/experiments.md)');
  return addForeignOptions(command).action(async (path: string, flags: ForeignFlags, self: Command) => {
    const { spec, locate } = await readSpecFile(path);
    const prepared = await prepare(spec, { path, locate, ...flags });
    await conduct(terminal, prepared, { command: commandLine(self), flags });
  });
}
