/** `playout ablate <game> SPEC`: what is each part of an agent worth? */
import type { Command } from 'commander';
import { newCommand } from '../command.ts';
import { commandLine } from '../commandLine.ts';
import { conduct } from '../lab/conduct.ts';
import { type ExperimentFlags, addExperimentOptions, specOf } from '../lab/flags.ts';
import { prepare } from '../lab/prepare.ts';
import { GAME_ARGUMENT } from '../openGame.ts';
import type { Terminal } from '../terminal.ts';

export function ablateCommand(terminal: Terminal): Command {
  const command = newCommand(
    'ablate',
    'Set each part of an agent back to its default in turn, and play it against the full agent.',
    ['playout ablate ataxx "uct(c=0.7, playout=clones(r=4), iterations=200)" --games 200'],
  )
    .argument('<game>', GAME_ARGUMENT)
    .argument('<agent>', 'an agent with parts that differ from the default');
  return addExperimentOptions(command).action(
    async (game: string, agent: string, flags: ExperimentFlags, self: Command) => {
      const spec = { ...specOf(game, flags), agents: [agent], pairing: 'ablation' } as const;
      await conduct(terminal, await prepare(spec), { command: commandLine(self), flags });
    },
  );
}
