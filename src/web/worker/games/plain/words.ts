/** Any game in sentences, as far as its names go. */
import { CHANCE, type Game, type Move, OVER, type State } from '../../../../core/index.ts';
import { legalMoves } from '../../legalMoves.ts';
import type { ChanceWords, Way } from '../../pageGame.ts';
import { cellName, cellsOf } from './ways.ts';

export function titleOf(game: Game, seat: number): string {
  const name = game.seatName(seat);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** What is about to be decided: by the name that the game has for it. */
function layerOf({ layer }: Game, state: State): string | undefined {
  return state.turn === OVER ? undefined : layer?.(state);
}

export function howTo(game: Game, state: State): string {
  const layer = layerOf(game, state);
  const next = layer === undefined ? '' : `Next: ${layer}. `;
  const cells = legalMoves(game, state).map((move) => cellsOf(game, state, move).length);
  if (Math.max(0, ...cells) === 0) return `${next}Choose a move from the list.`;
  return `${next}${cells.some((count) => count > 1) ? 'Press the cells of a move, one after the other.' : 'Press a cell.'}`;
}

export function describe(game: Game, before: State, move: Move, viewer: number | undefined): string {
  if (before.turn === CHANCE) return `${chance(game, before).event}: ${game.formatMove(before, move)}`;
  const isSeen = viewer === undefined || !game.formatMoveFor;
  const text = isSeen ? game.formatMove(before, move) : game.formatMoveFor!(before, move, viewer);
  return `${titleOf(game, before.turn)} plays ${text}`;
}

export function describeEnd(game: Game, state: State): string {
  const seats = Array.from({ length: state.seats }, (_, seat) => seat);
  const first = seats.filter((seat) => state.result(seat) > 0).map((seat) => titleOf(game, seat));
  if (first.length === 1) return `${first[0]} wins`;
  return first.length === seats.length ? 'Draw' : `${first.join(' and ')} share the win`;
}

export function chance(game: Game, state: State): ChanceWords {
  const layer = layerOf(game, state);
  return {
    event: layer === undefined ? 'Chance decides' : `Chance decides the ${layer}`,
    outcome: (move) => game.formatMove(state, move),
  };
}

/** Why no move begins with these cells. */
export function explain(game: Game, state: State, made: Way, step: string): string | undefined {
  if (state.turn === OVER) return 'The game is over.';
  const stones = game.grid?.stones(state) ?? [];
  const cell = stones.flatMap((seats, row) =>
    seats.flatMap((seat, column) => (cellName([row, column], stones.length) === step ? [seat] : [])),
  )[0];
  if (cell === undefined) return undefined;
  const content = cell < 0 ? 'empty' : `taken by ${game.seatName(cell)}`;
  if (made.length > 0) return `No move leads from ${made.join(', ')} to ${step}, which is ${content}.`;
  return `${step} is ${content}, and no move of ${titleOf(game, state.turn)} begins there.`;
}
