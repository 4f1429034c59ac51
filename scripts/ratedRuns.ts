/** Finished runs of experiments whose agents are rated, on a scale on which the weakest opponent is 0. */
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { LEVELS } from '../src/agents/levels.ts';
import { UserError } from '../src/core/index.ts';
import { type AgentResult, type RunResults, settleExperiment } from '../src/lab/index.ts';
import { experimentHash, readResults, readSpecFile, runsOfExperiment } from '../src/lab/node/index.ts';
import type { Store } from '../src/store/index.ts';

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

/** The last finished runs of all experiments in a folder. A game that has none in the store is an error. */
export async function readRatings(store: Store, folder: string): Promise<RatedGame[]> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  const rated: RatedGame[] = [];
  for (const file of files.sort())
    rated.push(rate(join(folder, file), await readRun(store, join(folder, file))));
  return rated;
}

export async function writeFormatted(file: string, text: string): Promise<void> {
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
}
