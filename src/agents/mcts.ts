/** Puts a Monte Carlo tree search together from its options, and says which do not go together. */
import { type ChoiceOption, type Game, choice, flag, integer, option } from '../core/index.ts';
import {
  ADDED,
  DECISIVE,
  FINAL_CHOICES,
  type FinalChoice,
  MEAN,
  type MctsParts,
  SequentialHalving,
  type TreePolicy,
  movesVary,
} from '../search/index.ts';
import { type ParamValues, type ResolvedPart, makePart } from './params.ts';
import { budgetOf, treeBudget } from './parts/budgets.ts';
import { endgameParam } from './parts/endgames.ts';
import { forestParam } from './parts/forests.ts';
import { ANY_OPPONENT, type OpponentPlan, opponentParam } from './parts/opponents.ts';
import { parallelParam } from './parts/parallel.ts';
import { leafParam, playoutParam } from './parts/playouts.ts';
import { treeParam } from './parts/policies.ts';
import { backupParam, rewardParam } from './parts/rewards.ts';
import { wideningParam } from './parts/widenings.ts';

export function finalChoice(fallback: FinalChoice): ChoiceOption<FinalChoice> {
  return option(
    choice(FINAL_CHOICES),
    fallback,
    'The move to play in the end: the most visited, the best mean, or the best lower bound (secure).',
  );
}

/** Of the searches that offer a choice of forest, playout and reward, and everything else plain. */
export const simpleParams = {
  playout: playoutParam,
  reward: rewardParam,
  forest: forestParam,
  choice: finalChoice('visits'),
  parallel: parallelParam,
};

type SimpleValues = ParamValues<typeof simpleParams>;

export function simpleParts(
  policy: TreePolicy,
  maxDepth: number,
  values: SimpleValues,
  game: Game,
): MctsParts {
  const { forest, playout, reward } = values;
  return {
    forest: makePart(forestParam, forest, game),
    policy,
    expansion: { adds: 'node', maxDepth, decisive: 'none' },
    leaf: {
      playout: makePart(playoutParam, playout, game),
      reward: makePart(rewardParam, reward, game),
      times: 1,
    },
    backup: MEAN,
    solver: false,
    choice: values.choice,
    budget: budgetOf(values),
    reuse: false,
  };
}

export const mctsParams = {
  tree: treeParam,
  root: option(
    choice(['tree', 'halving']),
    'tree',
    'How the moves of the root share the iterations: as at every node of the tree, or by sequential halving.',
  ),
  forest: forestParam,
  adds: option(
    choice(ADDED),
    'node',
    'What an iteration adds to the tree: one node, a whole turn as in the Carcassonne paper, or all moves that are left of a turn.',
  ),
  decisive: option(
    choice(DECISIVE),
    'none',
    'In the tree: play a win at once (wins), and also shun moves that allow one (replies).',
  ),
  widening: wideningParam,
  treeDepth: option(
    integer(1, 1_000_000),
    1_000_000,
    'Decisions below the root that the tree may grow; 1 is a flat search.',
  ),
  leaf: leafParam,
  playout: playoutParam,
  reward: rewardParam,
  backup: backupParam,
  solver: option(flag(), false, 'Proves wins, draws and losses where the tree reaches the end of the game.'),
  reuse: option(flag(), false, 'Keeps what was learned from one move to the next.'),
  choice: finalChoice('visits'),
  endgame: endgameParam,
  opponent: opponentParam,
  parallel: parallelParam,
  ...treeBudget,
};

type MctsValues = ParamValues<typeof mctsParams>;

export function mctsParts(values: MctsValues, game: Game): MctsParts {
  const { adds, treeDepth, decisive, solver, reuse } = values;
  return {
    forest: makePart(forestParam, values.forest, game),
    policy: makePart(treeParam, values.tree, game),
    halving: values.root === 'halving' ? new SequentialHalving(game.maxMoves) : undefined,
    expansion: {
      adds,
      maxDepth: treeDepth,
      decisive,
      widening: makePart(wideningParam, values.widening, game),
    },
    leaf: {
      playout: makePart(playoutParam, values.playout, game),
      reward: makePart(rewardParam, values.reward, game),
      ...makePart(leafParam, values.leaf, game),
    },
    backup: makePart(backupParam, values.backup, game),
    solver,
    choice: values.choice,
    budget: budgetOf(values),
    reuse,
  };
}

/** What stopping early depends on; not every search has all of it. */
export interface EarlyValues {
  readonly early?: boolean;
  readonly choice: FinalChoice;
  readonly forest: ResolvedPart;
  readonly solver?: boolean;
  readonly root?: string;
}

/** Stopping early looks only at visits: nothing else may decide the final choice. */
export function earlyClash(values: EarlyValues): string | undefined {
  if (!values.early) return undefined;
  if (values.choice !== 'visits') return 'early=true needs choice=visits, which it cannot change';
  if (values.forest.values.combine === 'votes')
    return 'early=true goes by visits, not by votes; it needs combine=visits';
  if (values.root === 'halving') return 'early=true goes by visits, which root=halving shares out by plan';
  if (values.solver) return 'early=true goes by visits, and solver=true may find that they are wrong';
  return undefined;
}

/** Values of positions are rewards, kept in nodes: a node must stand for one position, and a mean for a reward. */
function judgeClash({ tree, forest, reward, backup }: MctsValues, game: Game): string | undefined {
  if (!makePart(treeParam, tree, game).judge) return undefined;
  const made = makePart(forestParam, forest, game);
  if (movesVary(made) || made.key)
    return `tree=${tree.name} keeps the value of a position in its node; in forest=${forest.name} nodes are not positions`;
  if (!makePart(rewardParam, reward, game).judge)
    return `tree=${tree.name} needs a reward that an evaluation can tell; reward=${reward.name} is none`;
  if (backup.name !== 'mean')
    return `tree=${tree.name} mixes evaluations with mean rewards, so it needs backup=mean`;
  return undefined;
}

/** Halving needs a root whose moves stay the same, all visits of which are its own. */
function halvingClash(values: MctsValues, game: Game): string | undefined {
  const { root, forest, solver, reuse } = values;
  if (root !== 'halving') return undefined;
  const made = makePart(forestParam, forest, game);
  if (made.trees > 1 || movesVary(made) || made.key)
    return `root=halving needs one root whose moves stay the same; forest=${forest.name} has none`;
  if (solver) return 'root=halving drops moves by their means, and solver=true would take out others';
  if (reuse) return 'root=halving gives every move the same share, and reuse=true would bring in old visits';
  return undefined;
}

/** A widening keeps moves back, in an order that stays. */
function wideningClash(values: MctsValues, game: Game): string | undefined {
  const { widening, forest, solver, root } = values;
  if (widening.name === 'none') return undefined;
  const given = `widening=${widening.name}`;
  if (movesVary(makePart(forestParam, forest, game)))
    return `${given} puts the moves of a node in order; in forest=${forest.name} they differ from visit to visit`;
  if (solver) return `${given} keeps moves back, and solver=true has to see all of them`;
  if (root === 'halving') return `${given} keeps moves back, and root=halving gives each its share`;
  return undefined;
}

/** The search that takes the place of another against an opponent who seems to make any move. */
export function againstRandom<V extends object>(values: V, { changes }: OpponentPlan): V {
  return { ...values, ...changes, opponent: ANY_OPPONENT };
}

export function mctsClash(values: MctsValues, game: Game): string | undefined {
  const plan = makePart(opponentParam, values.opponent, game);
  const inPlan = plan && mctsClash(againstRandom(values, plan), game);
  return (
    judgeClash(values, game) ??
    halvingClash(values, game) ??
    wideningClash(values, game) ??
    partsClash(values, game) ??
    (inPlan === undefined ? undefined : `opponent=watched: ${inPlan}`)
  );
}

function partsClash(values: MctsValues, game: Game): string | undefined {
  const { tree, forest, leaf, reward, backup, solver, reuse, decisive } = values;
  if (makePart(leafParam, leaf, game).cutOff && !makePart(rewardParam, reward, game).judge)
    return `leaf=${leaf.name} needs a reward that an evaluation can tell; reward=${reward.name} is none`;
  if (makePart(backupParam, backup, game).byPrior && !makePart(treeParam, tree, game).rating)
    return `backup=weighted needs a tree policy that rates moves; tree=${tree.name} does not`;
  // Only in one tree of the true position do proofs and kept trees mean anything.
  if (solver && forest.name !== 'tree')
    return `solver=true needs forest=tree; in forest=${forest.name} nothing is proven`;
  if (solver && (reward.name !== 'win' || backup.name !== 'mean'))
    return 'solver=true proves results, so it needs reward=win and backup=mean';
  if (reuse && forest.name !== 'tree')
    return `reuse=true needs forest=tree; what forest=${forest.name} learned does not fit the next position`;
  // With several opponents a loser can choose who wins, so a move that was left out could matter.
  if (solver && decisive === 'replies' && game.maxSeats > 2)
    return 'solver=true with decisive=replies is for games of two; take decisive=wins';
  return undefined;
}
