/** Opens one node of a search tree: what lies below it, one level deep. */
import { UserError } from '../../../core/index.ts';
import { ROOT } from '../tree.ts';
import type { ExploredNode } from './excerpt.ts';
import { type ExcerptSource, type Offspring, type Sprout, movesBelow } from './offspring.ts';
import { compareSprouts } from './takeExcerpt.ts';

/** Stands between a move and what tells it from its siblings. */
const TWIN = '~';

/** What each child is called in a path. Trees that pass over chance may hold different moves of the same notation. */
function stepsTo(sprouts: readonly Sprout[]): string[] {
  const counts = new Map<string, number>();
  for (const { node } of sprouts) counts.set(node.move, (counts.get(node.move) ?? 0) + 1);
  return sprouts.map(({ node, key }) =>
    counts.get(node.move) === 1 ? node.move : `${node.move}${TWIN}${key}`,
  );
}

/** The child that a step leads to. A plain move means the most visited of those that are written so. */
function childAt({ sprouts }: Offspring, step: string): Sprout | undefined {
  const exact = sprouts[stepsTo(sprouts).indexOf(step)];
  if (exact) return exact;
  const [likely] = sprouts.filter(({ node }) => node.move === step).toSorted((a, b) => b.visits - a.visits);
  return likely;
}

/**
 * @param path steps from the root: moves in notation, or `ExploredMove.step`
 * @param most children to list
 * @throws UserError for a path that leaves the tree
 */
export function exploreTree(
  source: ExcerptSource,
  path: readonly string[],
  most: number,
  notes: readonly string[],
): ExploredNode {
  const { tree, worlds, line, game } = source;
  let visits = tree.visits(ROOT);
  let offspring = movesBelow(source, ROOT, worlds, line);
  for (const [i, step] of path.entries()) {
    const sprout = childAt(offspring, step);
    if (!sprout)
      throw new UserError(
        `the tree has no "${step}" after ${i === 0 ? 'its root' : path.slice(0, i).join(' ')}`,
        'A path takes moves that the search has visited, as they are listed below each node.',
      );
    visits = sprout.visits;
    offspring = sprout.below();
  }
  const { sprouts, state, count } = offspring;
  const steps = new Map(stepsTo(sprouts).map((step, i) => [sprouts[i]!, step]));
  const shown = sprouts.toSorted(compareSprouts).slice(0, most);
  const children = shown.map((sprout) => ({
    ...sprout.node,
    step: steps.get(sprout)!,
    visits: sprout.visits,
    count: sprout.count(),
  }));
  const listed = shown.reduce((sum, sprout) => sum + sprout.visits, 0);
  return {
    turn: state.turn,
    position: game.formatPosition(state),
    visits,
    children,
    omitted: { count: count - children.length, visits: offspring.visits - listed },
    notes,
  };
}
