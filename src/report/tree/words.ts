/** What is written in the picture of a tree. */
import { CHANCE, type Game } from '../../core/index.ts';
import type { ExcerptNode } from '../../search/index.ts';

/** What rewards are, as in `Analysis.unit`. */
export type Unit = 'share' | 'points' | undefined;

export function formatReward(mean: number, unit: Unit): string {
  return unit === 'points' ? `${mean.toFixed(1)} points` : `${(100 * mean).toFixed(1)} %`;
}

/** `1 visit`, `12,345 visits`. */
export function formatVisits(visits: number): string {
  return `${visits.toLocaleString('en')} visit${visits === 1 ? '' : 's'}`;
}

/** What is known about a node besides its visits; nothing for an outcome of chance. */
export function formatWorth({ by, mean, proven }: ExcerptNode, game: Game, unit: Unit): string {
  if (proven !== undefined) return proven === 'draw' ? 'proven draw' : `${game.seatName(proven)} wins`;
  return mean === undefined || by === CHANCE ? '' : `${formatReward(mean, unit)} for ${game.seatName(by)}`;
}

/** What a colour is called in the legend. */
export function layerTitle(layer: string, by: number, game: Game): string {
  if (by === CHANCE) return layer === 'chance' ? layer : `${layer} (chance)`;
  const name = game.seatName(by);
  return layer === name ? name : `${layer} (${name})`;
}
