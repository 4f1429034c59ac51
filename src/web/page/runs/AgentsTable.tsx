/** The agents of a run by their ratings. */
import type { JSX } from 'preact';
import { elo, known, percentRange, percentage, signedRange } from '../../../words/index.ts';
import type { RunAgent, RunDetail } from '../../api/index.ts';
import { IntervalBar, IntervalHead } from './IntervalBar.tsx';
import { Caption, Scrolling } from './Scrolling.tsx';
import { CountCells, CountHeads } from './counts.tsx';
import { type Interval, type Scale, scaleOf } from './scale.ts';

const UNRATED: Interval = { mean: null, low: null, high: null };

/** The best first; those without a rating last. */
function byRating(agents: readonly RunAgent[]): RunAgent[] {
  const ratingOf = ({ rating }: RunAgent): number => rating?.mean ?? -Infinity;
  return agents.toSorted((a, b) => ratingOf(b) - ratingOf(a) || 0);
}

function AgentRow({ agent, scale }: { readonly agent: RunAgent; readonly scale: Scale }): JSX.Element {
  const { key, name, oracle, rating, rate, forfeits } = agent;
  return (
    <tr>
      <th scope="row" class="runs-name">
        <b class="runs-key">{key}</b> {name}
        {oracle !== undefined && <span class="runs-note"> knows {oracle}</span>}
        {forfeits > 0 && <span class="runs-note"> forfeited {forfeits}</span>}
      </th>
      <td class="runs-number">{known(rating?.mean ?? null, elo)}</td>
      <td class="runs-range">{rating ? signedRange(rating, 0) : ''}</td>
      <td class="interval-cell">
        <IntervalBar estimate={rating ?? UNRATED} scale={scale} reference={0} />
      </td>
      <td class="runs-number">{percentage(rate.mean)}</td>
      <td class="runs-range">{percentRange(rate)}</td>
      <CountCells {...agent} />
    </tr>
  );
}

export function AgentsTable({ run }: { readonly run: RunDetail }): JSX.Element {
  const agents = byRating(run.agents);
  const scale = scaleOf(
    agents.map(({ rating }) => rating ?? UNRATED),
    0,
  );
  return (
    <Scrolling label="Ratings">
      <table class="runs-table">
        <Caption>
          Ratings in Elo, the mean of all being 0, and points a game, each with its 95 % interval. The line in
          the picture is the mean of all.
        </Caption>
        <thead>
          <tr>
            <th scope="col">agent</th>
            <th scope="col" class="runs-number">
              rating
            </th>
            <th scope="col">95 %</th>
            <IntervalHead scale={scale} format={elo} />
            <th scope="col" class="runs-number">
              points
            </th>
            <th scope="col">95 %</th>
            <CountHeads />
          </tr>
        </thead>
        <tbody>
          {agents.map((agent) => (
            <AgentRow key={agent.name} agent={agent} scale={scale} />
          ))}
        </tbody>
      </table>
    </Scrolling>
  );
}
