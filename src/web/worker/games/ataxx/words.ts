/** Ataxx in sentences. */
import type { Move } from '../../../../core/index.ts';
import { distance } from '../../../../games/ataxx/cells.ts';
import type { AtaxxState } from '../../../../games/ataxx/index.ts';
import { PASS, isJump, originOf, targetOf } from '../../../../games/ataxx/moves.ts';
import { formatSquare } from '../../../../games/ataxx/notation.ts';
import { parseSquare } from '../../../../games/ataxx/options.ts';
import type { Way } from '../../pageGame.ts';

export const SEATS = ['Black', 'White'] as const;

export function describe(before: AtaxxState, move: Move): string {
  const side = before.turn;
  const who = SEATS[side] ?? 'Nobody';
  if (move === PASS) return `${who} cannot move and passes`;
  const after = before.clone();
  after.play(move);
  const converted = before.score(1 - side) - after.score(1 - side);
  const to = formatSquare(targetOf(move));
  const what = isJump(move) ? `jumps from ${formatSquare(originOf(move))} to ${to}` : `clones to ${to}`;
  return converted > 0 ? `${who} ${what}, converts ${converted}` : `${who} ${what}`;
}

export function describeEnd(state: AtaxxState): string {
  const [black, white] = [state.score(0), state.score(1)];
  const reason = state.endedByLimit ? ', by the limit on jumps' : '';
  if (state.result(0) === 0.5) return `Draw, ${black} to ${white}${reason}`;
  const winner = state.result(0) === 1 ? 0 : 1;
  return `${SEATS[winner]} wins ${state.score(winner)} to ${state.score(1 - winner)}${reason}`;
}

function explainTarget(made: Way, cell: number): string {
  const name = formatSquare(cell);
  const from = made[0] === undefined ? undefined : parseSquare(made[0]);
  if (from !== undefined)
    return `${name} is ${distance(from, cell)} cells from ${made[0]}; a stone clones one cell away and jumps two.`;
  return `Press a stone first: more than one can go to ${name}, or none is near enough.`;
}

export function explain(state: AtaxxState, made: Way, step: string): string | undefined {
  const cell = parseSquare(step);
  if (cell === undefined) return undefined;
  if (!state.board.has(cell)) return `${step} is a gap: nothing can stand there.`;
  const stone = state.stoneAt(cell);
  if (stone === -1) return explainTarget(made, cell);
  if (stone !== state.turn) return `The stone on ${step} belongs to ${SEATS[stone]}.`;
  return `The stone on ${step} has no empty cell within two steps.`;
}
