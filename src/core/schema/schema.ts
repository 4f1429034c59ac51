/**
 * Schemas: what a value from outside may be, written once. A schema reads a value, and names the place and what would be
 * right if it does not fit; its type is that of what it reads; and it is written out as JSON Schema, so that editors
 * complain about the same mistakes.
 */
import { UserError } from '../errors.ts';
import { type Path, PlacedError } from './placedError.ts';

export type JsonSchema = Readonly<Record<string, unknown>>;

export interface Schema<T> {
  /** @throws PlacedError */
  read(value: unknown, path: Path): T;
  readonly json: JsonSchema;
}

/** The type of the values that a schema reads. */
export type ValueOf<S extends Schema<unknown>> = S extends Schema<infer T> ? T : never;

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

/** @param range what it should be */
export function wrongValue(path: Path, value: unknown, range: string): PlacedError {
  return new PlacedError(path, `cannot be ${show(value)}`, `It is ${range}.`);
}

/** The value as the schema reads it; undefined if it does not fit. */
export function readIfFits<T>(schema: Schema<T>, value: unknown): T | undefined {
  try {
    return schema.read(value, []);
  } catch (error) {
    if (error instanceof UserError) return undefined;
    throw error;
  }
}
