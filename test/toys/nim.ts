/**
 * Nim: take any number of sticks from one heap; the player who takes the last one wins (or, in misère play, loses).
 * For tests: solved by the exclusive or of the heaps, so any search can be held to the truth.
 */
import {
  type Game,
  type Move,
  OVER,
  Random,
  State,
  UserError,
  type Values,
  flag,
  option,
  textSuchAs,
} from '../../src/core/index.ts';

const MOST_HEAPS = 5;
const MOST_STICKS = 12;

const keys = new Random(0).derive('nim');
const KEYS = Int32Array.from({ length: 2 * MOST_HEAPS * (MOST_STICKS + 1) }, () => keys.next());
const TURN_KEY = Int32Array.from({ length: 2 }, () => keys.next());

function parseHeaps(text: string): number[] {
  const heaps = text.split('+').map(Number);
  if (!/^\d+(\+\d+)*$/.test(text) || heaps.length > MOST_HEAPS || heaps.some((n) => n > MOST_STICKS))
    throw new UserError(
      `"${text}" are not heaps`,
      `Up to ${MOST_HEAPS} heaps of at most ${MOST_STICKS}, such as 1+3+5.`,
    );
  return heaps;
}

const options = {
  heaps: option(
    textSuchAs(['1+3+5', '7', '2+2', '3+4+5+12+1'], (text) => void parseHeaps(text)),
    '1+3+5',
    'Sticks in each heap, joined by +.',
  ),
  misere: option(flag(), false, 'Does the last stick lose?'),
};

type NimOptions = Values<typeof options>;

export class NimState extends State {
  override turn: number;
  override readonly seats = 2;
  /** The player to move or, once over, who would be. */
  player: number;
  readonly misere: boolean;
  readonly heaps: Int32Array;

  constructor(heaps: readonly number[], misere: boolean, player: number) {
    super();
    this.heaps = Int32Array.from(heaps);
    this.misere = misere;
    this.player = player;
    this.turn = this.heaps.every((n) => n === 0) ? OVER : player;
  }

  override moves(out: Int32Array): number {
    let count = 0;
    for (let heap = 0; heap < this.heaps.length; heap++) {
      for (let take = 1; take <= this.heaps[heap]!; take++) out[count++] = (heap << 8) | take;
    }
    return count;
  }

  override play(move: Move): void {
    this.heaps[move >> 8]! -= move & 255;
    this.player = 1 - this.player;
    let left = 0;
    for (let heap = 0; heap < this.heaps.length; heap++) left |= this.heaps[heap]!;
    this.turn = left === 0 ? OVER : this.player;
  }

  override assign(from: NimState): void {
    this.turn = from.turn;
    this.player = from.player;
    this.heaps.set(from.heaps);
  }

  override clone(): NimState {
    return new NimState([...this.heaps], this.misere, this.player);
  }

  /** Once over, the other player has taken the last stick. */
  override result(seat: number): number {
    return (seat !== this.player) !== this.misere ? 1 : 0;
  }

  override score(seat: number): number {
    return this.turn === OVER ? this.result(seat) : 0;
  }

  override hash(out: Int32Array): void {
    for (let word = 0; word < 2; word++) {
      out[word] = this.player === 0 ? 0 : TURN_KEY[word]!;
      for (let heap = 0; heap < this.heaps.length; heap++)
        out[word]! ^= KEYS[2 * ((MOST_STICKS + 1) * heap + this.heaps[heap]!) + word]!;
    }
  }
}

function parsePosition(text: string, options: NimOptions): NimState {
  const match = /^(\S+) ([12])$/.exec(text);
  if (!match)
    throw new UserError(
      `"${text}" is not a position`,
      'A position looks like "1+3+5 1": heaps, player to move.',
    );
  return new NimState(parseHeaps(match[1]!), options.misere, Number(match[2]) - 1);
}

/** `b3`: three sticks from the second heap. */
function formatMove(_state: NimState, move: Move): string {
  return 'abcde'[move >> 8]! + (move & 255);
}

function parseMove(state: NimState, text: string): Move {
  const match = /^([a-e])([1-9]\d?)$/.exec(text);
  if (!match) throw new UserError(`"${text}" is not a move`, 'A move is a heap and a number, such as b3.');
  const heap = 'abcde'.indexOf(match[1]!);
  const take = Number(match[2]);
  if (take > (state.heaps[heap] ?? 0))
    throw new UserError(`${text} is not legal: there are not so many sticks`);
  return (heap << 8) | take;
}

export const nim: Game<NimState, typeof options> = {
  name: 'nim',
  title: 'Nim',
  about: 'Take sticks from one heap; the last one decides.',
  minSeats: 2,
  maxSeats: 2,
  hasChance: false,
  hasHidden: false,
  maxMoves: MOST_HEAPS * MOST_STICKS,
  maxPlies: MOST_HEAPS * MOST_STICKS,
  options,
  presets: [],
  start: (options) => new NimState(parseHeaps(options.heaps), options.misere, 0),
  formatPosition: (state) => `${state.heaps.join('+')} ${state.player + 1}`,
  parsePosition,
  formatMove,
  parseMove,
  seatName: (seat) => `player ${seat + 1}`,
  draw: (state) =>
    [...state.heaps].map((n, heap) => `${'abcde'[heap]} ${'|'.repeat(n)}`.trimEnd()).join('\n'),
  playouts: [],
  heuristics: [],
};
