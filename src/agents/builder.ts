/** What an agent is called, what can be set, and how it is put together. */
import type { Game } from '../core/index.ts';
import type { EngineSettings, MctsParts, Search, Setting } from '../search/index.ts';
import type { ParamValues, Params } from './params.ts';

export interface Builder<P extends Params = Params> {
  readonly name: string;
  readonly about: string;
  readonly params: P;
  /** What measures its work: iterations of a tree search, or positions of minimax; missing for one that does not search. */
  readonly counts?: 'iterations' | 'nodes';
  /** Why this agent cannot play the game, or nothing if it can. */
  refusal?(game: Game): string | undefined;
  /** Why these values do not go together, or nothing if they do. */
  clash?(values: ParamValues<P>, game: Game): string | undefined;
  /** The parts that it is made of, for agents that are Monte Carlo tree searches. */
  parts?(values: ParamValues<P>, game: Game): MctsParts;
  /** The program that it starts, for agents that are programs from outside. */
  engine?(values: ParamValues<P>): EngineSettings;
  /** @param spec the agent in canonical form */
  build(values: ParamValues<P>, setting: Setting, spec: string): Search;
}

/** A builder whose functions are given values of the types that its params declare. */
export function defineBuilder<P extends Params>(builder: Builder<P>): Builder {
  return builder;
}
