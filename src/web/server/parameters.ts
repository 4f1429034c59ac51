/** Numbers and flags in addresses. */
import type { Context } from 'hono';
import { flag, integer } from '../../core/index.ts';
import { ApiProblem } from './apiProblem.ts';

interface Parameter<T> {
  readonly range: string;
  parse(text: string): T | undefined;
}

/** @throws ApiProblem that says what it may be */
function read<T>(name: string, text: string, parameter: Parameter<T>): T {
  const value = parameter.parse(text);
  if (value === undefined)
    throw new ApiProblem(400, `${name} cannot be "${text}"`, `It is ${parameter.range}.`);
  return value;
}

/** A number in the path: `/runs/:id`. */
export function numberIn({ req }: Context, name: string, least: number): number {
  return read(name, req.param(name) ?? '', integer(least));
}

/** A number after the question mark, from `least` to `most`. */
export function numberAfter(
  { req }: Context,
  name: string,
  missing: number,
  [least, most]: readonly [least: number, most?: number],
): number {
  const text = req.query(name);
  return text === undefined ? missing : read(name, text, integer(least, most));
}

export function flagAfter({ req }: Context, name: string): boolean {
  const text = req.query(name);
  return text !== undefined && read(name, text, flag());
}
