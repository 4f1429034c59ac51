/**
 * What the options of an agent may be: those of `core/options`, what a search may use up (iterations, time, memory), and
 * a part (a tree policy, a playout, …) that is itself a spec. `resolve` checks a spec against them.
 */
import {
  type Game,
  type Option,
  type OptionValue,
  UserError,
  type ValueOf,
  integer,
  option,
  parseOption,
  unknownName,
} from '../core/index.ts';
import { MEASURE_EXAMPLES, formatMeasure, parseMeasure } from './measures.ts';
import { type Spec, formatSpec } from './spec.ts';

/** A part with its own options, chosen from what the game or the search offers. @typeParam T what the part makes */
export interface PartParam<T = unknown> {
  readonly kind: 'part';
  /** The option under which its parts are listed, if it takes those of another. */
  readonly like?: string;
  readonly about: string;
  /** The name of the part that is taken when none is given. */
  readonly fallback: (game: Game) => string;
  readonly parts: (game: Game) => readonly Part<T>[];
}

/**
 * What a search may use up before it ends; in force only when given. A time (`250ms`) is kept in milliseconds, memory
 * (`500MB`) in bytes.
 */
export interface BudgetParam {
  readonly kind: 'count' | 'time' | 'memory';
  readonly about: string;
  /**
   * A `limit` says how long to think, and is replaced when another limit is set from outside; a `cap` holds whatever
   * the limits are.
   */
  readonly role: 'limit' | 'cap';
  /** Doubling this limit far more than doubles the work: it stays when a budget is multiplied. */
  readonly isSteep?: true;
  /** In force when nothing at all is given, because a search must end. */
  readonly fallback?: number;
}

export type Param = Option | PartParam | BudgetParam;

/** What can be set, by name, in the order in which it is listed and written. */
export type Params = Readonly<Record<string, Param>>;

type ParamValue<P extends Param> = P extends Option
  ? ValueOf<P>
  : P extends BudgetParam
    ? number | undefined
    : ResolvedPart;

/** Checked values by name; limits and caps that were not given are missing. */
export type ParamValues<P extends Params> = { readonly [K in keyof P]: ParamValue<P[K]> };

/** A part with checked values. */
export interface ResolvedPart {
  readonly name: string;
  readonly values: Resolved;
}

export type ResolvedValue = OptionValue | ResolvedPart;

/** Checked values of any params. */
export type Resolved = Readonly<Record<string, ResolvedValue | undefined>>;

export interface Part<T = unknown, P extends Params = Params> {
  readonly name: string;
  readonly about: string;
  /** For parts that are not meant for honest play: what it knows that no seat can know. */
  readonly oracle?: string;
  readonly options: P;
  make(values: ParamValues<P>, game: Game): T;
}

/** A part whose `make` is given values of the types that its options declare. */
export function definePart<T, P extends Params>(part: Part<T, P>): Part<T> {
  return part;
}

/** What the chosen part makes of its values. */
export function makePart<T>(param: PartParam<T>, chosen: ResolvedPart, game: Game): T {
  return partOf(game, param, chosen).make(chosen.values, game);
}

export function partOf<T>(game: Game, param: PartParam<T>, chosen: ResolvedPart): Part<T> {
  return param.parts(game).find(({ name }) => name === chosen.name)!;
}

// ── checking ────────────────────────────────────────────────────────────────────────────────────────

/** Says in whose options, and where in the text, something is wrong. */
function placed(owner: string, at: number | undefined, error: UserError): UserError {
  const place = at === undefined ? '' : ` at character ${at + 1}`;
  return new UserError(`agent ${owner}: ${error.message}${place}`, error.hint);
}

function plainValue(owner: string, name: string, param: Option, value: Spec): OptionValue {
  try {
    return parseOption(name, param, formatSpec(value).replaceAll('"', ''));
  } catch (error) {
    throw error instanceof UserError ? placed(owner, value.at, error) : error;
  }
}

function resolvePart(game: Game, owner: string, name: string, param: PartParam, spec: Spec): ResolvedPart {
  const parts = param.parts(game);
  if (parts.length === 0)
    throw new UserError(`agent ${owner} needs a ${name}, and this game has none`, 'Choose another agent.');
  const part = parts.find((p) => p.name === spec.name);
  if (!part) {
    const names = parts.map((p) => p.name);
    throw placed(owner, spec.at, unknownName(name, spec.name, names));
  }
  return { name: part.name, values: resolve(game, part.options, spec, `${owner}, ${part.name}`) };
}

const count = option(integer(0, 2 ** 40), 0, '');

function resolveValue(game: Game, owner: string, name: string, param: Param, value: Spec): ResolvedValue {
  switch (param.kind) {
    case 'part':
      return resolvePart(game, owner, name, param, value);
    case 'time':
    case 'memory': {
      const measure = parseMeasure(param.kind, formatSpec(value));
      if (measure !== undefined) return measure;
      const wrong = `option ${name} cannot be "${formatSpec(value)}"`;
      throw placed(owner, value.at, new UserError(wrong, `${name} is ${MEASURE_EXAMPLES[param.kind]}.`));
    }
    case 'count':
      return plainValue(owner, name, count, value);
    default:
      return plainValue(owner, name, param, value);
  }
}

/** The options that were given, by name. */
function givenOptions(params: Params, spec: Spec, owner: string): Map<string, Spec> {
  const known = Object.keys(params);
  const given = new Map<string, Spec>();
  for (const { key, value, at } of spec.options) {
    const name = key === '' ? (known[0] ?? '') : key;
    if (known.length === 0) throw placed(owner, at, new UserError('there are no options'));
    if (given.has(name)) throw placed(owner, at, new UserError(`option ${name} is given twice`));
    if (!known.includes(name)) throw placed(owner, at, unknownName('option', name, known));
    given.set(name, value);
  }
  return given;
}

/** Checks a spec against the options of its agent and fills in defaults. @throws UserError */
export function resolve(game: Game, params: Params, spec: Spec, owner: string = spec.name): Resolved {
  const given = givenOptions(params, spec, owner);
  const values: Record<string, ResolvedValue> = {};
  for (const [name, param] of Object.entries(params)) {
    const value = given.get(name);
    if (value !== undefined) values[name] = resolveValue(game, owner, name, param, value);
    else if (param.kind === 'part')
      values[name] = resolvePart(game, owner, name, param, { name: param.fallback(game), options: [] });
    else if (!isBudget(param)) values[name] = param.default;
  }
  const budgets = Object.entries(params).flatMap(([name, param]) =>
    isBudget(param) ? [{ name, param }] : [],
  );
  if (!budgets.some(({ name }) => given.has(name))) {
    for (const { name, param } of budgets) if (param.fallback !== undefined) values[name] = param.fallback;
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
export function canonical(game: Game, params: Params, name: string, values: Resolved): Spec {
  const options = Object.entries(params).flatMap(([key, param]) => {
    const value = values[key];
    if (value === undefined || isDefault(game, param, value)) return [];
    return [{ key, value: asSpec(game, param, value) }];
  });
  return { name, options };
}

function isDefault(game: Game, param: Param, value: ResolvedValue): boolean {
  if (isBudget(param)) return false;
  if (param.kind !== 'part') return value === param.default;
  return formatSpec(asSpec(game, param, value)) === param.fallback(game);
}

/** Writes the options of an agent or of a part: `canonical`, or `complete`. */
type Writer = (game: Game, params: Params, name: string, values: Resolved) => Spec;

/** The spec in full: every option with its value, defaults included, and those of its parts. Of limits, those in force. */
export function complete(game: Game, params: Params, name: string, values: Resolved): Spec {
  const options = Object.entries(params).flatMap(([key, param]) => {
    const value = values[key];
    return value === undefined ? [] : [{ key, value: asSpec(game, param, value, complete) }];
  });
  return { name, options };
}

/** A value as it is written; by default with those of its own options that are not the default. */
export function asSpec(game: Game, param: Param, value: ResolvedValue, write: Writer = canonical): Spec {
  if (typeof value !== 'object') {
    const isMeasure = param.kind === 'time' || param.kind === 'memory';
    return { name: isMeasure ? formatMeasure(param.kind, Number(value)) : String(value), options: [] };
  }
  const options = param.kind === 'part' ? partOf(game, param, value).options : {};
  return write(game, options, value.name, value.values);
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
      return param.range;
  }
}
