/** Exact values of moves, with chance and without, against plain searches of everything. */
import { describe, expect, test } from 'vitest';
import { ticTacToe } from '../../../examples/tic-tac-toe/ticTacToe.ts';
import { refusal } from '../../../test/refusal.ts';
import { samples } from '../../../test/samples.ts';
import { expectimax } from '../../../test/textbook/expectimax.ts';
import { after, legalMoves } from '../../../test/textbook/minimax.ts';
import { positionsOf, startOf } from '../../../test/textbook/positions.ts';
import { pig } from '../../../test/toys/pig.ts';
import { CHANCE, type Game, OVER, Random, State, settleOptions } from '../../core/index.ts';
import { ataxx } from '../../games/ataxx/index.ts';
import { carcassonne } from '../../games/carcassonne/index.ts';
import { marrakech } from '../../games/marrakech/index.ts';
import { saboteur } from '../../games/saboteur/index.ts';
import { leadOf } from '../mcts/reward/lead.ts';
import { ForcedEndings } from './forcedEndings.ts';
import { solveMoves } from './solveMoves.ts';
import { solve } from './solve.ts';

const states = 1_000_000;

/** The positions of random games with this many decisions left, in which there is something to decide. */
function endgames(game: Game, left: number, count: number): State[] {
  const found: State[] = [];
  for (let seed = 1; found.length < count; seed++) {
    const random = new Random(seed);
    const state = game.start(settleOptions(game, {}), random);
    const decisions: State[] = [];
    for (; state.turn !== OVER; state.play(state.sample(random)))
      if (state.turn >= 0) decisions.push(state.clone());
    const position = decisions.at(-left)!;
    if (position.count() > 1) found.push(position);
  }
  return found;
}

describe.each<[string, Game, number, number]>([
  ['Marrakech', marrakech, 2, 24],
  ['Carcassonne', carcassonne, 4, 8],
])('the last moves of %s', (_name, game, left, count) => {
  test('are worth what following every line to its end says, for the result and for points', () => {
    let regrets = 0;
    for (const state of endgames(game, left, samples(count, 4))) {
      const { moves, chance, points } = solveMoves(game, state, { states });
      expect(new Set(moves.map(({ move }) => move))).toEqual(new Set(legalMoves(state)));
      for (const one of moves) {
        const next = after(state, one.move);
        const result = expectimax(next, Infinity, state.turn, (end, seat) => end.result(seat));
        const lead = expectimax(next, Infinity, state.turn, leadOf);
        expect(one.chance).toBeCloseTo(result, 9);
        expect(one.points).toBeCloseTo(lead, 9);
        expect(one.regret.chance).toBeCloseTo(chance - result, 9);
        expect(one.regret.points).toBeCloseTo(points! - lead, 9);
        // Results first: no wrong result is worth its points here, and no lead is past a thousand.
        const both = expectimax(
          next,
          Infinity,
          state.turn,
          (end, seat) => 1e6 * end.result(seat) + leadOf(end, seat),
        );
        expect(1e6 * one.chance! + one.lead!).toBeCloseTo(both, 4);
        if (one.regret.points! > 0) regrets++;
      }
      expect(Math.min(...moves.map(({ regret }) => regret.points!))).toBe(0);
      expect(moves[0]!.regret.chance).toBe(0);
    }
    expect(regrets).toBeGreaterThan(samples(count, 4));
  });
});

test('without chance every move has the value of the graph', () => {
  const game: Game = { ...ticTacToe };
  const solution = solve(game, startOf(game), { states });
  for (const state of positionsOf(
    samples(80),
    () => startOf(game),
    (_, ply) => ply === 4,
  )) {
    const { moves, ending, line } = solveMoves(game, state, { states });
    expect(ending).toEqual(solution.valueOf(state));
    expect(line).toEqual(solution.line(state));
    const known = new Map(
      solution.valuesOfMoves(state).map(({ move, value, plies }) => [move, { value, plies }]),
    );
    for (const one of moves) expect(one.ending).toEqual(known.get(one.move));
  }
});

describe('endings that can be forced', () => {
  test('are those of the graph, wherever play need not end', () => {
    const start = (): State => startOf(ataxx, { size: 3 });
    const solution = solve(ataxx, start(), { states });
    let decided = 0;
    for (const state of positionsOf(samples(120), start, (_, ply) => ply === 3)) {
      const truth = new Map(
        solution.valuesOfMoves(state).map(({ move, value, plies }) => [move, { value, plies }]),
      );
      for (const { move, ending } of new ForcedEndings(ataxx, states).valuesOfMoves(state)) {
        const { value, plies } = truth.get(move)!;
        // What nobody can force is a draw, and no proof is longer than 32 plies.
        expect(ending).toEqual(plies !== null && plies <= 32 ? { value, plies } : undefined);
        if (ending) decided++;
      }
    }
    expect(decided).toBeGreaterThan(samples(100));
  });

  test('decide Ataxx on a board of 4x4, whose positions are too many to list here', () => {
    const start = startOf(ataxx, { size: 4 });
    const { ending, line, moves } = solveMoves(ataxx, start, { states: 20_000 });
    expect(ending).toEqual({ value: 'win', plies: 3 });
    const end = start.clone();
    for (const move of line) end.play(move);
    expect(line).toHaveLength(3);
    expect([end.turn, end.result(start.turn)]).toEqual([OVER, 1]);
    expect(moves.filter(({ chance }) => chance === 1)).toHaveLength(4);
    expect(moves.some(({ chance, regret }) => chance === null && regret.chance === null)).toBe(true);
  });
});

/** A coin is thrown until it shows heads. */
class Coin extends State {
  turn = 0;
  readonly seats = 2;

  moves(out: Int32Array): number {
    out.set([0, 1]);
    if (this.turn === OVER) return 0;
    return this.turn === CHANCE ? 2 : 1;
  }

  play(move: number): void {
    if (this.turn === CHANCE) this.turn = move === 0 ? OVER : 0;
    else this.turn = CHANCE;
  }

  assign(from: Coin): void {
    this.turn = from.turn;
  }

  clone(): Coin {
    const copy = new Coin();
    copy.assign(this);
    return copy;
  }

  result(): number {
    return 0.5;
  }

  score(): number {
    return 0;
  }

  hash(out: Int32Array): void {
    out.set([this.turn, 0]);
  }
}

describe('is refused:', () => {
  const begin = (game: Game): State => game.start(settleOptions(game, {}), new Random(1));
  const tryIt = (game: Game, state: State, most = 1000): string =>
    refusal(() => solveMoves(game, state, { states: most }));

  test('a game with secrets, or one that is over', () => {
    expect(tryIt(saboteur, begin(saboteur))).toContain('Saboteur cannot be solved here');
    const over = begin(marrakech);
    over.playOut(new Random(1));
    expect(tryIt(marrakech, over)).toContain('the game is over');
  });

  test('too many positions, with chance and without', () => {
    expect(tryIt(marrakech, begin(marrakech))).toContain('more than 1000 positions');
    expect(tryIt(ataxx, begin(ataxx))).toContain('more than 1000 positions');
  });

  test('a game of chance that can come back to a position', () => {
    expect(tryIt(pig, new Coin())).toContain('play can come back to an earlier position');
  });
});
