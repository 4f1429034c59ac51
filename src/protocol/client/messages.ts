/** What a searching thread and the host of its engines say to each other. All is plain data. */
import type { MessagePort } from 'node:worker_threads';
import type { DialogueSettings } from './dialogue.ts';

/** The first word to the host about an engine; all others go through the port. */
export interface Introduction {
  readonly settings: DialogueSettings;
  readonly port: MessagePort;
  /** Counts the responses, so that a thread can sleep until there is one more. */
  readonly responses: Int32Array<SharedArrayBuffer>;
}

export interface GoRequest {
  readonly kind: 'go';
  readonly id: number;
  /** If a new game begins with this position: the seed for it, for engines that take one. */
  readonly newGameSeed?: number;
  readonly position: string;
  /** How many of its best moves it is asked to report, if it can. */
  readonly lines: number;
  /** What follows the word `go`. */
  readonly limits: string;
  /** When its time is up; Infinity to think until `stop`. */
  readonly ms: number;
}

export type EngineRequest =
  | GoRequest
  /** Ends the search; the answer to its `go` follows. */
  | { readonly kind: 'stop' }
  /** Asks for what the engine has said of its search. */
  | { readonly kind: 'info' }
  /** The engine has broken the rules: it is killed, and started again. */
  | { readonly kind: 'dismiss' };

/** The answer to `go`. */
export type GoResponse =
  | { readonly kind: 'move'; readonly id: number; readonly move: string; readonly infos: readonly string[] }
  | { readonly kind: 'failed'; readonly id: number; readonly reason: string };

export type EngineResponse = GoResponse | { readonly kind: 'info'; readonly infos: readonly string[] };
