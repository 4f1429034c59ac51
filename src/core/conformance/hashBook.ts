/**
 * Hash keys of all positions met under one set of options. Equal positions must have equal keys. Different
 * keys are due where two positions differ in turn, moves or scores; a counter that is printed but far from
 * mattering may be left out of the key, so different text alone proves nothing.
 */
import type { State } from '../game.ts';
import { hashText } from './snapshot.ts';
import { type Trial, listMoves, prefix, replay, seatsOf } from './trial.ts';

export const hashCheck = {
  name: 'hash',
  about:
    'Equal positions have equal keys; positions that differ in turn, moves or scores have different ones.',
};

interface Entry {
  readonly hash: string;
  readonly position: string;
  /** What a key must tell apart. */
  readonly essence: string;
}

function entryOf(trial: Trial, state: State): Entry {
  const { game } = trial;
  const scores = seatsOf(state).map((seat) => state.score(seat));
  return {
    hash: hashText(state),
    position: game.formatPosition(state),
    essence: `turn ${state.turn}; scores ${scores.join(' ')}; moves ${listMoves(game, state).join(' ')}`,
  };
}

function clash(a: Entry, b: Entry): string | undefined {
  if (a.position === b.position && a.hash !== b.hash)
    return `the same position "${a.position}" has keys ${a.hash} and ${b.hash}`;
  if (a.hash === b.hash && a.essence !== b.essence)
    return `"${a.position}" and "${b.position}" have the same key ${a.hash}`;
  return undefined;
}

/** Do the last positions of two trials clash? */
export function pairClash(one: Trial, other: Trial): string | undefined {
  return clash(entryOf(one, replay(one)), entryOf(other, replay(other)));
}

/** A position met before; its moves are the first `length` of a game that may have gone on since. */
interface Met {
  readonly entry: Entry;
  readonly game: Trial;
  readonly length: number;
}

export class HashBook {
  /** Positions compared so far. */
  size = 0;
  private readonly byPosition = new Map<string, Met>();
  private readonly byHash = new Map<string, Met>();
  private readonly limit: number;

  constructor(limit: number) {
    this.limit = limit;
  }

  /** Notes a position; gives the earlier trial with which it clashes. */
  add(trial: Trial, state: State): Trial | undefined {
    if (this.size >= this.limit) return undefined;
    this.size++;
    const entry = entryOf(trial, state);
    for (const earlier of [this.byPosition.get(entry.position), this.byHash.get(entry.hash)]) {
      if (earlier !== undefined && clash(earlier.entry, entry) !== undefined)
        return prefix(earlier.game, earlier.length);
    }
    const met: Met = { entry, game: trial, length: trial.moves.length };
    if (!this.byPosition.has(entry.position)) this.byPosition.set(entry.position, met);
    if (!this.byHash.has(entry.hash)) this.byHash.set(entry.hash, met);
    return undefined;
  }
}
