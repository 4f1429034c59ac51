/**
 * What the page and its worker say to each other. The worker holds the rules, the positions and the searches; the page
 * asks, and is told no more than the viewer may see: in a game with secrets, the other hands never cross.
 */
import type { Level } from '../../agents/levels.ts';
import type { OptionValues } from '../../core/index.ts';
import type { CoursePoint, Judgement, Review, Summary } from '../../arena/review/index.ts';
import type { AnalysisReport, ExploredNode } from '../../search/index.ts';
import type { SetupField, Way } from './pageGame.ts';

export type { OwnGames } from '../../workers/messages.ts';

// ── games ──

export interface GameInfo {
  readonly name: string;
  readonly title: string;
  readonly about: string;
  readonly hasChance: boolean;
  readonly hasHidden: boolean;
  readonly setup: readonly SetupField[];
  /** The value in force of every choice of the set-up panel. */
  readonly usual: OptionValues;
  readonly seatTitles: readonly string[];
  readonly levels: readonly Level[];
  /** Named agents and kinds of agents, for the box in which any spec can be written. */
  readonly agents: readonly { readonly spec: string; readonly about: string }[];
  /** Can it be asked what the other would do if the seat to move passed? */
  readonly hasThreats: boolean;
  /** Is there a neutral form in which its games are written down elsewhere? */
  readonly hasTranscripts: boolean;
  /** What looks at positions unless another agent is chosen: no budget of its own. */
  readonly analyst: string;
  /** What judges whole games. */
  readonly reviewer: string;
}

// ── the tree of positions ──

/** Positions are numbered in the order in which they were first reached; the start is 0. */
export type NodeId = number;

export const START: NodeId = 0;

/** A position in the tree, with the move that led to it as the viewer sees it. */
export interface NodeView {
  readonly id: NodeId;
  /** Undefined for the start. */
  readonly parent: NodeId | undefined;
  /** The main line first. */
  readonly children: readonly NodeId[];
  readonly ply: number;
  /** Who made the move that led here: a seat or `CHANCE`; at the start, `CHANCE`. */
  readonly by: number;
  /** The move in notation; empty at the start. */
  readonly move: string;
  /** The move as a sentence. */
  readonly words: string;
  /** Whose turn it is now: a seat, `CHANCE` or `OVER`. */
  readonly turn: number;
  /** Is there only one thing to do? Then nobody decides. */
  readonly isForced: boolean;
}

/** A game that has been opened. Its tree is asked for when it is known whose eyes look at it. */
export interface OpenedGame {
  readonly game: string;
  readonly chosen: OptionValues;
  /** How many play. */
  readonly seats: number;
  /** The position to show first. */
  readonly at: NodeId;
  /** How many games the text held of which this is the first; 1 where it comes from elsewhere. */
  readonly outOf: number;
}

export interface LegalMove {
  readonly move: string;
  readonly ways: readonly Way[];
}

export interface ChanceOutcome {
  /** In notation. */
  readonly move: string;
  readonly title: string;
  readonly weight: number;
}

/** A draw of chance: what may come or might have come, and what came. */
export interface ChanceView {
  readonly event: string;
  readonly outcomes: readonly ChanceOutcome[];
  /** Which of the outcomes it was; undefined before the draw. */
  readonly drawn: number | undefined;
}

/** Everything about one position. */
export interface PositionView {
  readonly node: NodeId;
  readonly turn: number;
  /** What the board draws; only the game's own board can read it. */
  readonly board: unknown;
  readonly scores: readonly { readonly points: number; readonly unit: string }[];
  /** Once over. */
  readonly result: readonly number[] | undefined;
  readonly end: string | undefined;
  readonly howTo: string;
  /** Legal moves of a seat, if the viewer may know them. */
  readonly moves: readonly LegalMove[];
  /** Steps of these moves in words. */
  readonly stepTitles: Readonly<Record<string, string>>;
  /** The draw that is due, or that has just been made. */
  readonly chance: ChanceView | undefined;
  /** The position as text; as the viewer sees it where there are secrets. */
  readonly text: string;
  /** May `text` be read back? */
  readonly isComplete: boolean;
  /** What comes after the `#` of a link to this position. */
  readonly link: string;
}

// ── opening ──

/** Where a game comes from. Links, saved games and texts are checked as if a stranger had written them. */
export type Source =
  | { readonly from: 'new'; readonly game: string; readonly chosen: OptionValues; readonly seed: number }
  | {
      readonly from: 'position';
      readonly game: string;
      readonly chosen: OptionValues;
      readonly text: string;
      readonly seed: number;
    }
  | { readonly from: 'link'; readonly link: string }
  | { readonly from: 'saved'; readonly saved: unknown }
  /** A saved game that was exported, a record, a transcript, a list of these, or a position; of any game. */
  | { readonly from: 'text'; readonly text: string; readonly seed: number };

/** A game as it is kept: plain JSON, sealed if it has secrets. Only the worker reads it. */
export type SavedTree = Readonly<Record<string, unknown>>;

// ── searching ──

export interface SearchSettings {
  readonly node: NodeId;
  readonly spec: string;
  /** The agent's own budget, or none: it thinks until it is stopped. */
  readonly isEndless: boolean;
  /** Look at the position as if the seat to move had passed. */
  readonly isThreat?: boolean;
  readonly lines: number;
  readonly viewer: number | undefined;
}

/** Searches run side by side in channels: one for what plays, two for what is looked at. */
export type Channel = 'play' | 'first' | 'second';

export interface Thought {
  readonly report: AnalysisReport;
  readonly note: string | undefined;
}

/** A line of the game, judged so far. */
export interface ReviewView {
  /** Who judges. */
  readonly agent: string;
  readonly unit: Review['unit'];
  /** The positions of the line, from the start. */
  readonly line: readonly NodeId[];
  /** How many plies are to be judged. */
  readonly plies: number;
  readonly isDone: boolean;
  readonly judgements: readonly Judgement[];
  readonly summary: Summary;
  readonly course: readonly CoursePoint[];
}

// ── calls ──

/** Each call: what is asked, and what is answered. A failure is answered by a `Problem`. */
export interface Calls {
  games: [undefined, readonly GameInfo[]];
  /** A position to look at: some moves into a game that nobody plays. */
  showcase: [{ game: string }, PositionView];
  adjust: [{ game: string; chosen: OptionValues; option: string }, OptionValues];
  open: [{ source: Source }, OpenedGame];
  /** The whole tree. */
  nodes: [{ viewer: number | undefined }, readonly NodeView[]];
  show: [{ node: NodeId; viewer: number | undefined }, PositionView];
  /** Plays a move given in notation; returns the position after it, new or known, and its parent. */
  play: [{ node: NodeId; move: string; isMain: boolean; viewer: number | undefined }, readonly NodeView[]];
  /** Draws by the game's own stream, or makes the forced move. */
  proceed: [{ node: NodeId; isMain: boolean; viewer: number | undefined }, readonly NodeView[]];
  /** Lets an agent think and plays its move; thoughts arrive as events. */
  playAgent: [
    { node: NodeId; spec: string; isMain: boolean; viewer: number | undefined },
    readonly NodeView[],
  ];
  /** Thinks about a position; thoughts arrive as events. Resolves when it ends or is stopped. */
  search: [{ channel: Channel; settings: SearchSettings }, Thought | undefined];
  /** Ends a search; with `isHurried` its move still counts. */
  stop: [{ channel: Channel; isHurried: boolean }, undefined];
  /** Opens a node of the tree of the last search in a channel. */
  explore: [{ channel: Channel; path: readonly string[]; most: number }, ExploredNode];
  /** Judges the line that ends in a node; how far it is arrives as events. A new one replaces what runs. */
  review: [{ node: NodeId; spec: string; iterations: number }, ReviewView];
  stopReview: [undefined, undefined];
  promote: [{ node: NodeId; viewer: number | undefined }, readonly NodeView[]];
  /** Removes a position and all that follows it; returns the whole tree. */
  remove: [{ node: NodeId; viewer: number | undefined }, readonly NodeView[]];
  /** Why a step leads nowhere; undefined where the viewer may not know. */
  explain: [{ node: NodeId; made: Way; step: string; viewer: number | undefined }, string | undefined];
  /** Positions along a line of play that is not in the tree. */
  preview: [{ node: NodeId; moves: readonly string[]; viewer: number | undefined }, readonly PositionView[]];
  /** The node that a link leads to in the open game, where it is a link of this game; new positions are added. */
  follow: [{ link: string }, NodeId | undefined];
  save: [undefined, SavedTree];
  /** The main line as a record in our format, one line of JSON. */
  record: [{ agents: readonly string[] }, string];
  /** The main line in the neutral form of its game, as JSON. */
  transcript: [undefined, string];
  checkSpec: [{ game: string; spec: string }, Problem | undefined];
}

/** What went wrong, for a person to read: the message and how to do better. */
export interface Problem {
  readonly message: string;
  readonly hint: string;
}

export type CallName = keyof Calls;

export interface Request<K extends CallName = CallName> {
  readonly id: number;
  readonly call: K;
  readonly args: Calls[K][0];
}

export type WorkerMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'answer'; readonly id: number; readonly value: unknown }
  | {
      readonly type: 'refusal';
      readonly id: number;
      readonly problem: Problem;
      readonly isUserError: boolean;
    }
  | { readonly type: 'review'; readonly review: ReviewView }
  | { readonly type: 'thought'; readonly channel: Channel; readonly node: NodeId; readonly thought: Thought };
