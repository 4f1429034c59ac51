/** What a store holds, as the rest of the program sees it. */

export const RUN_STATES = ['running', 'stopped', 'finished'] as const;
/** `stopped` runs (interrupted, killed, failed) can be resumed. */
export type RunState = (typeof RUN_STATES)[number];

/** An engine that played games of a run. */
export interface RunEngine {
  /** Its version. */
  readonly playout: string;
  /** Of the run's game; null where it is not known, as in runs from before signatures were kept. */
  readonly signature: string | null;
}

/** What is known of a run when it begins. */
export interface NewRun {
  readonly name: string;
  readonly question: string;
  /** JSON: the experiment as it was written. */
  readonly spec: string;
  /** JSON: the same with everything settled. */
  readonly experiment: string;
  /** The command line that started it. */
  readonly command: string;
  /** Versions. */
  readonly playout: string;
  readonly node: string;
  readonly platform: string;
  /** Of the engine that begins it. */
  readonly signature: string | null;
  /** Games in the schedule. */
  readonly scheduled: number;
  readonly threads: number;
}

export interface StoredRun extends Omit<NewRun, 'signature'> {
  readonly id: number;
  /** All that have played games of it, the one that began it first. */
  readonly engines: readonly RunEngine[];
  readonly state: RunState;
  /** ISO 8601, UTC. */
  readonly started: string;
  readonly finished: string | null;
  /** Spent playing, over all resumptions. */
  readonly seconds: number;
  /** Games in the store. */
  readonly played: number;
  /** Of them, those from before there were checksums: earlier damage to them cannot be detected. */
  readonly unverified: number;
  /** The file that it is in. */
  readonly store: string;
  /** What is wrong with it, as far as can be seen without reading its games; null if nothing is. */
  readonly damage: string | null;
}

/** How far a run has come. */
export type RunProgress = Pick<StoredRun, 'id' | 'state' | 'played' | 'scheduled' | 'seconds'>;

/** What one agent spent in a game, and what the game counted for it. */
export interface SideMeasures {
  /** That were thought about. */
  readonly moves: number;
  readonly seconds: number;
  readonly simulations: number;
  readonly playoutMoves: number;
  /** Of the game's own counters; null where they are not kept. */
  readonly counts: Int32Array | null;
}

/** Something of every side of a game: of the pairing's first agent, of its second, and so on. */
export type BySide<T> = readonly T[];

/** A finished game. */
export interface StoredGame {
  /** Place in the schedule. */
  readonly number: number;
  readonly pairing: number;
  /** Of the pairing's first agent. */
  readonly seat: number;
  /** What the game was worth to each side: 1, 0, or the share of a shared first place. They sum to 1. */
  readonly points: BySide<number>;
  readonly scores: BySide<number>;
  readonly plies: number;
  /** Was it lost by a fault: by which side, and why? */
  readonly forfeit: { readonly side: number; readonly reason: string } | null;
  readonly sides: BySide<SideMeasures>;
}

/** A whole game of the store. */
export interface StoredRecord {
  /** Place in the schedule. */
  readonly number: number;
  /** JSON. */
  readonly record: string;
}

/** Some games of a run. */
export interface GamesPage {
  /** How many there are of the kind that was asked for. */
  readonly total: number;
  /** Each with whether it is kept whole. */
  readonly games: readonly (StoredGame & { readonly isRecorded: boolean })[];
}

/** Which games of a run are asked for. */
export interface GamesQuery {
  /** How many come before the first, in the order of the schedule. */
  readonly from: number;
  readonly most: number;
  /** Only those that are kept whole? */
  readonly onlyRecorded: boolean;
}

/** A finished game on its way into the store. */
export interface NewGame extends StoredGame {
  /** The whole game as JSON, where it is kept. */
  readonly record: string | null;
}

/** Games of a pairing that were played past its end, which the stopping rule found later. */
export interface Overrun {
  readonly pairing: number;
  /** The place in the schedule of the first that does not count. */
  readonly from: number;
}
