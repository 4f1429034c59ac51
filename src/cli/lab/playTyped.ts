/** What the short commands for experiments do with the spec that was typed: settle it, play it, print what came of it. */
import type { Command } from 'commander';
import type { ExperimentSpec } from '../../lab/index.ts';
import type { Terminal } from '../terminal.ts';
import { commandLine } from '../commandLine.ts';
import { concludeRun } from './concludeRun.ts';
import { conduct } from './conduct.ts';
import { tryEngines } from './engines.ts';
import type { CarryingFlags } from './flags.ts';
import { settleTyped } from './settle.ts';

/** @param self the command, which knows how it was called */
export async function playTyped(
  terminal: Terminal,
  spec: ExperimentSpec,
  flags: CarryingFlags,
  self: Command,
): Promise<void> {
  const experiment = settleTyped(spec);
  await tryEngines(experiment);
  const order = { spec, experiment, command: commandLine(self), flags };
  concludeRun(terminal, await conduct(terminal, order), flags.json);
}
