/**
 * From what a text says about a position to a state, or to the reason why there is no such position. All formats -
 * our own line, JSON, the course's string - meet here.
 */
import { UserError } from '../../core/index.ts';
import { carpetNumbers, coverFloor } from './carpets.ts';
import { squareName } from './cells.ts';
import { Market } from './market.ts';
import type { MarrakechOptions } from './options.ts';
import { CHOOSE, DRAW, ENDED, LAY, NO_COLOUR, PHASES, ROLL, TURN } from './position.ts';
import { MarrakechState } from './state.ts';

export interface Shown {
  readonly colour: number;
  /** Squares with the same name here show the same carpet. */
  readonly carpet: string;
}

export interface Setup {
  readonly size: number;
  readonly coloursPerPlayer: number;
  readonly rugsPerColour: number;
  readonly squares: readonly (Shown | undefined)[];
  readonly square: number;
  readonly facing: number;
  /** Of each player. */
  readonly coins: readonly number[];
  readonly out: readonly boolean[];
  /** Of each colour. */
  readonly left: readonly number[];
  readonly mover: number;
  /** The colour to be laid, where the text names it. */
  readonly hand?: number | undefined;
  /** What is to be done; the first thing of a turn, or the end, where the text does not say. */
  readonly phase?: number | undefined;
  readonly die: number;
  /** Of each player, the colours to come, where they are known. */
  readonly order?: readonly (readonly number[])[] | undefined;
}

export const COLOURS = ['a', 'b', 'c', 'd'] as const;

export function badPosition(what: string, hint?: string): UserError {
  const shape = 'A position looks like "5/5/5/5/5 c3N p1a roll 30,30 8,8,8,8".';
  return new UserError(`position: ${what}`, hint ?? shape);
}

// ── carpets ───────────────────────────────────────────────────────────────────────────────────────

function areBeside(size: number, a: number, b: number): boolean {
  const columns = Math.abs((a % size) - (b % size));
  const rows = Math.abs(Math.floor(a / size) - Math.floor(b / size));
  return columns + rows === 1;
}

/** The squares on which each carpet is seen, at least one. */
function squaresOfCarpets(squares: Setup['squares']): Iterable<readonly [number, ...number[]]> {
  const carpets = new Map<string, [number, ...number[]]>();
  for (const [square, shown] of squares.entries()) {
    if (shown === undefined) continue;
    const seen = carpets.get(shown.carpet);
    if (seen) seen.push(square);
    else carpets.set(shown.carpet, [square]);
  }
  return carpets.values();
}

function layCarpets(state: MarrakechState, setup: Setup): void {
  const { size, squares } = setup;
  const cells = new Int32Array(squares.length);
  let last = 0;
  const name = (square: number): string => squareName(size, square);
  for (const [first, second, third] of squaresOfCarpets(squares)) {
    const { colour } = squares[first]!;
    if (third !== undefined)
      throw badPosition(`one carpet lies on ${name(first)}, ${name(second!)} and ${name(third)}`, '');
    if (second !== undefined && !areBeside(size, first, second))
      throw badPosition(
        `one carpet lies on ${name(first)} and ${name(second)}, which are not neighbours`,
        '',
      );
    if (second !== undefined && squares[second]!.colour !== colour)
      throw badPosition(`the carpet on ${name(first)} and ${name(second)} has two colours`, '');
    const shown = (++last << 3) | (1 + colour);
    for (const square of second === undefined ? [first] : [first, second]) {
      cells[square] = shown;
      state.visible[state.market.owner[1 + colour]!]!++;
    }
  }
  coverFloor(state, cells);
}

/** Carpets are never taken away: the other half of a half carpet lies under another one. */
function checkHalves(state: MarrakechState): void {
  const { market } = state;
  const { next, squares } = market.tables;
  for (let square = 0; square < squares; square++) {
    const beside = [0, 1, 2, 3].map((direction) => state.shownAt(next[4 * square + direction]!));
    if (state.shownAt(square) === 0 || beside.some((shown) => shown !== 0)) continue;
    throw badPosition(
      `half a carpet lies on ${squareName(market.size, square)}, with nothing over its other half`,
      'Join the halves of a whole carpet: "a-a" side by side, "A" above "a".',
    );
  }
}

function checkVisible(state: MarrakechState): void {
  const { left, market } = state;
  const carpets = carpetNumbers(state);
  for (let colour = 0; colour < market.colours; colour++) {
    const seen = new Set(carpets.filter((_, square) => state.colourAt(square) === colour)).size;
    const laid = market.rugsPerColour - left[colour]!;
    if (seen > laid)
      throw badPosition(
        `more carpets of colour ${COLOURS[colour]} are visible (${seen}) than were laid (${laid})`,
        '',
      );
  }
}

// ── players ───────────────────────────────────────────────────────────────────────────────────────

function checkCoins(state: MarrakechState, coinsEach: number): void {
  const { coins, seats } = state;
  const total = coins.reduce((sum, n) => sum + n, 0);
  if (total !== seats * coinsEach)
    throw badPosition(
      `there are ${total} coins, but ${seats} players brought ${coinsEach} each`,
      'Coins only change hands; option coins says how many each player has at first.',
    );
}

function checkOut(state: MarrakechState): void {
  if (state.out !== 0 && !state.market.eliminates)
    throw badPosition('a player is out, but nobody ever leaves with bankruptcy=payAll', '');
  const inGame = [...state.coins.keys()].filter((player) => !state.isOut(player));
  if (inGame.length === 0) throw badPosition('all players are out', '');
  for (let player = 0; player < state.seats; player++) {
    if (state.isOut(player) && state.coins[player]! > 0)
      throw badPosition(`player ${player + 1} is out, but has coins`, '');
  }
}

function checkLeft(left: readonly number[], market: Market): void {
  for (const [colour, n] of left.entries()) {
    if (n > market.rugsPerColour)
      throw badPosition(
        `${n} carpets of colour ${COLOURS[colour]} are left, but there are ${market.rugsPerColour} of each`,
        'Option rugsPerColour says how many there are.',
      );
  }
  if (market.coloursPerPlayer === 1 || !market.alternates) return;
  for (let player = 0; player < market.players; player++) {
    const first = market.firstColour(player);
    const ahead = left[first + 1]! - left[first]!;
    if (ahead < 0 || ahead > 1)
      throw badPosition(
        `player ${player + 1} cannot have ${left[first]} and ${left[first + 1]} carpets left`,
        'The two colours of a player are laid in turn.',
      );
  }
}

/** Players who are in lay one carpet each in every round, so those after the mover are a carpet ahead at most. */
function checkRound(state: MarrakechState, phase: number): void {
  const { seats, mover, market } = state;
  const stack = market.coloursPerPlayer * market.rugsPerColour;
  const laidBefore = stack - state.leftOf(mover) - (phase === TURN && market.turnsAtEnd ? 1 : 0);
  let last = laidBefore;
  for (let i = 1; i < seats; i++) {
    const player = (mover + i) % seats;
    const laid = stack - state.leftOf(player);
    if (laid > laidBefore + 1 || (!state.isOut(player) && laid < last))
      throw badPosition(
        `player ${mover + 1} is to move, having laid ${laidBefore}, but player ${player + 1} has laid ${laid}`,
        'Players lay in turn, one carpet each.',
      );
    if (!state.isOut(player)) last = laid;
  }
}

// ── what is to be done ────────────────────────────────────────────────────────────────────────────

function isOver(state: MarrakechState): boolean {
  const inGame = [...state.coins.keys()].filter((player) => !state.isOut(player));
  return state.carpetsToCome() === 0 || (inGame.length === 1 && state.market.stopsAlone);
}

function phasesOf({ market }: MarrakechState): readonly number[] {
  if (market.choosesAtOnce) return [ROLL, CHOOSE];
  return market.turnsAtEnd && market.joins ? [ROLL, LAY] : [ROLL, TURN, LAY];
}

/** The colour in hand: as the rules have it, or drawn. */
function handOf(state: MarrakechState, setup: Setup): number {
  const due = state.nextColour();
  const { hand } = setup;
  if (due === NO_COLOUR && hand === undefined)
    throw badPosition('the colour that was drawn is missing', 'Write it behind the player: p1a.');
  const colour = hand ?? due;
  const own = state.market.owner[1 + colour] === state.mover && state.left[colour]! > 0;
  if (!own || (due !== NO_COLOUR && due !== colour))
    throw badPosition(`player ${state.mover + 1} cannot be about to lay colour ${COLOURS[colour]}`, '');
  return colour;
}

function enter(state: MarrakechState, setup: Setup): void {
  const { phase, hand, mover, die } = setup;
  const over = isOver(state);
  if (phase !== undefined && over !== (phase === ENDED))
    throw badPosition(over ? 'the game is over, but goes on' : 'the game is not over');
  if (over) {
    state.end();
    return;
  }
  state.mover = mover;
  const turnsNext = phase === TURN && state.market.turnsAtEnd;
  if (state.isOut(mover)) throw badPosition(`player ${mover + 1} is to move, but out`, '');
  if (state.leftOf(mover) === 0 && !turnsNext)
    throw badPosition(`player ${mover + 1} has no carpet to lay`, '');
  checkRound(state, phase ?? ROLL);
  if (phase === undefined && hand === undefined) state.begin();
  else if (phase === DRAW) {
    if (state.nextColour() !== NO_COLOUR || hand !== undefined) throw badPosition('no colour is to be drawn');
    state.begin();
  } else {
    const first = state.market.joins || state.market.turnsAtEnd ? ROLL : TURN;
    const here = phase ?? first;
    if (!phasesOf(state).includes(here))
      throw badPosition(`"${PHASES[here]}" is no part of a turn with these options`);
    if (turnsNext && hand !== undefined) throw badPosition('the carpet has been laid, no colour is in hand');
    state.resume(here, turnsNext ? NO_COLOUR : handOf(state, setup), die);
  }
}

function orderOf(setup: Setup, market: Market): Uint8Array {
  if (market.alternates || market.drawsColour || market.coloursPerPlayer === 1) {
    if (setup.order)
      throw badPosition('an order of colours is given, but the colours are not in open stacks');
    return new Uint8Array(0);
  }
  const stack = 2 * market.rugsPerColour;
  const order = new Uint8Array(2 * stack);
  for (let player = 0; player < 2; player++) {
    const coming = setup.order?.[player] ?? [];
    for (const colour of [2 * player, 2 * player + 1]) {
      const count = coming.filter((c) => c === colour).length;
      if (count !== setup.left[colour])
        throw badPosition(
          `colour ${COLOURS[colour]} comes ${count} times in the order, but ${setup.left[colour]} are left`,
        );
    }
    order.set(coming, (player + 1) * stack - coming.length);
  }
  return order;
}

/** @throws UserError for a position that cannot be */
export function stateFrom(setup: Setup, options: MarrakechOptions): MarrakechState {
  const { size, coloursPerPlayer, rugsPerColour, coins } = setup;
  const colourOrder = coloursPerPlayer === 1 ? 'alternate' : options.colourOrder;
  const market = new Market({
    ...options,
    size,
    players: coins.length,
    coloursPerPlayer,
    rugsPerColour,
    colourOrder,
  });
  const tooMany = setup.left.findIndex((n) => n > rugsPerColour);
  const order = tooMany < 0 ? orderOf(setup, market) : new Uint8Array(0);
  const state = new MarrakechState(market, order);
  state.coins.set(coins);
  state.left.set(setup.left);
  for (const [player, out] of setup.out.entries()) if (out) state.out |= 1 << player;
  state.square = setup.square;
  state.facing = setup.facing;
  layCarpets(state, setup);
  checkLeft(setup.left, market);
  checkVisible(state);
  checkHalves(state);
  checkCoins(state, options.coins);
  checkOut(state);
  enter(state, setup);
  return state;
}
