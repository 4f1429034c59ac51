/**
 * What a search worker and its owner say to each other. Everything is plain data; moves and positions
 * cross as notation, so that the owner needs no state of the worker's to read them.
 */
import type { OptionValues } from '../core/index.ts';
import type { AnalysisReport, Budget, ExploredNode } from '../search/index.ts';

/** One question: what would this agent play here? */
export interface Work {
  readonly game: string;
  readonly options: OptionValues;
  /** A position in the game's notation, in which a seat is to move. */
  readonly position: string;
  readonly spec: string;
  readonly seed: number;
  /** Replaces the limits of the agent, but not its cap on memory; an empty one thinks until `stop`. */
  readonly budget?: Budget;
  /** How many of the best moves are wanted with their exact value and line of play; 1 if missing. */
  readonly lines?: number;
  /** How many searches run at the same time and share the memory that there is; 1 if missing. */
  readonly atOnce?: number;
}

/** Which node of its tree a search is to open. */
export interface TreePath {
  /** Of the search. */
  readonly id: number;
  /** From the root: moves in notation, or what `ExploredMove.step` says. */
  readonly path: readonly string[];
}

/** What a worker in a browser is sent first, if the page shows games from outside. */
export interface OwnGames {
  /** The addresses of their modules. */
  readonly ownGames: readonly string[];
}

export type SearchRequest =
  | ({ readonly type: 'start'; readonly id: number } & Work)
  /** Ends the search with this id at once; its `done` follows. Any other id is dropped. */
  | { readonly type: 'stop'; readonly id: number }
  /** Opens a node of the search with this id, which runs or was the last to end. The search is not disturbed. */
  | ({ readonly type: 'explore'; readonly most: number } & TreePath);

export type SearchResponse =
  /** Said once, when the worker can hear requests. */
  | { readonly type: 'ready' }
  | {
      readonly type: 'analysis';
      readonly id: number;
      readonly analysis: AnalysisReport;
      readonly note?: string;
    }
  | {
      readonly type: 'done';
      readonly id: number;
      readonly move: string;
      readonly analysis: AnalysisReport;
      /** What is to be said of how the search was run, as a sentence. */
      readonly note?: string;
    }
  /** The search with this id has ended without a move. */
  | { readonly type: 'error'; readonly id: number; readonly message: string; readonly hint: string }
  | ({ readonly type: 'branches'; readonly node: ExploredNode } & TreePath)
  /** The node cannot be opened; the search itself is well. */
  | ({ readonly type: 'noBranches'; readonly message: string; readonly hint: string } & TreePath);

/** The worker's end of the connection, of any kind. */
export interface Port {
  post(response: SearchResponse): void;
  listen(hear: (request: SearchRequest) => void): void;
}

/** The owner's end. */
export interface Wire {
  send(request: SearchRequest): void;
  /** Ends the worker at once. */
  close(): void;
}

/** Starts a worker. @param hear gets its answers @param fail its death, as a sentence */
export type Connect = (hear: (response: SearchResponse) => void, fail: (message: string) => void) => Wire;
