/**
 * What a run has produced, as tables, figures and reports read it: plain data without functions, the same whether
 * the run is finished, was stopped, or is still running. Agents and pairings are referred to by their place in the
 * lists here. Everything is seen from the side of a pairing's first agent unless it says otherwise; with more than two
 * seats the others are its opponents together, and `lineups` has everyone.
 *
 * Numbers that are not known (no games yet, an Elo without bound) are null: the whole is JSON.
 */
import type { GameRecord, OptionValues } from '../core/index.ts';
import type { RunEngine, RunState } from '../store/rows.ts';
import type { Estimate, LuckSplit } from '../stats/index.ts';
import type { AgentRegret } from './regret/regret.ts';

export type { Estimate };

export const PAIRING_KINDS = ['match', 'round-robin', 'gauntlet', 'sweep', 'ladder', 'ablation'] as const;
export type PairingKind = (typeof PAIRING_KINDS)[number];

export interface RunResults {
  readonly run: RunInfo;
  readonly agents: readonly AgentResult[];
  readonly pairings: readonly PairingResult[];
  /** Sweep, ladder and ablation: one point per pairing, in the order of the values; otherwise empty. */
  readonly points: readonly Point[];
  /** Of a sweep: its values against each other, every two once; empty where they have different opponents. */
  readonly comparisons: readonly Comparison[];
  readonly measures: readonly Measure[];
  readonly maps: readonly BoardMap[];
  /** Only where more than two play. */
  readonly lineups?: LineupResults;
  /** What the agents give away in solved positions, where that was asked for. */
  readonly regret?: readonly AgentRegret[];
  /** Whole games, in the order of the schedule: a sample, however many were kept. */
  readonly samples: readonly GameRecord[];
}

/** What follows from the games alone, wherever they were played. */
export type ResultTables = Omit<RunResults, 'run'>;

export interface RunInfo {
  readonly id: number;
  readonly name: string;
  /** The question that the experiment should answer, as its author wrote it; may be empty. */
  readonly question: string;
  readonly kind: PairingKind;
  readonly game: string;
  /** Complete. */
  readonly options: OptionValues;
  /** The start position of every game, where one was given. */
  readonly position: string | null;
  /** What was played before the agents were asked, in words; missing if nothing was. */
  readonly openings?: string;
  readonly seed: number;
  /** Were sides switched on equal set-up and chance? */
  readonly switchSides: boolean;
  readonly stop: StopRule;
  /** The experiment in full, as a spec file that `playout run` accepts. */
  readonly spec: unknown;
  /** The command line that started the run. */
  readonly command: string;
  readonly versions: Versions;
  /** All that played games of it, the one that began it first. Different engines may play differently. */
  readonly engines: readonly RunEngine[];
  readonly state: RunState;
  /** ISO 8601, UTC. */
  readonly started: string;
  /** When the last game was over; null while there is more to play. */
  readonly finished: string | null;
  /** Games played, and games in the schedule (fewer are played where a stopping rule ends a pairing early). */
  readonly played: number;
  readonly scheduled: number;
  readonly threads: number;
  /** Time spent playing, over all resumptions. */
  readonly seconds: number;
  readonly gamesPerSecond: number | null;
}

export interface Versions {
  readonly playout: string;
  readonly node: string;
  /** Operating system and processor: `linux x64, AMD EPYC 7B13, 2 cores`. */
  readonly platform: string;
}

/** When a pairing has been played enough; `fixed` after its number of games. */
export type StopRule =
  | { readonly rule: 'fixed' }
  | {
      readonly rule: 'sprt';
      readonly elo0: number;
      readonly elo1: number;
      readonly alpha: number;
      readonly beta: number;
    }
  | {
      readonly rule: 'width';
      /** Of the 95 % interval of the points per game. */
      readonly halfWidth: number;
    };

export interface AgentResult {
  /** As in the spec; unique in the run. */
  readonly name: string;
  /** In canonical form. */
  readonly spec: string;
  /** The same with every option and its value, defaults included. */
  readonly fullSpec: string;
  /** What it knows that no player can; missing for an honest agent. */
  readonly oracle?: string;
  /** Over all its pairings; where it has several seats, once for each. */
  readonly games: number;
  readonly wins: number;
  /** First places that were shared. */
  readonly draws: number;
  readonly losses: number;
  /** Points per game. */
  readonly rate: Estimate;
  readonly forfeits: number;
  /** Bradley–Terry rating in Elo, mean of all agents 0; null where agents are not all connected by games. */
  readonly rating: Estimate | null;
}

export interface PairingResult {
  /** Places in `agents`; with more than two seats `second` is only the first of the opponents. */
  readonly first: number;
  readonly second: number;
  readonly games: number;
  readonly wins: number;
  /** First places that were shared. */
  readonly draws: number;
  readonly losses: number;
  /** Pairs of games in which the first agent got 0, 1/2, 1, 3/2, 2 points; none with more than two seats. */
  readonly pairs: readonly [number, number, number, number, number];
  /** Points per game of the first agent. */
  readonly rate: Estimate;
  /** By how much it is stronger than each opponent, if all were equally strong. */
  readonly elo: Estimate;
  /** Of the first agent over the mean of its opponents, in the game's unit. */
  readonly lead: Estimate;
  /** Mean score in the game's unit: of the first agent, and of its opponents. */
  readonly scores: { readonly first: Estimate; readonly second: Estimate };
  /** The same counts by the seat of the first agent: what moving first is worth. */
  readonly bySeat: readonly SeatResult[];
  /** Of "all are equal", two-sided, from the pairs or blocks; null with fewer than two of them. */
  readonly pValue: number | null;
  /** The same, corrected for the number of pairings (Holm). */
  readonly pCorrected: number | null;
  /** Only with the rule `sprt`. */
  readonly sprt: SprtResult | null;
  /** Did the stopping rule end it before its last game? */
  readonly stoppedEarly: boolean;
  readonly forfeits: readonly ForfeitCount[];
  /** How much of the outcome is luck and how much play; missing where sides were not switched, or more than two play. */
  readonly luck?: { readonly points: LuckSplit | null; readonly lead: LuckSplit | null };
}

/** What is known beyond the first agents where more than two play. */
export interface LineupResults {
  readonly seats: number;
  /** For each pairing, what every agent of it got, in its order. */
  readonly shares: readonly (readonly AgentShare[])[];
  /** Every two agents that sat in a game together. */
  readonly meetings: readonly MeetingResult[];
  /** What each seat was worth to anyone who sat in it. */
  readonly bySeat: readonly SeatShare[];
}

/** What an agent got in a line-up; where it has several seats, every game counts once for each. */
export interface AgentShare {
  /** Place in `agents`. */
  readonly agent: number;
  readonly seats: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** Points per game and seat: an even share is 1 / seats of the game. */
  readonly rate: Estimate;
  readonly score: Estimate;
}

/**
 * Two agents over all games in which both sat. A win is a better place than the other's (by result, then by score), a
 * draw an equal one; a game counts once for every two of their seats. Games on the same seeds are one observation.
 */
export type MeetingResult = Pick<
  PairingResult,
  | 'first'
  | 'second'
  | 'games'
  | 'wins'
  | 'draws'
  | 'losses'
  | 'rate'
  | 'elo'
  | 'lead'
  | 'scores'
  | 'pValue'
  | 'pCorrected'
>;

export interface SeatShare extends SeatResult {
  readonly rate: Estimate;
}

export interface SeatResult {
  readonly seat: number;
  readonly seatName: string;
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

export interface SprtResult {
  readonly llr: number;
  readonly lower: number;
  readonly upper: number;
  readonly decision: 'elo0' | 'elo1' | 'continue';
}

/** Games that an agent lost by a fault (time, crash, illegal move), by reason. */
export interface ForfeitCount {
  /** Place in `agents`. */
  readonly agent: number;
  readonly reason: string;
  readonly games: number;
}

/** One value of a sweep, one rung of a ladder, one part taken out: an agent against the one it is compared with. */
export interface Point {
  /** What varies: `c`, `iterations`, `playout`; several names for a sweep over several parameters. */
  readonly parameters: readonly PointParameter[];
  /** For an axis or a table row: `c=0.5`, `2000 against 1000`, `without playout`. */
  readonly label: string;
  readonly agent: number;
  readonly against: number;
  /** Place in `pairings`, whose first agent is `agent`. */
  readonly pairing: number;
  readonly rate: Estimate;
  readonly elo: Estimate;
  readonly lead: Estimate;
}

/**
 * Two values of a sweep, over the pairs of games that both have played. All values get the same set-ups in the same
 * order, so what the set-ups do to both cancels.
 */
export interface Comparison {
  /** Places in `points`. */
  readonly first: number;
  readonly second: number;
  /** Pairs of games, or blocks with more than two seats. */
  readonly pairs: number;
  /** Points per game of the first minus those of the second. */
  readonly difference: Estimate;
  /** Of "both values are equally good", two-sided; null with fewer than two pairs. */
  readonly pValue: number | null;
  /** The same, corrected for the number of comparisons (Holm). */
  readonly pCorrected: number | null;
}

export interface PointParameter {
  readonly name: string;
  /** As written; a number where it is one (times in milliseconds), so that it can be an axis. */
  readonly value: string | number;
}

/** Something that was measured in every game, summed up. */
export interface Measure {
  /** `score`, `length`, `secondsPerMove`, `simulations`, `playoutMoves`, or a counter of the game. */
  readonly name: string;
  readonly title: string;
  /** `plies`, `s`, `per move`, …; empty for plain counts. */
  readonly unit: string;
  /** Is it one value a game (`length`), or one for each agent in it (`score`)? */
  readonly of: 'game' | 'agent';
  /** One for each agent of the run that has played. */
  readonly byAgent: readonly AgentSummary[];
  /** One for each pairing that has been played. */
  readonly byPairing: readonly PairingSummary[];
}

export interface AgentSummary {
  readonly agent: number;
  readonly summary: Summary;
}

export interface PairingSummary {
  readonly pairing: number;
  /** Of the game where the measure is of the game, else of the first agent. */
  readonly first: Summary;
  /** Of its opponents; null where the measure is of the game. */
  readonly second: Summary | null;
}

/** A sample in numbers: enough for a table, a box plot and a histogram. */
export interface Summary {
  readonly count: number;
  readonly mean: number;
  /** 0 with one value. */
  readonly sd: number;
  readonly min: number;
  /** Quartiles, interpolated between neighbours (R's type 7). */
  readonly q1: number;
  readonly median: number;
  readonly q3: number;
  readonly max: number;
  /** Ends of the whiskers: the outermost values within 1.5 interquartile ranges of the quartiles. */
  readonly whiskerLow: number;
  readonly whiskerHigh: number;
  readonly histogram: Histogram;
}

/** Counts of values in bins of equal width; the last bin includes its upper end. */
export interface Histogram {
  readonly from: number;
  readonly width: number;
  readonly counts: readonly number[];
}

/** A value for every field of the board: visits, captures, … */
export interface BoardMap {
  readonly name: string;
  readonly title: string;
  readonly unit: string;
  /** Place in `agents`; null for all sides together. */
  readonly agent: number | null;
  readonly rows: number;
  readonly columns: number;
  /** Mean per game, row by row from the top as the board is drawn. */
  readonly values: readonly number[];
  /** As printed next to and below the board. */
  readonly rowLabels: readonly string[];
  readonly columnLabels: readonly string[];
  /** Number of games in the mean. */
  readonly games: number;
}
