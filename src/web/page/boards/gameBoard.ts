/**
 * What a game gives the page so that it can be played there. Views, state and engine know games only
 * through this interface and `Game`; a new game is a folder next to `ataxx/` and a line in `registry.ts`.
 */
import type { JSX } from 'preact';
import type { Game, OptionValue, OptionValues, State } from '../../../core/index.ts';
import type { AnalysisReport } from '../../../search/index.ts';

/** A choice of the set-up panel. */
export interface SetupField {
  /** The name of an option of the game, or `preset`. */
  readonly option: string;
  readonly title: string;
  readonly choices: readonly { readonly value: OptionValue; readonly title: string }[];
}

/** Everything a board may want to show. */
export interface Scene<S extends State> {
  readonly state: S;
  /** Number of moves played before this position. */
  readonly ply: number;
  /** How the position came about; undefined at the start. */
  readonly last: { readonly before: S; readonly move: string } | undefined;
  /** May the person move here, now? */
  readonly playable: boolean;
  /** What the person has picked up. */
  readonly held: string | undefined;
  /** What a search thinks of this position. */
  readonly analysis: AnalysisReport | undefined;
  /** Seen from the far side. */
  readonly flipped: boolean;
}

/** What pressing a cell leads to: a move, or a change of what is held. */
export type Press =
  | { readonly kind: 'play'; readonly move: string }
  | { readonly kind: 'hold'; readonly cell: string | undefined };

export interface BoardProps<S extends State> {
  readonly scene: Scene<S>;
  onPress(cell: string): void;
  /** The person puts back what is held. */
  onCancel(): void;
}

export interface GameBoard<S extends State = State> {
  readonly game: Game<S>;
  /** What the seats are called in sentences: Black, White. */
  readonly seatTitles: readonly string[];
  /** What the score counts, after a number: `1 stone`, `2 stones`. */
  unit(count: number): string;
  /** The choices of the set-up panel, the preset first. */
  readonly setup: readonly SetupField[];
  /** What a choice brings with it: a map has its own size. */
  adjust(chosen: OptionValues, option: string): OptionValues;
  /** The playout that its tree searches use here, as a spec. */
  readonly playout: string;
  /** How a person is told to move, in one line. */
  readonly howTo: string;
  /** The component that draws it. */
  Board(props: BoardProps<S>): JSX.Element;
  press(state: S, held: string | undefined, cell: string): Press;
  /** A move that needs no decision and plays itself, such as a forced pass. */
  forced(state: S): string | undefined;
  /** The move as a sentence: `White jumps from a1 to a3, converts 2`. */
  describe(before: S, move: string): string;
  /** Why and how the game ended: `Black wins 30 to 19`. */
  describeEnd(state: S): string;
}
