/**
 * Any game for the page, such as one from outside: its grid if it has one, else its drawing, and its moves by pressing
 * cells or from the list. What is hidden stays hidden: where a seat looks at a game with secrets, only the game's own
 * drawing for that seat is shown.
 */
import type { Game, State } from '../../../../core/index.ts';
import type { PageGame, Scene } from '../../pageGame.ts';
import { withPreset } from '../../presetValues.ts';
import { setupOf } from './setupFields.ts';
import type { PlainSeat, PlainView } from './view.ts';
import { cellName, cellsOf, forced, waysOf } from './ways.ts';
import { chance, describe, describeEnd, explain, howTo, titleOf } from './words.ts';

/** First letters, where they tell the seats apart; else numbers. */
function seatsOf(game: Game, count: number): PlainSeat[] {
  const names = Array.from({ length: count }, (_, seat) => game.seatName(seat));
  const letters = names.map((name) => name.charAt(0).toUpperCase());
  const areUnique = new Set(letters).size === count;
  return names.map((name, seat) => ({ name, sign: areUnique ? letters[seat]! : String(seat + 1) }));
}

/** The position as text, and below it what the seat to move chooses from. */
function drawingOf(game: Game, { state, viewer }: Scene<State>): string {
  const isOpen = viewer === undefined || !game.hasHidden;
  const board = isOpen
    ? game.draw(state)
    : (game.drawView?.(state, viewer) ?? game.formatView?.(state, viewer) ?? '');
  const isOwn = state.turn >= 0 && (isOpen || viewer === state.turn);
  const hand = isOwn ? (game.guide?.drawChoice?.(state) ?? '') : '';
  return hand === '' ? board : `${board}\n\n${hand}`;
}

function rowsOf({ grid }: Game, state: State): PlainView['rows'] {
  const stones = grid?.stones(state);
  if (!stones) return null;
  return stones.map((seats, row) =>
    seats.map((stone, column) => ({ name: cellName([row, column], stones.length), stone })),
  );
}

function viewOf(game: Game, scene: Scene<State>): PlainView {
  const { state, last, viewer } = scene;
  const isSecret = game.hasHidden && viewer !== undefined;
  const rows = isSecret ? null : rowsOf(game, state);
  return {
    title: game.title,
    rows,
    drawing: rows ? null : drawingOf(game, scene),
    seats: seatsOf(game, state.seats),
    last: rows && last && last.before.turn >= 0 ? cellsOf(game, last.before, last.move) : [],
    rules: game.guide?.rules ?? '',
    notation: game.guide?.notation ?? '',
  };
}

/** Games differ in their states, and this takes all of them as what they have in common. */
export function plainPage(game: Game): PageGame<State, PlainView> {
  return {
    game,
    setup: setupOf(game),
    adjust: (chosen, option) => withPreset(game, chosen, option),
    seatTitles: Array.from({ length: game.maxSeats }, (_, seat) => titleOf(game, seat)),
    unit: (count) => (count === 1 ? 'point' : 'points'),
    view: (scene) => viewOf(game, scene),
    howTo: (state) => howTo(game, state),
    ways: (state, move) => waysOf(game, state, move),
    stepTitle: (_, step) => step,
    explain: (state, made, step) => explain(game, state, made, step),
    forced: (state) => forced(game, state),
    describe: (before, move, viewer) => describe(game, before, move, viewer),
    describeEnd: (state) => describeEnd(game, state),
    ...(game.hasChance && { chance: (state: State) => chance(game, state) }),
  };
}
