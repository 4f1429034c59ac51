/** Moves in words, for programs that do not want to know how they are packed. */
import type { Move } from '../../core/index.ts';
import { TURNED, cardOf } from './cards.ts';
import { OBJECTIVE_NAMES, columnOf, rowOf } from './cells.ts';
import { KIND_NAMES, kindOf, pieceOf, targetOf } from './moves.ts';

export type SaboteurMove =
  /** A tile by its number in the rules, turned by 180 degrees or not. */
  | {
      readonly kind: 'tile';
      readonly card: number;
      readonly turned: boolean;
      readonly row: number;
      readonly column: number;
    }
  | { readonly kind: 'malus' | 'bonus' }
  | { readonly kind: 'map'; readonly objective: (typeof OBJECTIVE_NAMES)[number] }
  | { readonly kind: 'destroy'; readonly row: number; readonly column: number }
  /** Tiles are 0 to 15; then come Malus, Bonus, Map and Destroy. */
  | { readonly kind: 'drop'; readonly card: number };

export function decodeMove(move: Move): SaboteurMove {
  const kind = KIND_NAMES[kindOf(move)]!;
  const target = targetOf(move);
  switch (kind) {
    case 'tile': {
      const piece = pieceOf(move);
      const turned = piece >= TURNED;
      return { kind, card: cardOf(piece), turned, row: rowOf(target), column: columnOf(target) };
    }
    case 'map':
      return { kind, objective: OBJECTIVE_NAMES[target]! };
    case 'destroy':
      return { kind, row: rowOf(target), column: columnOf(target) };
    case 'drop':
      return { kind, card: target };
    case 'malus':
    case 'bonus':
      return { kind };
  }
}
