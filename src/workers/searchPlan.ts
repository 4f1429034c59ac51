/**
 * How a question is shared out where threads cannot share memory. An agent of several threads becomes as many separate
 * searches of the same agent without `parallel`, each with its own stream and an equal share of the budget, or all of
 * the time: root parallelisation, whatever kind the agent asks for. Any other agent searches alone.
 */
import { resolveAgent } from '../agents/index.ts';
import { type Game, Random, settleOptions } from '../core/index.ts';
import { findGame } from '../games/index.ts';
import { type Budget, type MctsParts, type MergeRule, shareOf } from '../search/index.ts';
import type { Work } from './messages.ts';

export interface SearchPlan {
  /** One question to each worker. */
  readonly works: readonly Work[];
  /** How their answers are added up. */
  readonly rule: MergeRule;
  /** What is to be said of it, as a sentence; undefined for what a single worker does as it was asked. */
  readonly note: string | undefined;
}

/** What a kind of parallel search would do with shared memory, as the end of a sentence. */
const INSTEAD: Readonly<Record<string, string>> = {
  tree: 'are added up instead of one shared tree',
  leaf: 'are added up instead of one tree whose leaves all threads evaluate',
  root: 'are added up, as parallel=root does',
};

/** A move that is best in all may be behind in each: lines of play are asked for some moves more than are shown. */
const SPARE_LINES = 4;

function ruleOf({ choice, forest, halving }: MctsParts, lines: number): MergeRule {
  return { choice, byVotes: forest.combine === 'votes' || halving !== undefined, lines };
}

function movesOf(game: Game, { position, options }: Work): number {
  return game.parsePosition(position, settleOptions(game, options)).count();
}

/** No search knows what the others will add, so none ends early. */
function budgetFor(budget: Budget, moves: number, i: number, count: number): Budget {
  return shareOf({ ...budget, early: false }, moves, i, count);
}

/** @throws UserError for what cannot be searched */
export function planSearches(work: Work): SearchPlan {
  const { lines = 1 } = work;
  const game = findGame(work.game);
  const agent = resolveAgent(work.spec, game);
  const rule = { choice: 'visits', byVotes: false, lines } as const;
  if (!agent.parallel) return { works: [work], rule, note: undefined };
  const { kind, threads } = agent.parallel;
  const alone = agent.without('parallel');
  const spec = alone.canonical;
  if (threads === 1) return { works: [{ ...work, spec }], rule, note: undefined };
  const random = new Random(work.seed);
  const moves = movesOf(game, work);
  const budget = work.budget ? agent.budgetWith(work.budget) : agent.budget;
  return {
    works: Array.from({ length: threads }, (_, i) => ({
      ...work,
      spec,
      seed: random.derive('search', i).next() >>> 0,
      budget: budgetFor(budget, moves, i, threads),
      lines: lines + SPARE_LINES,
      atOnce: threads * (work.atOnce ?? 1),
    })),
    rule: ruleOf(alone.makeParts(), lines),
    note: `This page may not share memory between threads: ${threads} separate trees of ${spec} ${INSTEAD[kind]}.`,
  };
}
