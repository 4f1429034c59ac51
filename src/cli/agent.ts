/** Agents as commands use them: made from a spec, asked about a position. */
import { makeAgent } from '../agents/index.ts';
import { type Game, OVER, Random, type State, UserError } from '../core/index.ts';
import type { Search } from '../search/search.ts';
import type { Terminal } from './terminal.ts';

/** How the help names the agent that plays when none is given. */
export const DEFAULT_AGENT_NOTE = '(default: uct(time=1s), or greedy where that cannot play)';

/** @param label names the agent's own stream of random numbers, so that two agents never share one */
export function openAgent(
  spec: string,
  game: Game,
  seed: number,
  label: string | number,
  terminal: Terminal,
): Search {
  return makeAgent(spec, { game, random: new Random(seed).derive('agent', label), clock: terminal.clock });
}

/** @throws UserError if no player is to move */
export function requireTurn(state: State): void {
  if (state.turn >= 0) return;
  throw state.turn === OVER
    ? new UserError(
        'the game is over: there is no move to find',
        'Give another --position, or fewer --moves.',
      )
    : new UserError('chance is to move: there is no move to find', 'Add a chance outcome to --moves.');
}
