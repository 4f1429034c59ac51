/** One line on what is going on, and what went wrong. */
import type { JSX } from 'preact';
import { CHANCE, OVER } from '../../../core/turns.ts';
import type { ViewProps } from '../state/appState.ts';
import type { Session } from '../state/session.ts';
import { ProblemNote } from './ProblemNote.tsx';

function status(session: Session): string {
  const node = session.node.value;
  const shown = session.position.value;
  if (!node || !shown) return 'Loading …';
  if (session.preview.value) return 'This is what the search expects.';
  // The position of a node comes after the node: until then the end cannot be told.
  if (node.turn === OVER) return shown.end === undefined ? '' : `${shown.end}.`;
  const isBack = node.children.length > 0 && !session.isFollowing.value;
  // What is drawn is said above.
  if (node.turn === CHANCE) return session.isPaused.value || isBack ? 'Paused before a draw.' : '';
  const side = session.seatTitle(node.turn);
  const isAgent = session.specs.value[node.turn] !== undefined;
  if (isBack)
    return isAgent
      ? `Looking back at move ${node.ply}: ${side} to move.`
      : `Looking back at move ${node.ply}. Play another move here, and the old one stays as a variation.`;
  if (session.isPaused.value) return `Paused, ${side} to move.`;
  if (node.isForced) return `${side} has only one move.`;
  if (isAgent) return `${session.titleOf(node.turn)} (${side}) is thinking …`;
  return session.people.value.length > 1 ? `${side}: ${shown.howTo}` : shown.howTo;
}

export function StatusLine({ app }: ViewProps): JSX.Element {
  const { session } = app;
  const isOver = session.node.value?.turn === OVER && session.position.value?.end !== undefined;
  return (
    <>
      <p class={`status ${isOver ? 'status-over' : ''}`}>{status(session)}</p>
      {session.refusal.value !== undefined && (
        <p class="refusal" role="alert">
          {session.refusal.value}
        </p>
      )}
      <ProblemNote problem={session.problem.value} />
    </>
  );
}
