// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, describe, expect, it, test } from 'vitest';
import { connectFour } from '../../../../../examples/connect-four/connectFour.ts';
import { ticTacToe } from '../../../../../examples/tic-tac-toe/ticTacToe.ts';
import { boardProps } from '../../../../../test/boardProps.ts';
import { type Game, Random, type State, settleOptions } from '../../../../core/index.ts';
import { katarenga } from '../../../../games/katarenga/index.ts';
import { choose } from '../../state/choices.ts';
import { plainPage } from '../../../worker/games/plain/index.ts';
import { board } from './index.ts';

afterEach(cleanup);

/** Plays a game by presses alone: what is chosen makes moves, as on the page. Returns the state, which moves on. */
function play(game: Game): State {
  const page = plainPage(game);
  const state = game.start(settleOptions(game, {}), new Random(1));
  const { Board } = board;
  const shown = (last?: { readonly before: State; readonly move: number }) => {
    const props = boardProps(page, { state, ...(last && { last }) });
    const onChoose = (step: string): void => {
      const chosen = choose(props.choice.moves, [], step);
      if (chosen.kind !== 'move') return;
      const before = state.clone();
      const move = game.parseMove(state, chosen.move);
      state.play(move);
      rerender(shown({ before, move }));
    };
    return <Board {...props} onChoose={onChoose} />;
  };
  const { rerender } = render(shown());
  return state;
}

describe('a game with a grid', () => {
  it('is played by pressing cells, to its end', () => {
    const state = play(ticTacToe);
    screen.getByRole('grid', { name: 'Tic-tac-toe board, 3 by 3' });
    for (const [i, cell] of ['b2', 'a1', 'a3', 'c1', 'c3', 'a2'].entries()) {
      fireEvent.click(screen.getByLabelText(`${cell}, empty, can be pressed`));
      screen.getByLabelText(`${cell}, ${'XO'[i % 2]}`);
    }
    fireEvent.click(screen.getByLabelText('b3, empty, can be pressed'));
    expect([state.result(0), document.querySelectorAll('.cell-pressable').length]).toEqual([1, 0]);
  });

  it('takes a press where a stone can go, and no other', () => {
    const state = play(connectFour);
    const grid = screen.getByRole('grid', { name: 'Connect four board, 7 by 6' });
    expect(within(grid).getAllByLabelText(/can be pressed/)).toHaveLength(7);
    fireEvent.click(screen.getByLabelText('d2, empty'));
    expect(state.turn).toBe(0);
    fireEvent.click(screen.getByLabelText('d1, empty, can be pressed'));
    expect(state.turn).toBe(1);
    expect(document.querySelectorAll('.ground-last')).toHaveLength(1);
    expect(document.querySelector('.stone-grow .stone-sign')!.textContent).toBe('X');
  });
});

test('a move of two cells shows where the first may go, and slides there', () => {
  // Tic-tac-toe in which a mark is brought from the middle.
  const plain: Game = ticTacToe;
  const page = plainPage({
    ...plain,
    grid: {
      stones: plain.grid!.stones,
      cellsOf: (_state, cell) => [
        [1, 1],
        [Math.floor(cell / 3), cell % 3],
      ],
    },
  });
  const before = ticTacToe.parsePosition('.../.../...', {});
  const { Board } = board;
  const { rerender } = render(<Board {...boardProps(page, { state: before, made: ['b2'] })} />);
  expect(document.querySelectorAll('.target-step')).toHaveLength(9);
  const state = before.clone();
  state.play(0);
  rerender(<Board {...boardProps(page, { state, last: { before, move: 0 } })} />);
  expect(document.querySelectorAll('.stone-slide')).toHaveLength(1);
});

test('a game without a grid is shown as it is drawn', () => {
  const game: Game = katarenga;
  const state = play(game);
  expect(screen.getByRole('region', { name: 'Katarenga, drawn' }).textContent).toBe(game.draw(state));
});

describe('the rules', () => {
  const { Rules } = board;
  const viewOf = (game: Game) =>
    boardProps(plainPage(game), { state: game.start(settleOptions(game, {}), new Random(1)) }).view;

  it('are those that the game says', () => {
    render(<Rules view={viewOf(katarenga)} />);
    expect(document.querySelector('pre')!.textContent).toBe(katarenga.guide!.rules);
    screen.getByRole('heading', { name: 'How moves are written' });
  });

  it('are missing where the game says none', () => {
    render(<Rules view={viewOf(ticTacToe)} />);
    expect(screen.getByText(/This game does not say its rules/)).toBeTruthy();
  });
});
