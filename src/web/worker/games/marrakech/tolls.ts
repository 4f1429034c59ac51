/** What a stop of Assam costs. */
import type { Position } from '../../../../games/marrakech/position.ts';
import { seatTitle } from './hues.ts';
import type { TollView } from './view.ts';

function wordsFor(owed: number, paid: number, payee: string, isRuin: boolean): string {
  if (paid === owed) return `pays ${owed} to ${payee}`;
  const short = `owes ${owed} to ${payee} but has only ${paid}`;
  return isRuin ? `${short} and is out` : short;
}

/** What the player to move pays if Assam stops on a square. */
export function tollAt(position: Position, square: number): TollView {
  const owed = position.owedAt(square);
  if (owed === 0) return { owed, paid: 0, payee: null, isRuin: false, words: 'pays nothing' };
  const payee = position.ownerAt(square);
  const paid = Math.min(owed, position.coins[position.mover]!);
  const isRuin = paid < owed && position.market.eliminates;
  return { owed, paid, payee, isRuin, words: wordsFor(owed, paid, seatTitle(payee), isRuin) };
}
