/** A match, for people and for programs; one of more than two is told like a tournament. */
import type { PairingResult, RunResults } from '../../lab/index.ts';
import { plural } from '../print.ts';
import { describeTournament, ratingsJson } from './tournamentResult.ts';
import { fixed, percent } from '../../words/estimates.ts';

function sprtLine({ sprt }: PairingResult, { run }: RunResults): string[] {
  if (!sprt || run.stop.rule !== 'sprt') return [];
  const verdict = {
    elo0: `not ${run.stop.elo1} Elo stronger`,
    elo1: `stronger by more than ${run.stop.elo0} Elo`,
    continue: 'undecided',
  };
  const { llr, lower, upper, decision } = sprt;
  return [
    `SPRT       ${verdict[decision]}   (log-likelihood ratio ${llr.toFixed(2)}, bounds ${lower.toFixed(2)} and ${upper.toFixed(2)})`,
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
  const bounded = (x: number | null): string => (x === null ? 'unbounded' : x.toFixed(0));
  return [
    results.agents[pairing.first]!.spec,
    `  against ${results.agents[pairing.second]!.spec}`,
    `${plural(games, 'game')}: ${wins} won, ${draws} drawn, ${losses} lost`,
    `points     ${percent(rate.mean)}   (95 %: ${percent(rate.low)} to ${percent(rate.high)})`,
    `Elo        ${bounded(elo.mean)}   (95 %: ${bounded(elo.low)} to ${bounded(elo.high)})`,
    `lead       ${fixed(lead.mean, 2)} a game   (95 %: ${fixed(lead.low, 2)} to ${fixed(lead.high, 2)})`,
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
