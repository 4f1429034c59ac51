import { expect, test } from 'vitest';
import { pig } from '../../test/toys/pig.ts';
import { refusal } from '../../test/refusal.ts';
import { marrakech } from '../games/marrakech/index.ts';
import { CHANCE, type Game, OVER, type State } from './game.ts';
import { perft } from './perft.ts';
import { perftFixed } from './perftFixed.ts';
import { Random } from './random.ts';
import { settleOptions } from './settle.ts';

function startOf(game: Game): State {
  return game.start(settleOptions(game, {}), new Random(1));
}

function total(game: Game, depth: number, outcomes: readonly string[], state = startOf(game)): number {
  return [...perftFixed(game, state, depth, outcomes)].reduce((sum, { nodes }) => sum + nodes, 0);
}

/** By its definition: among all sequences those in which chance does as it is told. */
function plain(
  game: Game,
  state: State,
  depth: number,
  outcomes: readonly string[],
  told: readonly string[] = outcomes,
): number {
  if (depth === 0) return 1;
  if (state.turn === OVER) return 0;
  const list = new Int32Array(game.maxMoves);
  const [next, ...rest] = told;
  const isChance = state.turn === CHANCE;
  const moves = [...list.subarray(0, state.moves(list))].filter(
    (move) => !isChance || game.formatMove(state, move) === next,
  );
  const after = !isChance ? told : rest.length > 0 ? rest : outcomes;
  return moves.reduce((sum, move) => {
    const child = state.clone();
    child.play(move);
    return sum + plain(game, child, depth - 1, outcomes, after);
  }, 0);
}

test.each<[Game, number, string[]]>([
  [pig, 7, ['3']],
  [pig, 7, ['6', '1', '2']],
  [marrakech, 5, ['3', '1']],
])('with given outcomes, only decisions of %o branch', (game, depth, outcomes) => {
  const start = startOf(game);
  for (let d = 1; d <= depth; d++) expect(total(game, d, outcomes)).toBe(plain(game, start, d, outcomes));
});

test('there are fewer sequences than with all outcomes', () => {
  const start = startOf(marrakech);
  expect(total(marrakech, 4, ['2'])).toBeLessThan(perft(marrakech, start, 4));
});

test('an outcome that is not possible is named, with its place', () => {
  expect(refusal(() => total(marrakech, 8, ['2', '5']))).toMatch(/^outcome 2 of chance cannot be 5/);
  expect(refusal(() => total(marrakech, 2, []))).toContain('at least one outcome');
});
