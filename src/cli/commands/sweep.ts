/** `playout sweep <game> --agent "uct(c=$c)" --vary c=0,0.5,1 --against SPEC`: what a parameter is worth. */
import type { Command } from 'commander';
import { UserError, splitAtCommas } from '../../core/index.ts';
import type { ExperimentSpec } from '../../lab/index.ts';
import { newCommand } from '../command.ts';
import { commandLine } from '../commandLine.ts';
import { conduct } from '../lab/conduct.ts';
import { type ExperimentFlags, addExperimentOptions, specOf } from '../lab/flags.ts';
import { prepare } from '../lab/prepare.ts';
import { GAME_ARGUMENT } from '../openGame.ts';
import type { Terminal } from '../terminal.ts';

type Vary = Readonly<Record<string, readonly string[]>>;

interface SweepFlags extends ExperimentFlags {
  readonly agent: string;
  readonly vary: Vary;
  readonly against: string;
}

/** `c=0,0.5,1`; the option may be given several times, for all combinations. */
function addVaried(text: string, before: Vary | undefined): Vary {
  const [, name, values] = /^\$?([A-Za-z_]\w*)=(.*)$/.exec(text.trim()) ?? [];
  const list = splitAtCommas(values ?? '').filter((value) => value !== '');
  if (name === undefined || list.length === 0)
    throw new UserError(`--vary cannot be "${text}"`, '--vary is a name and its values: --vary c=0,0.5,1.');
  if (before && Object.hasOwn(before, name))
    throw new UserError(`--vary: ${name} is given twice`, 'Give each name once, with all of its values.');
  return { ...before, [name]: list };
}

export function sweepCommand(terminal: Terminal): Command {
  const command = newCommand(
    'sweep',
    'Vary parameters of an agent and play each value against an opponent.',
    [
      `playout sweep ataxx --agent 'uct(c=$c, iterations=200)' --vary c=0.2,0.7,1.4,3 --against "uct(iterations=200)"`,
    ],
  )
    .argument('<game>', GAME_ARGUMENT)
    .requiredOption('--agent <spec>', 'the agent, with $name where a value belongs')
    .requiredOption('--vary <name=values>', 'the values of $name; repeat it for all combinations', addVaried)
    .requiredOption('--against <spec>', 'the opponent; $name in it gets the same value');
  return addExperimentOptions(command).action(async (game: string, flags: SweepFlags, self: Command) => {
    const { agent, against, vary } = flags;
    const agents = [agent, against];
    const spec: ExperimentSpec = { ...specOf(game, flags), agents, pairing: 'sweep', vary };
    await conduct(terminal, await prepare(spec), { command: commandLine(self), flags });
  });
}
