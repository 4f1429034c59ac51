/** What tables and reports ask of results, whether two play or more. */
import type { MeetingResult, RunResults } from './results.ts';

export function seatsIn({ lineups }: Pick<RunResults, 'lineups'>): number {
  return lineups?.seats ?? 2;
}

/** Every two agents that met: the pairings themselves, where two play. */
export function meetingsOf({ lineups, pairings }: RunResults): readonly MeetingResult[] {
  return lineups?.meetings ?? pairings;
}
