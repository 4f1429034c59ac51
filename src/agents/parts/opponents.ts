/** Whether a tree search plays the same against everyone, or otherwise against opponents who seem to make any move. */
import { type Game, integer, number, option } from '../../core/index.ts';
import { type Part, type PartParam, type ResolvedPart, definePart } from '../params.ts';
import { playoutParam } from './playouts.ts';
import { treeParam } from './policies.ts';
import { rewardParam } from './rewards.ts';

/** What is other in a search against an opponent who seems to make any move. */
export interface AgainstRandom {
  readonly tree: ResolvedPart;
  readonly treeDepth: number;
  readonly playout: ResolvedPart;
  readonly reward: ResolvedPart;
}

export interface OpponentPlan {
  /** Evidence from which on the opponent is taken to make any move, as a logarithm of a ratio of likelihoods. */
  readonly evidence: number;
  readonly changes: AgainstRandom;
}

const any: Part<OpponentPlan | undefined> = {
  name: 'any',
  about: 'Plays the same against everyone.',
  options: {},
  make: () => undefined,
};

const watched: Part<OpponentPlan | undefined> = definePart({
  name: 'watched',
  about:
    'Watches how the opponent moves: against one who seems to make any move, these parts take the place of its own.',
  options: {
    tree: treeParam,
    treeDepth: option(
      integer(1, 1_000_000),
      1_000_000,
      'Decisions below the root that the tree may grow; what comes later is left to playouts.',
    ),
    playout: playoutParam,
    reward: rewardParam,
    evidence: option(
      number(0, 100),
      1,
      'How much evidence it takes: the logarithm of how much more likely the moves so far are from a random player than from any with an aim.',
    ),
  },
  make: ({ evidence, ...changes }) => ({ evidence, changes }),
});

export const opponentParam: PartParam<OpponentPlan | undefined> = {
  kind: 'part',
  about: 'What the search takes its opponent to be.',
  fallback: () => 'any',
  parts: (game: Game) => (game.evidenceOfRandomPlay ? [any, watched] : [any]),
};

/** What stands in a search that was made for one kind of opponent. */
export const ANY_OPPONENT: ResolvedPart = { name: any.name, values: {} };
