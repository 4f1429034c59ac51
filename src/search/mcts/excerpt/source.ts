/** What a search hands over when a part of its tree is to be shown: the tree that leads, and the worlds it grew in. */
import { type Game, Random, type State } from '../../../core/index.ts';
import type { Analysis } from '../../analysis.ts';
import type { Worlds } from '../forest/worlds.ts';
import type { Growth } from '../growth.ts';
import { type MctsParts, unitOf } from '../mctsParts.ts';
import { leadingTree } from '../principalVariation.ts';
import type { ExcerptSource } from './offspring.ts';

export interface TreeOwner {
  readonly game: Game;
  readonly parts: MctsParts;
  readonly worlds: Worlds;
  readonly growth: Growth;
}

/** Draws worlds from a stream of its own, so that looking changes nothing, and each look at a tree sees the same ones. */
export function excerptSource(
  { game, parts, worlds, growth }: TreeOwner,
  { best, pv }: Analysis,
): ExcerptSource {
  const { forest } = parts;
  const which = leadingTree(growth.trees, best);
  const random = new Random(0);
  return {
    game,
    tree: growth.trees[which]!,
    unit: unitOf(parts),
    worlds: worlds.sample(which, random),
    line: pv,
    skipsChance: forest.chance === 'skipped',
    random,
    ...(forest.key && { positionOf: (state: State) => growth.descent.find(state) }),
  };
}
