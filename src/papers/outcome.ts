/** What an experiment of a paper has found: the results of its runs and studies. */
import type { RunResults } from '../lab/index.ts';
import type { Study } from './study.ts';

export class Outcome {
  /** At what size it was run. */
  readonly scale: number;
  private readonly runs: ReadonlyMap<string, RunResults>;
  private readonly studies: ReadonlyMap<string, ReadonlyMap<string, unknown>>;

  /** @param runs by the keys of runs @param studies results by task, by the keys of studies */
  constructor(
    scale: number,
    runs: ReadonlyMap<string, RunResults>,
    studies: ReadonlyMap<string, ReadonlyMap<string, unknown>>,
  ) {
    this.scale = scale;
    this.runs = runs;
    this.studies = studies;
  }

  /** The results of the run with this key. */
  run(key: string): RunResults {
    const results = this.runs.get(key);
    if (!results) throw new Error(`there is no run ${key}`);
    return results;
  }

  /** By task, in their order. */
  study<Result>({ key, result }: Study<Result>): Map<string, Result> {
    const results = this.studies.get(key);
    if (!results) throw new Error(`there is no study ${key}`);
    return new Map([...results].map(([task, value]) => [task, result.read(value, [task])]));
  }
}
