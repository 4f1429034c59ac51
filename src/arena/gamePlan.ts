/** A game to be played, and its result. Both are plain JSON, so that a game can be played anywhere. */
import type { Forfeit, GameRecord, OptionValues } from '../core/index.ts';
import type { PlannedOpening } from './openingMoves.ts';

export interface GamePlan {
  readonly game: string;
  /** Complete options. */
  readonly options: OptionValues;
  /** The start position as text; a new game if missing. */
  readonly position?: string;
  /** What is played from there before the agents are asked; nothing if missing. */
  readonly opening?: PlannedOpening;
  /** The agent of each seat, in canonical form. */
  readonly agents: readonly string[];
  /** Master seed of the experiment. */
  readonly seed: number;
  /** The number of this game in the experiment. */
  readonly index: number;
  /** Games of the same block, in which seats rotate, get the same set-up, opening and chance. */
  readonly block: number;
  /** Is the whole game wanted, or only what came of it? */
  readonly keepRecord?: boolean;
  /** Are the game's own counters not wanted? */
  readonly uncounted?: boolean;
}

/** What an agent spent in a game. */
export interface Effort {
  /** Moves that it thought about; forced ones are played without thinking. */
  moves: number;
  seconds: number;
  /** Playouts run, and moves made in them. */
  simulations: number;
  playoutMoves: number;
}

export interface PlayedGame {
  /** As in the plan. */
  readonly index: number;
  /** Moves and chance outcomes. */
  readonly plies: number;
  readonly result: readonly number[];
  readonly scores: readonly number[];
  /** Missing for a game that was played out. */
  readonly forfeit?: Forfeit;
  /** Only if the plan asks for it. */
  readonly record?: GameRecord;
  /** By seat. */
  readonly efforts: readonly Readonly<Effort>[];
  /** The game's own counters, by seat; missing if it has none. */
  readonly counts?: readonly (readonly number[])[];
}
