/** How a part of a search is offered: a name, options, and what is made of them. */
import type { FlagOption, Game, NumberOption } from '../../core/index.ts';
import type { Part, Resolved, ResolvedPart } from '../params.ts';

export interface MadePart<T> extends Part {
  make(values: Resolved, game: Game): T;
}

/** What the chosen one of several parts makes of its options. */
export function makePart<T>(parts: readonly MadePart<T>[], chosen: Resolved[string], game: Game): T {
  const { name, values } = chosen as ResolvedPart;
  return parts.find((part) => part.name === name)!.make(values, game);
}

export function numberOption(
  name: string,
  fallback: number,
  min: number,
  max: number,
  about: string,
): NumberOption {
  return { kind: 'number', name, default: fallback, min, max, about };
}

export function countOption(
  name: string,
  fallback: number,
  min: number,
  max: number,
  about: string,
): NumberOption {
  return { kind: 'integer', name, default: fallback, min, max, about };
}

export function flagOption(name: string, about: string): FlagOption {
  return { kind: 'flag', name, default: false, about };
}
