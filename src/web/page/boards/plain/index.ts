/**
 * A board for any game of two without chance and secrets, which the page cannot drive yet: the board of a game that has
 * none of its own.
 */
import { h } from 'preact';
import type { Game, State } from '../../../../core/index.ts';
import type { GameBoard } from '../gameBoard.ts';
import { PlainBoard } from './PlainBoard.tsx';
import { press, waysOf } from './press.ts';

const SEATS = [0, 1];

function titleOf(game: Game, seat: number): string {
  const name = game.seatName(seat);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function describeEnd(game: Game, state: State): string {
  const winner = SEATS.find((seat) => state.result(seat) === 1);
  return winner === undefined ? 'Draw' : `${titleOf(game, winner)} wins`;
}

/** A move without a place that is the only one, such as a forced pass. */
function forced(game: Game, state: State): string | undefined {
  const [way, ...others] = game.grid ? waysOf(game, state) : [];
  return way && others.length === 0 && way.cells.length === 0 ? way.move : undefined;
}

export function plainBoard(game: Game): GameBoard {
  const rules = game.presets.map(({ name }) => ({ value: name, title: name }));
  return {
    game,
    seatTitles: SEATS.map((seat) => titleOf(game, seat)),
    unit: (count) => (count === 1 ? 'point' : 'points'),
    setup: rules.length > 1 ? [{ option: 'preset', title: 'Rules', choices: rules }] : [],
    adjust: (chosen) => chosen,
    playout: 'uniform',
    howTo: game.grid ? 'Press a cell.' : 'Choose a move from the list.',
    Board: (props) => h(PlainBoard, { ...props, game }),
    press: (state, held, pressed) => press(game, state, held, pressed),
    forced: (state) => forced(game, state),
    describe: (before, move) => `${titleOf(game, before.turn)} plays ${move}`,
    describeEnd: (state) => describeEnd(game, state),
  };
}
