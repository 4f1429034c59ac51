/** `playout tournament <game> SPEC… --games N`: all pairs, cross tables and ratings. */
import type { Command } from 'commander';
import { newCommand } from '../command.ts';
import { type ExperimentFlags, addExperimentOptions, specOf } from '../lab/flags.ts';
import { playTyped } from '../lab/playTyped.ts';
import type { Terminal } from '../terminal.ts';

interface TournamentFlags extends ExperimentFlags {
  readonly gauntlet?: true;
}

export function tournamentCommand(terminal: Terminal): Command {
  const command = newCommand('tournament', 'Play all pairs of some agents; cross tables and ratings.', [
    'playout tournament ataxx random greedy "uct(iterations=100)" --options size=5 --games 50',
  ])
    .argument('<game>', 'name of the game')
    .argument('<agents...>', 'two agents or more (see: playout agents)')
    .option('--gauntlet', 'the first agent plays all others, and they do not meet');
  return addExperimentOptions(command).action(
    (game: string, agents: readonly string[], flags: TournamentFlags, self: Command) => {
      const pairing = flags.gauntlet ? 'gauntlet' : 'round-robin';
      return playTyped(terminal, { ...specOf(game, flags), agents, pairing }, flags, self);
    },
  );
}
