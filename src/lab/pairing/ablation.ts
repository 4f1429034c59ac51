/** Ablation: an agent with each of its parts taken out in turn, that is, set back to its default. */
import type { ChangedOption, ResolvedAgent } from '../../agents/index.ts';
import { UserError } from '../../core/index.ts';

export interface Ablated extends ChangedOption {
  readonly agent: ResolvedAgent;
}

/** @throws UserError if every part is at its default */
export function ablate(full: ResolvedAgent): Ablated[] {
  const changed = full.changedOptions();
  if (changed.length === 0)
    throw new UserError(
      `every part of ${full.name} is as by default: nothing can be taken out`,
      'Name an agent with parts of its own, such as uct(c=1, playout=clones(r=4)).',
    );
  return changed.map(({ option, value }) => ({ agent: full.without(option), option, value }));
}
