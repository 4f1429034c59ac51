/** Moves in words, for programs that do not want to know how they are packed. */
import type { Move } from '../../core/index.ts';
import { placesOf } from './coordinates.ts';
import { DRAW, PLACE } from './layout.ts';
import { type CarcassonneState, NO_CLAIM } from './state.ts';
import { LETTERS, type PieceKind, pieceKind, reachOf } from './tiles.ts';

export type CarcassonneMove =
  /** A tile by its letter in the rules. */
  | { readonly kind: 'draw'; readonly tile: string }
  /** Steps to the east and to the south of the start tile, and quarter turns clockwise. */
  | { readonly kind: 'place'; readonly x: number; readonly y: number; readonly rotation: number }
  | {
      readonly kind: 'claim';
      readonly feature: PieceKind;
      /**
       * Where the piece reaches the border of the tile: sides from the north clockwise (0 to 3); for a field, halves of
       * sides from the north-west corner clockwise (0 to 7); nothing for a monastery.
       */
      readonly reaches: readonly number[];
    }
  | { readonly kind: 'none' };

/** @param state in which the move is legal */
export function decodeMove({ phase, table }: CarcassonneState, move: Move): CarcassonneMove {
  if (phase === DRAW) return { kind: 'draw', tile: LETTERS[move]! };
  if (phase === PLACE) return { kind: 'place', ...placesOf(table).get(move >> 2)!, rotation: move & 3 };
  if (move === NO_CLAIM) return { kind: 'none' };
  const kind = table.kindOf(table.tiles - 1);
  const piece = move - 1;
  return { kind: 'claim', feature: pieceKind(kind >> 2, piece), reaches: reachOf(kind, piece) };
}
