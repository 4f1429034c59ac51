/** Agents as commands use them: given all that they can use here, asked about a position. */
import { DEFAULT_AGENTS, type ResolvedAgent } from '../agents/index.ts';
import { CHANCE, type Game, OVER, type OptionValues, Random, type State, UserError } from '../core/index.ts';
import { openEngine } from '../protocol/client/index.ts';
import type { Search } from '../search/search.ts';
import { openPool } from '../workers/pool.node.ts';
import { freeMemoryFor } from '../workers/freeMemory.node.ts';
import type { Terminal } from './terminal.ts';

/** How the help names the agent that plays when none is given. */
export const DEFAULT_AGENT_NOTE = `(default: ${DEFAULT_AGENTS.join(', else ')})`;

/**
 * @param label names the agent's own stream of random numbers, so that two agents never share one
 * @param options of the game, where an agent may be a program that must be told them
 * @param future the stream from which a game that is played draws its chance
 */
export function openAgent(
  agent: ResolvedAgent,
  seed: number,
  label: string | number,
  terminal: Terminal,
  options: OptionValues = {},
  future?: Random,
): Search {
  const random = new Random(seed).derive('agent', label);
  const { clock } = terminal;
  const setting = { random, clock, options, openEngine, openPool, freeMemory: freeMemoryFor(1) };
  return agent.make({ ...setting, ...(future && { future }) });
}

/**
 * Plays out chance until a player is to move.
 * @returns the outcomes that were drawn from the seed, in notation
 * @throws UserError if the game is over
 */
export function drawUntilTurn(game: Game, state: State, seed: number): string[] {
  const random = new Random(seed).derive('chance');
  const drawn: string[] = [];
  while (state.turn === CHANCE) {
    const outcome = state.sample(random);
    drawn.push(game.formatMove(state, outcome));
    state.play(outcome);
  }
  if (state.turn === OVER)
    throw new UserError(
      'the game is over: there is no move to find',
      'Give another --position, or fewer --moves.',
    );
  return drawn;
}
