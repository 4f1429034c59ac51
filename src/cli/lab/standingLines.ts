/** The standings of a run in play, one line for each agent or, where values are compared, for each value; best first. */
import { printable } from '../../core/index.ts';
import type { RunView } from '../../lab/index.ts';
import { type Interval, wilson } from '../../stats/index.ts';

interface Standing {
  readonly label: string;
  readonly games: number;
  readonly rate: Interval;
}

const LABEL_WIDTH = 40;

/** Each agent over all of its pairings. */
function agentStandings({ experiment, standings }: RunView): Standing[] {
  return experiment.agents.map(({ name }, agent) => {
    let games = 0;
    let points = 0;
    let worth = 0;
    for (const [place, { first, second }] of experiment.pairings.entries()) {
      if (first !== agent && second !== agent) continue;
      const { score } = standings.pairing(place);
      games += score.games;
      points += (first === agent ? score.wins : score.losses) + score.draws / 2;
      worth += score.worth();
    }
    return {
      label: printable(name),
      games,
      rate: games === 0 ? wilson(0.5, 0) : wilson(points / games, worth),
    };
  });
}

function pointStandings({ experiment, standings }: RunView): Standing[] {
  return experiment.pairings.map(({ point }, place) => {
    const { score } = standings.pairing(place);
    return { label: printable(point!.label), games: score.games, rate: score.rate() };
  });
}

function formatStanding({ label, games, rate }: Standing, width: number): string {
  const short = label.length > width ? `${label.slice(0, width - 1)}…` : label.padEnd(width);
  const percent = (x: number): string => (100 * x).toFixed(1).padStart(5);
  return `  ${short}  ${percent(rate.mean)} %  (${percent(rate.low)} to ${percent(rate.high)})  ${games} games`;
}

export function standingLines(run: RunView): string[] {
  const { pairings, kind } = run.experiment;
  const hasPoints = pairings[0]?.point !== undefined;
  const all = (hasPoints ? pointStandings(run) : agentStandings(run)).filter(({ games }) => games > 0);
  // Of two who play each other one line says everything.
  const told = kind === 'match' ? all.slice(0, 1) : all;
  const width = Math.min(LABEL_WIDTH, Math.max(0, ...told.map(({ label }) => label.length)));
  const ordered = hasPoints || kind === 'match' ? told : told.toSorted((a, b) => b.rate.mean - a.rate.mean);
  return ordered.map((standing) => formatStanding(standing, width));
}
