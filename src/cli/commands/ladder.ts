/** `playout ladder <game> SPEC`: what is twice the budget worth, and twice that? */
import type { Command } from 'commander';
import { wholeNumber } from '../arguments.ts';
import { newCommand } from '../command.ts';
import { commandLine } from '../commandLine.ts';
import { conduct } from '../lab/conduct.ts';
import { type ExperimentFlags, addExperimentOptions, specOf } from '../lab/flags.ts';
import { prepare } from '../lab/prepare.ts';
import { GAME_ARGUMENT } from '../openGame.ts';
import type { Terminal } from '../terminal.ts';

const MOST_RUNGS = 30;

interface LadderFlags extends ExperimentFlags {
  readonly rungs: number;
}

export function ladderCommand(terminal: Terminal): Command {
  const command = newCommand(
    'ladder',
    'Play an agent with twice its budget against itself, and again from there.',
    ['playout ladder ataxx "uct(iterations=50)" --rungs 5 --games 200'],
  )
    .argument('<game>', GAME_ARGUMENT)
    .argument('<agent>', 'an agent with the smallest budget')
    .option('--rungs <n>', 'how often the budget is doubled', wholeNumber('--rungs', 1, MOST_RUNGS), 4);
  return addExperimentOptions(command).action(
    async (game: string, agent: string, flags: LadderFlags, self: Command) => {
      const spec = {
        ...specOf(game, flags),
        agents: [agent],
        pairing: 'ladder',
        rungs: flags.rungs,
      } as const;
      await conduct(terminal, await prepare(spec), { command: commandLine(self), flags });
    },
  );
}
