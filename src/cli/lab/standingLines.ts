/** The standings of a run in progress, one line for each agent or compared value; best first. */
import { printable } from '../../core/index.ts';
import { type RunView, agentStandings } from '../../lab/index.ts';
import type { Interval } from '../../stats/index.ts';
import { percent, plural } from '../../words/index.ts';

interface Standing {
  readonly label: string;
  readonly games: number;
  readonly rate: Interval;
}

const LABEL_WIDTH = 40;

function standingsOfAgents({ experiment, standings }: RunView): Standing[] {
  return agentStandings(experiment, standings).map(({ games, rate }, agent) => ({
    label: printable(experiment.agents[agent]!.name),
    games,
    rate,
  }));
}

function standingsOfPoints({ experiment, standings }: RunView): Standing[] {
  return experiment.pairings.map(({ point }, place) => {
    const { score } = standings.pairing(place);
    return { label: printable(point!.label), games: score.games, rate: score.rate() };
  });
}

function formatStanding({ label, games, rate }: Standing, width: number): string {
  const short = label.length > width ? `${label.slice(0, width - 1)}…` : label.padEnd(width);
  const [mean, low, high] = [rate.mean, rate.low, rate.high].map((share) => percent(share).padStart(5));
  return `  ${short}  ${mean} %  (${low} to ${high})  ${plural(games, 'game')}`;
}

export function standingLines(run: RunView): string[] {
  const { pairings, kind } = run.experiment;
  const hasPoints = pairings[0]?.point !== undefined;
  const all = (hasPoints ? standingsOfPoints(run) : standingsOfAgents(run)).filter(({ games }) => games > 0);
  // For two agents that play each other one line says everything.
  const told = kind === 'match' && all.length === 2 ? all.slice(0, 1) : all;
  const width = Math.min(LABEL_WIDTH, Math.max(0, ...told.map(({ label }) => label.length)));
  const ordered = hasPoints || kind === 'match' ? told : told.toSorted((a, b) => b.rate.mean - a.rate.mean);
  return ordered.map((standing) => formatStanding(standing, width));
}
