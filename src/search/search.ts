/**
 * The one interface behind which every player sits, from `random` to the strongest tree search.
 *
 * A search works in slices, so that its owner can stop it, show what it thinks, or answer a message in
 * between; how it is sliced never changes what it finds. Time comes from outside as a clock.
 */
import {
  type Game,
  type Move,
  type OptionValues,
  PROTOCOLS,
  type Random,
  type State,
} from '../core/index.ts';
import type { Analysis } from './analysis.ts';
import type { Budget } from './budget.ts';
import type { ExcerptLimits, ExploredNode, TreeExcerpt } from './mcts/excerpt/excerpt.ts';
import type { FreeMemory } from './memory.ts';
import type { OpenPool } from './parallel/searchPool.ts';

/** Milliseconds from an arbitrary origin, never going back. */
export type Clock = () => number;

/** What a search has done for a position, without what it found. */
export interface SearchEffort {
  /** Playouts run. */
  readonly simulations: number;
  /** Moves made inside playouts. */
  readonly playoutMoves: number;
}

/** Of a search that plays nothing out. */
export const NO_PLAYOUTS: SearchEffort = { simulations: 0, playoutMoves: 0 };

export interface Search {
  /**
   * Begins to think about `state`, in which a seat is to move. The state is copied.
   * @param budget replaces the search's own budget for this once; an empty one never runs out
   * @param lines of how many moves the analysis is to show what they are worth, and the line of play that follows.
   *   Minimax pays for each with time; what an exact search to a fixed depth plays does not depend on it. Default: 1.
   */
  start(state: State, budget?: Budget, lines?: number): void;
  /** Goes on until the clock reads `until` or the budget has run out; true when it has run out. */
  advance(until: number): boolean;
  /** What is known so far about the position. */
  analysis(): Analysis;
  /** What was done so far for the position: the same figures as in its analysis, at next to no cost. */
  effort(): SearchEffort;
  /** The most visited part of the tree so far; missing where no tree grows. */
  excerpt?(limits: ExcerptLimits): TreeExcerpt;
  /**
   * One node of the tree so far, opened; missing where no tree grows. Changes nothing about the search.
   * @param path leads to it from the root: moves in notation, or what `ExploredMove.step` says
   * @param most children to list, the expected one and then the most visited
   * @throws UserError for a path that leaves the tree
   */
  explore?(path: readonly string[], most: number): ExploredNode;
  /**
   * The move to play; the same one each time until `start` is called again.
   * @throws ForfeitError if the player is a program from outside that has failed
   */
  choose(): Move;
  /** Forgets everything it learned in earlier positions: a new game begins. */
  reset(): void;
  /**
   * Does it do nothing but draw moves from its stream by `State.sample`, in an `ImaginedWorld`? Then the owner of the
   * stream may draw them itself: by the contract of a game they are legal.
   */
  readonly isUniform?: boolean;
  /** Bytes that its trees and tables take; missing where there are none to speak of. */
  readonly bytes?: number;
  /** Lets go of what is not memory: a program that was started for it. The next `start` opens it again. */
  close?(): void;
}

/** What a search is made with. */
export interface Setting {
  readonly game: Game;
  /** The agent's own stream; nobody else draws from it. */
  readonly random: Random;
  readonly clock: Clock;
  /** The stream from which the game itself will draw its chance. Only an oracle looks at it. */
  readonly future?: Random;
  /** The options of the game, for players that must be told them. */
  readonly options?: OptionValues;
  /** How much memory there is for trees and tables; unknown if missing. */
  readonly freeMemory?: FreeMemory;
  /** There where programs can be started; missing in a browser. */
  readonly openEngine?: OpenEngine;
  /** Where threads can help a search. */
  readonly openPool?: OpenPool;
}

/** A program from outside that is to play. */
export interface EngineSettings {
  /** The program and its arguments. */
  readonly command: readonly string[];
  readonly protocol: EngineProtocol;
  /** Set before it plays, in this order. */
  readonly options: readonly EngineOption[];
  /** For each move. */
  readonly budget: Budget;
  /** How long it may take to start, to get ready, and to find a move where the budget has no time. */
  readonly timeoutMs: number;
  /** How much longer than its time it may take for a move. */
  readonly graceMs: number;
}

/** `auto` is whichever of the others the program answers to. */
export const ENGINE_PROTOCOLS = ['auto', ...PROTOCOLS] as const;
export type EngineProtocol = (typeof ENGINE_PROTOCOLS)[number];
export type EngineOption = readonly [name: string, value: string];

/** Makes a player of a program; its moves may throw a `ForfeitError`. */
export type OpenEngine = (engine: EngineSettings, setting: Setting) => Search;

/** Thinks a position through to the end of the budget. */
export function think(search: Search, state: State): Move {
  search.start(state);
  search.advance(Infinity);
  return search.choose();
}
