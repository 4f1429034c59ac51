/**
 * The rules of Marrakech. In a turn a player turns Assam (or leaves him as he faces), Assam walks as far as the die
 * says, the player pays if he stops on a carpet of somebody else, and lays a carpet beside him. What is to be done
 * next is the phase; the order of phases in a turn depends on the options:
 *
 *     die first (the paper)      [draw]  roll  choose (turn, walk, pay and lay in one move)
 *     turn, then roll            [draw]  turn  roll (walk, pay)  lay
 *     turning at the end         [draw]  roll (walk, pay)  lay  turn, the last two in one move if the die is first
 *
 * `draw` is there only where the colour of the next carpet is drawn and two are left. Drawing and rolling are chance.
 */
import { CHANCE, type Move, OVER, type Random } from '../../core/index.ts';
import { turned } from './cells.ts';
import { kernel } from './kernel/kernel.ts';
import { countMoves, listMoves, sampleMove } from './legal.ts';
import { firstSquare, secondSquare, turnOf, walkFacing, walkSquare } from './moves.ts';
import { playOutPlain } from './playOutPlain.ts';
import { CHOOSE, DRAW, ENDED, LAY, NO_COLOUR, Position, ROLL, TURN } from './position.ts';
import { walkIndex } from './tables.ts';
import { hashPosition } from './zobrist.ts';

/** Marks the code of a turn that lays nothing. */
const TURNED_ONLY = 1 << 20;

export class MarrakechState extends Position {
  // ── moves ───────────────────────────────────────────────────────────────────────────────────────

  override moves(out: Int32Array): number {
    return listMoves(this, out);
  }

  override count(): number {
    return countMoves(this);
  }

  override sample(random: Random): Move {
    return sampleMove(this, random);
  }

  override weight(outcome: Move): number {
    if (this.phase === ROLL) return outcome === 1 || outcome === 4 ? 1 / 6 : 1 / 3;
    return this.left[outcome]! / this.leftOf(this.mover);
  }

  override playOut(random: Random): number {
    const { market } = this;
    if (this.phase === ENDED) return 0;
    const byKernel = market.fitsKernel ? kernel.get() : undefined;
    if (!byKernel && !market.isPlain) return super.playOut(random);
    const plies = byKernel ? byKernel.playOut(this, random) : playOutPlain(this, random);
    this.end();
    return plies;
  }

  // ── playing ─────────────────────────────────────────────────────────────────────────────────────

  override play(move: Move): void {
    switch (this.phase) {
      case DRAW:
        this.colour = move;
        this.enter(this.firstPhase());
        return;
      case ROLL:
        this.roll(move);
        return;
      case TURN:
        this.facing = turned(this.facing, move);
        if (this.market.turnsAtEnd) this.passOn();
        else this.enter(ROLL);
        return;
      case CHOOSE:
        this.die = 0;
        this.square = walkSquare(move);
        this.facing = walkFacing(move);
        if (this.pay()) this.lay(move);
        else this.leave();
        return;
      default:
        this.lay(move);
    }
  }

  /** A carpet is known by its squares and colour, whatever walk led to it. */
  override code(move: Move): number {
    if (this.phase === TURN) return TURNED_ONLY | move;
    return (move & 0xffff) | (this.colour << 16);
  }

  private enter(phase: number): void {
    this.phase = phase;
    this.turn = phase <= ROLL ? CHANCE : phase === ENDED ? OVER : this.mover;
  }

  private firstPhase(): number {
    return this.market.joins || this.market.turnsAtEnd ? ROLL : TURN;
  }

  private roll(die: number): void {
    if (this.market.choosesAtOnce) {
      this.die = die;
      this.enter(CHOOSE);
      return;
    }
    const { tables } = this.market;
    const at = walkIndex(this.square, this.facing, die);
    this.square = tables.walkSquare[at]!;
    this.facing = tables.walkFacing[at]!;
    if (this.pay()) this.enter(LAY);
    else this.leave();
  }

  /** Pays for where Assam stands. @returns whether the player is still in the game */
  private pay(): boolean {
    const owed = this.owedAt(this.square);
    if (owed === 0) return true;
    const { mover, coins } = this;
    const short = owed > coins[mover]!;
    const paid = short ? coins[mover]! : owed;
    coins[mover]! -= paid;
    coins[this.ownerAt(this.square)]! += paid;
    return !(short && this.market.eliminates);
  }

  /** The player is out at once and lays nothing. */
  private leave(): void {
    this.out |= 1 << this.mover;
    let inGame = 0;
    for (let player = 0; player < this.seats; player++) if (!this.isOut(player)) inGame++;
    if (inGame === 1 && this.market.stopsAlone) this.end();
    else this.passOn();
  }

  private lay(move: Move): void {
    const first = firstSquare(move);
    const second = secondSquare(move);
    this.hide(first);
    this.hide(second);
    this.cover(first, second, this.colour);
    this.visible[this.mover]! += 2;
    this.left[this.colour]!--;
    if (!this.market.turnsAtEnd || this.carpetsToCome() === 0) {
      this.passOn();
      return;
    }
    this.colour = NO_COLOUR;
    if (!this.market.joins) {
      this.enter(TURN);
      return;
    }
    this.facing = turned(this.facing, turnOf(move));
    this.passOn();
  }

  private hide(square: number): void {
    const owner = this.ownerAt(square);
    if (owner >= 0) this.visible[owner]!--;
  }

  /** The next player who is in and has carpets begins a turn; without one, the game is over. */
  private passOn(): void {
    const { seats } = this;
    let player = this.mover;
    for (let i = 0; i < seats; i++) {
      player = player + 1 === seats ? 0 : player + 1;
      if (this.isOut(player) || this.leftOf(player) === 0) continue;
      this.mover = player;
      this.begin();
      return;
    }
    this.end();
  }

  /** The first phase of a turn of the mover, who has a carpet to lay. */
  begin(): void {
    this.colour = this.nextColour();
    this.enter(this.colour === NO_COLOUR ? DRAW : this.firstPhase());
  }

  end(): void {
    this.colour = NO_COLOUR;
    this.die = 0;
    this.mover = 0;
    this.enter(ENDED);
  }

  /** Takes up a turn of the mover in the middle. */
  resume(phase: number, colour: number, die: number): void {
    this.colour = colour;
    this.die = die;
    this.enter(phase);
  }

  // ── copies and keys ─────────────────────────────────────────────────────────────────────────────

  override clone(): MarrakechState {
    const copy = new MarrakechState(this.market, this.order);
    copy.assign(this);
    return copy;
  }

  override hash(out: Int32Array): void {
    hashPosition(this, out);
  }
}
