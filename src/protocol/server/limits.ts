/** The limits of a `go` line. */
import type { Dialect } from '../dialect.ts';

export interface Limits {
  readonly infinite?: true;
  readonly movetime?: number;
  /** Milliseconds left on the clock of the seat to move, and what it gains with each move. */
  readonly time?: number;
  readonly increment?: number;
  /** Moves until the clock is filled up. */
  readonly movesToGo?: number;
  readonly depth?: number;
  readonly nodes?: number;
}

export interface ParsedLimits {
  readonly limits: Limits;
  /** Words that mean nothing here, to be told to the other side. */
  readonly ignored: readonly string[];
}

type NumberField = 'movetime' | 'time' | 'increment' | 'movesToGo' | 'depth' | 'nodes';

const WHOLE = /^-?\d{1,15}$/;

/** @param words what follows `go` @param seat whose clock counts; those of the others are read over */
export function parseLimits(words: readonly string[], seat: number, dialect: Dialect): ParsedLimits {
  const own = dialect.clockPrefix(seat);
  const fields = new Map<string, NumberField>([
    ['movetime', 'movetime'],
    ['movestogo', 'movesToGo'],
    ['depth', 'depth'],
    ['nodes', 'nodes'],
    [`${own}time`, 'time'],
    [`${own}inc`, 'increment'],
  ]);
  const numbers: Partial<Record<NumberField, number>> = {};
  const ignored: string[] = [];
  let infinite = false;
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!.toLowerCase();
    const field = fields.get(word);
    const isNumber = WHOLE.test(words[i + 1] ?? '');
    if (word === 'infinite') infinite = true;
    else if (field !== undefined && isNumber) numbers[field] = Number(words[++i]);
    else if (/^(b|w|p\d+)(time|inc)$/.test(word) && isNumber) i++;
    else ignored.push(words[i]!);
  }
  return { limits: { ...numbers, ...(infinite && { infinite }) }, ignored };
}
