/**
 * What people at the table see. In a game with secrets a person sees their own only. If several people share the
 * terminal, secrets are shown to the one who is to move, after the others have been asked to look away.
 */
import { CHANCE, type DrawnLine, type Game, OVER, type State } from '../../core/index.ts';
import { describeScores, describeTurn } from '../../words/index.ts';
import { printDrawing, printLine } from '../print.ts';
import { type Terminal, isScreen } from '../terminal.ts';
import type { History, MadeMove } from './history.ts';
import { HUMAN } from './seats.ts';

/** Clears the screen and what has been scrolled off it. */
const CLEAR = '\u001b[2J\u001b[3J\u001b[H';

export class View {
  private readonly game: Game;
  private readonly terminal: Terminal;
  private readonly people: readonly number[];
  /** Do several people with secrets look at one screen? */
  readonly isShared: boolean;
  /** Whose secrets may be on a shared screen. */
  private looker: number | undefined;
  private hasExplainedMarks = false;

  constructor(game: Game, seats: readonly string[], terminal: Terminal) {
    this.game = game;
    this.terminal = terminal;
    this.people = seats.flatMap((spec, seat) => (spec === HUMAN ? [seat] : []));
    this.isShared = game.hasHidden && this.people.length > 1;
  }

  isPersons({ turn }: State): boolean {
    return this.people.includes(turn);
  }

  /** The seat through whose eyes a position is shown; undefined where everything may be shown, as after the end. */
  eyes(state: State): number | undefined {
    if (!this.game.hasHidden || this.people.length === 0 || state.turn === OVER) return undefined;
    return this.isShared ? this.looker : this.people[0];
  }

  /** Is the next to look at the screen somebody else? */
  isForOther(state: State): boolean {
    return this.isShared && this.isPersons(state) && this.looker !== state.turn;
  }

  /** Nobody but this seat looks at the screen now. */
  admit(seat: number): void {
    this.looker = seat;
  }

  /** Takes the secrets of one person off the screen before another looks. */
  hide(): void {
    this.looker = undefined;
    if (isScreen(this.terminal.output)) this.terminal.output.write(CLEAR);
  }

  /** Says what was played, as far as all who may look are allowed to know. */
  announce({ before, move }: MadeMove, after: State): void {
    const { game, terminal } = this;
    const isHandedOver = this.isForOther(after);
    const eyes = this.eyes(before);
    if (isHandedOver) this.hide();
    const { turn, seats } = before;
    const who = turn === CHANCE ? 'chance' : game.seatName(turn);
    const viewer = isHandedOver ? (turn + 1) % seats : eyes;
    const seen =
      turn === CHANCE || viewer === undefined ? undefined : game.formatMoveFor?.(before, move, viewer);
    const text = seen ?? game.formatMove(before, move);
    printLine(terminal, `\n${who} plays ${text}`);
  }

  /**
   * The board, and what a person chooses from. Where chance or the agent that has just moved is next, what they do is
   * shown soon enough.
   */
  show(history: History): void {
    const { state, last } = history;
    const marksLegal = this.isPersons(state);
    const isMidTurn = !marksLegal && state.turn === last?.before.turn;
    if (state.turn === CHANCE || isMidTurn || this.isForOther(state)) return;
    printLine(this.terminal);
    printDrawing(this.terminal, this.boardOf(history, marksLegal));
    const { guide } = this.game;
    const choice = marksLegal ? (guide?.drawChoice?.(state) ?? '') : '';
    const turn = `${describeTurn(this.game, state)}; ${describeScores(this.game, state)}`;
    printLine(this.terminal, ['', ...(choice === '' ? [] : [choice, '']), turn].join('\n'));
  }

  private boardOf({ state, last }: History, marksLegal: boolean): readonly DrawnLine[] {
    const { game } = this;
    const viewer = this.eyes(state);
    if (!game.guide?.drawBoard) {
      const text = viewer === undefined ? undefined : game.drawView?.(state, viewer);
      return (text ?? game.draw(state)).split('\n').map((line) => [{ text: line }]);
    }
    const board = game.guide.drawBoard({ state, last, marksLegal, viewer });
    const { marks } = game.guide;
    if (marks === undefined || !marksLegal || this.hasExplainedMarks) return board;
    this.hasExplainedMarks = true;
    return [...board, [], [{ text: marks, ink: 'faint' }]];
  }
}
