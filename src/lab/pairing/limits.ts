/** The limits of an agent in its spec: how long it may think. They are replaced, doubled, and left alone by ablations. */
import { type Spec, type SpecOption, canonicalSpec, formatSpec, parseSpec } from '../../agents/index.ts';
import { type Game, type OptionValue, UserError } from '../../core/index.ts';

/** What limits are called in a spec. Memory is none of these: it does not say how long to think. */
const LIMITS: readonly string[] = ['iterations', 'time', 'nodes', 'simulations', 'perMove', 'depth'];
const DEPTH = 'depth';

export function isLimit(option: string): boolean {
  return LIMITS.includes(option);
}

/** The same agent with these limits in place of its own; an agent without limits (`random`) stays as it is. */
export function withBudget(spec: string, budget: Readonly<Record<string, OptionValue>>, game: Game): string {
  const wrong = Object.keys(budget).find((name) => !isLimit(name));
  if (wrong !== undefined)
    throw new UserError(
      `"${wrong}" is not a limit`,
      `Limits are ${LIMITS.join(', ')}; which of them an agent has, playout agents says.`,
    );
  const { name, options } = parseSpec(canonicalSpec(spec, game));
  if (!options.some(({ key }) => isLimit(key))) return spec;
  const kept = options.filter(({ key }) => !isLimit(key));
  const given = Object.entries(budget).map(([key, value]): SpecOption => ({
    key,
    value: { name: String(value), options: [] },
  }));
  try {
    return canonicalSpec(formatSpec({ name, options: [...kept, ...given] }), game);
  } catch (error) {
    // What it says about the place is about a text that nobody wrote.
    throw error instanceof UserError ? new UserError(`${name} cannot be limited so`, error.hint) : error;
  }
}

/** `1.5s` and 4 give `6s`. */
function multiply(value: Spec, factor: number): Spec {
  const [, number, unit] = /^([\d.]+)(\D*)$/.exec(value.name)!;
  return { name: `${Number(number) * factor}${unit}`, options: [] };
}

export interface Multiplied {
  readonly spec: string;
  /** The limit that was multiplied, and its value as written. */
  readonly limit: string;
  readonly value: string;
}

/**
 * The same agent with so many times its budget. Depth stays: twice the depth is far more than twice the work.
 * @throws UserError for an agent that has no budget
 */
export function multiplyBudget(canonical: string, factor: number, game: Game): Multiplied {
  const spec = parseSpec(canonical);
  const scales = ({ key }: SpecOption): boolean => isLimit(key) && key !== DEPTH;
  const first = spec.options.find(scales);
  if (!first)
    throw new UserError(
      `${spec.name} has no budget that could be doubled`,
      'Give the agent a limit other than depth: iterations, time, nodes, simulations.',
    );
  const options = spec.options.map((option) =>
    scales(option) ? { ...option, value: multiply(option.value, factor) } : option,
  );
  return {
    spec: canonicalSpec(formatSpec({ name: spec.name, options }), game),
    limit: first.key,
    value: multiply(first.value, factor).name,
  };
}
