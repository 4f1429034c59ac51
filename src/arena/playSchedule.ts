/**
 * Playing a schedule: a stream of game plans in, finished games out. Threads, the calling thread and other machines are
 * different ways to do it, and a caller can tell them apart only by the time they take. All of them promise:
 *
 * - The schedule is asked for its next plan only when there is room to play it soon, so it may be endless, and it may
 *   depend on games that have come back.
 * - Every game comes back once, in any order, and is the same wherever it was played.
 * - When `onGames` returns false, the schedule ends early; when it throws, with that error.
 * - When the signal is aborted, it ends at once and without an error; games in play are lost.
 * - A game that cannot be played ends the schedule with its error, after the games that the same player had finished
 *   before it are handed over. A `UserError` arrives as one, with its message and hint; any other error is a bug.
 * - After the end nothing is handed over, and nothing is left running.
 */
import type { GamePlan, PlayedGame } from './gamePlan.ts';

export type Schedule = Iterator<GamePlan, unknown, undefined>;

export interface ScheduleSettings {
  readonly signal?: AbortSignal;
  /** Called with games as they come in. @returns false if no more are wanted */
  readonly onGames: (played: readonly PlayedGame[]) => boolean;
}

export type PlaySchedule = (schedule: Schedule, settings: ScheduleSettings) => Promise<void>;
