/** Parallel search: how several threads share the work of one agent. */
import { type Game, UserError, integer, option } from '../../core/index.ts';
import {
  type Leader,
  LeafParallel,
  Mcts,
  type MctsParts,
  type ParallelPlan,
  ParallelSearch,
  RootParallel,
  type Search,
  type Setting,
  TreeParallel,
  canShareMemory,
} from '../../search/index.ts';
import {
  type Part,
  type PartParam,
  type ResolvedPart,
  type ResolvedValue,
  definePart,
  makePart,
} from '../params.ts';

type MakeLeader = new (parts: MctsParts, plan: ParallelPlan, setting: Setting) => Leader;

/** A way to share the work. */
interface Sharing {
  readonly name: string;
  readonly about: string;
  readonly leader: MakeLeader;
  /** Why the parts of an agent cannot be shared in this way, as the end of a sentence; nothing if they can. */
  refusal(parts: MctsParts): string | undefined;
}

/** A way to share the work among several threads. */
export interface Shared {
  readonly sharing: Sharing;
  readonly threads: number;
}

const options = { threads: option(integer(1, 64), 2, 'All threads, with the one that leads.') };

/** Is every iteration walked in the same world, with a node for every move and outcome? */
function hasOneWorld({ forest: { trees, world, chance, key } }: MctsParts): boolean {
  return trees === 1 && (world === 'true' || world === 'presumed') && chance === 'nodes' && !key;
}

/** Do its parts remember more than the tree holds? */
function learns({ policy, leaf }: MctsParts): boolean {
  return policy.learn !== undefined || 'learn' in leaf.playout;
}

/** Threads that search the root each for itself, or meet at it, cannot agree on what to drop. */
const NOT_HALVED = 'rounds are not shared, so it cannot go with root=halving';

function rootRefusal({ reuse, budget, halving }: MctsParts): string | undefined {
  if (halving) return NOT_HALVED;
  if (reuse) return 'workers start every move from nothing, so it cannot go with reuse=true';
  if (budget.early) return 'no thread knows what the others will add, so it cannot go with early=true';
  return undefined;
}

function leafRefusal(parts: MctsParts): string | undefined {
  if (!hasOneWorld(parts)) return 'workers reach a leaf by its moves alone, so it needs forest=tree';
  if (learns(parts)) return 'what playouts teach is not shared, so it cannot go with parts that learn';
  if (parts.leaf.cutOff?.plies === 0) return 'an evaluation says the same in every thread; it needs playouts';
  return undefined;
}

function treeRefusal(parts: MctsParts): string | undefined {
  const { forest, policy, halving, backup, solver, reuse, expansion, leaf, budget } = parts;
  if (!hasOneWorld(parts)) return 'threads meet in one tree of one world, so it needs forest=tree';
  if (learns(parts)) return 'what playouts teach is not shared, so it cannot go with parts that learn';
  if (Object.keys(backup).length > 0) return 'it needs backup=mean';
  if (halving) return NOT_HALVED;
  if (forest.draws === 'even')
    return 'threads draw without looking at each other, so it needs draws=weighted';
  if (policy.judge) return 'values of positions are not shared, so it cannot go with tree=implicit-minimax';
  if (solver) return 'proofs are not shared, so it cannot go with solver=true';
  if (reuse) return 'the shared tree starts empty, so it cannot go with reuse=true';
  if (expansion.widening) return 'threads open all moves of a node, so it cannot go with widening';
  if (expansion.adds !== 'node') return 'it needs adds=node';
  if (leaf.times === 'growing' && budget.simulations !== undefined)
    return 'simulations cannot be shared out when their number grows; limit the iterations';
  return undefined;
}

const sharings: readonly Sharing[] = [
  {
    name: 'leaf',
    about: 'One tree; every leaf is evaluated by all threads, and the mean counts. Repeatable.',
    leader: LeafParallel,
    refusal: leafRefusal,
  },
  {
    name: 'root',
    about: 'A search of its own in every thread, which share the budget; their visits add up. Repeatable.',
    leader: RootParallel,
    refusal: rootRefusal,
  },
  {
    name: 'tree',
    about: 'All threads grow one tree in shared memory, with virtual loss. The strongest; not repeatable.',
    leader: TreeParallel,
    refusal: treeRefusal,
  },
];

/** Makes nothing: a single thread shares nothing. */
const none: Part<Shared | undefined> = {
  name: 'none',
  about: 'One thread.',
  options: {},
  make: () => undefined,
};

function partOfSharing(sharing: Sharing): Part<Shared | undefined> {
  const { name, about } = sharing;
  return definePart({ name, about, options, make: ({ threads }) => ({ sharing, threads }) });
}

export const parallelParam: PartParam<Shared | undefined> = {
  kind: 'part',
  about: 'How several threads share the work.',
  fallback: () => 'none',
  parts: () => [none, ...sharings.map(partOfSharing)],
};

/** How many threads share the work of an agent, and how. */
export interface Parallelism {
  /** `leaf`, `root` or `tree`. */
  readonly kind: string;
  readonly threads: number;
}

/** Nothing for an agent of one thread. @param value of the option `parallel`, if the agent has it */
export function parallelismOf(value: ResolvedValue | undefined, game: Game): Parallelism | undefined {
  const shared = typeof value === 'object' ? makePart(parallelParam, value, game) : undefined;
  return shared && { kind: shared.sharing.name, threads: shared.threads };
}

/** Why the work cannot be shared as requested, or nothing if it can. */
export function parallelClash(
  parallel: ResolvedPart,
  game: Game,
  makeParts: () => MctsParts,
): string | undefined {
  const shared = makePart(parallelParam, parallel, game);
  if (!shared) return undefined;
  const { sharing } = shared;
  const parts = makeParts();
  const reason =
    parts.forest.draws === 'future' ? 'only one thread can be told the future' : sharing.refusal(parts);
  return reason === undefined ? undefined : `parallel=${sharing.name}: ${reason}`;
}

/** The search that is made of these parts, on as many threads as requested. */
export function shareWork(parts: MctsParts, parallel: ResolvedPart, setting: Setting, spec: string): Search {
  const shared = makePart(parallelParam, parallel, setting.game);
  if (!shared) return new Mcts(parts, setting);
  const { sharing, threads } = shared;
  if (!canShareMemory() || (threads > 1 && !setting.openPool))
    throw new UserError(
      `parallel=${sharing.name} cannot be used here, where no threads can share memory`,
      'It can in the command line, and in a browser on a page that is isolated from other sites.',
    );
  return new ParallelSearch(new sharing.leader(parts, { threads, spec }, setting));
}
