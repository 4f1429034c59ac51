/**
 * Answers that take long to make, kept while they are right. An answer is made once, however many ask for it meanwhile,
 * and again when what it was made from has changed; only the most recent are kept.
 */

interface Kept<T> {
  /** Of what it was made from. */
  readonly fingerprint: string;
  readonly answer: Promise<T>;
}

export class Recent<T> {
  private readonly most: number;
  private readonly onDrop: (answer: T) => void;
  /** The one that was asked for last is at the end. */
  private readonly kept = new Map<number, Kept<T>>();

  /** @param onDrop is called with every answer that is not kept any longer */
  constructor(most: number, onDrop: (answer: T) => void = () => undefined) {
    this.most = most;
    this.onDrop = onDrop;
  }

  /** @param fingerprint changes whenever the answer may have changed */
  get(id: number, fingerprint: string, make: () => Promise<T>): Promise<T> {
    const known = this.kept.get(id);
    if (known?.fingerprint !== fingerprint) this.drop(id);
    const entry = known?.fingerprint === fingerprint ? known : { fingerprint, answer: make() };
    this.kept.delete(id);
    this.kept.set(id, entry);
    // What has failed is tried again when somebody asks again.
    entry.answer.catch(() => {
      if (this.kept.get(id) === entry) this.kept.delete(id);
    });
    for (const oldest of [...this.kept.keys()].slice(0, -this.most)) this.drop(oldest);
    return entry.answer;
  }

  private drop(id: number): void {
    const known = this.kept.get(id);
    this.kept.delete(id);
    known?.answer.then(this.onDrop, () => undefined);
  }
}
