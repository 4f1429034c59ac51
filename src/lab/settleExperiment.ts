/** Settles everything that a written experiment leaves open, or reports the first mistake and its place. */
import { resolveAgent } from '../agents/index.ts';
import {
  type Game,
  OVER,
  Random,
  type WeightsData,
  isPrintable,
  isPrintableLine,
  packWeights,
  settleOptions,
} from '../core/index.ts';
import { type Path, PlacedError, at } from '../core/schema/index.ts';
import { findGame, moduleOf } from '../games/index.ts';
import type { Experiment, ExperimentAgent } from './experiment.ts';
import { settleOpenings } from './openings.ts';
import { pairAgents } from './pairing/pair.ts';
import type { StopRule } from './results.ts';
import { LEAST_SEATS, MOST_AGENTS, MOST_GAMES, MOST_SEATS, requireAtMost } from './size.ts';
import { type ExperimentSpec, SPEC_DEFAULTS, type StopSpec } from './spec/spec.ts';

/** @throws PlacedError if the text has characters that would garble every table and picture that shows it */
function requirePrintable(path: Path, text: string, isFit: (text: string) => boolean): void {
  if (isFit(text)) return;
  throw new PlacedError(
    path,
    `${JSON.stringify(text)} has a character that cannot be shown`,
    'Leave out control characters, such as escapes.',
  );
}

/** Names may not repeat; agents without one are called by their spec, and numbered where specs repeat. */
function nameAgents(spec: ExperimentSpec): ExperimentAgent[] {
  const taken = new Set<string>();
  /** The last number of a spec, so that the search for a free number continues where it ended. */
  const copies = new Map<string, number>();
  return spec.agents.map((agent, place) => {
    const written = typeof agent === 'string' ? { spec: agent } : agent;
    requirePrintable(['agents', place, 'spec'], written.spec, isPrintableLine);
    requirePrintable(['agents', place, 'name'], written.name ?? '', isPrintableLine);
    let name = written.name ?? written.spec;
    if (written.name !== undefined && taken.has(name))
      throw new PlacedError(
        ['agents', place, 'name'],
        `"${name}" is the name of an earlier agent`,
        'Give every agent a name of its own.',
      );
    let copy = copies.get(written.spec) ?? 1;
    while (taken.has(name)) name = `${written.spec} (${++copy})`;
    copies.set(written.spec, copy);
    taken.add(name);
    return { name, spec: written.spec };
  });
}

export function settleStop(stop: StopSpec): StopRule {
  if (stop.rule !== 'sprt') return stop;
  const { elo0, elo1, alpha = SPEC_DEFAULTS.errorRate, beta = SPEC_DEFAULTS.errorRate } = stop;
  if (elo0 >= elo1)
    throw new PlacedError(
      ['stop', 'elo1'],
      `${elo1} is not more than elo0, ${elo0}`,
      'Give the smaller first.',
    );
  return { rule: 'sprt', elo0, elo1, alpha, beta };
}

/** @throws PlacedError for a sequential test of more than two, which have no single difference in Elo */
function requireSequential({ rule }: StopRule, seats: number): void {
  if (rule !== 'sprt' || seats === 2) return;
  throw new PlacedError(
    ['stop', 'rule'],
    `a sequential test is between two, but these rules have ${seats} seats`,
    'Play a fixed number of games, or stop by the width of the interval.',
  );
}

type Rules = Pick<Experiment, 'options' | 'position'>;

/** Complete options and the start position, and how many play. */
function settleRules(spec: ExperimentSpec, game: Game): { readonly seats: number; readonly rules: Rules } {
  const options = at(['options'], () => settleOptions(game, spec.options ?? {}));
  const state = at([spec.position === undefined ? 'options' : 'position'], () =>
    spec.position === undefined
      ? game.start(options, new Random(spec.seed ?? SPEC_DEFAULTS.seed))
      : game.parsePosition(spec.position, options),
  );
  const { seats } = state;
  if (seats < LEAST_SEATS || seats > MOST_SEATS)
    throw new PlacedError(
      ['options'],
      `an experiment is between ${LEAST_SEATS} to ${MOST_SEATS} players, but these rules have ${seats} seats`,
      'Choose another number of players in the options.',
    );
  if (spec.position === undefined) return { seats, rules: { options } };
  if (state.turn === OVER)
    throw new PlacedError(['position'], 'the game is over there', 'Begin earlier in the game.');
  return { seats, rules: { options, position: game.formatPosition(state) } };
}

/** Options that only one kind of pairing has. */
function refuseStrays(spec: ExperimentSpec, kind: string): void {
  const owners = { vary: 'sweep', rungs: 'ladder' } as const;
  for (const field of ['vary', 'rungs'] as const) {
    if (spec[field] !== undefined && kind !== owners[field])
      throw new PlacedError([field], `belongs to a ${owners[field]}, and this is a ${kind}`, 'Leave it out.');
  }
}

/** A run can be resumed without the files that its weights came from. */
function weightsOfAgents(game: Game, agents: readonly ExperimentAgent[]): WeightsData[] {
  const all = agents.flatMap(({ spec }) => resolveAgent(spec, game).weights);
  return [...new Map(all.map((weights) => [weights.id, weights])).values()].map(packWeights);
}

function defaultName(game: Game, kind: string, agents: readonly ExperimentAgent[]): string {
  const [first, ...others] = agents.map(({ name }) => name);
  if (kind === 'match' || others.length === 1) return `${first} against ${others.join(', ')}`;
  return `${kind} of ${game.name}`;
}

/** @throws PlacedError with the place of the first mistake */
export function settleExperiment(spec: ExperimentSpec): Experiment {
  const game = at(['game'], () => findGame(spec.game));
  const module = moduleOf(game);
  const kind = spec.pairing ?? SPEC_DEFAULTS.pairing;
  requireAtMost(['agents'], spec.agents.length, MOST_AGENTS, 'agents');
  requirePrintable(['name'], spec.name ?? '', isPrintableLine);
  requirePrintable(['question'], spec.question ?? '', isPrintable);
  const named = nameAgents(spec);
  refuseStrays(spec, kind);
  const { seats, rules } = settleRules(spec, game);
  const seed = spec.seed ?? SPEC_DEFAULTS.seed;
  const openings = settleOpenings(spec.openings, { game, ...rules, seats, seed });
  const { agents, pairings } = pairAgents({
    game,
    kind,
    seats,
    agents: named,
    vary: spec.vary ?? {},
    rungs: spec.rungs ?? SPEC_DEFAULTS.rungs,
    budget: spec.budget,
  });
  // The values of a sweep are part of names.
  for (const { name } of agents) requirePrintable(['vary'], name, isPrintableLine);
  const weights = weightsOfAgents(game, agents);
  const stop = settleStop(spec.stop ?? SPEC_DEFAULTS.stop);
  requireSequential(stop, seats);
  const games = spec.games ?? SPEC_DEFAULTS.games;
  requireAtMost(['games'], pairings.length * games, MOST_GAMES, 'games');
  return {
    name: spec.name ?? defaultName(game, kind, agents),
    question: spec.question ?? SPEC_DEFAULTS.question,
    game: game.name,
    ...(module && { module }),
    ...rules,
    ...(openings && { openings }),
    kind,
    agents,
    ...(weights.length > 0 && { weights }),
    pairings,
    games,
    switchSides: spec.switchSides ?? SPEC_DEFAULTS.switchSides,
    seed,
    measures: [...new Set(spec.measures ?? SPEC_DEFAULTS.measures)],
    records: spec.records ?? SPEC_DEFAULTS.records,
    stop,
  };
}
