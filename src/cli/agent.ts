/** Agents as commands use them: made from a spec, asked about a position. */
import { makeAgent, oracleNote } from '../agents/index.ts';
import { type Game, OVER, type OptionValues, Random, type State, UserError } from '../core/index.ts';
import { openEngine } from '../engines/index.ts';
import type { Search } from '../search/search.ts';
import { openCrew } from '../workers/crew.node.ts';
import type { Terminal } from './terminal.ts';

/** How the help names the agent that plays when none is given. */
export const DEFAULT_AGENT_NOTE = '(default: uct(time=1s), or greedy where that cannot play)';

/**
 * @param label names the agent's own stream of random numbers, so that two agents never share one
 * @param rules the options of the game, where an agent may be a program that must be told them
 * @param future the stream from which a game that is played draws its chance
 */
export function openAgent(
  spec: string,
  game: Game,
  seed: number,
  label: string | number,
  terminal: Terminal,
  rules: OptionValues = {},
  future?: Random,
): Search {
  const random = new Random(seed).derive('agent', label);
  const { clock } = terminal;
  return makeAgent(spec, { game, random, clock, rules, openEngine, openCrew, ...(future && { future }) });
}

/** A line for every agent that knows what no player can, to be shown with whatever it achieves. */
export function oracleLines(specs: readonly string[], game: Game): string[] {
  return specs.flatMap((spec) => {
    const note = oracleNote(spec, game);
    return note === undefined ? [] : [`${spec}: ${note}`];
  });
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
