/**
 * What the options of an agent may be: those of `core/options`, and two kinds more, a time span and a part (a
 * playout, an evaluation) that is a spec of its own. `resolve` checks a spec against them.
 */
import {
  type Game,
  type OptionSpec,
  type OptionValue,
  UserError,
  describeRange,
  parseOption,
  unknownName,
} from '../core/index.ts';
import { type Spec, formatSpec } from './spec.ts';

/** A span of time, written `1s` or `250ms`; kept in milliseconds. */
export interface TimeParam {
  readonly kind: 'time';
  readonly name: string;
  readonly about: string;
}

/** A part with options of its own, chosen from what the game or the search offers. */
export interface PartParam {
  readonly kind: 'part';
  readonly name: string;
  readonly about: string;
  /** The name of the part that is taken when none is given. */
  readonly fallback: (game: Game) => string;
  readonly parts: (game: Game) => readonly Part[];
}

/** A limit that counts only when given. */
export interface BudgetParam {
  readonly kind: 'count';
  readonly name: string;
  readonly about: string;
  /** In force when no limit at all is given, for a search must end. */
  readonly fallback?: number;
}

export type Param = OptionSpec | TimeParam | PartParam | BudgetParam;

export interface Part {
  readonly name: string;
  readonly about: string;
  readonly options: readonly OptionSpec[];
}

/** A part with checked values. */
export interface ResolvedPart {
  readonly name: string;
  readonly values: Readonly<Record<string, OptionValue>>;
}

export type ResolvedValue = OptionValue | ResolvedPart;

/** Checked values by option; budgets that were not given are missing. */
export type Resolved = Readonly<Record<string, ResolvedValue>>;

function parseTime(text: string): number | undefined {
  const match = /^(\d+(?:\.\d+)?)(ms|s|m)?$/.exec(text);
  if (!match) return undefined;
  const ms = Number(match[1]) * { ms: 1, s: 1000, m: 60_000 }[match[2] ?? 'ms']!;
  return ms > 0 ? ms : undefined;
}

export function formatTime(ms: number): string {
  return ms % 1000 === 0 ? `${ms / 1000}s` : `${ms}ms`;
}

function inAgent(agent: string, error: UserError): UserError {
  return new UserError(`agent ${agent}: ${error.message}`, error.hint);
}

function resolvePart(agent: string, parts: readonly Part[], key: string, spec: Spec): ResolvedPart {
  if (parts.length === 0)
    throw new UserError(`agent ${agent} needs a ${key}, and this game has none`, 'Choose another agent.');
  const part = parts.find((p) => p.name === spec.name);
  if (!part) {
    const names = parts.map((p) => p.name);
    throw inAgent(agent, unknownName(key, spec.name, names));
  }
  const values: Record<string, OptionValue> = {};
  for (const option of part.options) values[option.name] = option.default;
  for (const { key: name, value } of spec.options) {
    const option = part.options.find((o) => o.name === name);
    if (!option) {
      const known = part.options.map((o) => o.name);
      throw inAgent(agent, unknownName(`option of ${part.name}:`, name, known));
    }
    values[name] = plainValue(`${agent}, ${part.name}`, option, value);
  }
  return { name: part.name, values };
}

function plainValue(agent: string, option: OptionSpec, value: Spec): OptionValue {
  try {
    return parseOption(option, formatSpec(value).replaceAll('"', ''));
  } catch (error) {
    throw error instanceof UserError ? inAgent(agent, error) : error;
  }
}

function resolveValue(game: Game, agent: string, param: Param, value: Spec): ResolvedValue {
  switch (param.kind) {
    case 'part':
      return resolvePart(agent, param.parts(game), param.name, value);
    case 'time': {
      const ms = parseTime(formatSpec(value));
      if (ms === undefined)
        throw new UserError(
          `agent ${agent}: option ${param.name} cannot be "${formatSpec(value)}"`,
          `${param.name} is a span of time such as 250ms or 1.5s.`,
        );
      return ms;
    }
    case 'count':
      return plainValue(agent, { ...param, kind: 'integer', min: 0, max: 2 ** 40, default: 0 }, value);
    default:
      return plainValue(agent, param, value);
  }
}

/** Checks a spec against the options of its agent and fills in defaults. @throws UserError */
export function resolve(game: Game, params: readonly Param[], spec: Spec): Resolved {
  const first = params[0]?.name ?? '';
  const given = new Map(spec.options.map(({ key, value }) => [key === '' ? first : key, value]));
  if (given.size < spec.options.length)
    throw new UserError(`agent ${spec.name}: option ${first} is given twice`);
  if (params.length === 0 && spec.options.length > 0)
    throw new UserError(`agent ${spec.name} has no options`);
  for (const key of given.keys()) {
    if (!params.some((param) => param.name === key)) {
      const known = params.map((param) => param.name);
      throw unknownName(`option of ${spec.name}:`, key, known);
    }
  }
  const values: Record<string, ResolvedValue> = {};
  for (const param of params) {
    const value = given.get(param.name);
    if (value !== undefined) values[param.name] = resolveValue(game, spec.name, param, value);
    else if (param.kind === 'part')
      values[param.name] = resolvePart(spec.name, param.parts(game), param.name, {
        name: param.fallback(game),
        options: [],
      });
    else if (!isLimit(param)) values[param.name] = param.default;
  }
  if (!params.some((param) => isLimit(param) && given.has(param.name))) {
    for (const param of params) {
      if (param.kind === 'count' && param.fallback !== undefined) values[param.name] = param.fallback;
    }
  }
  return values;
}

function isLimit(param: Param): param is TimeParam | BudgetParam {
  return param.kind === 'time' || param.kind === 'count';
}

/** The canonical spec: every value in force, in the order in which the agent lists its options. */
export function canonical(params: readonly Param[], name: string, values: Resolved): Spec {
  const options = params.flatMap((param) => {
    const value = values[param.name];
    return value === undefined ? [] : [{ key: param.name, value: asSpec(param, value) }];
  });
  return { name, options };
}

function asSpec(param: Param, value: ResolvedValue): Spec {
  if (typeof value === 'object') {
    const options = Object.entries(value.values).map(([key, v]) => ({
      key,
      value: { name: String(v), options: [] },
    }));
    return { name: value.name, options };
  }
  return { name: param.kind === 'time' ? formatTime(value as number) : String(value), options: [] };
}

/** How a value of this option is written, for lists. */
export function describeParam(game: Game, param: Param): string {
  switch (param.kind) {
    case 'part':
      return `one of ${param
        .parts(game)
        .map((part) => part.name)
        .join(', ')}`;
    case 'time':
      return 'a span of time such as 250ms or 1.5s';
    case 'count':
      return 'a whole number';
    default:
      return describeRange(param);
  }
}
