/** Ataxx in sentences. */
import { parseMove } from '../../../../games/ataxx/notation.ts';
import { formatSquare } from '../../../../games/ataxx/notation.ts';
import { PASS, isJump, originOf, targetOf } from '../../../../games/ataxx/moves.ts';
import type { AtaxxState } from '../../../../games/ataxx/state.ts';

export const SEATS = ['Black', 'White'] as const;

export function describe(before: AtaxxState, text: string): string {
  const side = before.turn;
  const who = SEATS[side] ?? 'Nobody';
  const move = parseMove(before, text);
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
