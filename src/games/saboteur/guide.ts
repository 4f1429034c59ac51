/** Saboteur for a person at a terminal: most of all, what the cards in the hand look like. */
import type { Guide } from '../../core/index.ts';
import { BONUS, DESTROY, MALUS, MAP, TILES, TURNED, canTurn, cardName, cardOf, pieceName } from './cards.ts';
import { drawPiece } from './draw.ts';
import { KIND_NAMES, kindOf, pieceOf } from './moves.ts';
import type { SaboteurState } from './state.ts';

const EFFECTS: Readonly<Record<number, string>> = {
  [MALUS]: 'blocks the opponent, who then lays no tiles',
  [BONUS]: 'takes a block off you',
  [MAP]: 'shows you alone what is under one objective',
  [DESTROY]: 'removes a tile that has been laid',
};

/** A line for each kind of card: its number, how it looks, and how turned. */
function cardLine(card: number, copies: number): string {
  const name = `${cardName(card)}${copies > 1 ? ` x${copies}` : ''}`.padEnd(10);
  if (card >= TILES) return `  ${name} ${EFFECTS[card]!}`;
  const turned = canTurn(card)
    ? `   turned ${pieceName(card + TURNED).padEnd(4)} ${drawPiece(card + TURNED)}`
    : '';
  return `  ${name} ${drawPiece(card)}${turned}`.trimEnd();
}

export const guide: Guide<SaboteurState> = {
  rules: `Dig from the entrance E to the nugget, which lies under one of three objectives [?]; whoever
lays the tile that connects it wins. Each turn you play or drop one card and draw another. A
tile must fit all tiles beside it, and join at least one of them, open side to open side. Heavy
lines are tunnels that can be walked through, light ones are dead ends.`,
  notation: `A tile is laid by its number, with f if it is turned by half a turn, then row and column; row 0
is at the top:
  9@7,5         lay tile 9 on row 7, column 5
  9f@7,5        the same, turned
  malus, bonus  block the opponent, free yourself
  map@12,3      look under the objective on row 12, column 3
  destroy@7,5   remove the tile on row 7, column 5
  drop:15       put card 15 away`,
  drawChoice(state) {
    const hand = [...state.handOf(state.turn)];
    const lines = hand.flatMap((copies, card) => (copies === 0 ? [] : [cardLine(card, copies)]));
    return ['your cards', ...lines].join('\n');
  },
  groupOf(_state, move) {
    const kind = KIND_NAMES[kindOf(move)]!;
    if (kind === 'tile') return `tile ${cardName(cardOf(pieceOf(move)))}`;
    return kind === 'drop' ? 'drop' : 'actions';
  },
};
