/** What an engine says about its search: `info depth D score cp C nodes N pv M…`, any of it in any order. */

export interface Info {
  readonly depth: number;
  readonly nodes: number;
  /** 100 for each stone or point of advantage of the side to move. */
  readonly centipoints?: number;
  /** Proven: won (positive) or lost in this many moves of the winner. */
  readonly mate?: number;
  /** The line of play that it expects, in notation. */
  readonly pv: readonly string[];
}

function numberAfter(words: readonly string[], ...names: readonly string[]): number | undefined {
  const at = words.findIndex((_, i) => names.every((name, j) => words[i + j] === name));
  const text = at < 0 ? '' : (words[at + names.length] ?? '');
  return /^-?\d{1,15}$/.test(text) ? Number(text) : undefined;
}

export function parseInfo(line: string): Info {
  const words = line.trim().split(/\s+/);
  const pvAt = words.indexOf('pv');
  const centipoints = numberAfter(words, 'score', 'cp');
  const mate = numberAfter(words, 'score', 'mate');
  return {
    depth: numberAfter(words, 'depth') ?? 0,
    nodes: numberAfter(words, 'nodes') ?? 0,
    ...(centipoints !== undefined && { centipoints }),
    ...(mate !== undefined && { mate }),
    pv: pvAt < 0 ? [] : words.slice(pvAt + 1),
  };
}
