/** Saboteur for a person at a terminal: most of all, what the cards in the hand look like. */
import type { Guide } from '../../core/index.ts';
import { BONUS, DESTROY, MALUS, MAP, cardName, cardOf } from './cards.ts';
import { drawBoard } from './draw.ts';
import { drawHand } from './hand.ts';
import { KIND_NAMES, kindOf, pieceOf } from './moves.ts';
import type { SaboteurState } from './state.ts';

const EFFECTS: Readonly<Record<number, string>> = {
  [MALUS]: 'blocks the opponent, who then lays no tiles',
  [BONUS]: 'takes a block off you',
  [MAP]: 'shows you alone what is under one objective',
  [DESTROY]: 'removes a tile that has been laid',
};

/** What the actions in a hand do, a line each. */
function effectsIn(hand: Readonly<Uint8Array>): string[] {
  const actions = [MALUS, BONUS, MAP, DESTROY].filter((card) => hand[card]! > 0);
  return actions.map((card) => `${cardName(card)}: ${EFFECTS[card]!}`);
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
  marks: '+ a tile of your hand fits there; > and ^ the row and column of the last move',
  drawBoard,
  drawChoice(state) {
    const hand = state.handOf(state.turn);
    return ['your cards', ...drawHand(hand), ...effectsIn(hand)].join('\n');
  },
  groupOf(_state, move) {
    const kind = KIND_NAMES[kindOf(move)]!;
    if (kind === 'tile') return `tile ${cardName(cardOf(pieceOf(move)))}`;
    return kind === 'drop' ? 'drop' : 'actions';
  },
};
