/**
 * Options as data: games, playouts, heuristics and agents all declare in this one form what can be set, by name:
 *
 *     const options = {
 *       size: option(integer(4, 8), 7, 'Cells along each side.'),
 *       first: option(choice(['x', 'o']), 'x', 'The side that moves first.'),
 *     };
 *     type MyOptions = Values<typeof options>; // { readonly size: number; readonly first: 'x' | 'o' }
 *
 * The command line lists and checks options from it, the page builds its controls from it, the protocol announces them,
 * and the conformance kit plays through all their values.
 */
import { namesOf } from './collections.ts';
import type { ChoiceScalar, FlagScalar, NumberScalar, Plain, TextScalar } from './scalars.ts';
import type { ValueOf } from './schema.ts';

export interface Setting<T> {
  readonly default: T;
  /** One sentence: what it does, and its unit. */
  readonly about: string;
}

export type NumberOption = NumberScalar & Setting<number>;
export type ChoiceOption<T extends string = string> = ChoiceScalar<T> & Setting<T>;
export type FlagOption = FlagScalar & Setting<boolean>;
type TextOption = TextScalar & Setting<string>;
export type Option = NumberOption | ChoiceOption | FlagOption | TextOption;

/** Options by name, in the order in which they are listed. */
export type Options = Readonly<Record<string, Option>>;

export type OptionValue = Plain;
export type OptionValues = Readonly<Record<string, OptionValue>>;

/** A value for each of the options. */
export type Values<O extends Options> = { readonly [K in keyof O]: ValueOf<O[K]> };

/** @param about one sentence: what it does, and its unit */
export function option<S extends NumberScalar | ChoiceScalar<string> | FlagScalar | TextScalar>(
  schema: S,
  fallback: ValueOf<S>,
  about: string,
): S & Setting<ValueOf<S>> {
  return { ...schema, default: fallback, about };
}

/** Is there a fitting value for each of the options? */
export function areValuesOf<O extends Options>(
  options: O,
  values: Readonly<Record<string, unknown>>,
): values is Values<O> {
  return namesOf(options).every((name) => options[name]!.fits(values[name]));
}
