/** A match, for people and for programs; one of more than two is shown like a tournament. */
import type { PairingResult, RunResults } from '../../lab/index.ts';
import {
  elo as formatElo,
  fixed,
  lead as formatLead,
  known,
  percentRange,
  percentage,
  plural,
  signedRange,
  sprtVerdict,
} from '../../words/index.ts';
import { describeTournament, ratingsJson } from './tournamentResult.ts';

function sprtLine({ sprt }: PairingResult, { run }: RunResults): string[] {
  if (!sprt || run.stop.rule !== 'sprt') return [];
  const { llr, lower, upper, decision } = sprt;
  return [
    `SPRT       ${sprtVerdict(run.stop, decision)}   (log-likelihood ratio ${fixed(llr, 2)}, bounds ${fixed(lower, 2)} and ${fixed(upper, 2)})`,
  ];
}

function forfeitLines({ forfeits }: PairingResult, { agents }: RunResults): string[] {
  return forfeits.map(
    ({ agent, reason, games }) => `forfeits   ${plural(games, 'game')} by ${agents[agent]!.name}: ${reason}`,
  );
}

export function describeMatch(results: RunResults, screen?: number): string {
  if (results.lineups)
    return [describeTournament(results, screen), ...forfeitLines(results.pairings[0]!, results)].join('\n');
  const pairing = results.pairings[0]!;
  const { games, wins, draws, losses, rate, elo, lead } = pairing;
  return [
    results.agents[pairing.first]!.spec,
    `  against ${results.agents[pairing.second]!.spec}`,
    `${plural(games, 'game')}: ${wins} won, ${draws} drawn, ${losses} lost`,
    `points     ${percentage(rate.mean)}   (95 %: ${percentRange(rate)})`,
    `Elo        ${known(elo.mean, formatElo)}   (95 %: ${signedRange(elo, 0)})`,
    `lead       ${known(lead.mean, formatLead)} a game   (95 %: ${signedRange(lead, 2)})`,
    ...sprtLine(pairing, results),
    ...forfeitLines(pairing, results),
  ].join('\n');
}

/** `score` is the lead: by how much the first agent was ahead at the end of a game. Its name is a promise. */
export function matchJson(results: RunResults): object {
  const { games, wins, draws, losses, rate, elo, lead, sprt, pairs, forfeits } = results.pairings[0]!;
  const agents = results.agents.map(({ spec }) => spec);
  const ofFirst = { agents, games, wins, draws, losses, rate, elo, score: lead, pairs, sprt, forfeits };
  if (!results.lineups) return ofFirst;
  return { ...ofFirst, ratings: ratingsJson(results), lineups: results.lineups };
}
