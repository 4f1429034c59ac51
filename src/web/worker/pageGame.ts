/**
 * What a game gives the page besides its rules. It runs in the page's worker, next to the rules: the page itself gets
 * plain data to draw (a view), the choices that lead to moves, and sentences. A new game is a file in `games/`, a board
 * in `web/page/boards/`, and a line in each list.
 */
import type { Game, Move, OptionValue, OptionValues, State } from '../../core/index.ts';

/** A choice of the set-up panel. */
export interface SetupField {
  /** The name of an option of the game, or `preset`. */
  readonly option: string;
  readonly title: string;
  readonly choices: readonly { readonly value: OptionValue; readonly title: string }[];
}

/** A position as it is to be shown. */
export interface Scene<S extends State> {
  readonly state: S;
  /** How the position came about; undefined at the start. */
  readonly last: { readonly before: S; readonly move: Move } | undefined;
  /** The last move that a seat made, where chance alone has moved since; missing where `last` is that move. */
  readonly decision?: { readonly before: S; readonly move: Move } | undefined;
  /** The seat whose eyes it is seen through; undefined where everything is open. */
  readonly viewer: number | undefined;
}

/**
 * How a person makes a move: the steps to choose one after the other. A step is a word that the board and the game agree
 * on: a cell (`c3`), a card (`card 2`), a turn (`r90`). It has no secrets and no special characters.
 */
export type Way = readonly string[];

/** A draw of chance, for people. */
export interface ChanceWords {
  /** What is about to happen: `Assam's die is rolled`. */
  readonly event: string;
  /** An outcome in a few words: `3 steps`, `a straight road`. */
  outcome(move: Move): string;
}

/** @typeParam V all that the board shows, as plain data */
export interface PageGame<S extends State = State, V = unknown> {
  readonly game: Game<S>;
  /** The choices of the set-up panel, the preset first. */
  readonly setup: readonly SetupField[];
  /** What a choice brings with it: a map has its own size. */
  adjust(chosen: OptionValues, option: string): OptionValues;
  /** What the seats are called in sentences: Black, White. There may be more of them than play. */
  readonly seatTitles: readonly string[];
  /** What the score counts, after a number: `1 stone`, `2 stones`. */
  unit(count: number): string;
  /** The agent that judges whole games, where the strongest would not speak of points; its budget plays no part. */
  readonly reviewer?: string;
  /** All that the board shows of a position, and nothing that the viewer cannot see. */
  view(scene: Scene<S>): V;
  /** What the seat to move is asked to do, in one line. */
  howTo(state: S): string;
  /** The ways to make a legal move, the usual one first; none if it can only be chosen from the list. */
  ways(state: S, move: Move): readonly Way[];
  /** A step in words, for the list of choices and for those who hear the board: `turned half round`. */
  stepTitle(state: S, step: string): string;
  /** Why a step that is on the board cannot be chosen now, in the game's own terms; undefined if there is nothing to say. */
  explain(state: S, made: Way, step: string): string | undefined;
  /** A move that needs no decision and plays itself, such as a forced pass. */
  forced(state: S): Move | undefined;
  /** The move as a sentence, as the viewer sees it: `White jumps from a1 to a3, converts 2`. */
  describe(before: S, move: Move, viewer: number | undefined): string;
  /** Why and how the game ended: `Black wins 30 to 19`. */
  describeEnd(state: S): string;
  /** Where there is chance. Asked at `CHANCE`. */
  chance?(state: S): ChanceWords;
  /** The position, as text, if the seat to move could pass: what does the other threaten? Missing where that makes no sense. */
  passed?(state: S): string;
}
