/**
 * The runs of a store as the page reads them. The file is opened for each answer and closed again, so that it may be
 * missing, locked, replaced or brought up to date at any time.
 */
import { existsSync } from 'node:fs';
import { UserError } from '../../../core/index.ts';
import { findGame, games } from '../../../games/index.ts';
import type { Experiment } from '../../../lab/index.ts';
import { experimentOf, recordOf, someGamesOf } from '../../../lab/node/index.ts';
import { seatsOfSides } from '../../../lab/schedule.ts';
import { describeKind } from '../../../report/compose.ts';
import { type GamesQuery, Store, type StoredGame, type StoredRun } from '../../../store/index.ts';
import type { GameRow, GamesPage, RunList, RunSummary } from '../../api/index.ts';
import { ApiProblem } from '../apiProblem.ts';
import { factsOf } from './facts.ts';

/** @throws ApiProblem if there is none, UserError if it cannot be read */
function openStore(path: string): Store {
  try {
    return Store.toWatch(path);
  } catch (error) {
    if (error instanceof UserError && !existsSync(path)) throw new ApiProblem(404, error.message, error.hint);
    throw error;
  }
}

/** Opens a store, asks it, and closes it. @throws UserError if it is missing, or cannot be read */
export function askStore<T>(path: string, ask: (store: Store) => T): T {
  const store = openStore(path);
  try {
    return ask(store);
  } finally {
    store.close();
  }
}

/** Changes whenever anything about the run may have changed, or it is another run with its number. */
export function fingerprint(run: StoredRun): string {
  const { name, state, started, finished, played, seconds, threads, damage } = run;
  return JSON.stringify([name, state, started, finished, played, seconds, threads, damage]);
}

/** @throws ApiProblem if there is no such run, UserError if it is damaged */
export function findRun(store: Store, id: number): StoredRun {
  if (!store.hasRun(id))
    throw new ApiProblem(404, `there is no run ${id} in ${store.path}`, 'GET /api/runs lists them.');
  return store.run(id);
}

/** Names of agents in the list; a sweep may have hundreds. */
const MOST_NAMES = 6;

type Subject = Pick<RunSummary, 'game' | 'kind' | 'agents' | 'agentCount'>;

const UNREADABLE: Subject = { game: '', kind: '', agents: [], agentCount: 0 };

function titleOf(name: string): string {
  return games.find((game) => game.name === name)?.title ?? name;
}

/** What the run plays; empty where that can no longer be read. */
function subjectOf(run: StoredRun): Subject {
  try {
    const { game, kind, agents } = experimentOf(run);
    return {
      game: titleOf(game),
      kind: describeKind(kind),
      agents: agents.slice(0, MOST_NAMES).map(({ name }) => name),
      agentCount: agents.length,
    };
  } catch (error) {
    if (error instanceof UserError) return UNREADABLE;
    throw error;
  }
}

/** The newest first. @param headlineOf what a run says, where that is known */
export function listRuns(store: Store, headlineOf: (run: StoredRun) => RunSummary['headline']): RunList {
  const runs: RunSummary[] = [];
  for (const run of store.runs().toReversed())
    runs.push({ ...factsOf(run), ...subjectOf(run), damage: run.damage, headline: headlineOf(run) });
  return { store: store.path, runs };
}

/** @throws ApiProblem for a game from outside, whose module is a program that nobody has asked to run */
export function requireKnownGame(run: StoredRun): Experiment {
  const experiment = experimentOf(run);
  const { game } = experiment;
  if (!games.some(({ name }) => name === game))
    throw new ApiProblem(
      409,
      `run ${run.id} plays ${game}, a game from outside, whose module the server does not run`,
      `Its report: playout report ${run.id} --game FILE --out FOLDER`,
    );
  return experiment;
}

function gameRow(played: StoredGame & { readonly isRecorded: boolean }, experiment: Experiment): GameRow {
  const { number, pairing, seat, points, scores, plies, forfeit, isRecorded } = played;
  const game = findGame(experiment.game);
  const lineup = experiment.pairings[pairing]!.agents.map((agent) => experiment.agents[agent]!.name);
  const seats = seatsOfSides(seat, lineup.length);
  return {
    number,
    seats: seats.map((_, place) => {
      const side = seats.indexOf(place);
      return {
        name: game.seatName(place),
        agent: lineup[side]!,
        points: points[side]!,
        score: scores[side]!,
      };
    }),
    plies,
    forfeit: forfeit && `${lineup[forfeit.side]!}: ${forfeit.reason}`,
    isRecorded,
  };
}

export function listGames(store: Store, id: number, query: GamesQuery): GamesPage {
  const run = findRun(store, id);
  const experiment = requireKnownGame(run);
  const { total, games } = someGamesOf(store, run, experiment, query);
  return {
    name: run.name,
    total,
    from: query.from,
    games: games.map((game) => gameRow(game, experiment)),
  };
}

/** A whole game. @throws ApiProblem if it was not kept */
export function readGame(store: Store, id: number, number: number): unknown {
  const run = findRun(store, id);
  const record = recordOf(store, run, number);
  if (record === null)
    throw new ApiProblem(
      404,
      `game ${number} of run ${id} was not kept move by move`,
      'An experiment keeps all with "records": "all"; tournament, sweep, ladder and ablate do with --keep all.',
    );
  return record;
}
