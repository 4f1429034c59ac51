/** The results of a tournament or gauntlet: ratings, cross tables, and all pairings in numbers. */
import { seatsIn } from '../../lab/meetings.ts';
import type { AgentResult, Estimate, RunResults } from '../../lab/results.ts';
import { agentCell, estimateCell, estimateRow, left, right, unit } from '../cells.ts';
import type { Block, Figure, Section, Table } from '../document.ts';
import { forest } from '../figures/forest.ts';
import { elo, formatCount, percent, plural } from '../../words/index.ts';
import { agentKey, agentLabel } from '../names.ts';
import { crossTables } from './crossTables.ts';
import { lineupsTable } from './lineups.ts';
import { pairingsTable } from './pairings.ts';
import { seatsTable } from './seats.ts';

interface Rated {
  readonly place: number;
  readonly agent: AgentResult;
  readonly rating: Estimate;
}

/** Strongest first. */
function ranking(agents: readonly AgentResult[]): Rated[] {
  return agents
    .flatMap((agent, place) => (agent.rating ? [{ place, agent, rating: agent.rating }] : []))
    .toSorted((a, b) => (b.rating.mean ?? 0) - (a.rating.mean ?? 0));
}

function ratingsFigure(results: RunResults, rated: readonly Rated[]): Figure {
  const { agents, run, lineups } = results;
  const model = lineups
    ? 'Bradley–Terry model of who finished ahead of whom, with one virtual draw for each agent; lines are 95 % intervals by the sandwich formula over rounds of games on equal seeds.'
    : 'Bradley–Terry model with one virtual draw for each agent; lines are 95 % intervals from the information matrix.';
  const rows = rated.map(({ place, rating }) => ({
    label: agentLabel(agents, place),
    agent: place,
    ...rating,
  }));
  return {
    kind: 'figure',
    id: 'ratings',
    caption: [`Ratings in Elo, the mean of all agents at 0, from ${plural(run.played, 'game')}. ${model}`],
    alt: `Ratings with intervals, strongest first: ${rated.map(({ agent, rating }) => `${agent.name} ${elo(rating.mean ?? 0)}`).join(', ')}.`,
    spec: (theme) => forest(rows, { title: 'rating (Elo)', format: '+d', reference: 0 }, theme),
    data: rated.map(({ place, agent, rating }) => ({
      key: agentKey(place),
      agent: agent.name,
      ...estimateRow('rating', rating),
    })),
  };
}

function standingsTable(results: RunResults, rated: readonly Rated[]): Table {
  const seats = seatsIn(results);
  const places = seats === 2 ? 'win 1, draw ½, loss 0' : 'win 1, loss 0, a shared first place its share';
  const even = seats === 2 ? '' : `; an even share is ${percent(1 / seats)} %`;
  return {
    kind: 'table',
    id: 'standings',
    caption: [
      `The standings, strongest first. Points per game (${places}) in percent with the 95 % Wilson interval over ${unit(results)}s of games${even}; ratings as in the figure.`,
    ],
    columns: [
      right('rank'),
      left('agent'),
      right('games'),
      right(`won–${seats === 2 ? 'drawn' : 'shared'}–lost`),
      right('points, %'),
      right('rating, Elo'),
    ],
    rows: rated.map(({ place, agent, rating }, rank) => [
      String(rank + 1),
      agentCell(results.agents, place),
      formatCount(agent.games),
      `${agent.wins}–${agent.draws}–${agent.losses}`,
      estimateCell(agent.rate, percent),
      estimateCell(rating, elo),
    ]),
    data: rated.map(({ agent, rating }, rank) => ({
      rank: rank + 1,
      agent: agent.name,
      games: agent.games,
      wins: agent.wins,
      draws: agent.draws,
      losses: agent.losses,
      ...estimateRow('points', agent.rate),
      ...estimateRow('rating', rating),
      forfeits: agent.forfeits,
    })),
  };
}

/** Agents in order of strength, so that cross tables go from one colour to the other. */
function byStrength({ agents }: RunResults, rated: readonly Rated[]): number[] {
  return rated.length === agents.length ? rated.map(({ place }) => place) : agents.map((_, place) => place);
}

export function tournament(results: RunResults): Section {
  const rated = ranking(results.agents);
  const blocks: Block[] = [];
  if (rated.length > 0) blocks.push(ratingsFigure(results, rated), standingsTable(results, rated));
  // In a gauntlet of two one agent meets all others: the table of pairings is that one row, and easier to read.
  const { run, lineups } = results;
  if (run.kind !== 'gauntlet' || lineups) blocks.push(...crossTables(results, byStrength(results, rated)));
  blocks.push(lineups ? lineupsTable(results, lineups) : pairingsTable(results), ...seatsTable(results));
  return { id: 'results', title: 'Results', blocks };
}
