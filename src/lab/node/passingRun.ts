/** A run that no store keeps: when it is over, only its results remain. */
import type { NewGame, NewRun, Overrun, RunState } from '../../store/index.ts';
import type { Experiment } from '../experiment.ts';
import { MemoryKeeper } from '../memoryKeeper.ts';
import type { RunResults } from '../results.ts';
import type { ExperimentSpec } from '../spec/spec.ts';
import { infoOf } from './readResults.ts';

/** The only run that there is. */
const NUMBER = 1;

export class PassingRun extends MemoryKeeper {
  private readonly run: NewRun;
  private readonly spec: ExperimentSpec;
  private readonly started = new Date().toISOString();
  private state: RunState = 'running';
  private finished: string | null = null;
  private seconds = 0;

  constructor(run: NewRun, spec: ExperimentSpec) {
    super();
    this.run = run;
    this.spec = spec;
  }

  override add(games: readonly NewGame[], overruns: readonly Overrun[], seconds: number): void {
    super.add(games, overruns, seconds);
    this.seconds = seconds;
  }

  override release(state: 'stopped' | 'finished', seconds: number): void {
    this.state = state;
    this.seconds = seconds;
    if (state === 'finished') this.finished = new Date().toISOString();
  }

  results(experiment: Experiment): RunResults {
    const { run, state, started, finished, seconds } = this;
    const { playout, signature } = run;
    const facts = {
      ...run,
      id: NUMBER,
      engines: [{ playout, signature }],
      state,
      started,
      finished,
      seconds,
    };
    return {
      run: infoOf({ ...facts, played: this.size }, this.spec, experiment),
      ...this.sumUp(experiment),
    };
  }
}
