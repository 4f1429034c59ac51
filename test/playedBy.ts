/** An agent as the conformance kit wants it: games that a search plays reach positions that random games do not. */
import { makeAgent } from '../src/agents/index.ts';
import { type Game, type Move, Random, type State } from '../src/core/index.ts';
import { think } from '../src/search/index.ts';

export function playedBy(game: Game, spec: string): (state: State, random: Random) => Move {
  const own = new Random(0);
  const search = makeAgent(spec, { game, random: own, clock: () => 0 });
  return (state, random) => {
    own.assign(random.derive('agent', random.next()));
    return think(search, state);
  };
}
