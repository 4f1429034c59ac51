/**
 * Wins and losses that can be forced within few plies, where all positions would be too many: depth-first, one ply
 * deeper each time, so the first proof is the quickest win or the slowest loss. A proof once found holds at any depth,
 * and positions may repeat: who wins by force wins before that matters. Draws are not proven in this way.
 *
 * The key of a position may leave out what cannot matter within 32 plies (`State.hash`), and no proof is longer.
 */
import { type Game, type Move, OVER, type State } from '../../core/index.ts';
import { Frames } from './frames.ts';
import { PositionTable } from './positionTable.ts';
import type { Value } from './solve.ts';
import { Words } from './words.ts';

const LONGEST = 32;
/** In place of an ending that is not forced within the plies looked at. */
const OPEN = 0;

/** More positions were met than are allowed. */
class TooMany extends Error {}

export class ForcedEndings {
  private readonly game: Game;
  private readonly most: number;
  private readonly table = new PositionTable();
  private readonly key = new Int32Array(2);
  /** By number: won (positive) or lost (negative) by the seat to move after this many plies, or open. */
  private readonly endings = new Words();
  /** By number: how many plies were looked ahead without finding an ending. */
  private readonly looked = new Words();
  private readonly frames: Frames;

  /** @param most positions to look at */
  constructor(game: Game, most: number) {
    this.game = game;
    this.most = most;
    this.frames = new Frames(game);
  }

  get states(): number {
    return this.table.count;
  }

  /**
   * What is known of each move after as many positions as are allowed.
   * @param isWinEnough does the search end with the first move that wins?
   */
  valuesOfMoves(
    state: State,
    isWinEnough = false,
  ): readonly { readonly move: Move; readonly ending: Value | undefined }[] {
    const listed = new Int32Array(this.game.maxMoves);
    const moves = [...listed.subarray(0, state.moves(listed))];
    const found = new Map<Move, number>();
    try {
      for (let plies = 1; plies <= LONGEST && found.size < moves.length; plies++) {
        for (const move of moves) {
          const ending = found.has(move) ? OPEN : this.afterMove(state, move, plies);
          if (ending !== OPEN) found.set(move, ending);
        }
        if (isWinEnough && [...found.values()].some((ending) => ending > 0)) break;
      }
    } catch (error) {
      if (!(error instanceof TooMany)) throw error;
    }
    return moves.map((move) => {
      const ending = found.get(move);
      const value = ending! > 0 ? 'win' : 'loss';
      return { move, ending: ending === undefined ? undefined : { value, plies: Math.abs(ending) } };
    });
  }

  /** For the seat that makes the move. @param plies to look ahead, the move among them */
  private afterMove(before: State, move: Move, plies: number, depth = 0): number {
    const { state } = this.frames.copy(depth, before);
    state.play(move);
    if (state.turn === OVER) return endingFor(state.result(before.turn));
    const ending = this.endingOf(depth, plies - 1);
    if (ending === OPEN) return OPEN;
    const own = state.turn === before.turn ? ending : -ending;
    return own + Math.sign(own);
  }

  /** For the seat to move. */
  private endingOf(depth: number, plies: number): number {
    const { state, listed } = this.frames.at(depth);
    if (plies === 0) return OPEN;
    state.hash(this.key);
    const number = this.table.numberOf(this.key[0]!, this.key[1]!);
    if (number === this.endings.length) this.admit();
    if (this.endings.at(number) !== OPEN) {
      const known = this.endings.at(number);
      return Math.abs(known) <= plies ? known : OPEN;
    }
    if (this.looked.at(number) >= plies) return OPEN;
    const ending = this.bestOf(depth, state.moves(listed), plies);
    if (ending === OPEN) this.looked.set(number, plies);
    else this.endings.set(number, ending);
    return ending;
  }

  /** A quickest win, a slowest loss if all moves lose, or nothing that is forced. */
  private bestOf(depth: number, count: number, plies: number): number {
    const { state, listed } = this.frames.at(depth);
    let [win, loss, isLost] = [OPEN, OPEN, true];
    for (let i = 0; i < count; i++) {
      const ending = this.afterMove(state, listed[i]!, win > 0 ? win - 1 : plies, depth + 1);
      if (ending > 0) win = ending;
      if (win === 1) return win;
      if (ending >= 0) isLost = false;
      loss = Math.min(loss, ending);
    }
    if (win > 0) return win;
    return isLost ? loss : OPEN;
  }

  private admit(): void {
    if (this.table.count > this.most) throw new TooMany();
    this.endings.push(OPEN);
    this.looked.push(0);
  }
}

/** Of a game that the move ends; a draw is no end that anyone forces. */
function endingFor(result: number): number {
  if (result === 1) return 1;
  return result === 0 ? -1 : OPEN;
}
