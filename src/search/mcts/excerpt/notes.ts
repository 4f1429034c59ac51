/** What one must know of a forest to read an excerpt of it, in sentences. */
import type { Game } from '../../../core/index.ts';
import type { Forest } from '../forest/forest.ts';

export function notesOn(forest: Forest, game: Game): string[] {
  const { trees, world, chance, key } = forest;
  const passesChance = game.hasChance && chance === 'skipped' && !key;
  const redraws = game.hasHidden && world === 'redrawn';
  return [
    ...(trees > 1 ? [`One of ${trees} trees: the one that visited the best move most.`] : []),
    ...(key ? ['A position that several lines reach is drawn below each, with the visits of all.'] : []),
    ...(passesChance
      ? ['Chance has no nodes in this tree: below a move are the replies to all that may follow.']
      : []),
    ...(redraws
      ? ['What is hidden is imagined again in every iteration: replies come from many possible worlds.']
      : []),
  ];
}
