/** `playout ablate <game> SPEC`: what is each part of an agent worth? */
import type { Command } from 'commander';
import { newCommand } from '../command.ts';
import { type ExperimentFlags, addExperimentOptions, specOf } from '../lab/flags.ts';
import { playTyped } from '../lab/playTyped.ts';
import type { Terminal } from '../terminal.ts';

export function ablateCommand(terminal: Terminal): Command {
  const command = newCommand(
    'ablate',
    'Set each part of an agent back to its default in turn, and play it against the full agent.',
    ['playout ablate ataxx "uct(c=0.7, playout=clones(r=4), iterations=200)" --games 200'],
  )
    .argument('<game>', 'name of the game')
    .argument('<agent>', 'an agent with parts that differ from the default');
  return addExperimentOptions(command).action(
    (game: string, agent: string, flags: ExperimentFlags, self: Command) => {
      const spec = { ...specOf(game, flags), agents: [agent], pairing: 'ablation' } as const;
      return playTyped(terminal, spec, flags, self);
    },
  );
}
