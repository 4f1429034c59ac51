/** Cards and tiles as the board shows them, and what they are called. */
import {
  BONUS,
  DESTROY,
  MALUS,
  MAP,
  SIDES,
  TILES,
  TUNNELS,
  TURNED,
  canTurn,
  cardName,
  cardOf,
  isDeadEnd,
  pieceName,
} from '../../../../games/saboteur/cards.ts';
import type { ActionKind, CardFace, PieceView } from './view.ts';

const SIDE_NAMES = ['up', 'right', 'down', 'left'] as const;

/** `up, down and left`, in the order of the clock. */
function sideNames(sides: number): string[] {
  return SIDE_NAMES.filter((_, i) => (sides >> i) & 1);
}

function shapeOf(piece: number): string {
  if (isDeadEnd(cardOf(piece))) return 'dead end';
  const sides = SIDES[piece]!;
  const open = sideNames(sides).length;
  if (open === 4) return 'crossing';
  if (open === 3) return 'three-way';
  return sides === 5 || sides === 10 ? 'straight' : 'corner';
}

export function pieceView(piece: number): PieceView {
  const sides = SIDES[piece]!;
  const shape = shapeOf(piece);
  const title = shape === 'crossing' ? shape : `${shape} (${sideNames(sides).join(', ')})`;
  return { name: pieceName(piece), sides, isThrough: TUNNELS[piece] !== 0, shape, title };
}

interface ActionWords {
  readonly action: ActionKind;
  readonly short: string;
  readonly title: string;
}

const ACTIONS: Readonly<Record<number, ActionWords>> = {
  [MALUS]: { action: 'malus', short: 'Malus', title: 'Malus: blocks the opponent, who then lays no tiles' },
  [BONUS]: { action: 'bonus', short: 'Bonus', title: 'Bonus: takes one block off you' },
  [MAP]: { action: 'map', short: 'Map', title: 'Map: shows you alone what is under one objective' },
  [DESTROY]: { action: 'destroy', short: 'Destroy', title: 'Destroy: removes one laid tile' },
};

export function cardFace(card: number): CardFace {
  const name = cardName(card);
  if (card >= TILES) return { name, ...ACTIONS[card]!, piece: undefined, turned: undefined };
  const piece = pieceView(card);
  const turned = canTurn(card) ? pieceView(card + TURNED) : undefined;
  return { name, short: piece.shape, title: piece.title, action: undefined, piece, turned };
}

/** A card within a sentence: `a crossing`, `a Malus`. */
export function aCard(card: number): string {
  return `a ${card < TILES ? pieceView(card).title : ACTIONS[card]!.short}`;
}

/** Sides in words, for a sentence: `up and left`. */
export function sidesInWords(sides: number): string {
  const names = sideNames(sides);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
