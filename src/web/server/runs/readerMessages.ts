/** What the server asks of the thread that reads runs, and what it answers. */
import type { ErrorData } from '../../../core/index.ts';
import type { Sentence } from '../../api/index.ts';

/** A run is read, or its report is written to a folder. */
export interface ReadTask {
  readonly number: number;
  /** Of the store. */
  readonly path: string;
  readonly run: number;
  /** Where the report goes; missing if none is wanted. */
  readonly reportTo?: string;
}

/** A run as it was read. */
export interface ReadRun {
  /** JSON of a `RunDetail`. */
  readonly detail: string;
  readonly headline: Sentence;
}

export interface ReadAnswer {
  /** Of the task. */
  readonly number: number;
  readonly read?: ReadRun;
  readonly error?: ErrorData;
}
