/** `playout resume RUN`: continues a run that was stopped, and prints what it would have printed. */
import type { Command } from 'commander';
import { newCommand } from '../command.ts';
import { conductRest } from '../lab/conduct.ts';
import { type ResumeFlags, addForeignOptions } from '../lab/flags.ts';
import type { Terminal } from '../terminal.ts';

export function resumeCommand(terminal: Terminal): Command {
  const command = newCommand(
    'resume',
    'Go on with a run that was stopped; of a finished one, print the result.',
    ['playout resume 3', 'playout resume "c of UCT" --threads 2'],
  )
    .argument('<run>', 'its number or its name (see: playout runs)')
    .option(
      '--mix-engines',
      'go on although another engine played the run so far; results will say that its games are mixed',
    );
  return addForeignOptions(command).action((name: string, flags: ResumeFlags) =>
    conductRest(terminal, name, flags),
  );
}
