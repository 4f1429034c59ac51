/** What S1 has found, by name: for its numbers and claims, its tables, and the sentences about the paper. */
import { type Encounter, atPoint, between } from '../encounter.ts';
import type { Outcome } from '../outcome.ts';
import { B_ALONE, COURSE, LAST_TILE, type Step } from './agents.ts';

/** Iterations a move; the paper does not say how many its 2 s were. */
export const FEW = [10, 30, 45, 60, 100, 300];
/** At which published numbers are compared with ours. */
export const USUAL = 1000;
/** The most that enough games can be played with. */
export const MANY = 3000;

/** For games against each other, of which many are needed: iterations, and milliseconds, a move. */
export const DUEL = { iterations: 300, ms: 3 } as const;

/** A step against the course's player. */
export function against(outcome: Outcome, name: Step, iterations = USUAL): Encounter {
  if (iterations === USUAL) return between(outcome.run('usual'), name, COURSE.name);
  if (iterations === MANY) return between(outcome.run('many'), name, COURSE.name);
  return atPoint(outcome.run(name), { n: iterations });
}

/** A step against the course's player at the paper's 2 s. */
export function atPaperTime(outcome: Outcome, name: Step): Encounter {
  return between(outcome.run('2s'), name, COURSE.name);
}

export function bAlone(outcome: Outcome): Encounter {
  return between(outcome.run('no-search'), B_ALONE.name, COURSE.name);
}

/** What the heuristic is worth: with it against the same agent without it. */
export function worth(outcome: Outcome, limit: 'iterations' | 'time', name: string): Encounter {
  return between(outcome.run(`worth-${limit}`), name, 'plain UCT');
}

/** Against the random player that lays the last tile. */
export function againstLastTile(outcome: Outcome, name: string): Encounter {
  return between(outcome.run('last-tile'), name, LAST_TILE.name);
}

/** A step against the course's player at every budget. */
export function atAllBudgets(
  outcome: Outcome,
  name: Step,
): { readonly iterations: number; readonly encounter: Encounter }[] {
  return [...FEW, USUAL, MANY].map((iterations) => ({
    iterations,
    encounter: against(outcome, name, iterations),
  }));
}
