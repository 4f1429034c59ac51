/**
 * A search that thinks somewhere else. The page knows engines only through this; whether a worker, several
 * or a machine far away does the work is decided where it is made.
 */
import type { ReadonlySignal } from '@preact/signals';
import type { AnalysisReport } from '../../../search/index.ts';
import type { Work } from '../../../workers/messages.ts';

/** initial: not started · loading: on its way · idle · computing · failed: the next start tries again. */
export type EngineState = 'initial' | 'loading' | 'idle' | 'computing' | 'failed';

export interface Job {
  readonly work: Work;
  /** Several times while it thinks. */
  onAnalysis(report: AnalysisReport): void;
  /** Once, unless it was stopped, replaced, or went wrong. */
  onDone(move: string, report: AnalysisReport): void;
  /** Once, when the work cannot be done. */
  onError(message: string, hint: string): void;
}

export interface Engine {
  readonly state: ReadonlySignal<EngineState>;
  /** Takes up the job. While another one runs it becomes the next, and the running one is dropped unheard. */
  start(job: Job): void;
  /** Asks the running job for its move now; `onDone` follows. */
  hurry(): void;
  /** Drops the running job and the next one; nothing more is heard of them. */
  stop(): void;
  /** Gives back all it holds. */
  destroy(): void;
}
