/**
 * Reviews a line of the open game, in slices between which the worker hears its page. What it reports is whole each time:
 * the judgements so far with what follows from them.
 */
import { Review, course, summarise } from '../../arena/review/index.ts';
import { inNextTurn } from '../../workers/nextTurn.ts';
import type { GameTree, TreeNode } from './gameTree.ts';
import type { ReviewView } from './messages.ts';

/** How long a slice may keep the page waiting. */
const SLICE_MS = 10;
/** How often the page hears how far it is. */
const REPORT_MS = 250;

const waiting: (() => void)[] = [];
const ask = inNextTurn(() => waiting.shift()?.());

/** Resolves when everything that has arrived was heard. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    ask(0);
  });
}

export interface ReviewOrder {
  readonly spec: string;
  readonly iterations: number;
  onReview(review: ReviewView): void;
  /** Asked between slices. */
  isStopped(): boolean;
}

function viewOf(review: Review, line: readonly TreeNode[], isDone: boolean): ReviewView {
  const judgements = [...review.judgements];
  return {
    agent: review.agent,
    unit: review.unit,
    line: line.map(({ id }) => id),
    plies: review.plies,
    isDone,
    judgements,
    summary: summarise(judgements, review.seats),
    course: course(judgements),
  };
}

/** @throws UserError for an agent that cannot review the game */
export async function reviewLine(tree: GameTree, end: TreeNode, order: ReviewOrder): Promise<ReviewView> {
  const { game, options, seed } = tree.start;
  const line = tree.lineTo(end);
  const clock = (): number => performance.now();
  const review = new Review({
    game,
    options,
    start: tree.root.state,
    moves: line.slice(1).map(({ parent, move }) => game.formatMove(parent!.state, move)),
    spec: order.spec,
    limits: { iterations: order.iterations },
    seed,
    clock,
  });
  let reportAt = clock() + REPORT_MS;
  let isDone = false;
  while (!isDone && !order.isStopped()) {
    isDone = review.advance(clock() + SLICE_MS);
    if (clock() >= reportAt) {
      order.onReview(viewOf(review, line, isDone));
      reportAt = clock() + REPORT_MS;
    }
    await nextTurn();
  }
  return viewOf(review, line, isDone);
}
