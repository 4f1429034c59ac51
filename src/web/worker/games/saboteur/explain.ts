/**
 * Why a thing on the board cannot be chosen now, in the words of the rules. It is said to the player to move, and by
 * nothing but what that player sees.
 */
import { OVER } from '../../../../core/index.ts';
import {
  BONUS,
  DESTROY,
  MALUS,
  MAP,
  SIDES,
  TILES,
  TURNED,
  canTurn,
} from '../../../../games/saboteur/cards.ts';
import { ENTRANCE, OBJECTIVES, STEPS } from '../../../../games/saboteur/cells.ts';
import { EMPTY } from '../../../../games/saboteur/constants.ts';
import type { SaboteurState } from '../../../../games/saboteur/index.ts';
import type { Way } from '../../pageGame.ts';
import { pieceView, sidesInWords } from './faces.ts';
import { DROP, FLIP, cardOfStep, cellOfStep, heldBy, seatOfStep } from './steps.ts';
import { SEATS, objectiveTitle } from './words.ts';

// ── tiles ─────────────────────────────────────────────────────────────────────────────────────────

/** What lies on a cell that is not empty, and why no tile goes there. */
function occupied(cell: number): string {
  if (cell === ENTRANCE) return 'That is the entrance: tiles are laid beside it.';
  const objective = OBJECTIVES.indexOf(cell);
  if (objective >= 0) return `That is the ${objectiveTitle(objective)}: tiles are laid beside it.`;
  return 'A tile lies there already. Only a Destroy takes it away.';
}

function touchesHidden(state: SaboteurState, cell: number): boolean {
  return STEPS.some((step) => {
    const objective = OBJECTIVES.indexOf(cell + step);
    return objective >= 0 && ((state.board.revealed >> objective) & 1) === 0;
  });
}

/** Why nothing can be laid on an empty cell that no tunnel opens into. */
function unjoined(state: SaboteurState, cell: number): string {
  if (state.board.keys[cell] !== 0) return 'Nothing opens into that cell: the sides around it are closed.';
  return touchesHidden(state, cell)
    ? 'A tile must join an open side, and a hidden objective does not count as one.'
    : 'A tile must join an open side of another tile or of the entrance.';
}

/** How the sides of a piece and those around an empty cell disagree. */
function conflict(piece: number, key: number): string {
  const missing = key & 15 & ~SIDES[piece]!;
  if (missing !== 0) return `a tunnel comes in from ${fromSides(missing)}, and the card is closed there`;
  return `the card is open ${sidesInWords(SIDES[piece]! & (key >> 4))}, against a closed side`;
}

const FROM = ['above', 'the right', 'below', 'the left'] as const;

function fromSides(sides: number): string {
  return FROM.filter((_, i) => (sides >> i) & 1).join(' and from ');
}

function misfit(state: SaboteurState, card: number, isFlipped: boolean, cell: number): string {
  const key = state.board.keys[cell]!;
  if ((key & 15) === 0) return unjoined(state, cell);
  const why = conflict(card + (isFlipped ? TURNED : 0), key);
  return canTurn(card) ? `It fits neither way round there: ${why}.` : `It does not fit there: ${why}.`;
}

function whyNotLaid(state: SaboteurState, card: number, isFlipped: boolean, cell: number): string {
  if (state.blocks[state.turn]! > 0)
    return 'You are blocked: no tiles until a Bonus takes the block off. Actions and putting away are allowed.';
  return state.board.contents[cell] === EMPTY ? misfit(state, card, isFlipped, cell) : occupied(cell);
}

function whyNotFlipped(state: SaboteurState, card: number): string {
  if (card >= TILES) return 'Only tiles are turned.';
  if (!canTurn(card)) return `The ${pieceView(card).shape} looks the same turned by half a circle.`;
  return state.blocks[state.turn]! > 0
    ? 'You are blocked, so this tile cannot be laid now, turned or not.'
    : 'The tile fits nowhere now, turned or not.';
}

// ── actions ───────────────────────────────────────────────────────────────────────────────────────

function whyNotActed(card: number, cell: number): string {
  const objective = OBJECTIVES.indexOf(cell);
  if (card === MAP)
    return objective < 0
      ? 'A Map is played on one of the three objectives.'
      : `The ${objectiveTitle(objective)} lies open already.`;
  if (card !== DESTROY) return 'This card is played on a player, not on a cell.';
  if (cell === ENTRANCE || objective >= 0) return 'The entrance and the objectives cannot be destroyed.';
  return 'There is no tile to destroy.';
}

function whyNotOnPlayer(state: SaboteurState, card: number, seat: number): string {
  if (card < TILES) return 'Tiles are laid in the mine.';
  if (card === MALUS) return `A Malus blocks the opponent, ${SEATS[1 - state.turn]}.`;
  if (card === BONUS)
    return seat === state.turn
      ? 'You are not blocked, so a Bonus has nothing to take off.'
      : 'A Bonus takes a block off yourself only.';
  return card === MAP ? 'A Map is played on an objective.' : 'A Destroy is played on a laid tile.';
}

// ── before a card is chosen ───────────────────────────────────────────────────────────────────────

/** Can a tile of the hand be laid there? */
function hasTileFor(state: SaboteurState, cell: number): boolean {
  if (state.blocks[state.turn]! > 0) return false;
  return heldBy(state, state.turn).some(
    (card) => card < TILES && (state.board.fits(card, cell) || state.board.fits(card + TURNED, cell)),
  );
}

function cardFirst(state: SaboteurState, step: string): string | undefined {
  if (step === FLIP) return 'Choose the tile to turn first.';
  if (step === DROP) return 'Choose the card to put away first.';
  const seat = seatOfStep(step);
  if (seat !== undefined)
    return seat === state.turn
      ? 'Choose a Bonus first: it takes a block off you.'
      : `Choose a Malus first: it blocks ${SEATS[seat]}.`;
  const cell = cellOfStep(step);
  if (cell === undefined) return undefined;
  if (OBJECTIVES.includes(cell)) return 'Choose a Map first: it looks at an objective.';
  if (state.board.contents[cell] !== EMPTY) return occupied(cell);
  if (hasTileFor(state, cell)) return 'Choose the card to lay there first.';
  return (state.board.keys[cell]! & 15) === 0
    ? unjoined(state, cell)
    : 'Choose a card first. None of your tiles can be laid there.';
}

export function explain(state: SaboteurState, made: Way, step: string): string | undefined {
  if (state.turn === OVER) return 'The game is over.';
  const card = made[0] === undefined ? undefined : cardOfStep(state, made[0]);
  if (card === undefined) return cardFirst(state, step);
  if (step === FLIP) return whyNotFlipped(state, card);
  const seat = seatOfStep(step);
  if (seat !== undefined) return whyNotOnPlayer(state, card, seat);
  const cell = cellOfStep(step);
  if (cell === undefined) return undefined;
  return card < TILES ? whyNotLaid(state, card, made.includes(FLIP), cell) : whyNotActed(card, cell);
}
