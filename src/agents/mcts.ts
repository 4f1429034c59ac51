/** Puts a Monte Carlo tree search together from its options, and says which do not go together. */
import type { Game } from '../core/index.ts';
import {
  DECISIVE,
  type Decisive,
  type FinalChoice,
  MEAN,
  type MctsParts,
  type TreePolicy,
} from '../search/index.ts';
import type { Param, Resolved, ResolvedPart } from './params.ts';
import { budgetOf, treeBudget } from './parts/budgets.ts';
import { forestOf, forestParam } from './parts/forests.ts';
import { parallelParam } from './parts/parallel.ts';
import { flagOption } from './parts/part.ts';
import { leafOf, leafParam, playoutOf, playoutParam } from './parts/playouts.ts';
import { policyOf, treeParam } from './parts/policies.ts';
import { backupOf, backupParam, rewardOf, rewardParam } from './parts/rewards.ts';

/** The searches that have a forest, a playout and a reward to choose, and everything else plain. */
export function simpleParts(policy: TreePolicy, maxDepth: number, values: Resolved, game: Game): MctsParts {
  return {
    forest: forestOf(values, game),
    policy,
    expansion: { adds: 'node', maxDepth, decisive: 'none' },
    leaf: { playout: playoutOf(values, game), reward: rewardOf(values, game), times: 1 },
    backup: MEAN,
    solver: false,
    choice: values.choice as FinalChoice,
    budget: budgetOf(values),
    reuse: false,
  };
}

export function mctsParams(choice: Param): readonly Param[] {
  return [
    treeParam,
    forestParam,
    {
      kind: 'choice',
      name: 'adds',
      choices: ['node', 'turn'],
      default: 'node',
      about: 'What an iteration adds to the tree: one node, or a whole turn as in the Carcassonne paper.',
    },
    {
      kind: 'choice',
      name: 'decisive',
      choices: DECISIVE,
      default: 'none',
      about: 'In the tree: play a win at once (wins), and also shun moves that allow one (replies).',
    },
    {
      kind: 'integer',
      name: 'treeDepth',
      min: 1,
      max: 1_000_000,
      default: 1_000_000,
      about: 'Decisions below the root that the tree may grow; 1 is a flat search.',
    },
    leafParam,
    playoutParam,
    rewardParam,
    backupParam,
    flagOption('solver', 'Proves wins, draws and losses where the tree reaches the end of the game.'),
    flagOption('reuse', 'Keeps what was learned from one move to the next.'),
    choice,
    parallelParam,
    ...treeBudget,
  ];
}

export function mctsParts(values: Resolved, game: Game): MctsParts {
  return {
    forest: forestOf(values, game),
    policy: policyOf(values, game),
    expansion: {
      adds: values.adds as 'node' | 'turn',
      maxDepth: values.treeDepth as number,
      decisive: values.decisive as Decisive,
    },
    leaf: { playout: playoutOf(values, game), reward: rewardOf(values, game), ...leafOf(values, game) },
    backup: backupOf(values, game),
    solver: values.solver as boolean,
    choice: values.choice as FinalChoice,
    budget: budgetOf(values),
    reuse: values.reuse as boolean,
  };
}

const nameOf = (values: Resolved, option: string): string => (values[option] as ResolvedPart).name;

/** Is the forest one tree of the true position? Only there do proofs and kept trees mean anything. */
function growsOneTrueTree(values: Resolved): boolean {
  return nameOf(values, 'forest') === 'tree';
}

/** Stopping early looks at visits alone: nothing else may decide in the end. */
export function earlyClash(values: Resolved): string | undefined {
  if (!values.early) return undefined;
  if (values.choice !== 'visits') return 'early=true needs choice=visits, which it cannot change';
  if ((values.forest as ResolvedPart).values.combine === 'votes')
    return 'early=true goes by visits, not by votes; it needs combine=visits';
  if (values.solver) return 'early=true goes by visits, and solver=true may find that they are wrong';
  return undefined;
}

export function mctsClash(values: Resolved, game: Game): string | undefined {
  const reward = rewardOf(values, game);
  if (leafOf(values, game).cutOff && !reward.judge)
    return `leaf=${nameOf(values, 'leaf')} needs a reward that an evaluation can tell; reward=${nameOf(values, 'reward')} is none`;
  if (backupOf(values, game).byPrior && !policyOf(values, game).rating)
    return `backup=weighted needs a tree policy that rates moves; tree=${nameOf(values, 'tree')} does not`;
  if (values.solver && !growsOneTrueTree(values))
    return `solver=true needs forest=tree; in forest=${nameOf(values, 'forest')} nothing is proven`;
  if (values.solver && (nameOf(values, 'reward') !== 'win' || nameOf(values, 'backup') !== 'mean'))
    return 'solver=true proves results, so it needs reward=win and backup=mean';
  if (values.reuse && !growsOneTrueTree(values))
    return `reuse=true needs forest=tree; what forest=${nameOf(values, 'forest')} learned does not fit the next position`;
  // A loser chooses among several winners, so a move that was left out could matter.
  if (values.solver && values.decisive === 'replies' && game.maxSeats > 2)
    return 'solver=true with decisive=replies is for games of two; take decisive=wins';
  return undefined;
}
