/** The review of the game on the page: asked for, on its way, or done; and what it says of each position. */
import { computed, signal } from '@preact/signals';
import type { Judgement } from '../../../arena/review/index.ts';
import type { NodeId, ReviewView } from '../../worker/messages.ts';
import type { Session } from './session.ts';

/** How long the agent thinks about each move, in iterations, and what that is called. */
export const EFFORTS = [
  { value: 300, title: 'Quick' },
  { value: 1000, title: 'Usual' },
  { value: 5000, title: 'Thorough' },
] as const;

export class Reviews {
  private readonly session: Session;
  readonly review = signal<ReviewView | undefined>(undefined);
  readonly isRunning = signal(false);
  /** How long the agent thinks about each move. */
  readonly iterations = signal<number>(EFFORTS[1].value);

  /** What is said of the move that led to a position. */
  readonly byNode = computed((): ReadonlyMap<NodeId, Judgement> => {
    const review = this.review.value;
    return new Map(review?.judgements.map((judgement, i) => [review.line[i + 1]!, judgement]));
  });

  constructor(session: Session) {
    this.session = session;
    session.client.onReview((review) => {
      if (this.isRunning.value) this.review.value = review;
    });
  }

  /** Judges the line that is shown, to its end. */
  async start(): Promise<void> {
    const { session } = this;
    const open = session.open.value;
    const end = session.line.value.at(-1);
    if (!open || !end) return;
    this.review.value = undefined;
    this.isRunning.value = true;
    const settings = { node: end.id, spec: open.info.reviewer, iterations: this.iterations.value };
    const review = await session.guard(() => session.client.call('review', settings));
    this.isRunning.value = false;
    if (review && session.open.value === open) this.review.value = review;
  }

  async stop(): Promise<void> {
    await this.session.client.call('stopReview', undefined);
  }

  clear(): void {
    this.review.value = undefined;
  }
}
