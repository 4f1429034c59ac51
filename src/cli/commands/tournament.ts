/** `playout tournament <game> SPEC… --games N`: all pairs, cross tables and ratings. */
import type { Command } from 'commander';
import type { ExperimentSpec } from '../../lab/index.ts';
import { newCommand } from '../command.ts';
import { commandLine } from '../commandLine.ts';
import { conduct } from '../lab/conduct.ts';
import { type ExperimentFlags, addExperimentOptions, specOf } from '../lab/flags.ts';
import { prepare } from '../lab/prepare.ts';
import { GAME_ARGUMENT } from '../openGame.ts';
import type { Terminal } from '../terminal.ts';

interface TournamentFlags extends ExperimentFlags {
  readonly gauntlet?: true;
}

export function tournamentCommand(terminal: Terminal): Command {
  const command = newCommand(
    'tournament',
    'Play all pairs of some agents, or all line-ups in a game for more; cross tables and ratings.',
    [
      'playout tournament ataxx random greedy "uct(iterations=100)" --options size=5 --games 50',
      'playout tournament marrakech random greedy "flat(iterations=50)" "uct(iterations=50)" --options preset=official3 --games 30',
    ],
  )
    .argument('<game>', GAME_ARGUMENT)
    .argument('<agents...>', 'two agents or more, at least as many as seats (see: playout agents)')
    .option(
      '--gauntlet',
      'the first agent plays all others, who meet only where they are its opponents together',
    );
  return addExperimentOptions(command).action(
    async (game: string, agents: readonly string[], flags: TournamentFlags, self: Command) => {
      const pairing = flags.gauntlet ? 'gauntlet' : 'round-robin';
      const spec: ExperimentSpec = { ...specOf(game, flags), agents, pairing };
      await conduct(terminal, await prepare(spec), { command: commandLine(self), flags });
    },
  );
}
