/** Ablation: an agent with each of its parts taken out in turn, that is set back to its default. */
import { canonicalSpec, formatSpec, parseSpec } from '../../agents/index.ts';
import { type Game, UserError } from '../../core/index.ts';
import { isLimit } from './limits.ts';

export interface Ablated {
  readonly spec: string;
  /** The option that was set back, and the value that it had. */
  readonly option: string;
  readonly value: string;
}

/** @param canonical the full agent @throws UserError if every part is as by default */
export function ablate(canonical: string, game: Game): Ablated[] {
  const { name, options } = parseSpec(canonical);
  const usual = new Map(
    parseSpec(canonicalSpec(name, game)).options.map(({ key, value }) => [key, formatSpec(value)]),
  );
  const changed = options.filter(({ key, value }) => !isLimit(key) && usual.get(key) !== formatSpec(value));
  if (changed.length === 0)
    throw new UserError(
      `every part of ${name} is as by default: nothing can be taken out`,
      'Name an agent with parts of its own, such as uct(c=1, playout=clones(r=4)).',
    );
  return changed.map(({ key, value }) => ({
    spec: canonicalSpec(formatSpec({ name, options: options.filter((option) => option.key !== key) }), game),
    option: key,
    value: formatSpec(value),
  }));
}
