/** How a run ends: results printed in the form of its kind, the same for a resumed run as for a new one. */
import { findGame, moduleOf } from '../../games/index.ts';
import { type PairingKind, type RunResults, mixNote } from '../../lab/index.ts';
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
}

interface Form {
  readonly describe: (results: RunResults, screen: number | undefined) => string;
  readonly json: (results: RunResults) => object;
}

const match: Form = { describe: describeMatch, json: matchJson };
const tournament: Form = { describe: describeTournament, json: tournamentJson };
const points: Form = { describe: describePoints, json: pointsJson };

const FORMS: Readonly<Record<PairingKind, Form>> = {
  match,
  'round-robin': tournament,
  gauntlet: tournament,
  sweep: points,
  ladder: points,
  ablation: points,
};

function runJson({ results: { run }, isStored }: Conducted): object {
  const { id, name, state, played, scheduled, engines, game, options, seed, seconds } = run;
  return {
    ...(isStored && { run: { id, name, state, played, scheduled, engines } }),
    game,
    options,
    seed,
    seconds,
  };
}

/** Where it is stored, or how to resume it. */
function farewell({ results: { run, agents }, wasInterrupted }: Conducted, program: string): string {
  const what = `run ${run.id}, ${run.played} of ${plural(run.scheduled, 'game')}`;
  if (!wasInterrupted) return `stored as ${what}`;
  const consent = startsEngines({ game: run.game, agents }) ? ' --allow-engines' : '';
  const module = moduleOf(findGame(run.game));
  const game = module ? ` ${gameFlag(module.path)}` : '';
  return `kept as ${what}; resume with: ${program} resume ${run.id}${game}${consent}`;
}

/** The end of a command. @throws Interrupted if it was, or the error that ended it, after everything is printed */
export function concludeRun(terminal: Terminal, conducted: Conducted, asJson = false): void {
  const { results, isStored, wasInterrupted } = conducted;
  const form = FORMS[results.run.kind];
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
