/** What a stop of Assam costs, and how that is said. */
import type { Position } from './position.ts';

export interface Toll {
  readonly owed: number;
  /** Less than what is owed if the purse is short. */
  readonly paid: number;
  readonly payee: number | null;
  /** Would the player who pays be out? */
  readonly isRuin: boolean;
}

/** What the player to move pays if Assam stops on a square. */
export function tollAt(position: Position, square: number): Toll {
  const owed = position.owedAt(square);
  if (owed === 0) return { owed, paid: 0, payee: null, isRuin: false };
  const paid = Math.min(owed, position.coins[position.mover]!);
  const isRuin = paid < owed && position.market.eliminates;
  return { owed, paid, payee: position.ownerAt(square), isRuin };
}

/** To follow the name of the player: `pays 3 to Red`. */
export function tollWords({ owed, paid, payee, isRuin }: Toll, nameOf: (seat: number) => string): string {
  if (payee === null) return 'pays nothing';
  if (paid === owed) return `pays ${owed} to ${nameOf(payee)}`;
  const short = `owes ${owed} to ${nameOf(payee)} but has only ${paid}`;
  return isRuin ? `${short} and is out` : short;
}
