/**
 * What a search worker and its owner say to each other. Everything is plain data; moves and positions
 * cross as notation, so that the owner needs no state of the worker's to read them.
 */
import type { OptionValues } from '../core/index.ts';
import type { AnalysisReport, Budget } from '../search/index.ts';

/** One question: what would this agent play here? */
export interface Work {
  readonly game: string;
  readonly options: OptionValues;
  /** A position in the game's notation, in which a seat is to move. */
  readonly position: string;
  readonly spec: string;
  readonly seed: number;
  /** Replaces the agent's own budget; an empty one thinks until `stop`. */
  readonly budget?: Budget;
  /** How many of the best moves are wanted with their exact value and line of play; 1 if missing. */
  readonly lines?: number;
}

export type SearchRequest =
  | ({ readonly type: 'start'; readonly id: number } & Work)
  /** Ends the search with this id at once; its `done` follows. Any other id is dropped. */
  | { readonly type: 'stop'; readonly id: number };

export type SearchResponse =
  /** Said once, when the worker can hear requests. */
  | { readonly type: 'ready' }
  | { readonly type: 'analysis'; readonly id: number; readonly analysis: AnalysisReport }
  | {
      readonly type: 'done';
      readonly id: number;
      readonly move: string;
      readonly analysis: AnalysisReport;
    }
  | { readonly type: 'error'; readonly id: number; readonly message: string; readonly hint: string };

/** One end of the connection, of any kind. */
export interface Port {
  post(response: SearchResponse): void;
  listen(hear: (request: SearchRequest) => void): void;
}
