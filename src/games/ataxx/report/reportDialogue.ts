/**
 * The text interface of the Ataxx report: one command a line, one letter mostly. A wrong command is answered
 * and changes nothing.
 */
import { type Dialogue, type DialogueServices, UserError } from '../../../core/index.ts';
import type { AtaxxState } from '../state.ts';
import { drawCells, isCells, withoutSpaces } from './reportCells.ts';
import { type Found, ReportSession, SEARCHES, SIDES, SIZES, type Settle } from './reportSession.ts';

export const HELP = `i<n>         new board of size n (${SIZES.min} to ${SIZES.max})
s<cells>     set the board: w white, b black, x obstacle, . empty; top rank first
ft<t>        time limit per move in seconds
d<k>         maximum depth of minimax
g            find a move with the current search and play it
p            play a whole game between the two searches
m<from><to>  play a move, such as ma3a4
u            undo a move
w, b         give the move to white, to black
1, 2         search with MCTS, with minimax
q            quit`;

const LONGEST_SECONDS = 3600;
const DEEPEST = 99;

export class ReportDialogue implements Dialogue {
  private readonly say: (text: string) => void;
  private readonly session: ReportSession;
  /** Cells of an unfinished `s`, which may go on over several lines. */
  private collected: string | undefined;

  constructor(settle: Settle, { print, openAgent }: DialogueServices<AtaxxState>) {
    this.say = print;
    this.session = new ReportSession(settle, openAgent);
    this.show();
  }

  async obey(line: string): Promise<boolean> {
    try {
      if (this.collected !== undefined && isCells(line)) {
        this.collect(line);
        return true;
      }
      if (this.collected !== undefined) this.abandonBoard();
      return await this.run(line.trim().toLowerCase());
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      this.say([error.message, error.hint].filter((part) => part !== '').join('\n'));
      return true;
    }
  }

  end(): void {
    if (this.collected !== undefined) this.abandonBoard();
  }

  private show(): void {
    const { session } = this;
    const stones = SIDES.map((side, seat) => `${side} ${session.state.score(seat)}`).join(', ');
    const turn = session.isOver
      ? `game over, ${this.describeWinner()}`
      : `${SIDES[session.state.turn]} to move`;
    this.say(`${drawCells(session.position)}\n${turn}; ${stones}`);
  }

  private describeWinner(): string {
    const winner = SIDES.find((_, seat) => this.session.state.result(seat) === 1);
    return winner === undefined ? 'draw' : `${winner} wins`;
  }

  private async run(line: string): Promise<boolean> {
    const { session } = this;
    if (line === 'q') return false;
    if (line === '') return true;
    if (line === 'g') await this.findMove();
    else if (line === 'p') await this.playGame();
    else if (line === 'u') this.change(() => session.undo());
    else if (line === 'w') this.change(() => session.giveMove('white'));
    else if (line === 'b') this.change(() => session.giveMove('black'));
    else if (line === '1' || line === '2') this.chooseSearch(Number(line) - 1);
    else this.runWithValue(line);
    return true;
  }

  /** Commands that are followed by a value, with or without a space between. */
  private runWithValue(line: string): void {
    const { session } = this;
    const [, command = '', value = ''] = /^(ft|[ismd])\s*(.*)$/.exec(line) ?? [];
    switch (command) {
      case 'i': {
        const size = readNumber(value, /^\d+$/, SIZES.min, SIZES.max, `the size of a board`);
        return this.change(() => session.newBoard(size));
      }
      case 's':
        this.collected = '';
        return this.collect(value);
      case 'ft':
        session.seconds = readNumber(
          value,
          /^\d*\.?\d+$|^\d+\.$/,
          0.001,
          LONGEST_SECONDS,
          'a time in seconds',
        );
        return this.say(`${session.seconds} s per move`);
      case 'd':
        session.depth = readNumber(value, /^\d+$/, 1, DEEPEST, 'a depth in plies');
        return this.say(`minimax looks ${session.depth} plies ahead at most`);
      case 'm':
        return this.change(() => session.play(withoutSpaces(value)));
      default:
        throw new UserError(`unknown command "${line}"`, `Commands:\n${HELP}`);
    }
  }

  private change(step: () => void): void {
    step();
    this.show();
  }

  private chooseSearch(index: number): void {
    this.session.current = index;
    this.say(`searching with ${SEARCHES[index]!.name}`);
  }

  // ── setting the board ───────────────────────────────────────────────────────────────────────────

  private collect(text: string): void {
    const { session } = this;
    const wanted = session.size * session.size;
    const cells = (this.collected ?? '') + withoutSpaces(text);
    this.collected = undefined;
    if (cells.length > wanted)
      throw new UserError(
        `${cells.length} cells are too many for a ${session.size}x${session.size} board, which has ${wanted}`,
        'Nothing was changed. Choose the size first, with i<n>.',
      );
    if (cells.length === wanted || !isCells(cells)) return this.change(() => session.setBoard(cells));
    this.collected = cells;
    this.say(`${cells.length} of ${wanted} cells; go on with the next line`);
  }

  private abandonBoard(): void {
    const { size } = this.session;
    this.say(
      `the board is not complete (${this.collected?.length} of ${size * size} cells); nothing was changed`,
    );
    this.collected = undefined;
  }

  // ── searching ───────────────────────────────────────────────────────────────────────────────────

  private requireGame(): void {
    if (this.session.isOver) throw new UserError(`the game is over: ${this.describeWinner()}`);
  }

  private async findMove(): Promise<void> {
    this.requireGame();
    const found = await this.session.findMove(this.session.current);
    if (found === undefined) return;
    this.say(describeFound(found));
    this.show();
  }

  /** The side to move uses the current search, the other side the other one. */
  private async playGame(): Promise<void> {
    this.requireGame();
    const { session } = this;
    const first = session.state.turn;
    while (!session.isOver) {
      const isFirst = session.state.turn === first;
      const found = await session.findMove(isFirst ? session.current : 1 - session.current);
      if (found === undefined) return;
      this.say(describeFound(found));
    }
    this.show();
  }
}

function describeFound(found: Found): string {
  const { side, search, move, score, seconds } = found;
  const worth = score === undefined ? found.worth : `${score > 0 ? '+' : ''}${score}`;
  const count = found[search.counts];
  return `${side} (${search.name}): move ${move}, score ${worth}, ${count} ${search.counts}, ${seconds.toFixed(2)} s`;
}

function readNumber(text: string, form: RegExp, min: number, max: number, what: string): number {
  const value = form.test(text) ? Number(text) : NaN;
  if (!(value >= min && value <= max))
    throw new UserError(
      `"${text}" is not ${what}`,
      `It is a number from ${min} to ${max}. Nothing was changed.`,
    );
  return value;
}
