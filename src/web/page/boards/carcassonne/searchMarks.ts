/** What a search says of the moves, by what can be pressed. */
import type { MoveMark } from '../board.ts';
import { turnOf } from './steps.ts';

export interface StepMark {
  readonly heat: number;
  readonly note: string | undefined;
  readonly isBest: boolean;
  /** The turn of the tile, if the move says one. */
  readonly turn: number | undefined;
}

/** By the first step of the moves; of several that share it, what the best of them says. */
export function marksByStep(marks: readonly MoveMark[]): ReadonlyMap<string, StepMark> {
  const found = new Map<string, StepMark>();
  for (const { ways, heat, note, isBest } of marks) {
    const [first, second] = ways[0] ?? [];
    if (first === undefined) continue;
    const known = found.get(first);
    if (known && (known.isBest || (!isBest && known.heat >= heat))) continue;
    found.set(first, { heat, note, isBest, turn: second === undefined ? undefined : turnOf(second) });
  }
  return found;
}
