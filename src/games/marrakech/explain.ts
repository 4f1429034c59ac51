/** What moves do, for a person at a terminal: where a walk leads, what it costs, and what a carpet covers. */
import type { Move } from '../../core/index.ts';
import { TURNS, squareName, turned } from './cells.ts';
import { DIE, firstSquare, hasCarpet, secondSquare } from './moves.ts';
import { CHOOSE, type Position, TURN } from './position.ts';
import type { MarrakechState } from './state.ts';
import { walkIndex } from './tables.ts';
import { tollAt, tollWords } from './tolls.ts';

/** By their place in `TURNS`. */
export const TURN_WORDS = ['turn left', 'go straight on', 'turn right'] as const;
const LONGEST = Math.max(...TURN_WORDS.map(({ length }) => length));
const LAST_FACE = Math.max(...DIE);

export function seatName(seat: number): string {
  return `player ${seat + 1}`;
}

/** Where Assam stops after so many steps. */
export function stopOf({ market, square }: Position, facing: number, steps: number): number {
  return market.tables.walkSquare[walkIndex(square, facing, steps)]!;
}

/** A walk whose roll is known: all its squares, and what the stop costs. */
function knownWalk(position: Position, turn: number): string {
  const { die, market } = position;
  const facing = turned(position.facing, turn);
  const squares = Array.from({ length: die }, (_, i) => stopOf(position, facing, i + 1));
  const names = squares.map((square) => squareName(market.size, square));
  const by = die === 1 ? '' : `by ${names.slice(0, -1).join(' ')} `;
  return `${by}to ${names.at(-1)!}, ${tollWords(tollAt(position, squares.at(-1)!), seatName)}`;
}

/** A walk before the roll: where each roll would lead, and which of them cost something. */
function openWalk(position: Position, facing: number): string {
  const stops = Array.from({ length: LAST_FACE }, (_, i) => {
    const square = stopOf(position, facing, i + 1);
    const toll = tollAt(position, square);
    const cost = toll.payee === null ? '' : ` (${tollWords(toll, seatName)})`;
    return `${i + 1} to ${squareName(position.market.size, square)}${cost}`;
  });
  return `rolls ${stops.join(', ')}`;
}

/** Where Assam is turned last, the walk is the next player's. */
function walkAfter(state: MarrakechState, turn: Move): string {
  const after = state.clone();
  after.play(turn);
  return `${seatName(after.mover)} ${openWalk(after, after.facing)}`;
}

function walkWords(state: MarrakechState, turn: number): string {
  if (state.phase === CHOOSE) return knownWalk(state, turn);
  if (state.market.turnsAtEnd) return walkAfter(state, turn);
  return openWalk(state, turned(state.facing, turn));
}

/** The three walks to choose from, a line each; none where Assam does not walk next. */
export function describeWalks(state: MarrakechState): string {
  if (state.phase !== CHOOSE && state.phase !== TURN) return '';
  const lines = TURN_WORDS.map(
    (words, turn) => `  ${TURNS[turn]!}  ${words.padEnd(LONGEST)}  ${walkWords(state, turn)}`,
  );
  return lines.join('\n');
}

/** What lies under the carpet of a move: `covers 1 of player 2`. */
export function coverWords(position: Position, move: Move): string {
  if (!hasCarpet(move)) return 'no carpet';
  const owners = [firstSquare(move), secondSquare(move)].map((square) => position.ownerAt(square));
  const covered = [...new Set(owners.filter((owner) => owner >= 0))].sort((a, b) => a - b);
  if (covered.length === 0) return 'on bare floor';
  const parts = covered.map((owner) => {
    const squares = owners.filter((other) => other === owner).length;
    return `${squares} of ${owner === position.mover ? 'yours' : seatName(owner)}`;
  });
  return `covers ${parts.join(', ')}`;
}
