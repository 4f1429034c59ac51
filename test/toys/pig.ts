/**
 * Pig, for two or three players: roll a die as often as you like and add up the eyes; hold to bank them, or
 * roll a one and lose them. First to the goal wins. For tests: chance, several decisions of one seat in a
 * row, and more than two seats.
 *
 * So that every game ends, a player with the goal in hand must hold, and the game is over after 60 turns; those with the
 * most banked share the first place. The die is loaded: the one comes up with the probability that the options say, and
 * the others share the rest.
 */
import {
  CHANCE,
  type Game,
  type Move,
  OVER,
  Random,
  State,
  UserError,
  type Values,
  integer,
  option,
} from '../../src/core/index.ts';

const ROLL: Move = 100;
const HOLD: Move = 101;
const MOST_TURNS = 60;
const SIDES = 6;

const keys = new Random(0).derive('pig');
const KEYS = Int32Array.from({ length: 16 }, () => keys.next() | 1);

const options = {
  players: option(integer(2, 3), 2, 'Players.'),
  goal: option(integer(5, 100), 30, 'Points to win.'),
  one: option(integer(5, 60), 25, 'Chance of a one, in per cent.'),
};

type PigOptions = Values<typeof options>;

export class PigState extends State {
  override turn = 0;
  override readonly seats: number;
  readonly goal: number;
  readonly one: number;
  /** The player whose turn it is, also while the die rolls. */
  player = 0;
  /** Eyes of this turn, not yet banked. */
  pot = 0;
  turnsLeft = MOST_TURNS;
  readonly banked: Int32Array;

  constructor(options: PigOptions) {
    super();
    this.seats = options.players;
    this.goal = options.goal;
    this.one = options.one;
    this.banked = new Int32Array(this.seats);
  }

  override moves(out: Int32Array): number {
    if (this.turn === OVER) return 0;
    if (this.turn === CHANCE) {
      for (let eyes = 1; eyes <= SIDES; eyes++) out[eyes - 1] = eyes;
      return SIDES;
    }
    const won = this.banked[this.player]! + this.pot >= this.goal;
    let count = 0;
    if (!won) out[count++] = ROLL;
    if (this.pot > 0) out[count++] = HOLD;
    return count;
  }

  override weight(eyes: Move): number {
    const one = this.one / 100;
    return eyes === 1 ? one : (1 - one) / (SIDES - 1);
  }

  override play(move: Move): void {
    if (move === ROLL) {
      this.turn = CHANCE;
    } else if (move === HOLD) {
      this.banked[this.player]! += this.pot;
      this.pass();
    } else if (move === 1) {
      this.pass();
    } else {
      this.pot += move;
      this.turn = this.player;
    }
  }

  private pass(): void {
    this.pot = 0;
    this.turnsLeft--;
    const reached = this.banked[this.player]! >= this.goal;
    this.player = (this.player + 1) % this.seats;
    this.turn = reached || this.turnsLeft === 0 ? OVER : this.player;
  }

  override assign(from: PigState): void {
    this.turn = from.turn;
    this.player = from.player;
    this.pot = from.pot;
    this.turnsLeft = from.turnsLeft;
    this.banked.set(from.banked);
  }

  override clone(): PigState {
    const copy = new PigState({ players: this.seats, goal: this.goal, one: this.one });
    copy.assign(this);
    return copy;
  }

  override result(seat: number): number {
    const most = Math.max(...this.banked);
    const first = this.banked.filter((points) => points === most).length;
    return this.banked[seat] === most ? 1 / first : 0;
  }

  override score(seat: number): number {
    return this.banked[seat]!;
  }

  override hash(out: Int32Array): void {
    const parts = [this.turn + 3, this.player + 1, this.pot + 1, this.turnsLeft, ...this.banked];
    out[0] = 0;
    out[1] = 0;
    for (const [i, part] of parts.entries()) {
      out[0] = Math.imul(out[0] ^ (out[0] >>> 15) ^ part, KEYS[2 * i]!);
      out[1] = Math.imul(out[1] ^ (out[1] >>> 13) ^ part, KEYS[2 * i + 1]!);
    }
  }
}

/** `12,30 pot 7 turn 1 rolling left 55`, the parts always in this order. */
function formatPosition(state: PigState): string {
  const rolling = state.turn === CHANCE ? ' rolling' : '';
  return `${state.banked.join(',')} pot ${state.pot} turn ${state.player}${rolling} left ${state.turnsLeft}`;
}

function parsePosition(text: string, options: PigOptions): PigState {
  const match = /^(\d{1,3}(?:,\d{1,3})*) pot (\d{1,4}) turn (\d)( rolling)? left (\d{1,2})$/.exec(text);
  if (!match)
    throw new UserError(`"${text}" is not a position`, 'A position looks like "0,0 pot 0 turn 0 left 60".');
  const banked = match[1]!.split(',').map(Number);
  const state = new PigState(options);
  state.pot = Number(match[2]);
  state.player = Number(match[3]);
  state.turnsLeft = Number(match[5]);
  if (banked.length !== state.seats || state.player >= state.seats || state.turnsLeft > MOST_TURNS)
    throw new UserError(`"${text}" does not fit a game of ${state.seats}`);
  state.banked.set(banked);
  const over = state.turnsLeft === 0 || banked.some((points) => points >= state.goal);
  if (over && (match[4] !== undefined || state.pot > 0))
    throw new UserError(`"${text}" is over, but goes on`);
  state.turn = over ? OVER : match[4] ? CHANCE : state.player;
  return state;
}

function formatMove(_state: PigState, move: Move): string {
  if (move === ROLL) return 'roll';
  return move === HOLD ? 'hold' : `${move}`;
}

function parseMove(state: PigState, text: string): Move {
  const out = new Int32Array(SIDES);
  const move = out.subarray(0, state.moves(out)).find((m) => formatMove(state, m) === text);
  if (move === undefined) throw new UserError(`"${text}" is not a legal move here`);
  return move;
}

export const pig: Game<PigState, typeof options> = {
  name: 'pig',
  title: 'Pig',
  about: 'Roll on and risk all, or hold.',
  minSeats: 2,
  maxSeats: 3,
  hasChance: true,
  hasHidden: false,
  maxMoves: SIDES,
  // The longest turn rolls fifty twos for a goal of 100: a choice and an outcome each, and the hold.
  maxPlies: MOST_TURNS * 101,
  options,
  presets: [
    { name: 'duel', about: 'Two players.', values: { players: 2 } },
    { name: 'table', about: 'Three players.', values: { players: 3 } },
  ],
  start: (options) => new PigState(options),
  formatPosition,
  parsePosition,
  formatMove,
  parseMove,
  seatName: (seat) => `player ${seat + 1}`,
  draw: (state) =>
    [...state.banked]
      .map((points, seat) => `player ${seat + 1}: ${points}${seat === state.player ? ` + ${state.pot}` : ''}`)
      .join('\n'),
  playouts: [],
  heuristics: [
    {
      name: 'lead',
      about: 'Banked points minus those of the best other player.',
      options: {},
      bound: 200,
      scale: 10,
      make: () => ({
        value: (state, seat) =>
          state.score(seat) - Math.max(...[...state.banked].filter((_, other) => other !== seat)),
      }),
    },
  ],
};
