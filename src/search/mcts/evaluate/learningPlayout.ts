/** A playout that gets better during a search: it is told what was played and what it was worth. */
import type { Playout } from '../../../core/index.ts';
import type { Trace } from './trace.ts';

export interface LearningPlayout extends Playout {
  learn(trace: Trace, rewards: Float64Array): void;
  /** Forgets everything: a new game begins. */
  reset(): void;
}

export function isLearning(playout: Playout): playout is LearningPlayout {
  return 'learn' in playout;
}
