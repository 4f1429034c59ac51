import { describe, expect, it, test } from 'vitest';
import { connectFour } from '../../../../../examples/connect-four/connectFour.ts';
import { ticTacToe } from '../../../../../examples/tic-tac-toe/ticTacToe.ts';
import { type Trial, assertPageGame, built, movesWithWays, scenesOf } from '../../../../../test/pageGames.ts';
import { samples } from '../../../../../test/samples.ts';
import {
  CHANCE,
  type Game,
  OVER,
  Random,
  type State,
  defaults,
  settleOptions,
} from '../../../../core/index.ts';
import { games } from '../../../../games/index.ts';
import { saboteur } from '../../../../games/saboteur/index.ts';
import { plainPage } from './index.ts';

const OUTSIDE: readonly Game[] = [ticTacToe, connectFour];

function trial(most: number): Trial {
  return { rules: {}, games: samples(most), seed: 5, isListed: true };
}

function start(game: Game): State {
  return game.start(settleOptions(game, {}), new Random(1));
}

describe.each([...OUTSIDE, ...games])('$title without a board of its own', (game) => {
  const page = plainPage(game);

  it('can be played from the list, has words for everything, and shows plain data', () => {
    expect(assertPageGame(page, trial(4))).toBeGreaterThan(samples(4));
  });

  it('is drawn as the game draws it, or on its grid', () => {
    const { rows, drawing } = page.view({ state: start(game), last: undefined, viewer: undefined });
    expect([rows === null, drawing === null]).toEqual([!game.grid, game.grid !== undefined]);
    if (drawing !== null) expect(drawing.startsWith(game.draw(start(game)))).toBe(true);
  });

  it('offers only values that the game takes', () => {
    for (const { option, choices } of page.setup) {
      expect(choices.length).toBeGreaterThan(1);
      for (const { value } of choices) expect(() => settleOptions(game, { [option]: value })).not.toThrow();
    }
  });
});

describe('a game with a grid', () => {
  const page = plainPage(connectFour);

  it('shows the stones, and where the last one went', () => {
    const before = start(connectFour);
    const state = before.clone();
    state.play(3);
    const view = page.view({ state, last: { before, move: 3 }, viewer: undefined });
    expect(view.last).toEqual(['d1']);
    expect(view.rows!.flat().filter(({ stone }) => stone === 0)).toEqual([{ name: 'd1', stone: 0 }]);
    expect(view.seats).toEqual([
      { name: 'X', sign: 'X' },
      { name: 'O', sign: 'O' },
    ]);
  });

  it('is played by pressing cells, and says why others cannot be pressed', () => {
    const state = start(connectFour);
    expect(built(movesWithWays(page, state), ['d1'])).toBe('d');
    expect(page.explain(state, [], 'd2')).toBe('d2 is empty, and no move of X begins there.');
    state.play(3);
    expect(page.explain(state, [], 'd1')).toBe('d1 is taken by X, and no move of O begins there.');
    expect(page.explain(state, [], 'somewhere')).toBeUndefined();
  });

  it('may have moves of two cells, made one after the other', () => {
    // Tic-tac-toe in which a mark is brought from the middle.
    const plain: Game = ticTacToe;
    const brought = plainPage({
      ...plain,
      grid: {
        stones: plain.grid!.stones,
        cellsOf: (_state, cell) =>
          cell === 4
            ? []
            : [
                [1, 1],
                [Math.floor(cell / 3), cell % 3],
              ],
      },
    });
    const state = start(ticTacToe);
    const moves = movesWithWays(brought, state);
    expect(built(moves, ['b2', 'a1'])).toBe('a1');
    expect(moves.find(({ move }) => move === 'b2')!.ways).toEqual([]);
    expect(brought.howTo(state)).toBe('Press the cells of a move, one after the other.');
    expect(brought.explain(state, ['b2'], 'b2')).toBe('No move leads from b2 to b2, which is empty.');
  });

  it('passes by itself where a move without a place is all there is', () => {
    const plain: Game = ticTacToe;
    const passing = plainPage({ ...plain, grid: { stones: plain.grid!.stones, cellsOf: () => [] } });
    const state = ticTacToe.parsePosition('XOX/XOO/OX.', defaults({}));
    expect(ticTacToe.formatMove(state, passing.forced(state)!)).toBe('c1');
    expect(passing.forced(start(ticTacToe))).toBeUndefined();
  });
});

test('a game with secrets is drawn for the seat that looks, and for no other', () => {
  const page = plainPage(saboteur);
  let looked = 0;
  for (const { state, last } of scenesOf(page, trial(2))) {
    for (let viewer = 0; viewer < state.seats; viewer++) {
      const { rows, drawing } = page.view({ state, last, viewer });
      const game: Game = saboteur;
      expect(rows).toBeNull();
      const hand = viewer === state.turn ? (game.guide?.drawChoice?.(state) ?? '') : '';
      expect(drawing).toBe([game.drawView!(state, viewer), hand].filter((part) => part !== '').join('\n\n'));
      looked++;
    }
  }
  expect(looked).toBeGreaterThan(samples(2));
});

test('chance is told by the name of the draw and its outcomes', () => {
  const drawn = games.filter(({ hasChance }) => hasChance);
  expect(drawn.length).toBeGreaterThan(0);
  for (const game of drawn) {
    const page = plainPage(game);
    const scene = [...scenesOf(page, trial(1))].find(({ state }) => state.turn === CHANCE)!;
    const words = page.chance!(scene.state);
    expect(words.event).toMatch(/^Chance decides/);
    const move = scene.state.sample(new Random(2));
    expect(words.outcome(move)).toBe(game.formatMove(scene.state, move));
  }
  expect(plainPage(ticTacToe).chance).toBeUndefined();
});

test.each([
  ['XX./OO./...', 'c3', 'X wins'],
  ['XOX/XOO/OX.', 'c1', 'Draw'],
])('%s ends after %s: %s', (position, move, end) => {
  const page = plainPage(ticTacToe);
  const state = ticTacToe.parsePosition(position, {});
  state.play(ticTacToe.parseMove(state, move));
  expect([state.turn, page.describeEnd(state)]).toEqual([OVER, end]);
  expect(page.explain(state, [], 'a1')).toBe('The game is over.');
});
