/** Finished runs of experiments whose agents are rated, on a scale on which the weakest opponent is 0. */
import { readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { LEVELS } from '../src/agents/levels.ts';
import { UserError } from '../src/core/index.ts';
import { type AgentResult, type RunResults, settleExperiment } from '../src/lab/index.ts';
import { experimentHash, readResults, readSpecFile, runsOfExperiment } from '../src/lab/node/index.ts';
import type { Store } from '../src/store/index.ts';
import { capital } from '../src/words/index.ts';

/** An agent of a run on the scale of the game. */
export interface Rated {
  readonly agent: AgentResult;
  readonly elo: number;
  readonly low: number;
  readonly high: number;
  readonly secondsPerMove: number;
}

export interface RatedGame {
  readonly file: string;
  readonly results: RunResults;
  /** The agent whose rating is 0. */
  readonly zero: string;
  /** The strongest first. */
  readonly agents: readonly Rated[];
}

/** The last finished run of the experiment in this file. */
async function readRun(store: Store, file: string): Promise<RunResults> {
  const { spec } = await readSpecFile(file);
  const hash = experimentHash(settleExperiment(spec));
  const run = runsOfExperiment(store, hash).findLast(({ state }) => state === 'finished');
  if (!run)
    throw new UserError(`${store.path} has no finished run of ${file}`, `npx playout run ${file} plays one.`);
  return readResults(store, run);
}

/** Random moves are the zero of the scale, unless they never got a point: then nothing bounds how weak they are. */
function zeroOf({ agents }: RunResults): string {
  const random = agents.find(({ name }) => name === 'random');
  return random && random.wins + random.draws > 0 ? 'random' : LEVELS[0].name;
}

function numberOr(value: number | null | undefined, what: string): number {
  if (value === null || value === undefined) throw new UserError(`the run does not say the ${what}`);
  return value;
}

function rate(file: string, results: RunResults): RatedGame {
  const zero = zeroOf(results);
  const shift = numberOr(results.agents.find(({ name }) => name === zero)?.rating?.mean, `rating of ${zero}`);
  const times = results.measures.find(({ name }) => name === 'secondsPerMove')?.byAgent;
  const agents = results.agents.map((agent, place): Rated => {
    const moved = (value: number | null | undefined): number =>
      numberOr(value, `rating of ${agent.name}`) - shift;
    return {
      agent,
      elo: moved(agent.rating?.mean),
      low: moved(agent.rating?.low),
      high: moved(agent.rating?.high),
      secondsPerMove: numberOr(
        times?.find((summary) => summary.agent === place)?.summary.mean,
        `time of ${agent.name}`,
      ),
    };
  });
  return { file, results, zero, agents: agents.toSorted((a, b) => b.elo - a.elo) };
}

/** The experiments of a folder, one for each game, by the name of the game. */
export function experimentsIn(folder: string): ReadonlyMap<string, string> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return new Map(files.sort().map((file) => [basename(file, '.json'), join(folder, file)]));
}

/** The last finished runs of these games in a folder. A game that has none in the store is an error. */
export async function readRatings(
  store: Store,
  folder: string,
  games: readonly string[],
): Promise<ReadonlyMap<string, RatedGame>> {
  const experiments = experimentsIn(folder);
  const rated = new Map<string, RatedGame>();
  for (const game of games) {
    const file = experiments.get(game);
    if (file === undefined) throw new UserError(`${folder} has no experiment for ${game}`);
    rated.set(game, rate(file, await readRun(store, file)));
  }
  return rated;
}

/** What a page says of a game: all from its heading to the next. */
export function sectionIn(page: string, game: string): string {
  const heading = `## ${capital(game)}\n`;
  const start = page.indexOf(heading);
  if (start < 0) throw new UserError(`the page says nothing of ${game}; its runs must be in the store`);
  const end = page.indexOf('\n## ', start);
  return page.slice(start, end < 0 ? undefined : end + 1);
}

export async function writeFormatted(file: string, text: string): Promise<void> {
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
}
