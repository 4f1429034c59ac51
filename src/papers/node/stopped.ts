/** What ended a reproduction before its end; everything played is in the store. */
export class Stopped extends Error {
  readonly failure: unknown;

  constructor(failure?: unknown) {
    super('stopped');
    this.failure = failure;
  }
}
