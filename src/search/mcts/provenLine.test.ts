/** What the solver has proven is reported as such, with a line of play that goes to the end of the game. */
import { describe, expect, test } from 'vitest';
import { ticTacToe } from '../../../examples/tic-tac-toe/ticTacToe.ts';
import { Solver, after } from '../../../test/textbook/minimax.ts';
import { positionsOf, startOf } from '../../../test/textbook/positions.ts';
import { nim } from '../../../test/toys/nim.ts';
import { makeAgent } from '../../agents/index.ts';
import { type Game, OVER, Random, type State, settleOptions } from '../../core/index.ts';
import { ataxx } from '../../games/ataxx/index.ts';
import type { Analysis, MoveAnalysis, Proof } from '../analysis.ts';

const RESULTS: Readonly<Record<Proof, number>> = { win: 1, draw: 0.5, loss: 0 };

function solved(game: Game, state: State, lines: number, options = ''): Analysis {
  const spec = `mcts(solver=true, iterations=20000${options})`;
  const search = makeAgent(spec, { game, random: new Random(3), clock: () => 0 });
  search.start(state, undefined, lines);
  search.advance(Infinity);
  search.choose();
  return search.analysis();
}

/** Plays the line, which ends the game after as many plies as were announced, with the result that was proven. */
function expectLine(state: State, { pv, mate, proof, mean }: MoveAnalysis): void {
  expect(mean).toBe(RESULTS[proof!]);
  if (mate === undefined) return;
  const end = pv!.reduce(after, state);
  expect(end.turn).toBe(OVER);
  expect(end.result(state.turn)).toBe(RESULTS[proof!]);
  expect(pv).toHaveLength(Math.abs(mate));
  expect(Math.sign(mate)).toBe(proof === 'win' ? 1 : -1);
}

/** Every proof is true; returns those of the position and of its moves. */
function expectTrue(game: Game, state: State, truth: Solver, options = ''): (Proof | undefined)[] {
  const analysis = solved(game, state, 1000, options);
  const { proof, mate, moves } = analysis;
  expect(moves[0]).toMatchObject({ ...(proof && { proof }), ...(mate !== undefined && { mate }) });
  if (proof) expect(RESULTS[proof]).toBe(truth.result(state, state.turn));
  for (const row of moves) {
    if (row.proof === undefined) continue;
    expect(truth.result(after(state, row.move), state.turn)).toBe(RESULTS[row.proof]);
    expectLine(state, row);
    if (row.proof !== 'draw' && row.visits > 0) expect(row.mate).toBeDefined();
  }
  return [proof, ...moves.map((row) => row.proof)];
}

describe('a proof is shown as what it is', () => {
  test.each(['', ', decisive=wins', ', decisive=replies', ', adds=turn'])(
    'in tic-tac-toe: win, draw and loss%s',
    (options) => {
      const truth = new Solver((s) => ticTacToe.formatPosition(s as never), Infinity);
      const proofs = [3, 4, 5].flatMap((plies) =>
        positionsOf(
          6,
          () => startOf(ticTacToe),
          (_, ply) => ply === plies,
        ).flatMap((state) => expectTrue(ticTacToe, state, truth, options)),
      );
      for (const proof of ['win', 'draw', 'loss']) expect(proofs).toContain(proof);
    },
  );

  test('in nim, and in Ataxx on a board that is all but full', () => {
    const heaps = startOf(nim, { heaps: '1+3+5' });
    expectTrue(nim, heaps, new Solver((s) => nim.formatPosition(s as typeof heaps), Infinity));
    const options = settleOptions(ataxx, { size: 4, jumpLimit: 'clock(4)' });
    const truth = new Solver((s) => ataxx.formatPosition(s as never), Infinity);
    const isFull = (state: State): boolean => state.score(0) + state.score(1) === 15;
    for (const state of positionsOf(3, (random) => ataxx.start(options, random), isFull))
      expectTrue(ataxx, state, truth);
  });
});

test('a win in one is a win in one', () => {
  const state = ticTacToe.parsePosition('XX./OO./...', {});
  const { mate, proof, value, pv } = solved(ticTacToe, state, 1);
  expect({ mate, proof, value, plies: pv.length }).toEqual({ mate: 1, proof: 'win', value: 1, plies: 1 });
});

test('what is not proven has no proof', () => {
  const { proof, mate, moves } = solved(ataxx, startOf(ataxx), 1, ', nodes=5000');
  expect([proof, mate]).toEqual([undefined, undefined]);
  for (const row of moves) expect(row.proof).toBeUndefined();
});
