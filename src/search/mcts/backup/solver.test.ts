/** What the solver claims to have proven is true, by exhaustive search; and what can be proven is. */
import { describe, expect, test } from 'vitest';
import { ticTacToe } from '../../../../examples/tic-tac-toe/ticTacToe.ts';
import { Solver } from '../../../../test/textbook/minimax.ts';
import { UNIFORM, plainParts } from '../../../../test/textbook/plainParts.ts';
import { positionsOf, startOf } from '../../../../test/textbook/positions.ts';
import { nim } from '../../../../test/toys/nim.ts';
import { outlineGame, randomOutline } from '../../../../test/toys/outline.ts';
import { type Game, Random, type State, settleOptions } from '../../../core/index.ts';
import { ataxx } from '../../../games/ataxx/index.ts';
import { katarenga } from '../../../games/katarenga/index.ts';
import { Mcts, type MctsParts, Win } from '../../index.ts';
import { ROOT, type Tree } from '../tree.ts';
import { UNPROVEN, provenResult } from './solver.ts';

interface Run {
  readonly search: Mcts;
  readonly tree: Tree | undefined;
}

function solve(game: Game, state: State, iterations: number, changes: Partial<MctsParts> = {}): Run {
  let tree: Tree | undefined;
  const watch = (watched: Tree): void => void (tree = watched);
  const parts = plainParts(watch, { solver: true, budget: { iterations }, ...changes });
  const search = new Mcts(parts, { game, random: new Random(3), clock: () => 0 });
  search.start(state);
  search.advance(Infinity);
  return { search, tree };
}

/** What every seat can make sure of, whatever the others and chance do. */
function guarantees(truth: Solver, state: State): number[] {
  return Array.from({ length: state.seats }, (_, seat) => truth.result(state, seat));
}

/** Holds every proof below a node against the truth; returns how many there are. */
function checkProofs(tree: Tree, node: number, state: State, truth: Solver): number {
  const proof = tree.proof[node]!;
  let proofs = 0;
  if (proof !== UNPROVEN) {
    const claimed = guarantees(truth, state).map((_, seat) => provenResult(proof, seat));
    expect(guarantees(truth, state), `node ${node}`).toEqual(claimed);
    proofs++;
  }
  for (const child of tree.children(node)) {
    if (tree.visits(child) === 0) continue;
    const next = state.clone();
    next.play(tree.move(child));
    proofs += checkProofs(tree, child, next, truth);
  }
  return proofs;
}

/** Can the outcome be proven: does a seat win by force, or can both of two make sure of a draw? */
function isDecided(worth: readonly number[]): boolean {
  return worth.includes(1) || (worth.length === 2 && worth[0] === 0.5 && worth[1] === 0.5);
}

interface Shape {
  readonly seats: number;
  readonly withChance: boolean;
  readonly expansion: MctsParts['expansion'];
}

function shape(seats: number, withChance: boolean, expansion: Partial<MctsParts['expansion']> = {}): Shape {
  return {
    seats,
    withChance,
    expansion: { adds: 'node', maxDepth: Infinity, decisive: 'none', ...expansion },
  };
}

const shapes: readonly (readonly [string, Shape])[] = [
  ['two seats', shape(2, false)],
  ['two seats that win at once', shape(2, false, { decisive: 'wins' })],
  ['two seats that shun losses', shape(2, false, { decisive: 'replies' })],
  ['two seats, a turn at a time', shape(2, false, { adds: 'turn' })],
  ['two seats and chance', shape(2, true)],
  ['three seats', shape(3, false)],
  ['three seats that win at once', shape(3, false, { decisive: 'wins' })],
  ['three seats and chance, a turn at a time', shape(3, true, { adds: 'turn' })],
];

describe.each(shapes)('random trees for %s', (_name, { seats, withChance, expansion }) => {
  const games = Array.from({ length: 60 }, (_, seed) => {
    const outline = randomOutline(new Random(seed), seats, 6, withChance);
    return { seed, game: outlineGame(outline, seats) };
  });
  const decisions = games.filter(({ game }) => game.start({}, new Random(0)).turn >= 0);

  test('nothing is claimed that is not so, and what can be proven ends the search', () => {
    let proofs = 0;
    for (const { seed, game } of decisions) {
      const state = game.start({}, new Random(0));
      const truth = new Solver((s) => game.formatPosition(s as typeof state), Infinity);
      const { search, tree } = solve(game, state, 5000, { expansion });
      if (tree) proofs += checkProofs(tree, ROOT, state, truth);
      const worth = guarantees(truth, state);
      const { iterations, value } = search.analysis();
      if (iterations < 5000) expect(value, `seed ${seed}`).toBe(worth[state.turn]);
      if (!withChance && isDecided(worth)) expect(iterations, `seed ${seed}`).toBeLessThan(5000);
      const next = state.clone();
      next.play(search.choose());
      if (isDecided(worth)) expect(truth.result(next, state.turn), `seed ${seed}`).toBe(worth[state.turn]);
    }
    expect(proofs).toBeGreaterThan(100);
  });
});

test.each(['1+2', '1+3+5', '2+2', '3+4', '1+2+3', '4+4+1'])('nim %s is decided as theory says', (heaps) => {
  for (const misere of [false, true]) {
    const state = startOf(nim, { heaps, misere });
    const truth = new Solver((s) => nim.formatPosition(s as typeof state), Infinity);
    const { search, tree } = solve(nim, state, 200_000);
    const nimSum = heaps.split('+').reduce((sum, heap) => sum ^ Number(heap), 0);
    expect(search.analysis().value).toBe(nimSum === 0 ? 0 : 1);
    expect(search.analysis().iterations).toBeLessThan(200_000);
    expect(checkProofs(tree!, ROOT, state, truth)).toBeGreaterThan(2);
    expect(truth.bestMoves(state)).toContain(search.choose());
  }
});

describe('in real games', () => {
  function expectSolved<S extends State>(game: Game<S>, state: S, truth: Solver): number | null {
    const { search, tree } = solve(game, state, 20_000);
    if (tree) expect(checkProofs(tree, ROOT, state, truth)).toBeGreaterThan(0);
    const { iterations, value } = search.analysis();
    expect(iterations).toBeLessThan(20_000);
    expect(value).toBe(truth.result(state, state.turn));
    expect(truth.bestMoves(state)).toContain(search.choose());
    return value;
  }

  test('tic-tac-toe: wins, draws and losses are proven, and a best move is played', () => {
    const truth = new Solver((s) => ticTacToe.formatPosition(s as never), Infinity);
    const values = [3, 4, 5].flatMap((plies) =>
      positionsOf(
        8,
        () => startOf(ticTacToe),
        (_, ply) => ply === plies,
      ).map((state) => expectSolved(ticTacToe, state, truth)),
    );
    expect(new Set(values)).toEqual(new Set([0, 0.5, 1]));
  });

  test('Ataxx 4x4, the board all but full', () => {
    // A short clock, for stones that jump to and fro make many positions of few squares.
    const options = settleOptions(ataxx, { size: 4, jumpLimit: 'clock(4)' });
    const truth = new Solver((s) => ataxx.formatPosition(s as never), Infinity);
    const isFull = (state: State): boolean => state.score(0) + state.score(1) === 15;
    for (const state of positionsOf(5, (random) => ataxx.start(options, random), isFull))
      expectSolved(ataxx, state, truth);
  });

  test('Katarenga 3x3', () => {
    const options = settleOptions(katarenga, { size: 3, maxPlies: 8 });
    const truth = new Solver((s) => katarenga.formatPosition(s as never), Infinity);
    const start = (random: Random): ReturnType<typeof katarenga.start> => katarenga.start(options, random);
    for (const state of positionsOf(8, start, (_, ply) => ply === 4)) expectSolved(katarenga, state, truth);
  });
});

test('a proven draw is worth what the reward says of draws', () => {
  const state = ticTacToe.parsePosition('XOX/XOO/O.X', {});
  const forced = (draw: number): number | null => {
    const leaf = { playout: UNIFORM, reward: new Win(draw), times: 1 };
    return solve(ticTacToe, state, 10, { leaf }).search.analysis().value;
  };
  expect(forced(0)).toBe(0);
  expect(forced(0.9)).toBe(0.9);
});
