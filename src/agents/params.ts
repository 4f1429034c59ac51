/**
 * What the options of an agent may be: those of `core/options`, and some kinds more: a time span, an amount of memory, a
 * limit, and a part (a tree policy, a playout, …) that is a spec of its own. `resolve` checks a spec against them.
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

interface ParamBase {
  readonly name: string;
  readonly about: string;
}

/** A limit written with its unit: a span of time (`250ms`), kept in milliseconds, or memory (`500MB`), in bytes. */
export interface MeasureParam extends ParamBase {
  readonly kind: 'time' | 'memory';
  /** In force when no limit at all is given. */
  readonly fallback?: number;
}

/** A part with options of its own, chosen from what the game or the search offers. */
export interface PartParam extends ParamBase {
  readonly kind: 'part';
  /** The name of the part that is taken when none is given. */
  readonly fallback: (game: Game) => string;
  readonly parts: (game: Game) => readonly Part[];
}

/** A limit that counts only when given. */
export interface BudgetParam extends ParamBase {
  readonly kind: 'count';
  /** In force when no limit at all is given, for a search must end. */
  readonly fallback?: number;
}

export type Param = OptionSpec | MeasureParam | PartParam | BudgetParam;

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

/** Checked values by option; limits that were not given are missing. */
export interface Resolved {
  readonly [option: string]: ResolvedValue;
}

// ── units ───────────────────────────────────────────────────────────────────────────────────────────

const UNITS = {
  time: { ms: 1, s: 1000, m: 60_000 },
  memory: { kB: 1000, MB: 1_000_000, GB: 1_000_000_000 },
} as const;

const EXAMPLES = {
  time: 'a span of time such as 250ms or 1.5s',
  memory: 'an amount of memory such as 500MB',
} as const;

function parseMeasure(kind: MeasureParam['kind'], text: string): number | undefined {
  const match = /^(\d+(?:\.\d+)?)([a-zA-Z]*)$/.exec(text);
  if (!match) return undefined;
  const units: Readonly<Record<string, number>> = UNITS[kind];
  const unit = match[2] === '' && kind === 'time' ? 1 : units[match[2]!];
  const value = Number(match[1]) * (unit ?? 0);
  return value > 0 ? value : undefined;
}

/** In the largest unit of which it is a whole number. */
function formatMeasure(kind: MeasureParam['kind'], value: number): string {
  const units = Object.entries(UNITS[kind]).filter(([name]) => name !== 'm');
  const [name, size] = units.findLast(([, unit]) => value % unit === 0) ?? units[0]!;
  return `${value / size}${name}`;
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
      throw placed(owner, value.at, new UserError(wrong, `${param.name} is ${EXAMPLES[param.kind]}.`));
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
    else if (!isLimit(param)) values[param.name] = param.default;
  }
  if (!params.some((param) => isLimit(param) && given.has(param.name))) {
    for (const param of params) {
      if (isLimit(param) && param.fallback !== undefined) values[param.name] = param.fallback;
    }
  }
  return values;
}

function isLimit(param: Param): param is MeasureParam | BudgetParam {
  return param.kind === 'time' || param.kind === 'memory' || param.kind === 'count';
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
  if (isLimit(param)) return false;
  if (param.kind !== 'part') return value === param.default;
  return formatSpec(asSpec(game, param, value)) === param.fallback(game);
}

/** A value as it is written, with those of its own options that are not the default. */
export function asSpec(game: Game, param: Param, value: ResolvedValue): Spec {
  if (param.kind === 'part') {
    const { name, values } = value as ResolvedPart;
    const part = param.parts(game).find((p) => p.name === name)!;
    return canonical(game, part.options, name, values);
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
      return EXAMPLES[param.kind];
    case 'count':
      return 'a whole number';
    default:
      return describeRange(param);
  }
}
