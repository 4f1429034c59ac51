/**
 * What the paper counts: simulations, which are playouts and not their moves, and moves by the tile that they start
 * from. Its figures are totals of one player over the fifty (or hundred) games of a match.
 */
import type { Encounter } from '../encounter.ts';
import type { Quantity } from '../quantity.ts';

export const TILES = ['king', 'rook', 'bishop', 'knight'] as const;
export type Tile = (typeof TILES)[number];

export const FIFTY = 50;

/** The total of this many games, from a mean per game; its spread is such that a total of theirs is a sample of it. */
export function total(perGame: Quantity, games = FIFTY): Quantity {
  const { value, low, high, sd = 0 } = perGame;
  return { ...perGame, value: games * value, low: games * low, high: games * high, sd: games * sd };
}

/** Mean per game; the lab leaves out counters that were 0 throughout. */
function counted(encounter: Encounter, counter: string): Quantity {
  if (encounter.hasMeasure(counter)) return encounter.measure(counter);
  return { kind: 'mean', value: 0, low: 0, high: 0, games: encounter.games, sd: 0 };
}

/** Moves of this side that start from tiles of this type (taking a pawn off included), or end on them; mean per game. */
export function tileMoves(encounter: Encounter, tile: Tile, by: 'from' | 'to' = 'from'): Quantity {
  return counted(encounter, `${by}-${tile}`);
}

/** Moves of this side, mean per game: half the plies, but exact where White made one more. */
export function moves(encounter: Encounter): Quantity {
  const value = TILES.reduce((sum, tile) => sum + tileMoves(encounter, tile).value, 0);
  const { low, high, value: plies, sd = 0, games } = encounter.measure('length');
  const share = value / plies;
  return {
    kind: 'mean',
    value,
    low: value - share * (plies - low),
    high: value + share * (high - plies),
    games,
    sd: share * sd,
  };
}

/**
 * Playouts of this side in this many games, in millions: those of a move, times the moves. (Long games have slightly
 * fewer moves to choose from, which makes the product some 1 % larger than the sum over games.)
 */
export function simulations(encounter: Encounter, games = FIFTY): Quantity {
  const perMove = encounter.hasMeasure('simulations') ? encounter.measure('simulations').value : 0;
  return total(moves(encounter), (games * perMove) / 1e6);
}
