/**
 * The contract of a game. Everything else in Playout - search, agents, arena, page, protocol - knows
 * games only through this file, and a new game needs nothing but an object that fulfils it. Run
 * `checkGame` of the conformance kit on it before anything else: it tests every promise made here.
 *
 * ## The idea
 *
 * A **state** is a mutable position. Search copies one state into another with `assign` and plays
 * moves on the copy; nothing is undone, and nothing is allocated. A **move** is a 32-bit integer that
 * only its game can read. Whose turn it is decides who chooses the next move:
 *
 *     turn >= 0   the player in that seat (0, 1, ...) chooses one of `moves`
 *     CHANCE      nature draws one of `moves` with the probabilities of `weight`
 *     OVER        the game has ended, `moves` lists nothing, `result` may be asked
 *
 * A seat may move several times in a row, chance may follow chance: a search is one `switch` on `turn`.
 *
 * ## What a game must be
 *
 * - **Exact.** The same moves from the same start give the same state, in every runtime.
 * - **Self-contained.** A state holds all that the future depends on; two states share only what never
 *   changes (tables, the board's shape).
 * - **Finite.** Every sequence of legal moves ends, at the latest after `maxPlies`.
 * - **Quick.** `moves`, `play`, `sample`, `assign` and `playOut` allocate nothing. Fields are set in the
 *   constructor and keep one kind; integers in fields fit 31 bits, wider words live in an `Int32Array`.
 */
import type { DrawnLine } from './drawing.ts';
import type { FeatureSet } from './features.ts';
import type { Preset } from './options.ts';
import type { Random } from './random.ts';
import type { Options, Values } from './schema/index.ts';
import type { Tactics } from './tactics.ts';
import type { Tally } from './tally.ts';
import type { TextInterface } from './textInterface.ts';
import type { TranscriptFormat } from './transcript.ts';
import { CHANCE, OVER } from './turns.ts';

export { CHANCE, OVER };

/** A move or chance outcome: a 32-bit integer with a meaning only to its game. */
export type Move = number;

/** No state ever lists more moves than this; a game's own bound is `Game.maxMoves`. */
export const MOST_MOVES = 1 << 16;

/** Room for the default `sample`. Never held across calls, so one serves all states of a thread. */
const listed = new Int32Array(MOST_MOVES);

export abstract class State {
  /** The seat to move (0..seats-1), `CHANCE` or `OVER`. Written by `play` and `assign`, read by all. */
  abstract turn: number;

  /** The number of players in this game; never changes. */
  abstract readonly seats: number;

  /**
   * Writes every legal move (at `CHANCE`: every outcome of positive probability) to the front of `out`,
   * each once, in an order that depends on the position alone, and returns how many. Zero if and
   * only if the game is over: a player who can do nothing has a pass to play. `out` has room for
   * `Game.maxMoves`. Must not change the state in any way that can be seen.
   */
  abstract moves(out: Int32Array): number;

  /**
   * Plays `move` in place. Trusts it: callers at the door (arena, protocol, notation) have checked that
   * it is one of `moves`. Never called when the game is over.
   */
  abstract play(move: Move): void;

  /** Becomes an exact copy of `from`, a state of the same game and options, and shares nothing with it. */
  abstract assign(from: State): void;

  /** A new state equal to this one. May allocate; not for the hot path. */
  abstract clone(): State;

  /** Once over: 1 for a win, 0 for a loss, 1/k each for k seats that share the first place. Sums to 1. */
  abstract result(seat: number): number;

  /** Points of `seat` in the game's own unit (stones, coins, ...), at any time. */
  abstract score(seat: number): number;

  /**
   * Writes a 64-bit key of the position as two words. Equal positions have equal keys; positions that
   * differ in turn, moves, score or what has been seen have different ones (except for the odds of chance).
   * A counter that cannot matter within the next 32 plies (a far-off draw limit) may be left out: a table
   * that looks less far ahead stays exact. Keep it up to date in `play` or compute it here, whichever is
   * faster in a tree; a playout never asks for it and must not pay for it.
   */
  abstract hash(out: Int32Array): void;

  /**
   * Like `hash`, but equal also for positions that are turns or mirror images of each other, so that whatever holds
   * for one holds for the other. Override it where the board has symmetries.
   */
  hashUpToSymmetry(out: Int32Array): void {
    this.hash(out);
  }

  /** At `CHANCE`: the probability of `outcome`; over all outcomes they sum to 1. Uniform unless overridden. */
  weight(_outcome: Move): number {
    return 1 / this.moves(listed);
  }

  /**
   * A uniformly random legal move; at `CHANCE` an outcome drawn by its probability. Draws from `random`
   * only. Games override it where a move can be found without listing all of them. Not called when over.
   */
  sample(random: Random): Move {
    const count = this.moves(listed);
    if (this.turn !== CHANCE) return listed[random.below(count)]!;
    let left = random.unit();
    for (let i = 0; i < count - 1; i++) {
      // `weight` may list moves itself, so the outcome is read before it is asked.
      const outcome = listed[i]!;
      left -= this.weight(outcome);
      if (left < 0) return outcome;
    }
    return listed[count - 1]!;
  }

  /**
   * Plays moves of `sample` to the end and returns how many. A game may override it with a fused loop
   * that makes the same moves from the same stream.
   */
  playOut(random: Random): number {
    let plies = 0;
    while (this.turn !== OVER) {
      this.play(this.sample(random));
      plies++;
    }
    return plies;
  }

  /**
   * What a legal move is known as in other positions, for statistics over moves wherever they occur in a game (RAVE,
   * MAST). Override it where the same word means different things in different positions.
   */
  code(move: Move): number {
    return move;
  }

  /** How many moves `moves` would list. Override it where counting is cheaper than listing. */
  count(): number {
    return this.moves(listed);
  }
}

/** Plays games out in some informed way. Neither method allocates. */
export interface Playout<S extends State = State> {
  /** A search for this seat begins; for playouts that do not move alike for everybody. */
  begin?(seat: number): void;
  /** The move of the seat whose turn it is. */
  choose(state: S, random: Random): Move;
  /** Decisions that `run` makes by `choose` before it continues uniformly; all of them if missing. */
  readonly decisions?: number;
  /** Plays the state to its end by moves of `choose` and chance by `sample`; returns the number of moves made. */
  run(state: S, random: Random): number;
  /** The same, with outcomes of chance from a stream of their own. Where it is missing, searches play move by move. */
  runWith?(state: S, random: Random, chance: Random): number;
}

/** The playout that makes the moves of `choose`, for games that do not fuse the loop themselves. */
export function playoutBy<S extends State>(choose: (state: S, random: Random) => Move): Playout<S> {
  function runWith(state: S, random: Random, chance: Random): number {
    let plies = 0;
    for (; state.turn !== OVER; plies++) {
      state.play(state.turn === CHANCE ? state.sample(chance) : choose(state, random));
    }
    return plies;
  }
  return { choose, run: (state, random) => runWith(state, random, random), runWith };
}

/** A named way to play a game out, better informed than uniform random moves. */
export interface PlayoutPolicy<S extends State = State, O extends Options = Options> {
  readonly name: string;
  readonly about: string;
  readonly options: O;
  make(options: Values<O>): Playout<S>;
}

/** Judges positions. */
export interface Evaluation<S extends State = State> {
  /** How good `state` is for `seat`: higher is better, 0 is even. Allocates nothing. */
  value(state: S, seat: number): number;
  /** The same from sums that a move changes only in part, for searches that play move by move. */
  readonly incremental?: IncrementalEvaluation<S>;
}

/**
 * An evaluation by sums, such as the weights of all patterns on the board. A search keeps the sums of every position of
 * its line, so that after a move only what the move touches is computed. Allocates nothing.
 */
export interface IncrementalEvaluation<S extends State = State> {
  /** 32-bit sums of a position. */
  readonly sums: number;
  /** Writes the sums of a position. */
  fill(state: S, sums: Int32Array): void;
  /** Turns the sums of `state` into those of the position after `move`, a legal move or outcome, which is not played yet. */
  update(state: S, move: Move, sums: Int32Array): void;
  /** What `value` is, given the sums of the position. */
  value(state: S, seat: number, sums: Int32Array): number;
}

/** A named evaluation of positions. */
export interface Heuristic<S extends State = State, O extends Options = Options> {
  readonly name: string;
  readonly about: string;
  readonly options: O;
  /** No position is worth more than this, for any seat, nor less than its negative. */
  readonly bound: number;
  /** The advantage that makes winning about 73 % likely: chance to win = 1 / (1 + exp(-value / scale)). */
  readonly scale: number;
  make(options: Values<O>): Evaluation<S>;
}

/** A named way to rate moves without playing them. */
export interface MoveRating<S extends State = State, O extends Options = Options> {
  readonly name: string;
  readonly about: string;
  readonly options: O;
  /** The difference between two moves that makes the better one clearly better. */
  readonly scale: number;
  make(options: Values<O>): MoveRater<S>;
}

/** Rates the moves of one position after the other. Allocates nothing. */
export interface MoveRater<S extends State = State> {
  /** The position whose moves are rated next; it must not change meanwhile. */
  look(state: S): void;
  /** How good a legal move is for the seat to move, by nothing but what that seat knows; higher is better. */
  rate(move: Move): number;
}

/** A key by which positions are found again. */
export interface PositionKey<S extends State = State> {
  readonly name: string;
  readonly about: string;
  /** Do positions with equal keys have the same legal moves and the same future? */
  readonly isComplete: boolean;
  /** Writes 64 bits as two words. */
  write(state: S, out: Int32Array): void;
}

/**
 * All positions of a small game as numbers, and how they follow from each other: what exact solving works on. A game that
 * computes this from the numbers alone is solved a hundred times faster than by playing moves, and no moves have to be
 * kept. Plies played, and limits on them, are no part of a position here: play may continue for ever.
 */
export interface PositionGraph<S extends State = State> {
  /** Numbers are smaller; not every number need be a position. */
  readonly size: number;
  /** How many of the numbers are positions. */
  readonly positions: number;
  /** No position has more positions before it. */
  readonly mostBefore: number;
  /** The number of a position that is not over. */
  numberOf(state: S): number;
  /** The seat to move, of two. */
  turnOf(number: number): number;
  /** What the moves of a position lead to, as a word of `outlook.ts`; 0 for a number that is no position. */
  outlookOf(number: number): number;
  /** Writes the positions from which a move leads to this one, once for each such move, and returns how many. */
  before(number: number, out: Int32Array): number;
}

/** A cell by row, from the top, and column, from the left; both from 0. */
export type GridCell = readonly [row: number, column: number];

/** A board of square cells with stones on them, so that it can be drawn and played by pressing cells. */
export interface Grid<S extends State = State> {
  /** The seat whose stone is on each cell, row by row from the top; -1 for none. */
  stones(state: S): readonly (readonly number[])[];
  /**
   * The cells to press for a legal move: where a stone goes, or whence and where; none for a move without a place, such
   * as a pass. Different moves have different cells.
   */
  cellsOf(state: S, move: Move): readonly GridCell[];
}

/** An agent under its own name: a paper's, or the best that there is. Plain data; what the text means is for agents to say. */
export interface NamedAgent {
  /** As typed after the name of the game: `strong` for `ataxx/strong`. */
  readonly name: string;
  /** What it is made of: `uct(c=0.4, time=1s)`. */
  readonly spec: string;
  /** What it is and where it comes from. */
  readonly about: string;
}

/** Protocols between programs: UGI is for any game, UAI is the Ataxx community's. */
export const PROTOCOLS = ['ugi', 'uai'] as const;
export type Protocol = (typeof PROTOCOLS)[number];

/** A position as a person at a terminal sees it. */
export interface Shown<S extends State = State> {
  readonly state: S;
  /** The last move that a seat made, and the position before it. */
  readonly last?: { readonly before: S; readonly move: Move } | undefined;
  /** Is it to be pointed out where the seat to move can move? Only asked for a seat that may know. */
  readonly marksLegal?: boolean;
  /** The seat through whose eyes it is seen; undefined where everything may be shown. */
  readonly viewer?: number | undefined;
}

/** What a person at a terminal wants to know. Texts are plain, without colours. */
export interface Guide<S extends State = State> {
  /** The rules in short, and how to read the drawing. */
  readonly rules: string;
  /** How moves are written, with examples. */
  readonly notation: string;
  /** What `drawBoard` points out, and by which characters; one line. */
  readonly marks?: string;
  /** The board with the last move and legal moves pointed out, in characters and in colours. Without it, `draw`. */
  drawBoard?(shown: Shown<S>): readonly DrawnLine[];
  /**
   * What the seat to move chooses from, drawn: its cards, its tile turned every way; empty if there is nothing to add.
   * Shows nothing that the seat cannot see. Asked when a seat is to move.
   */
  drawChoice?(state: S): string;
  /** Under which heading a legal move stands in a list of all of them, or heading and subheading. */
  groupOf?(state: S, move: Move): string | readonly [heading: string, subheading: string];
  /** The legal move that a person may write shorter than in notation: by the number under which it is drawn. */
  readMove?(state: S, text: string): Move | undefined;
}

export interface Game<S extends State = State, O extends Options = Options> {
  // ── what it is ──────────────────────────────────────────────────────────────────────────────────

  /** Lower case, as typed on the command line: `ataxx`. */
  readonly name: string;
  /** As shown to people: `Ataxx`. */
  readonly title: string;
  /** One sentence for someone who has never heard of it. */
  readonly about: string;

  // ── static facts, so that an algorithm can refuse a game it cannot play ──────────────────────────

  readonly minSeats: number;
  readonly maxSeats: number;
  /** Is there ever a turn of `CHANCE`? */
  readonly hasChance: boolean;
  /** Does any seat know something that another does not? Then `imagine` must be there. */
  readonly hasHidden: boolean;
  /** No position, with any options, lists more moves. */
  readonly maxMoves: number;
  /** No game, with any options, lasts longer (moves and chance outcomes together). */
  readonly maxPlies: number;

  // ── options ─────────────────────────────────────────────────────────────────────────────────────

  readonly options: O;
  /** Named rule sets; the first is the default. */
  readonly presets: readonly Preset<O>[];
  /**
   * Completes values that depend on each other (a map fixes the size). `given` names those that the user
   * chose and that must not be overruled. @throws UserError for a combination that makes no sense
   */
  settle?(values: Values<O>, given: ReadonlySet<keyof O>): Values<O>;

  // ── positions and moves ─────────────────────────────────────────────────────────────────────────

  /** A new game. Anything random about the set-up is drawn from `random`, in every game alike. */
  start(options: Values<O>, random: Random): S;
  /** One line that says everything about the position; `parsePosition` of it gives an equal state. */
  formatPosition(state: S): string;
  /** @throws UserError that names the offending part, also for a position that cannot be */
  parsePosition(text: string, options: Values<O>): S;
  /** The move in notation, without spaces; different legal moves of a position have different texts. */
  formatMove(state: S, move: Move): string;
  /** A legal move of `state` from its text. @throws UserError, apart for "not a move" and "not legal here" */
  parseMove(state: S, text: string): Move;
  /** What the player in this seat is called: `x`, `black`, `player 1`. */
  seatName(seat: number): string;
  /** The kind of choice that is due, where a turn has several: `tile`, `meeple`. Asked before the end only. */
  layer?(state: S): string;
  /** The board for a terminal, several lines, no colours. */
  draw(state: S): string;
  /** For boards that can be pressed; without it people choose from a list of moves. */
  readonly grid?: Grid<S>;
  /** For people who play at a terminal. */
  readonly guide?: Guide<S>;

  // ── hidden information ──────────────────────────────────────────────────────────────────────────

  /**
   * Replaces, in place, all that `seat` cannot know by a draw that fits everything it can see and has seen. The draw
   * depends on the view and the stream alone: positions that the seat cannot tell apart become the same one.
   */
  imagine?(state: S, seat: number, random: Random): void;
  /** Replaces, in place, all that `seat` cannot know by one fixed guess: the naive way, for comparison. */
  presume?(state: S, seat: number): void;
  /** The position as `seat` sees it, one line: equal for all positions that it cannot tell apart. With `imagine`. */
  formatView?(state: S, seat: number): string;
  /** The board for a terminal as `seat` sees it. */
  drawView?(state: S, seat: number): string;
  /** A move of the player to move, as `seat` sees it being played: a card put away face down has no name. */
  formatMoveFor?(state: S, move: Move, seat: number): string;

  // ── knowledge ───────────────────────────────────────────────────────────────────────────────────

  readonly playouts: readonly PlayoutPolicy<S>[];
  /** Evaluations; the first is the default of `greedy` and `alphabeta`. */
  readonly heuristics: readonly Heuristic<S>[];
  /** By what `playout learn` may judge positions; each belongs to the evaluation of its name. */
  readonly features?: readonly FeatureSet<S>[];
  readonly ratings?: readonly MoveRating<S>[];
  /** Which moves matter most, for searches that do not look at all of them. */
  readonly tactics?: Tactics<S>;
  /**
   * How much more likely the move that led from `before` to `after` is from a player who makes any move than from each of
   * some players who aim at something: logarithms of ratios, always as many, 0 where nothing can be said. By nothing but
   * what `watcher` can see.
   */
  evidenceOfRandomPlay?(before: S, after: S, watcher: number): readonly number[];
  /** Keys for transposition tables besides the full one, which is `State.hash`. */
  readonly keys?: readonly PositionKey<S>[];
  /** The positions of small games as numbers, so that they are solved quickly; undefined if they are too many. */
  positions?(state: S): PositionGraph<S> | undefined;
  /** Agents for this game alone; `strong` is the one that plays by default. */
  readonly agents?: readonly NamedAgent[];

  // ── counters ────────────────────────────────────────────────────────────────────────────────────

  /** What experiments may count in whole games. */
  readonly tally?: Tally<S, Values<O>>;

  // ── other people's games and programs ───────────────────────────────────────────────────────────

  /** Formats, besides our own records, in which games of this kind are written down elsewhere. */
  readonly transcripts?: readonly TranscriptFormat[];
  /** What engines for this game speak, the most usual first; UGI alone if missing. */
  readonly protocols?: readonly Protocol[];
  /** How a report or a course lets people use the game; a command of this game's name offers it. */
  readonly textInterface?: TextInterface<S>;
}

/** The protocols in which engines can play a game. */
export function protocolsOf({ protocols = ['ugi'] }: Game): readonly Protocol[] {
  return protocols;
}
