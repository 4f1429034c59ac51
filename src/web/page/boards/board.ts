/**
 * What a board is to the page: a component that draws the game's view and reports which step was chosen, and a guide to
 * the rules. Boards hold no rules: what can be chosen comes from the worker, as `Choice`. A board is loaded when its game
 * is opened.
 */
import type { JSX } from 'preact';
import type { LegalMove } from '../../worker/messages.ts';
import type { Way } from '../../worker/pageGame.ts';

/** The move that is being built, step by step. */
export interface Choice {
  /** May the person move here, now? */
  readonly isOpen: boolean;
  /** The steps chosen so far. */
  readonly made: Way;
  /** The steps that may be chosen next, with their words. */
  readonly next: ReadonlyMap<string, string>;
  /** The legal moves that begin with the steps made. */
  readonly moves: readonly LegalMove[];
}

/** What a search says of one move. */
export interface MoveMark {
  readonly move: string;
  readonly ways: readonly Way[];
  /** How much it stands out among the moves, 0 to 1. */
  readonly heat: number;
  /** What it is worth, as short as can be: `63`; only for the best few. */
  readonly note: string | undefined;
  readonly isBest: boolean;
}

export interface BoardProps<V> {
  readonly view: V;
  /** Changes with the position, so that motions play once. */
  readonly node: number;
  /** Is this one move further than what was shown before? Then it may move on the screen. */
  readonly isNext: boolean;
  readonly choice: Choice;
  readonly marks: readonly MoveMark[];
  /** Seen from the far side. */
  readonly isFlipped: boolean;
  /** A step was chosen: by mouse, finger or key. The page says why if it cannot be. */
  onChoose(step: string): void;
  /** The person takes back the last step. */
  onCancel(): void;
}

export interface RulesProps<V> {
  /** The position on the board, for a guide that depends on the options in force; undefined if none is open. */
  readonly view?: V | undefined;
}

export interface BoardModule<V = unknown> {
  /** Are there panels below the board itself? Then all players are named above it. */
  readonly hasPanels?: true;
  /** The component that draws it. */
  Board(props: BoardProps<V>): JSX.Element;
  /** The picture guide to the rules, for the drawer. */
  Rules(props: RulesProps<V>): JSX.Element;
}
