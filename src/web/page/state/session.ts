/**
 * The game on the page: what is true now, as signals, and what a person can do to it. It holds no rules (they
 * are the game's) and starts no search (the driver does).
 */
import { type Signal, batch, computed, signal } from '@preact/signals';
import { OVER, type OptionValues, type State, settleOptions } from '../../../core/index.ts';
import type { AnalysisReport } from '../../../search/index.ts';
import type { GameBoard } from '../boards/gameBoard.ts';
import { HUMAN, type Player, opponentOf, specOf } from './players.ts';
import type { Problem } from './problem.ts';
import type { SavedGame, SavedSession } from './storage.ts';
import { beforeLastDecision, freshStart, played, replay } from './timeline.ts';

/** What a search thought about the position after `ply` moves. */
export interface Thought {
  readonly ply: number;
  readonly by: string;
  readonly report: AnalysisReport;
  readonly running: boolean;
}

/** This many games can be brought back, the latest first. */
const EARLIER_GAMES = 10;

export class Session {
  private readonly boards: readonly GameBoard[];

  // ── the game ──
  readonly board: Signal<GameBoard>;
  /** What was chosen in the set-up panel, preset included. */
  readonly chosen = signal<OptionValues>({});
  readonly start = signal('');
  readonly moves = signal<readonly string[]>([]);
  readonly players = signal<readonly Player[]>([]);
  readonly seed = signal(0);
  /** Grows with every new game, so that equal games are told apart. */
  readonly round = signal(0);
  /** Games that were left for another one, the latest last. */
  readonly earlier = signal<readonly SavedGame[]>([]);

  // ── the person's view of it ──
  /** The ply being looked at; undefined to follow the game. */
  readonly cursor = signal<number | undefined>(undefined);
  readonly held = signal<string | undefined>(undefined);
  readonly hints = signal(false);
  /** Is the board seen from the far side? */
  readonly flipped = signal(false);
  readonly paused = signal(false);
  readonly thoughts = signal<ReadonlyMap<number, Thought>>(new Map());
  /** The last thing worth saying to someone who cannot see the board. */
  readonly spoken = signal('');
  readonly problem = signal<Problem | undefined>(undefined);

  // ── what follows from it ──
  readonly options = computed(() => settleOptions(this.board.value.game, this.chosen.value));
  readonly states = computed(() =>
    replay(this.board.value.game, this.options.value, this.start.value, this.moves.value),
  );
  readonly ply = computed(() => this.moves.value.length);
  readonly live = computed((): State => this.states.value.at(-1)!);
  readonly over = computed(() => this.live.value.turn === OVER);
  readonly shownPly = computed(() => this.cursor.value ?? this.ply.value);
  readonly shown = computed((): State => this.states.value[this.shownPly.value]!);
  readonly position = computed(() => this.board.value.game.formatPosition(this.shown.value));
  /** The spec of the player to move; undefined for a person or when the game is over. */
  readonly mover = computed(() => {
    const player = this.players.value[this.live.value.turn];
    return player && specOf(player, this.board.value);
  });
  readonly playable = computed(
    () =>
      this.cursor.value === undefined &&
      !this.over.value &&
      this.mover.value === undefined &&
      this.board.value.forced(this.live.value) === undefined,
  );
  /** Nothing has been decided in this game yet, and undo would bring back the one before. */
  readonly canBringBack = computed(() => this.undoTo() < 0 && this.earlier.value.length > 0);
  readonly canUndo = computed(() => this.undoTo() >= 0 || this.canBringBack.value);

  constructor(saved: SavedSession, boards: readonly GameBoard[]) {
    this.boards = boards;
    this.board = signal(this.boardOf(saved));
    this.put(saved);
    this.hints.value = saved.hints;
    this.earlier.value = saved.earlier;
  }

  snapshot(): SavedSession {
    return { ...this.game(), hints: this.hints.value, earlier: this.earlier.value };
  }

  private game(): SavedGame {
    return {
      game: this.board.value.game.name,
      chosen: this.chosen.value,
      start: this.start.value,
      moves: this.moves.value,
      players: this.players.value,
      seed: this.seed.value,
    };
  }

  private boardOf({ game: name }: SavedGame): GameBoard {
    return this.boards.find(({ game }) => game.name === name) ?? this.boards[0]!;
  }

  private put(saved: SavedGame): void {
    this.board.value = this.boardOf(saved);
    this.chosen.value = saved.chosen;
    this.start.value = saved.start;
    this.moves.value = saved.moves;
    this.players.value = saved.players;
    this.seed.value = saved.seed;
  }

  titleOf(seat: number): string {
    return opponentOf(this.players.value[seat] ?? HUMAN).title;
  }

  // ── playing ──

  press(cell: string): void {
    if (!this.playable.value) return;
    const press = this.board.value.press(this.live.value, this.held.value, cell);
    if (press.kind === 'play') this.play(press.move);
    else this.held.value = press.cell;
  }

  cancel(): void {
    this.held.value = undefined;
  }

  play(move: string): void {
    const board = this.board.value;
    const before = this.live.value;
    const after = played(board.game, before, move);
    const end = after.turn === OVER ? `. ${board.describeEnd(after)}` : '';
    batch(() => {
      this.moves.value = [...this.moves.value, move];
      this.held.value = undefined;
      this.spoken.value = `${board.describe(before, move)}${end}.`;
    });
  }

  /** Takes back the last decision; before the first one, brings back the game before. */
  undo(): void {
    const to = this.undoTo();
    if (to < 0) return this.bringBack();
    batch(() => {
      this.moves.value = this.moves.value.slice(0, to);
      this.thoughts.value = new Map([...this.thoughts.value].filter(([ply]) => ply < to));
      // With nobody to wait for, the agents would play the same move again at once.
      if (this.mover.value !== undefined) this.paused.value = true;
      this.leaveReview();
      this.spoken.value = `Taken back to move ${to + 1}.`;
    });
  }

  /** The ply that undo returns to; -1 when there is nothing to take back. */
  private undoTo(): number {
    const people = this.players.value.some((player) => specOf(player, this.board.value) === undefined);
    if (!people) return this.ply.value - 1;
    return beforeLastDecision(this.states.value, (state) => {
      const player = this.players.value[state.turn];
      const free = this.board.value.forced(state) === undefined;
      return player !== undefined && specOf(player, this.board.value) === undefined && free;
    });
  }

  // ── looking ──

  /** Looks at the position after `ply` moves; at the last one, follows the game again. */
  goTo(ply: number): void {
    batch(() => {
      const at = Math.max(0, Math.min(ply, this.ply.value));
      this.held.value = undefined;
      this.cursor.value = at === this.ply.value ? undefined : at;
    });
  }

  think(thought: Thought): void {
    this.thoughts.value = new Map(this.thoughts.value).set(thought.ply, thought);
  }

  /** Nobody thinks about this position any more; what was thought stays. */
  rest(ply: number): void {
    const thought = this.thoughts.value.get(ply);
    if (thought?.running) this.think({ ...thought, running: false });
  }

  // ── starting ──

  newGame(board: GameBoard, chosen: OptionValues, seed: number): void {
    const start = freshStart(board.game, chosen, seed);
    const { players } = this.game();
    this.begin({ game: board.game.name, chosen, start, moves: [], players, seed });
    this.spoken.value = 'New game.';
  }

  /** The same game again, from the same position if that was set by hand. */
  rematch(players: readonly Player[], seed: number): void {
    const { chosen, start } = this.game();
    const again = this.isFreshStart() ? freshStart(this.board.value.game, chosen, seed) : start;
    this.begin({ ...this.game(), start: again, moves: [], players, seed });
    this.spoken.value = 'New game.';
  }

  /** Goes on from a position given as text. @throws UserError for one that cannot be */
  setPosition(text: string): void {
    const { game } = this.board.value;
    const start = game.formatPosition(game.parsePosition(text, this.options.value));
    this.begin({ ...this.game(), start, moves: [] });
    this.spoken.value = 'Position set.';
  }

  private bringBack(): void {
    const last = this.earlier.value.at(-1);
    if (!last) return;
    batch(() => {
      this.earlier.value = this.earlier.value.slice(0, -1);
      this.show(last);
      this.spoken.value = 'The earlier game is back.';
    });
  }

  /** Leaves the game for another one; it can be brought back unless it had not begun. */
  private begin(next: SavedGame): void {
    batch(() => {
      const hasBegun = this.ply.value > 0 || !this.isFreshStart();
      if (hasBegun) this.earlier.value = [...this.earlier.value, this.game()].slice(-EARLIER_GAMES);
      this.show(next);
    });
  }

  private show(saved: SavedGame): void {
    this.put(saved);
    this.round.value++;
    this.thoughts.value = new Map();
    this.resume();
    this.leaveReview();
  }

  private isFreshStart(): boolean {
    return this.start.value === freshStart(this.board.value.game, this.chosen.value, this.seed.value);
  }

  // ── who plays, and whether ──

  setPlayer(seat: number, player: Player): void {
    this.players.value = this.players.value.with(seat, player);
    this.problem.value = undefined;
  }

  fail(problem: Problem): void {
    this.problem.value = problem;
    this.paused.value = true;
  }

  pause(): void {
    this.paused.value = true;
  }

  resume(): void {
    this.problem.value = undefined;
    this.paused.value = false;
  }

  private leaveReview(): void {
    this.cursor.value = undefined;
    this.held.value = undefined;
  }
}
