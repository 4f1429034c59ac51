/**
 * Text interfaces that a report or a course has defined for its game. They are data of the game: the command line makes a
 * command of each, under the name of the game.
 */
import type { Option, Values } from './schema/index.ts';

interface Described {
  /** One sentence. */
  readonly about: string;
  /** As typed in a shell. */
  readonly examples: readonly string[];
  /** What can be typed, one line for each. */
  readonly help: string;
}

/** What an agent has found. */
export interface Finding {
  readonly move: number;
  /** What the position is worth to the seat to move, in the agent's unit, for people: `48.2 %`. */
  readonly worth: string;
  /** The same in the game's own unit, from agents that count in it. */
  readonly score?: number;
  readonly iterations: number;
  readonly nodes: number;
  readonly seconds: number;
}

/** An agent that thinks about one position after the other. */
export interface Thinker<S> {
  /** @returns undefined if it was interrupted */
  think(state: S, limits: { readonly ms: number; readonly depth?: number }): Promise<Finding | undefined>;
  /** A new game begins. */
  reset(): void;
}

/** What a dialogue is given. */
export interface DialogueServices<S> {
  readonly print: (text: string) => void;
  /** @param spec such as `ataxx/mcts` */
  readonly openAgent: (spec: string) => Thinker<S>;
}

export interface Dialogue {
  /** Obeys one line; false if it was the last. */
  obey(line: string): Promise<boolean>;
  /** The input has ended. */
  end(): void;
}

/** A conversation, in which a line may change what the next one means. */
export interface DialogueInterface<S> extends Described {
  readonly kind: 'dialogue';
  /** Prints what comes before the first line, too. */
  open(services: DialogueServices<S>): Dialogue;
}

/** The name of an operation and what it is applied to; undefined for what was left out. */
export type Query = readonly [operation: string, ...operands: (string | undefined)[]];

/** Options, each with what its value is called in the help. */
export type QueryOptions = Readonly<Record<string, Option & { readonly placeholder: string }>>;

/** Queries that are answered each for itself. */
export interface QueryInterface<O extends QueryOptions = QueryOptions> extends Described {
  readonly kind: 'queries';
  /** What may follow the name of the operation. */
  readonly operands: readonly { readonly name: string; readonly about: string }[];
  readonly options: O;
  /** A query on one line, for the help. */
  readonly example: string;
  /** A query that was typed on one line, which is not blank. @throws UserError */
  parse(line: string): Query;
  /** @throws UserError for a query that is no such thing */
  answer(query: Query, values: Values<O>): string | number | boolean;
}

export type TextInterface<S = unknown> = DialogueInterface<S> | QueryInterface;
