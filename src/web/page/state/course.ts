/**
 * The course of the game for its graph: what every position of the line was worth to each seat. It comes from the review if
 * there is one, else from what was thought while the game was played.
 */
import type { NodeId } from '../../worker/messages.ts';
import type { AppState } from './appState.ts';
import type { Session } from './session.ts';
import { type Scale, scaleIn } from './worth.ts';

export interface CourseValue {
  readonly node: NodeId;
  readonly ply: number;
  /** By seat; undefined where nobody looked. */
  readonly values: readonly number[] | undefined;
}

export interface Course {
  readonly points: readonly CourseValue[];
  readonly scale: Scale;
  /** Do two seats divide all chances between them? Then one line says it all. */
  readonly isDivided: boolean;
}

/** What a thought says for both of two seats; more of them, or points, cannot be told from one side. */
function valuesOf(session: Session, node: NodeId): readonly number[] | undefined {
  const { thoughts } = session;
  const report = (thoughts.about('first', node) ?? thoughts.about('play', node))?.report;
  if (!report || report.value === null || report.unit !== undefined || session.open.value?.seats !== 2)
    return undefined;
  return report.seat === 0 ? [report.value, 1 - report.value] : [1 - report.value, report.value];
}

function thoughtCourse(session: Session): Course {
  const points = session.line.value.map(({ id, ply }) => ({ node: id, ply, values: valuesOf(session, id) }));
  return { points, scale: scaleIn('chance'), isDivided: true };
}

export function courseOf({ session, reviews }: AppState): Course {
  const review = reviews.review.value;
  if (!review || review.judgements.length === 0) return thoughtCourse(session);
  const points = review.course.map(({ ply, values }) => ({
    node: review.line[ply] ?? 0,
    ply,
    values: values ?? undefined,
  }));
  const isDivided = review.unit === 'chance' && session.open.value?.seats === 2;
  return { points, scale: scaleIn(review.unit), isDivided };
}
