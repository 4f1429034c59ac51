/** What an engine says about its search: `info depth D score cp C nodes N pv M…`, any of it in any order. */

export interface Info {
  readonly depth: number;
  readonly nodes: number;
  /** 100 for each stone or point of advantage of the side to move. */
  readonly centipoints?: number;
  /** Proven: won (positive) or lost in this many moves of the winner. */
  readonly mate?: number;
  /** The score is a bound: no more than this, or no less. */
  readonly bound?: 'upper' | 'lower';
  /** The line of play that it expects, in notation. */
  readonly pv: readonly string[];
}

function numberAfter(words: readonly string[], ...names: readonly string[]): number | undefined {
  const at = words.findIndex((_, i) => names.every((name, j) => words[i + j] === name));
  const text = at < 0 ? '' : (words[at + names.length] ?? '');
  return /^-?\d{1,15}$/.test(text) ? Number(text) : undefined;
}

/** Which of its lines of play an engine speaks of, from 1: that of `multipv N`, without it the best. */
export function lineNumber(line: string): number {
  return Math.max(numberAfter(line.trim().split(/\s+/), 'multipv') ?? 1, 1);
}

export function parseInfo(line: string): Info {
  const words = line.trim().split(/\s+/);
  const pvAt = words.indexOf('pv');
  const before = pvAt < 0 ? words : words.slice(0, pvAt);
  const centipoints = numberAfter(before, 'score', 'cp');
  const mate = numberAfter(before, 'score', 'mate');
  const bound = before.includes('upperbound') ? 'upper' : before.includes('lowerbound') ? 'lower' : undefined;
  return {
    depth: numberAfter(before, 'depth') ?? 0,
    nodes: numberAfter(before, 'nodes') ?? 0,
    ...(centipoints !== undefined && { centipoints }),
    ...(mate !== undefined && { mate }),
    ...(bound && { bound }),
    pv: pvAt < 0 ? [] : words.slice(pvAt + 1),
  };
}
