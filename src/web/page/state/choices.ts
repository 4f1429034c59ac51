/**
 * A move is built from choices. From the legal moves, each with its ways, and the steps made so far follow the steps that
 * may come next; one mechanism for mouse, touch, keyboard and the list of moves.
 */
import type { LegalMove } from '../../worker/messages.ts';
import type { Way } from '../../worker/pageGame.ts';

function begins(way: Way, made: Way): boolean {
  return made.length <= way.length && made.every((step, i) => way[i] === step);
}

/** The moves that can still be made, each with the ways that are left. */
export function movesAfter(moves: readonly LegalMove[], made: Way): LegalMove[] {
  return moves.flatMap(({ move, ways }) => {
    const left = ways.filter((way) => begins(way, made));
    return left.length > 0 ? [{ move, ways: left }] : [];
  });
}

/** The steps that may be chosen next. */
export function nextSteps(moves: readonly LegalMove[], made: Way): Set<string> {
  const next = new Set<string>();
  for (const { ways } of movesAfter(moves, made))
    for (const way of ways) if (way.length > made.length) next.add(way[made.length]!);
  return next;
}

export type Chosen =
  /** The steps make a move. */
  | { readonly kind: 'move'; readonly move: string }
  /** More has to be chosen. */
  | { readonly kind: 'made'; readonly made: Way }
  /** No move begins like this. */
  | { readonly kind: 'refused' };

/**
 * One step more. A step that leads nowhere from here may begin another move instead: who has picked up one stone and
 * presses another means the other. The last step again takes it back.
 */
export function choose(moves: readonly LegalMove[], made: Way, step: string): Chosen {
  for (let kept = made.length; kept >= 0; kept--) {
    const steps = [...made.slice(0, kept), step];
    const left = movesAfter(moves, steps);
    if (left.length === 0) continue;
    if (kept < made.length && made[kept] === step) return { kind: 'made', made: made.slice(0, kept) };
    const [only, ...others] = left;
    const isWhole = only!.ways.some((way) => way.length === steps.length);
    if (others.length === 0 && isWhole) return { kind: 'move', move: only!.move };
    return { kind: 'made', made: steps };
  }
  return { kind: 'refused' };
}
