/**
 * Takes an excerpt of a search tree: the line that the search expects, and then always the most visited node that hangs
 * on one taken before, until a limit is reached.
 */
import { ROOT } from '../tree.ts';
import type { Branches, ExcerptLimits, TreeExcerpt } from './excerpt.ts';
import { type ExcerptSource, type Offspring, type Sprout, movesBelow } from './offspring.ts';

/** A node that was taken, or the root. */
interface Branch {
  readonly sprout: Sprout | undefined;
  readonly offspring: Offspring;
  readonly depth: number;
  readonly taken: Branch[];
}

export function takeExcerpt(
  source: ExcerptSource,
  limits: ExcerptLimits,
  notes: readonly string[],
): TreeExcerpt {
  const { tree, worlds, line } = source;
  const visits = tree.visits(ROOT);
  const root: Branch = {
    sprout: undefined,
    offspring: movesBelow(source, ROOT, worlds, line),
    depth: 0,
    taken: [],
  };
  const waiting = candidates(root, limits, visits);
  let nodes = 0;
  for (; nodes < limits.nodes && waiting.length > 0; nodes++) {
    const { parent, sprout } = waiting.splice(waiting.reduce(better, 0), 1)[0]!;
    const branch: Branch = { sprout, offspring: sprout.below(), depth: parent.depth + 1, taken: [] };
    parent.taken.push(branch);
    waiting.push(...candidates(branch, limits, visits));
  }
  return { seat: worlds[0]!.turn, nodes, notes, ...branchesOf(root, visits) };
}

interface Candidate {
  readonly parent: Branch;
  readonly sprout: Sprout;
}

/** What of a branch may be taken, best first. */
function candidates(parent: Branch, limits: ExcerptLimits, rootVisits: number): Candidate[] {
  if (parent.depth >= limits.depth) return [];
  const isExpected = parent.sprout?.node.isPrincipal ?? true;
  return [...parent.offspring.sprouts]
    .sort(compareSprouts)
    .filter(({ node, visits }) => node.isPrincipal || visits >= limits.share * rootVisits)
    .slice(0, isExpected ? limits.children : limits.elsewhere)
    .map((sprout) => ({ parent, sprout }));
}

/** The expected line first, then the most visited. */
export function compareSprouts(a: Sprout, b: Sprout): number {
  return Number(b.node.isPrincipal) - Number(a.node.isPrincipal) || b.visits - a.visits;
}

/** The place of the better of two candidates, the earlier if they are equal. */
function better(best: number, candidate: Candidate, i: number, all: readonly Candidate[]): number {
  return compareSprouts(candidate.sprout, all[best]!.sprout) < 0 ? i : best;
}

function branchesOf({ offspring, taken }: Branch, visits: number): Branches {
  const children = taken.map((branch) => ({
    ...branch.sprout!.node,
    ...branchesOf(branch, branch.sprout!.visits),
  }));
  const shown = children.reduce((sum, child) => sum + child.visits, 0);
  return {
    visits,
    children,
    omitted: { count: offspring.count - children.length, visits: offspring.visits - shown },
  };
}
