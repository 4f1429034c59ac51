/** What the solved boards say, as quantities: exact once all boards are there, else those of a sample. */
import type { Outcome } from '../outcome.ts';
import { type Quantity, share } from '../quantity.ts';
import { threeByThree } from './solved.ts';

/** Boards of 3x3 in all. */
const ALL_BOARDS = 4 ** 9;

export interface SolvedShares {
  readonly boards: number;
  /** Of the first player, in percent. */
  readonly wins: Quantity;
  readonly draws: Quantity;
  readonly losses: Quantity;
  readonly points: Quantity;
  /** Mean length of what is won or lost. */
  readonly plies: number;
}

/** The boards of a group, such as `all` or `K4`; see `groupsOf`. Null if there is none. */
export function solvedShares(outcome: Outcome, group: string): SolvedShares | null {
  const parts = [...outcome.study(threeByThree).values()];
  const total = (of: string): readonly number[] =>
    parts.reduce<readonly number[]>(
      (sum, part) => sum.map((value, i) => value + (part[of]?.[i] ?? 0)),
      [0, 0, 0, 0],
    );
  const [wins, draws, losses, plies] = [...total(group)];
  const boards = wins! + draws! + losses!;
  if (boards === 0) return null;
  const [won, drawn, lost] = total('all');
  const isExact = ALL_BOARDS === won! + drawn! + lost!;
  const of = (count: number): Quantity => {
    const sampled = share(count, boards);
    return isExact ? { ...sampled, low: sampled.value, high: sampled.value } : sampled;
  };
  return {
    boards,
    wins: of(wins!),
    draws: of(draws!),
    losses: of(losses!),
    points: of(wins! + draws! / 2),
    plies: plies! / Math.max(1, wins! + losses!),
  };
}
