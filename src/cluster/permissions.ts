/**
 * What a worker does for others: it plays games that it knows, with agents that it has. What would start a program is
 * started only if this very command was allowed when the worker was started, whatever a batch asks for.
 */
import { engineSettingsOf } from '../agents/index.ts';
import { type Game, UserError, printableLine, shorten } from '../core/index.ts';
import { games } from '../games/index.ts';
import type { GamePlan } from '../arena/index.ts';
import { type Engine, engineOf } from './names.ts';
import type { Batch } from './messages.ts';

export interface Permissions {
  /** Commands that agents may start, each as a list of words. */
  readonly engines: readonly (readonly string[])[];
}

function isAllowed(command: readonly string[], { engines }: Permissions): boolean {
  const words = JSON.stringify(command);
  return engines.some((allowed) => JSON.stringify(allowed) === words);
}

/** The program that an agent would start; none for one that cannot be made, which the player will say. */
function commandOf(spec: string, game: Game): readonly string[] | undefined {
  try {
    return engineSettingsOf(spec, game)?.command;
  } catch (error) {
    if (error instanceof UserError) return undefined;
    throw error;
  }
}

function requireAgents({ game: name, agents }: GamePlan, permissions: Permissions): void {
  const game = games.find((known) => known.name === name);
  if (!game)
    throw new UserError(
      `it does not have the game ${shorten(printableLine(name))}`,
      'A game from outside must be named when the worker is started: playout worker --game FILE.',
    );
  for (const spec of agents) {
    const command = commandOf(spec, game);
    if (command && !isAllowed(command, permissions))
      throw new UserError(
        `it may not start ${shorten(printableLine(command.join(' ')), 200)}`,
        'A program must be allowed when the worker is started: playout worker --allow-engine "COMMAND".',
      );
  }
}

function requireEngine(game: string, wanted: Engine | undefined): void {
  const own = engineOf(game);
  if (own.playout === wanted?.playout && own.signature === wanted.signature) return;
  throw new UserError(
    `it has another engine for ${game}: ${describe(own)}, and the games are for ${wanted ? describe(wanted) : 'none'}`,
    'Install the same version on all machines; of a game from outside, the same file.',
  );
}

function describe({ playout, signature }: Engine): string {
  return `Playout ${printableLine(playout)} (${printableLine(signature)})`;
}

/** @throws UserError for a batch that this worker does not play */
export function requirePermission({ engines, plans }: Batch, permissions: Permissions): void {
  const seen = new Set<string>();
  for (const plan of plans) {
    const kind = JSON.stringify([plan.game, plan.agents]);
    if (seen.has(kind)) continue;
    seen.add(kind);
    requireAgents(plan, permissions);
    requireEngine(plan.game, engines[plan.game]);
  }
}
