/** Runs checks, counts them, and keeps the first failure of each, shrunk to a short game. */
import type { State } from '../game.ts';
import { type Check, runCheck } from './check.ts';
import { hashCheck, pairClash } from './hashBook.ts';
import { type CheckCount, type ConformanceFailure, movesInNotation, positionText } from './report.ts';
import { shrink, shrinkPair } from './shrink.ts';
import { type Trial, replay } from './trial.ts';

type Promised = Pick<Check, 'name' | 'about'>;

/** The check has nothing to say about this position. */
const NOT_HERE = Symbol('not here');

/** @param running the state of a game in progress; without it, the check gets its own */
function failureOf(check: Check, trial: Trial, running?: State): string | undefined | typeof NOT_HERE {
  try {
    const state = running ?? replay(trial);
    if (check.applies && !check.applies(state, trial)) return NOT_HERE;
    return runCheck(check, state, trial);
  } catch (error) {
    return `replaying the moves threw ${String(error)}`;
  }
}

export class Findings {
  readonly failures: ConformanceFailure[] = [];
  private readonly runs = new Map<string, number>();
  private readonly shrinking: number;

  /** @param shrinking how many shorter games may be tried for each failure */
  constructor(shrinking: number) {
    this.shrinking = shrinking;
  }

  hasFailed({ name }: Promised): boolean {
    return this.failures.some((failure) => failure.check === name);
  }

  count({ name }: Promised, times: number): void {
    this.runs.set(name, (this.runs.get(name) ?? 0) + times);
  }

  counts(checks: readonly Promised[]): CheckCount[] {
    return checks.map(({ name, about }) => ({ name, about, runs: this.runs.get(name) ?? 0 }));
  }

  /** @param running the state of the game in progress; without it, the check gets its own */
  run(check: Check, trial: Trial, running?: State): void {
    if (this.hasFailed(check)) return;
    const reason = failureOf(check, trial, running);
    if (reason === NOT_HERE) return;
    this.count(check, 1);
    if (reason === undefined) return;
    const found = { ...trial, moves: [...trial.moves] };
    const fails = (shorter: Trial): boolean => typeof failureOf(check, shorter) === 'string';
    const short = shrink(found, fails, this.shrinking);
    const shortReason = failureOf(check, short);
    this.fail(check, short, typeof shortReason === 'string' ? shortReason : reason, found.moves.length);
  }

  /** Two positions whose hash keys clash. */
  failPair(one: Trial, other: Trial): void {
    const clashing = (a: Trial, b: Trial): boolean => pairClash(a, b) !== undefined;
    const [a, b] = shrinkPair(one, other, clashing, this.shrinking);
    // Both were noted during games; when replayed, they may be as they should.
    this.fail(
      hashCheck,
      a,
      pairClash(a, b) ?? 'a key depends on more than the position',
      one.moves.length,
      b,
    );
  }

  fail(
    promised: Promised,
    trial: Trial,
    reason: string,
    foundAfter = trial.moves.length,
    other?: Trial,
  ): void {
    if (this.hasFailed(promised)) return;
    const describe = (t: Trial): { moves: string[]; position: string } => ({
      moves: movesInNotation(t),
      position: positionText(t),
    });
    const { options, seed, index } = trial;
    this.failures.push({
      check: promised.name,
      about: promised.about,
      reason,
      options,
      ...describe(trial),
      foundAfter,
      other: other && describe(other),
      seed,
      index,
    });
  }
}
