/**
 * What the options of an agent may be: those of `core/options`, what a search may use up (iterations, time, memory), and
 * a part (a tree policy, a playout, …) that is a spec of its own. `resolve` checks a spec against them.
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
import { MEASURE_EXAMPLES, formatMeasure, parseMeasure } from './measures.ts';
import { type Spec, formatSpec } from './spec.ts';

interface ParamBase {
  readonly name: string;
  readonly about: string;
}

/** A part with options of its own, chosen from what the game or the search offers. */
export interface PartParam extends ParamBase {
  readonly kind: 'part';
  /** The name of the part that is taken when none is given. */
  readonly fallback: (game: Game) => string;
  readonly parts: (game: Game) => readonly Part[];
}

/**
 * What a search may use up before it ends; in force only when given. A time (`250ms`) is kept in milliseconds, memory
 * (`500MB`) in bytes.
 */
export interface BudgetParam extends ParamBase {
  readonly kind: 'count' | 'time' | 'memory';
  /**
   * A `limit` says how long to think, and is replaced when another limit is set from outside; a `cap` holds whatever
   * the limits are.
   */
  readonly role: 'limit' | 'cap';
  /** Twice this limit is far more than twice the work: it is left alone when a budget is multiplied. */
  readonly isSteep?: true;
  /** In force when nothing at all is given, because a search must end. */
  readonly fallback?: number;
}

export type Param = OptionSpec | PartParam | BudgetParam;

export interface Part {
  readonly name: string;
  readonly about: string;
  /** What it knows that no seat can know, for parts that are not meant for honest play. */
  readonly oracle?: string;
  readonly options: readonly Param[];
}

/** A part with checked values. */
export interface ResolvedPart {
  readonly name: string;
  readonly values: Resolved;
}

export type ResolvedValue = OptionValue | ResolvedPart;

/** Checked values by option; limits and caps that were not given are missing. */
export interface Resolved {
  readonly [option: string]: ResolvedValue;
}

// ── checking ────────────────────────────────────────────────────────────────────────────────────────

/** Says in whose options, and where in the text, something is wrong. */
function placed(owner: string, at: number | undefined, error: UserError): UserError {
  const place = at === undefined ? '' : ` at character ${at + 1}`;
  return new UserError(`agent ${owner}: ${error.message}${place}`, error.hint);
}

function plainValue(owner: string, option: OptionSpec, value: Spec): OptionValue {
  try {
    return parseOption(option, formatSpec(value).replaceAll('"', ''));
  } catch (error) {
    throw error instanceof UserError ? placed(owner, value.at, error) : error;
  }
}

function resolvePart(game: Game, owner: string, param: PartParam, spec: Spec): ResolvedPart {
  const parts = param.parts(game);
  if (parts.length === 0)
    throw new UserError(
      `agent ${owner} needs a ${param.name}, and this game has none`,
      'Choose another agent.',
    );
  const part = parts.find((p) => p.name === spec.name);
  if (!part) {
    const names = parts.map((p) => p.name);
    throw placed(owner, spec.at, unknownName(param.name, spec.name, names));
  }
  return { name: part.name, values: resolve(game, part.options, spec, `${owner}, ${part.name}`) };
}

function resolveValue(game: Game, owner: string, param: Param, value: Spec): ResolvedValue {
  switch (param.kind) {
    case 'part':
      return resolvePart(game, owner, param, value);
    case 'time':
    case 'memory': {
      const measure = parseMeasure(param.kind, formatSpec(value));
      if (measure !== undefined) return measure;
      const wrong = `option ${param.name} cannot be "${formatSpec(value)}"`;
      throw placed(
        owner,
        value.at,
        new UserError(wrong, `${param.name} is ${MEASURE_EXAMPLES[param.kind]}.`),
      );
    }
    case 'count':
      return plainValue(owner, { ...param, kind: 'integer', min: 0, max: 2 ** 40, default: 0 }, value);
    default:
      return plainValue(owner, param, value);
  }
}

/** The options that were given, by name. */
function givenOptions(params: readonly Param[], spec: Spec, owner: string): Map<string, Spec> {
  const first = params[0]?.name ?? '';
  const given = new Map<string, Spec>();
  for (const { key, value, at } of spec.options) {
    const name = key === '' ? first : key;
    if (params.length === 0) throw placed(owner, at, new UserError('there are no options'));
    if (given.has(name)) throw placed(owner, at, new UserError(`option ${name} is given twice`));
    const known = params.map((param) => param.name);
    if (!known.includes(name)) throw placed(owner, at, unknownName('option', name, known));
    given.set(name, value);
  }
  return given;
}

/** Checks a spec against the options of its agent and fills in defaults. @throws UserError */
export function resolve(
  game: Game,
  params: readonly Param[],
  spec: Spec,
  owner: string = spec.name,
): Resolved {
  const given = givenOptions(params, spec, owner);
  const values: Record<string, ResolvedValue> = {};
  for (const param of params) {
    const value = given.get(param.name);
    if (value !== undefined) values[param.name] = resolveValue(game, owner, param, value);
    else if (param.kind === 'part')
      values[param.name] = resolvePart(game, owner, param, { name: param.fallback(game), options: [] });
    else if (!isBudget(param)) values[param.name] = param.default;
  }
  if (!params.some((param) => isBudget(param) && given.has(param.name))) {
    for (const param of params) {
      if (isBudget(param) && param.fallback !== undefined) values[param.name] = param.fallback;
    }
  }
  return values;
}

function isBudget(param: Param): param is BudgetParam {
  return param.kind === 'count' || param.kind === 'time' || param.kind === 'memory';
}

/** Does the option say how long to think? */
export function isLimit(param: Param): param is BudgetParam {
  return isBudget(param) && param.role === 'limit';
}

// ── writing ─────────────────────────────────────────────────────────────────────────────────────────

/**
 * The canonical spec: limits in force, and every value that is not the default, in the order in which the agent lists
 * its options. Equal agents have equal canonical specs.
 */
export function canonical(game: Game, params: readonly Param[], name: string, values: Resolved): Spec {
  const options = params.flatMap((param) => {
    const value = values[param.name];
    if (value === undefined || isDefault(game, param, value)) return [];
    return [{ key: param.name, value: asSpec(game, param, value) }];
  });
  return { name, options };
}

function isDefault(game: Game, param: Param, value: ResolvedValue): boolean {
  if (isBudget(param)) return false;
  if (param.kind !== 'part') return value === param.default;
  return formatSpec(asSpec(game, param, value)) === param.fallback(game);
}

/** Writes the options of an agent or of a part: `canonical`, or `complete`. */
type Writer = (game: Game, params: readonly Param[], name: string, values: Resolved) => Spec;

/** The spec in full: every option with its value, defaults included, and those of its parts. Of limits, those in force. */
export function complete(game: Game, params: readonly Param[], name: string, values: Resolved): Spec {
  const options = params.flatMap((param) => {
    const value = values[param.name];
    return value === undefined ? [] : [{ key: param.name, value: asSpec(game, param, value, complete) }];
  });
  return { name, options };
}

/** A value as it is written; by default with those of its own options that are not the default. */
export function asSpec(game: Game, param: Param, value: ResolvedValue, write: Writer = canonical): Spec {
  if (param.kind === 'part') {
    const { name, values } = value as ResolvedPart;
    const part = param.parts(game).find((p) => p.name === name)!;
    return write(game, part.options, name, values);
  }
  const plain = value as OptionValue;
  const isMeasure = param.kind === 'time' || param.kind === 'memory';
  return { name: isMeasure ? formatMeasure(param.kind, Number(plain)) : String(plain), options: [] };
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
    case 'memory':
      return MEASURE_EXAMPLES[param.kind];
    case 'count':
      return 'a whole number';
    default:
      return describeRange(param);
  }
}
