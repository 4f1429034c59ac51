/**
 * Makes a failing game short. First the shortest beginning that fails, then pieces of the rest are left out,
 * large ones before small ones, as long as what remains is legal and still fails.
 */
import type { Move } from '../game.ts';
import { type Trial, begin, listMoves, prefix } from './trial.ts';

/** Is the failure still there? */
export type StillFails = (trial: Trial) => boolean;

/** A trial with moves left out may not be a game any more. */
function isLegal(trial: Trial): boolean {
  try {
    const state = begin(trial);
    for (const move of trial.moves) {
      if (!listMoves(trial.game, state).includes(move)) return false;
      state.play(move);
    }
    return true;
  } catch {
    return false;
  }
}

class Shrinker {
  private readonly fails: StillFails;
  private left: number;

  constructor(fails: StillFails, attempts: number) {
    this.fails = fails;
    this.left = attempts;
  }

  shortestBeginning(trial: Trial): Trial {
    for (let length = 0; this.left > 0 && length < trial.moves.length; length++) {
      const shorter = prefix(trial, length);
      if (this.accepts(shorter)) return shorter;
    }
    return trial;
  }

  /** Leaves out pieces of `size` moves wherever that is possible. */
  without(trial: Trial, size: number): Trial {
    let at = 0;
    while (this.left > 0 && at + size <= trial.moves.length) {
      const moves: Move[] = [...trial.moves.slice(0, at), ...trial.moves.slice(at + size)];
      const shorter = { ...trial, moves };
      if (this.accepts(shorter)) trial = shorter;
      else at++;
    }
    return trial;
  }

  private accepts(trial: Trial): boolean {
    return this.left-- > 0 && isLegal(trial) && this.fails(trial);
  }
}

/** @param attempts how many shorter games may be tried */
export function shrink(trial: Trial, fails: StillFails, attempts: number): Trial {
  const shrinker = new Shrinker(fails, attempts);
  let short = shrinker.shortestBeginning(trial);
  for (;;) {
    const before = short.moves.length;
    for (let size = (before + 1) >> 1; size >= 1; size = size > 2 ? size >> 1 : size - 1)
      short = shrinker.without(short, size);
    if (short.moves.length === before) return short;
  }
}

/** The moves with which both games begin. */
function commonBeginning(one: Trial, other: Trial): Trial {
  const parting = one.moves.findIndex((move, i) => move !== other.moves[i]);
  return prefix(one, parting === -1 ? one.moves.length : parting);
}

/** Shrinks two games whose last positions fail together: first what they have in common, then each. */
export function shrinkPair(
  one: Trial,
  other: Trial,
  fails: (one: Trial, other: Trial) => boolean,
  attempts: number,
): [Trial, Trial] {
  const common = commonBeginning(one, other);
  const after = (beginning: Trial, trial: Trial): Trial => ({
    ...trial,
    moves: beginning.moves.concat(trial.moves.slice(common.moves.length)),
  });
  const both = (beginning: Trial): [Trial, Trial] => [after(beginning, one), after(beginning, other)];
  const short = shrink(
    common,
    (beginning) => both(beginning).every(isLegal) && fails(...both(beginning)),
    attempts,
  );
  const [a, b] = both(short);
  const first = shrink(a, (trial) => fails(trial, b), attempts);
  return [first, shrink(b, (trial) => fails(first, trial), attempts)];
}
