/** What `playout bench` measures, as data. */

export interface BenchResult {
  /** The game and what was done. */
  readonly name: string;
  /** What was counted. */
  readonly unit: string;
  readonly perSecond: number;
  /** The same in the time in which the machine draws a random word: comparable between machines, and between days. */
  readonly perWord: number;
  /** A published figure of others, where it stands, and how many times as fast this is. */
  readonly published: number | null;
  readonly source: string | null;
  readonly ratio: number | null;
  /** Another case, and what share of its speed this one has. */
  readonly beside: string | null;
  readonly share: number | null;
  /** How many times as fast it is as without a kernel. */
  readonly kernel: number | null;
}

export interface GameBench {
  /** The name of the game. */
  readonly game: string;
  readonly results: readonly BenchResult[];
  /** Bytes that an iteration of UCT leaves on the heap. */
  readonly heapPerIteration: number;
  readonly signature: string;
}

/** What starting a command costs. */
export interface StartResult {
  readonly command: string;
  /** Of CPU time. */
  readonly milliseconds: number;
}
