/** How a run ends: results printed in the form of its kind, the same for a resumed run as for a new one. */
import { findGame, moduleOf } from '../../games/index.ts';
import { type PairingKind, type RunResults, type Shard, formatShard, mixNote } from '../../lab/index.ts';
import type { ExperimentOutcome } from '../../lab/node/index.ts';
import { Interrupted } from '../failures.ts';
import { noteLine, printJson, printLine } from '../print.ts';
import { plural } from '../../words/index.ts';
import { type Terminal, screenWidth } from '../terminal.ts';
import { startsEngines } from './engines.ts';
import { gameFlag } from './foreignGame.ts';
import { describeMatch, matchJson } from './matchResult.ts';
import { describePoints, pointsJson } from './pointsResult.ts';
import { describeTournament, tournamentJson } from './tournamentResult.ts';

export interface Conducted extends ExperimentOutcome {
  /** Is it kept in a file? */
  readonly isStored: boolean;
  /** The part that was to be played; all if missing. */
  readonly shard: Shard | undefined;
  /** How the results are printed, if not as is usual for their kind. */
  readonly form?: ResultForm | undefined;
}

/** How results are printed, for people and for programs. */
export interface ResultForm {
  readonly describe: (results: RunResults, screen: number | undefined) => string;
  readonly json: (results: RunResults) => object;
}

const match: ResultForm = { describe: describeMatch, json: matchJson };
const tournament: ResultForm = { describe: describeTournament, json: tournamentJson };
const points: ResultForm = { describe: describePoints, json: pointsJson };

const FORMS: Readonly<Record<PairingKind, ResultForm>> = {
  match,
  'round-robin': tournament,
  gauntlet: tournament,
  sweep: points,
  ladder: points,
  ablation: points,
};

function runJson({ results: { run }, isStored, shard }: Conducted): object {
  const { id, name, state, played, scheduled, engines, game, options, seed, seconds } = run;
  return {
    ...(isStored && { run: { id, name, state, played, scheduled, engines } }),
    ...(shard && { shard: formatShard(shard) }),
    game,
    options,
    seed,
    seconds,
  };
}

/** What to do when all shards are played. */
export function howToMerge(program: string): string {
  return `join all shards with: ${program} merge FILE... --store all.db`;
}

/** Where it is stored, and how to resume it or to join it with other shards. */
function farewell({ results: { run, agents }, wasInterrupted, shard }: Conducted, program: string): string {
  const what = `run ${run.id}, ${run.played} of ${plural(run.scheduled, 'game')}`;
  if (!wasInterrupted && shard && run.state !== 'finished')
    return `stored as ${what}: shard ${shard.number} of ${shard.of}; ${howToMerge(program)}`;
  if (!wasInterrupted) return `stored as ${what}`;
  const part = shard ? ` --shard ${formatShard(shard)}` : '';
  const consent = startsEngines({ game: run.game, agents }) ? ' --allow-engines' : '';
  const module = moduleOf(findGame(run.game));
  const game = module ? ` ${gameFlag(module.path)}` : '';
  return `kept as ${what}; resume with: ${program} resume ${run.id}${part}${game}${consent}`;
}

/** The end of a command. @throws Interrupted if it was, or the error that ended it, after everything is printed */
export function concludeRun(terminal: Terminal, conducted: Conducted, asJson = false): void {
  const { results, isStored, wasInterrupted } = conducted;
  const form = conducted.form ?? FORMS[results.run.kind];
  const oracles = results.agents.flatMap(({ spec, oracle }) =>
    oracle === undefined ? [] : [`${spec}: ${oracle}`],
  );
  if (asJson)
    printJson(terminal, {
      ...runJson(conducted),
      ...form.json(results),
      ...(oracles.length > 0 && { oracles }),
    });
  else {
    const mixed = mixNote(results.run.engines);
    const described = form.describe(results, screenWidth(terminal));
    printLine(terminal, [described, ...oracles, ...(mixed ? [mixed] : [])].join('\n'));
  }
  if (isStored) noteLine(terminal, farewell(conducted, terminal.program));
  if (conducted.failure !== undefined) throw conducted.failure;
  if (wasInterrupted) throw new Interrupted();
}
