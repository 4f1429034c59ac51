/** `playout honest <game> --agent SPEC`: does an agent use what its seat cannot know? */
import type { Command } from 'commander';
import { type ResolvedAgent, defaultAgent } from '../../agents/index.ts';
import { type Certificate, IN_PLACE_OF_TIME, openCertificate } from '../../arena/honesty/index.ts';
import { settleOptions } from '../../core/index.ts';
import { DEFAULT_AGENT_NOTE } from '../agent.ts';
import { wholeNumber } from '../arguments.ts';
import { addJsonOption, newCommand } from '../command.ts';
import { resolveTyped } from '../loadWeights.ts';
import { ConditionLost, Interrupted } from '../failures.ts';
import { describeCertificate } from '../honesty.ts';
import { openPool } from '../../workers/pool.node.ts';
import { GAME_ARGUMENT, openGame } from '../openGame.ts';
import { addRuleOptions, addSeedOption, readGiven } from '../position.ts';
import { printJson, printLine } from '../print.ts';
import { plural } from '../../words/index.ts';
import { Progress } from '../progress.ts';
import { repeat } from '../slices.ts';
import type { Terminal } from '../terminal.ts';

interface HonestFlags {
  readonly agent?: string;
  readonly positions: number;
  readonly redraws: number;
  readonly iterations?: number;
  readonly options?: string;
  readonly seed: number;
  readonly json?: true;
}

async function examine(certificate: Certificate, positions: number, terminal: Terminal): Promise<void> {
  const signal = terminal.catchInterrupt();
  const progress = new Progress(terminal, 'positions', positions);
  const step = (): boolean => {
    const hasMore = certificate.examineNext();
    progress.update(certificate.positions);
    return hasMore;
  };
  await repeat(step, terminal, signal);
  progress.finish();
  // A verdict on fewer positions than requested would mean nothing.
  if (signal.aborted) throw new Interrupted();
}

function toJson(
  { game, canonical, oracle }: ResolvedAgent,
  flags: HonestFlags,
  certificate: Certificate,
): unknown {
  const { positions, redraws, isHonest, secrets, budget, violations } = certificate;
  return {
    game: game.name,
    agent: canonical,
    oracle: oracle ?? null,
    seed: flags.seed,
    positions,
    redraws,
    redrawn: secrets,
    budget: budget ?? null,
    honest: isHonest,
    violations,
  };
}

async function runHonest(terminal: Terminal, name: string, flags: HonestFlags): Promise<void> {
  const game = await openGame(name);
  const agent = resolveTyped(flags.agent ?? defaultAgent(game), game);
  const options = settleOptions(game, readGiven(flags.options));
  const certificate = openCertificate(agent, options, { ...flags, openPool });
  await examine(certificate, flags.positions, terminal);
  if (flags.json) printJson(terminal, toJson(agent, flags, certificate));
  else printLine(terminal, describeCertificate(agent, certificate));
  if (!certificate.isHonest)
    throw new ConditionLost(
      `no certificate: ${certificate.violations.length} of ${plural(certificate.positions, 'position')} speak against it`,
    );
}

export function honestCommand(terminal: Terminal): Command {
  const command = newCommand(
    'honest',
    'Certify that an agent does not use what its seat cannot know; exit code 1 if it does.',
    [
      'playout honest saboteur --agent saboteur/strong',
      'playout honest carcassonne --agent "mcts(forest=known-future)" --positions 8',
    ],
  )
    .argument('<game>', GAME_ARGUMENT)
    .option('--agent <spec>', `who is examined, see: playout agents ${DEFAULT_AGENT_NOTE}`)
    .option('--positions <n>', 'positions to examine it in', wholeNumber('--positions', 1), 40)
    .option(
      '--redraws <n>',
      'redraws of what its seat cannot know, for each position',
      wholeNumber('--redraws', 1),
      4,
    )
    .option(
      '--iterations <n>',
      `the most iterations for a choice (default: as the agent says, ${IN_PLACE_OF_TIME} in place of time)`,
      wholeNumber('--iterations', 1),
    );
  return addJsonOption(addSeedOption(addRuleOptions(command))).action((name: string, flags: HonestFlags) =>
    runHonest(terminal, name, flags),
  );
}
