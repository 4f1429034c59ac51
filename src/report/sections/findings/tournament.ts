/** What a tournament says: who is strongest, whether that can be told from the others, and which pairings differ. */
import { meetingsOf } from '../../../lab/meetings.ts';
import type { AgentResult, Estimate, MeetingResult, RunResults } from '../../../lab/results.ts';
import type { Text } from '../../document.ts';
import { elo, percent, spoken, spokenP } from '../../../words/index.ts';
import { agentKey } from '../../names.ts';
import { detectable } from './detectable.ts';
import { AT_LEVEL, type Findings, fromWinner, inTurn, isShown, listed, overlap } from './verdicts.ts';

interface Rated {
  readonly place: number;
  readonly name: string;
  readonly rating: Estimate;
}

function byRating(agents: readonly AgentResult[]): Rated[] {
  return agents
    .flatMap(({ name, rating }, place) => (rating ? [{ place, name, rating }] : []))
    .toSorted((a, b) => (b.rating.mean ?? 0) - (a.rating.mean ?? 0));
}

function meetingOf(met: readonly MeetingResult[], a: Rated, b: Rated): MeetingResult | undefined {
  return met.find(
    ({ first, second }) =>
      (first === a.place && second === b.place) || (first === b.place && second === a.place),
  );
}

/** Has the better rated one been shown to be stronger: by all games, or by those between the two? */
function isAbove(met: readonly MeetingResult[], better: Rated, other: Rated): boolean {
  if (!overlap(better.rating, other.rating)) return true;
  const meeting = meetingOf(met, better, other);
  return meeting !== undefined && isShown(meeting.pCorrected) && fromWinner(meeting).winner === better.place;
}

/** Names of agents are long. */
const MOST_CLOSE = 4;

/** How the best compares with the next, and with all others that cannot be told from it. */
function comparedWithBest(results: RunResults, [best, ...others]: readonly Rated[]): Text {
  const met = meetingsOf(results);
  const [next] = others;
  if (!best || !next) return [];
  const close = others.filter((other) => !isAbove(met, best, other));
  const nextText: Text = [{ strong: next.name }, ` with ${spoken(next.rating, elo, ' Elo')}`];
  if (close.length === 0) {
    const meeting = meetingOf(met, best, next);
    if (!meeting || !isShown(meeting.pCorrected))
      return [' Its interval lies above that of the next, ', ...nextText, '.'];
    const { rate } = fromWinner(meeting);
    return [
      ' It is stronger than the next, ',
      ...nextText,
      results.lineups
        ? `: it finished ahead in ${spoken(rate, percent, ' %')} of their games (${spokenP(meeting.pCorrected)}).`
        : `: it took ${spoken(rate, percent, ' %')} of the points in their games (${spokenP(meeting.pCorrected)}).`,
    ];
  }
  const names = close.filter((other) => other !== next).map(({ name }) => name);
  if (!close.includes(next))
    return [' It cannot be told from ', ...listed(names, MOST_CLOSE), ', whose intervals overlap its own.'];
  return [
    ' Its interval overlaps that of the next, ',
    ...nextText,
    ': the best cannot be told from it',
    ...(names.length > 0 ? [', nor from ', ...listed(names, MOST_CLOSE)] : []),
    '.',
  ];
}

/** Names stand for themselves while there are few; else the letters of the table of agents do. */
const MOST_NAMES = 4;

/** Which pairings, or every two where more play, differ, by who won them, and which do not. */
export function decidedPairings(results: RunResults): Text[] {
  const { agents, lineups } = results;
  const met = meetingsOf(results);
  const [one, many] = lineups
    ? ['No two agents differ', 'pairs of agents']
    : ['No pairing differs', 'pairings'];
  const nameOf = (place: number): string =>
    agents.length <= MOST_NAMES ? agents[place]!.name : agentKey(place);
  const shown = met.filter(({ pCorrected }) => isShown(pCorrected));
  const others = met.filter(({ pCorrected }) => !isShown(pCorrected));
  const won = shown.map(fromWinner);
  const winners = agents.flatMap((_, place) => {
    const beaten = won.filter(({ winner }) => winner === place).map(({ loser }) => nameOf(loser));
    return beaten.length === 0
      ? []
      : [[{ strong: nameOf(place) }, lineups ? ' is ahead of ' : ' beats ', ...listed(beaten)]];
  });
  const notShown = listed(others.map(({ first, second }) => `${nameOf(first)} – ${nameOf(second)}`));
  return [
    shown.length === 0
      ? [`${one} from 50 % ${AT_LEVEL}.`]
      : [
          `${shown.length} of ${met.length} ${many} differ from 50 % ${AT_LEVEL}${agents.length > MOST_NAMES ? ' (letters as in the table of agents)' : ''}: `,
          ...inTurn(winners),
          '.',
        ],
    ...(shown.length === 0 || others.length === 0 ? [] : [['Not shown to differ: ', ...notShown, '.']]),
    ...detectable(met),
  ];
}

export function tournamentFindings(results: RunResults): Findings {
  const rated = byRating(results.agents);
  const [best] = rated;
  const [decided, ...more] = decidedPairings(results);
  if (!best) return { answer: decided!, more };
  return {
    answer: [
      { strong: best.name },
      ` has the highest rating: ${spoken(best.rating, elo, ' Elo')}, the mean of all being 0.`,
      ...comparedWithBest(results, rated),
    ],
    more: [decided!, ...more],
  };
}
