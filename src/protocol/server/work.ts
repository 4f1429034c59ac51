/**
 * Something that takes time while the engine keeps listening. The work is a generator that yields every few
 * milliseconds: `more` to be called again after input has been read, `wait` to be left alone until `stop`.
 */
export type Steps = Generator<'more' | 'wait', void>;

export class Work {
  /** Does it continue until it is stopped? */
  readonly endless: boolean;
  private readonly steps: Steps;
  private readonly finish: (error?: unknown) => void;
  private finished = false;

  /** @param finish called once, when all is done, after `stop`, or with what a step has thrown */
  constructor(steps: Steps, endless: boolean, finish: (error?: unknown) => void) {
    this.steps = steps;
    this.endless = endless;
    this.finish = finish;
  }

  /** Begins with the first step, at once: whatever stops it finds something done. */
  run(): void {
    if (this.finished) return;
    try {
      const { done, value } = this.steps.next();
      if (done) this.end();
      else if (value === 'more') setImmediate(() => this.run());
    } catch (error) {
      this.end(error);
    }
  }

  stop(): void {
    if (!this.finished) this.end();
  }

  private end(error?: unknown): void {
    this.finished = true;
    this.finish(error);
  }
}
