/** What an experiment computes without playing games: boards solved, trees grown. */
import type { Schema } from '../core/schema/index.ts';

export interface Study<Result> {
  /** Unique in the experiment. */
  readonly key: string;
  /**
   * What is to be computed, in order; each result is kept as soon as it is there. The whole is about as long as
   * `scale` says, 1 being the default size.
   */
  tasks(scale: number): readonly string[];
  /** How long that takes on one thread, roughly, at scale 1. */
  readonly seconds: number;
  /** Tasks are computed one at a time then, so that they have the machine for themselves. */
  readonly measuresSpeed?: true;
  /** A pure function of task and seed, unless it measures speed. */
  compute(task: string, seed: number): Promise<Result> | Result;
  /** Reads a result that was kept. */
  readonly result: Schema<Result>;
}
