/** Exact values against plain minimax, in games that must end and in games that need not. */
import { describe, expect, test } from 'vitest';
import { ticTacToe } from '../../../examples/tic-tac-toe/ticTacToe.ts';
import { samples } from '../../../test/samples.ts';
import { Solver, after, legalMoves } from '../../../test/textbook/minimax.ts';
import { positionsOf, startOf } from '../../../test/textbook/positions.ts';
import { type Game, OVER, Random, type State, UserError, settleOptions } from '../../core/index.ts';
import { ataxx } from '../../games/ataxx/index.ts';
import { marrakech } from '../../games/marrakech/index.ts';
import { type Value, solve } from './solve.ts';

const states = 1_000_000;

/** Can `seat` force a win within this many plies? */
function forces(state: State, seat: number, plies: number): boolean {
  if (state.turn === OVER) return state.result(seat) === 1;
  if (plies === 0) return false;
  const isWon = (move: number): boolean => forces(after(state, move), seat, plies - 1);
  return state.turn === seat ? legalMoves(state).some(isWon) : legalMoves(state).every(isWon);
}

/** Who wins and when, as far as this many plies show. */
function lookAhead(state: State, most: number): Value | undefined {
  for (let plies = 1; plies <= most; plies++) {
    if (forces(state, state.turn, plies)) return { value: 'win', plies };
    if (forces(state, 1 - state.turn, plies)) return { value: 'loss', plies };
  }
  return undefined;
}

const PROOF_OF_RESULT = new Map([
  [1, 'win'],
  [0.5, 'draw'],
  [0, 'loss'],
]);

describe('tic-tac-toe', () => {
  const game: Game = { ...ticTacToe };
  const start = startOf(game);
  const solution = solve(game, start, { states });

  test('is a draw, and every first move keeps it', () => {
    expect(solution.valueOf(start)).toEqual({ value: 'draw', plies: null });
    expect(solution.bestMoves(start)).toHaveLength(9);
    expect(solution.line(start)).toEqual([]);
    // 5478 positions, of which 958 are ends of the game.
    expect(solution.states).toBe(4520);
  });

  test('has the values of plain minimax everywhere', () => {
    const solver = new Solver((state) => game.formatPosition(state), states);
    for (const state of positionsOf(
      samples(200),
      () => start.clone(),
      (_, ply) => ply === 3,
    )) {
      const { value, plies } = solution.valueOf(state);
      expect(value).toBe(PROOF_OF_RESULT.get(solver.result(state, state.turn)));
      if (plies !== null) expect(lookAhead(state, 6)).toEqual({ value, plies });
      else expect(solution.bestMoves(state)).toEqual(solver.bestMoves(state));
    }
  });
});

describe('Ataxx on a board of 3x3, where play need not end', () => {
  const start = (): State => startOf(ataxx, { size: 3 });
  const solution = solve(ataxx, start(), { states });
  const positions = (count: number, ply: number): State[] =>
    positionsOf(count, start, (_, played) => played === ply);

  test('turns and mirror images of a position are solved once', () => {
    // Each on its own they are 2932.
    expect(solution.states).toBe(392);
  });

  test('the value of a position follows from those of its moves', () => {
    for (const state of positions(samples(400), 3)) {
      const after = new Set(solution.valuesOfMoves(state).map(({ value }) => value));
      const best = (['win', 'draw', 'loss'] as const).find((value) => after.has(value));
      expect(solution.valueOf(state).value).toBe(best);
    }
  });

  test('short wins and losses are those of plain minimax', () => {
    let found = 0;
    for (const state of positions(samples(160), 5)) {
      const seen = lookAhead(state, 3);
      const value = solution.valueOf(state);
      if (seen) expect(value).toEqual(seen);
      else expect(value.plies ?? Infinity).toBeGreaterThan(3);
      if (seen) found++;
    }
    expect(found).toBeGreaterThan(samples(20));
  });

  test('best play of both sides ends when the value says', () => {
    for (const state of positions(samples(100), 4)) {
      const { value, plies } = solution.valueOf(state);
      const line = solution.line(state);
      expect(line).toHaveLength(plies ?? 0);
      if (plies === null) continue;
      const end = state.clone();
      for (const move of line) end.play(move);
      expect(end.turn).toBe(OVER);
      expect(end.result(state.turn)).toBe(value === 'win' ? 1 : 0);
    }
  });
});

test('positions are counted while they are found', () => {
  const seen: number[] = [];
  solve(ticTacToe, startOf(ticTacToe), { states, watch: (positions) => seen.push(positions) });
  expect(seen[0]).toBe(1);
  expect(seen.at(-1)).toBe(4520);
});

test('too many positions are refused', () => {
  const tryIt = (): unknown => solve(ataxx, startOf(ataxx), { states: 1000 });
  expect(tryIt).toThrow(UserError);
  expect(tryIt).toThrow('more than 1000 positions can follow from this one');
});

test('a game with chance is refused', () => {
  const game: Game = { ...marrakech };
  const state = game.start(settleOptions(game, {}), new Random(1));
  expect(() => solve(game, state, { states })).toThrow('Marrakech cannot be solved');
});
