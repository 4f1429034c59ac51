/** Turns the agents of a spec and the kind of pairing into all agents that play, and who plays whom. */
import { type ResolvedAgent, resolveAgent } from '../../agents/index.ts';
import type { Game, OptionValue } from '../../core/index.ts';
import { PlacedError, at } from '../../core/schema/index.ts';
import type { ExperimentAgent, Pairing } from '../experiment.ts';
import type { PairingKind } from '../results.ts';
import { LEAST_SEATS, MOST_AGENTS, MOST_PAIRINGS, requireAtMost } from '../size.ts';
import { ablate } from './ablation.ts';
import { against, countSubsets, subsets } from './lineups.ts';
import {
  type Setting,
  axisValue,
  combinations,
  describeSetting,
  describeUsed,
  fill,
  placeholders,
  requireKnown,
} from './placeholders.ts';

export interface Paired {
  readonly agents: readonly ExperimentAgent[];
  readonly pairings: readonly Pairing[];
}

/** What a spec says about who plays. */
export interface PairingPlan {
  readonly game: Game;
  readonly kind: PairingKind;
  /** Of the game, under the rules that are played. */
  readonly seats: number;
  /** Named, specs as written. */
  readonly agents: readonly ExperimentAgent[];
  readonly vary: Readonly<Record<string, readonly OptionValue[]>>;
  readonly rungs: number;
  readonly budget: Readonly<Record<string, OptionValue>> | undefined;
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five'] as const;

/** How many agents a kind of pairing takes, at least and at most, and the words for it. */
function countsOf(kind: PairingKind, seats: number): readonly [least: number, most: number, words: string] {
  const where = seats === LEAST_SEATS ? '' : `with ${seats} seats `;
  switch (kind) {
    case 'match':
      return seats === LEAST_SEATS
        ? [2, 2, 'a match is between two agents']
        : [
            seats,
            seats,
            `${where}a match is between ${NUMBERS[seats]} agents, or two, the second in all other seats`,
          ];
    case 'round-robin':
      return [seats, Infinity, `${where}a round robin is between ${NUMBERS[seats]} agents or more`];
    case 'gauntlet':
      return [2, Infinity, 'in a gauntlet the first agent plays one other or more'];
    case 'sweep':
      return [2, 2, 'a sweep has two agents, the one that is varied and its opponent'];
    case 'ladder':
      return [1, 1, 'a ladder has one agent, whose budget is doubled'];
    case 'ablation':
      return [1, 1, 'an ablation has one agent, whose parts are taken out'];
  }
}

/** The agent that the text at this place describes, with the budget of the experiment. */
function resolveAt(plan: PairingPlan, place: number, text: string): ResolvedAgent {
  const { game, budget } = plan;
  const agent = at(['agents', place, 'spec'], () => resolveAgent(text, game));
  return budget ? at(['budget'], () => agent.withLimits(budget)) : agent;
}

/** The agent at this place, which may have no placeholders left. */
function agentAt(plan: PairingPlan, place: number): ResolvedAgent {
  const { spec } = plan.agents[place]!;
  at(['agents', place, 'spec'], () => requireKnown(spec, []));
  return resolveAt(plan, place, spec);
}

function everyone(plan: PairingPlan): ExperimentAgent[] {
  return plan.agents.map(({ name }, place) => ({ name, spec: agentAt(plan, place).canonical }));
}

/** With two agents the second takes all seats but one. */
function match(plan: PairingPlan): Paired {
  const agents = everyone(plan);
  const lineup = agents.length === 2 ? against(0, 1, plan.seats) : [...agents.keys()];
  return { agents, pairings: [{ agents: lineup }] };
}

/** Every line-up of different agents. */
function roundRobin(plan: PairingPlan): Paired {
  const { seats } = plan;
  requireAtMost(['agents'], countSubsets(plan.agents.length, seats), MOST_PAIRINGS, 'pairings');
  const agents = everyone(plan);
  return { agents, pairings: subsets([...agents.keys()], seats).map((lineup) => ({ agents: lineup })) };
}

/** The first with all line-ups of the others; where they are too few for one, each takes all other seats in turn. */
function gauntlet(plan: PairingPlan): Paired {
  const { seats } = plan;
  const others = plan.agents.length - 1;
  requireAtMost(['agents'], countSubsets(others, seats - 1), MOST_PAIRINGS, 'pairings');
  const agents = everyone(plan);
  const places = [...agents.keys()].slice(1);
  const lineups =
    others < seats - 1
      ? places.map((place) => against(0, place, seats))
      : subsets(places, seats - 1).map((opponents) => [0].concat(opponents));
  return { agents, pairings: lineups.map((lineup) => ({ agents: lineup })) };
}

/** A name that is the spec itself shows its values already; any other gets them added. */
function nameFilled({ name, spec }: ExperimentAgent, setting: Setting): string {
  if (name === spec) return fill(name, setting);
  const used = describeUsed(spec, setting);
  return used === '' ? name : `${name}, ${used}`;
}

/** @throws PlacedError for placeholders without values, and for values without a placeholder */
function requireValues(plan: PairingPlan): void {
  const names = Object.keys(plan.vary);
  if (names.length === 0)
    throw new PlacedError(['vary'], 'says nothing', 'A sweep needs values, such as {"c": [0.5, 1, 2]}.');
  for (const [place, { spec }] of plan.agents.entries())
    at(['agents', place, 'spec'], () => requireKnown(spec, names));
  const used = new Set(plan.agents.flatMap(({ spec }) => placeholders(spec)));
  const unused = names.find((name) => !used.has(name));
  if (unused !== undefined)
    throw new PlacedError(
      ['vary', unused],
      `$${unused} stands in no agent`,
      `Write it where its values belong, such as uct(${unused}=$${unused}).`,
    );
  for (const [name, values] of Object.entries(plan.vary)) {
    const seen = new Set<string>();
    const again = values.findIndex((value) => seen.size === seen.add(String(value)).size);
    if (again >= 0)
      throw new PlacedError(
        ['vary', name, again],
        `${values[again]} is given twice`,
        'Give each value once.',
      );
  }
}

/** Each combination of values against the opponent, whose spec may use the same placeholders. */
function sweep(plan: PairingPlan): Paired {
  requireValues(plan);
  const count = Object.values(plan.vary).reduce((product, values) => product * values.length, 1);
  requireAtMost(['vary'], count, MOST_PAIRINGS, 'pairings');
  const settings = combinations(plan.vary);
  const variedNames = new Set(settings.map((setting) => nameFilled(plan.agents[0]!, setting)));
  const agents: ExperimentAgent[] = [];
  const places = new Map<string, number>();
  const join = (place: 0 | 1, setting: Setting): number => {
    const written = plan.agents[place]!;
    const filled = nameFilled(written, setting);
    // An agent never plays itself, even if the opponent is also one of the varied agents.
    const name = place === 1 && variedNames.has(filled) ? `${filled} (opponent)` : filled;
    const known = places.get(name);
    if (known !== undefined) return known;
    requireAtMost(['vary'], agents.length + 1, MOST_AGENTS, 'agents');
    places.set(name, agents.length);
    const { canonical } = resolveAt(plan, place, fill(written.spec, setting));
    return agents.push({ name, spec: canonical }) - 1;
  };
  const pairings = settings.map((setting): Pairing => {
    const parameters = Object.entries(setting).map(([name, value]) => ({ name, value: axisValue(value) }));
    return {
      agents: against(join(0, setting), join(1, setting), plan.seats),
      point: { label: describeSetting(setting), parameters },
    };
  });
  return { agents, pairings };
}

function ladder(plan: PairingPlan): Paired {
  const base = agentAt(plan, 0);
  const rungs = at(['agents', 0, 'spec'], () =>
    Array.from({ length: plan.rungs + 1 }, (_, i) => base.timesBudget(2 ** i)),
  );
  return {
    agents: rungs.map(({ agent, option, value }) => ({ name: `${option}=${value}`, spec: agent.canonical })),
    pairings: rungs.slice(1).map(({ option, value }, i) => ({
      agents: against(i + 1, i, plan.seats),
      point: {
        label: `${option} ${value} against ${rungs[i]!.value}`,
        parameters: [{ name: option, value: axisValue(value) }],
      },
    })),
  };
}

function ablation(plan: PairingPlan): Paired {
  const full = agentAt(plan, 0);
  const without = at(['agents', 0, 'spec'], () => ablate(full));
  return {
    agents: [
      { name: plan.agents[0]!.name, spec: full.canonical },
      ...without.map(({ agent, option }) => ({ name: `without ${option}`, spec: agent.canonical })),
    ],
    pairings: without.map(({ option, value }, i) => ({
      agents: against(i + 1, 0, plan.seats),
      point: { label: `without ${option}=${value}`, parameters: [{ name: option, value: 'default' }] },
    })),
  };
}

const KINDS: Readonly<Record<PairingKind, (plan: PairingPlan) => Paired>> = {
  match,
  'round-robin': roundRobin,
  gauntlet,
  sweep,
  ladder,
  ablation,
};

/** @throws PlacedError with the place of what is wrong */
export function pairAgents(plan: PairingPlan): Paired {
  const { kind, seats } = plan;
  const [least, most, words] = countsOf(kind, seats);
  const count = plan.agents.length;
  const isFit = (count >= least && count <= most) || (kind === 'match' && count === 2);
  if (!isFit) throw new PlacedError(['agents'], `${words}, and this has ${count}`, 'Add or take out agents.');
  return KINDS[kind](plan);
}
