/**
 * Weights of evaluations: numbers that were learned, not written. They are data, named by their content, so a spec or a
 * record that names them says exactly which ones played: `linear(weights=5f70bf18a086007)`.
 *
 * A heuristic that has weights declares them as an option, and looks them up when it is made:
 *
 *     const options = { weights: option(weightsOf(LAYOUT, SIZE), STANDARD.id, 'What each feature counts.') };
 *     make: ({ weights }) => { const { values } = findWeights(weights); … }
 *
 * Each thread has its own list of known weights. Weights are integers, so that all runtimes agree on every sum.
 */
import { UserError, unknownName } from './errors.ts';
import { parseJson } from './json.ts';
import { type ValueOf, choice, object, required, text } from './schema/index.ts';
import type { TextScalar } from './schema/scalars.ts';
import { sha256 } from './sha256.ts';

export interface Weights {
  /** The beginning of a hash of everything else. */
  readonly id: string;
  /** What the numbers mean and in which order: a name that the heuristic has chosen, `ataxx/2x2-patterns/1`. */
  readonly layout: string;
  readonly values: Int32Array;
}

const ID_LENGTH = 16;

export function makeWeights(layout: string, values: Int32Array): Weights {
  const bytes = bytesOf(values);
  const name = new TextEncoder().encode(`${layout}\n`);
  const whole = new Uint8Array(name.length + bytes.length);
  whole.set(name);
  whole.set(bytes, name.length);
  return { id: sha256(whole).slice(0, ID_LENGTH), layout, values };
}

// ── which are known ─────────────────────────────────────────────────────────────────────────────────

const known = new Map<string, Weights>();
/** Other words for them: a short name, the path of a file. */
const names = new Map<string, Weights>();

/** @param name by which people may call them, besides their id */
export function registerWeights(weights: Weights, name?: string): void {
  known.set(weights.id, weights);
  if (name !== undefined) names.set(name, weights);
}

/** All that were registered, in this thread. */
export function registeredWeights(): readonly Weights[] {
  return [...known.values()];
}

/** @param name an id, or a name by which they were registered @throws UserError if there are none */
export function findWeights(name: string): Weights {
  const weights = known.get(name) ?? names.get(name);
  if (weights) return weights;
  throw unknownName('weights', name, [...names.keys(), ...known.keys()]);
}

/** A schema of weights: typed as a name, and kept as an id. */
export interface WeightsScalar extends TextScalar {
  readonly layout: string;
}

/** Weights of this layout, which has this many numbers. */
export function weightsOf(layout: string, size: number): WeightsScalar {
  const isFit = (weights: Weights): boolean => weights.layout === layout && weights.values.length === size;
  const examples = (): string[] => [...known.values()].filter(isFit).map(({ id }) => id);
  const parse = (name: string): string => {
    const weights = findWeights(name);
    if (!isFit(weights))
      throw new UserError(
        `weights ${name} are for ${weights.layout}, ${weights.values.length} numbers, not for ${layout}, ${size}`,
        'Choose weights that were made for this evaluation.',
      );
    return weights.id;
  };
  return {
    kind: 'text',
    layout,
    get examples() {
      return examples();
    },
    range: `the name or content hash of weights for ${layout}`,
    fits: (value): value is string => examples().some((id) => id === value),
    read: (value, path) => parse(text().read(value, path)),
    parse,
    json: { type: 'string' },
  };
}

// ── as JSON ─────────────────────────────────────────────────────────────────────────────────────────

const FORMAT = 'playout-weights-1';

export const weightsSchema = object('weights', {
  format: required(choice([FORMAT], 'format of weights'), `The format: ${FORMAT}.`),
  layout: required(text(), 'What the numbers mean.'),
  values: required(text({ mayBeEmpty: true }), 'The numbers, 32-bit little-endian integers in base64.'),
});

/** Weights as plain JSON, for files, stores and messages. */
export type WeightsData = ValueOf<typeof weightsSchema>;

export function packWeights({ layout, values }: Weights): WeightsData {
  let binary = '';
  for (const byte of bytesOf(values)) binary += String.fromCharCode(byte);
  return { format: FORMAT, layout, values: btoa(binary) };
}

/** @throws UserError for what no weights were ever written as */
export function unpackWeights(value: unknown): Weights {
  const { layout, values } = weightsSchema.read(value, []);
  return makeWeights(layout, integersOf(values));
}

/** @throws UserError for what no weights were ever written as */
export function parseWeights(json: string): Weights {
  const value = parseJson(json);
  if (value === undefined)
    throw new UserError('this is not JSON', `Weights are a file with "format": "${FORMAT}".`);
  return unpackWeights(value);
}

function bytesOf(values: Int32Array): Uint8Array {
  const view = new DataView(new ArrayBuffer(4 * values.length));
  for (const [i, value] of values.entries()) view.setInt32(4 * i, value, true);
  return new Uint8Array(view.buffer);
}

function integersOf(base64: string): Int32Array {
  let binary: string;
  try {
    binary = atob(base64);
  } catch {
    throw new UserError('values: this is not base64', 'Weights are 32-bit integers in base64.');
  }
  if (binary.length % 4 !== 0)
    throw new UserError(`values: ${binary.length} bytes are no whole number of 32-bit integers`);
  const view = new DataView(Uint8Array.from(binary, (char) => char.charCodeAt(0)).buffer);
  return Int32Array.from({ length: binary.length / 4 }, (_, i) => view.getInt32(4 * i, true));
}
