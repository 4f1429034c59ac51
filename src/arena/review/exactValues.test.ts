/** Judgements against positions whose values are known exactly. */
import { describe, expect, test } from 'vitest';
import { type Played, playedAtRandom, positionsIn, reviewed } from '../../../test/arena/reviewed.ts';
import { samples } from '../../../test/samples.ts';
import { expectimax } from '../../../test/textbook/expectimax.ts';
import { after, legalMoves, minimax } from '../../../test/textbook/minimax.ts';
import { positionsOf } from '../../../test/textbook/positions.ts';
import { type Outline, outlineGame, randomOutline } from '../../../test/toys/outline.ts';
import { pig } from '../../../test/toys/pig.ts';
import { CHANCE, OVER, Random, type State, settleOptions, winChance } from '../../core/index.ts';
import { ataxx } from '../../games/ataxx/index.ts';
import { carcassonne } from '../../games/carcassonne/index.ts';
import { katarenga } from '../../games/katarenga/index.ts';
import { type MarrakechState, marrakech } from '../../games/marrakech/index.ts';
import { solve } from '../../search/index.ts';
import type { Judgement } from './index.ts';

/** Enough for any of these agents to see the end of the game. */
const PLENTY = 100_000;

const CHANCE_OF = { win: 1, draw: 0.5, loss: 0 } as const;

type Reward = (end: State, seat: number) => number;

const byResult: Reward = (end, seat) => end.result(seat);

/** What a seat gets if both play their best: by default, its chance to win. */
function truth(state: State, seat: number, reward = byResult): number {
  return expectimax(state, Infinity, seat, reward);
}

/** What a choice of a position lost, or what chance brought each of two seats there. */
function exactly(state: State, next: State, reward: Reward): { loss: number } | { luck: number[] } {
  const gain = (seat: number): number => truth(next, seat, reward) - truth(state, seat, reward);
  return state.turn === CHANCE ? { luck: [gain(0), gain(1)] } : { loss: -gain(state.turn) };
}

interface Compared {
  losses: number;
  strokesOfLuck: number;
}

/** Checks every judgement and returns how many of them had something to say. */
function expectExact(
  judgements: readonly Judgement[],
  met: readonly State[],
  digits: number,
  reward = byResult,
): Compared {
  const compared = { losses: 0, strokesOfLuck: 0 };
  for (const judgement of judgements) {
    const exact = exactly(met[judgement.ply]!, met[judgement.ply + 1]!, reward);
    if (judgement.kind === 'choice' && 'loss' in exact) {
      expect(judgement.loss).toBeCloseTo(exact.loss, digits);
      if (exact.loss > 0.01) compared.losses++;
    } else if (judgement.kind === 'chance' && 'luck' in exact) {
      for (const seat of [0, 1]) expect(judgement.luck![seat]).toBeCloseTo(exact.luck[seat]!, digits);
      if (Math.abs(exact.luck[0]!) > 0.01) compared.strokesOfLuck++;
    }
  }
  return compared;
}

/** Random trees, each with a random game in it. */
function treesWithGames(count: number, withChance: boolean): Played[] {
  return Array.from({ length: count }, (_, seed) => {
    const outline: Outline = {
      seat: 0,
      branches: Array.from({ length: 3 }, (_, i) =>
        randomOutline(new Random(seed).derive(i), 2, 5, withChance),
      ),
    };
    const game = outlineGame(outline);
    return playedAtRandom(game, {}, game.start({}, new Random(0)), seed);
  });
}

/** Games whose last two carpets are yet to be laid. */
function lateMarrakech(count: number): Played[] {
  const options = settleOptions(marrakech, { size: 3, rugsPerColour: 6, coins: 30 });
  const begin = (random: Random): MarrakechState => marrakech.start(options, random);
  const isLate = (state: MarrakechState): boolean =>
    state.turn >= 0 && state.leftOf(0) + state.leftOf(1) <= 2;
  return positionsOf(count, begin, isLate).map((start, seed) =>
    playedAtRandom(marrakech, options, start, seed),
  );
}

describe('in random trees', () => {
  test.each([
    ['alphabeta(hash=1)', false],
    ['mcts(solver=true)', false],
    ['expectimax(hash=1)', true],
  ])('%s tells exactly what every move lost and every draw brought', (spec, withChance) => {
    let losses = 0;
    let strokesOfLuck = 0;
    for (const played of treesWithGames(samples(200, 60), withChance)) {
      const { judgements } = reviewed(played, spec, 2000);
      const compared = expectExact(judgements, positionsIn(played), 9);
      losses += compared.losses;
      strokesOfLuck += compared.strokesOfLuck;
    }
    expect(losses).toBeGreaterThan(samples(50, 15));
    if (withChance) expect(strokesOfLuck).toBeGreaterThan(samples(30, 8));
  });

  test('uct comes close', () => {
    let losses = 0;
    for (const played of treesWithGames(samples(60, 20), true)) {
      const { judgements } = reviewed(played, 'uct(c=0.7)', 10_000);
      losses += expectExact(judgements, positionsIn(played), 1).losses;
    }
    expect(losses).toBeGreaterThan(samples(20, 5));
  });
});

describe('with expectimax', () => {
  test('every loss and all luck are exact: the last turns of Pig', () => {
    const options = settleOptions(pig, { goal: 12 });
    for (let seed = 0; seed < samples(8, 4); seed++) {
      const start = pig.parsePosition('4,6 pot 0 turn 0 left 2', options);
      const played = playedAtRandom(pig, options, start, seed);
      expectExact(reviewed(played, 'expectimax(hash=4)', PLENTY).judgements, positionsIn(played), 9);
    }
  });

  test('every loss and all luck are exact: the last tiles of Carcassonne', () => {
    const options = settleOptions(carcassonne, { pile: 'B1C1F1O1' });
    const start = (random: Random): State => carcassonne.start(options, random);
    const found = positionsOf(samples(6, 3), start, (_, ply) => ply === 6);
    for (const [seed, start] of found.entries()) {
      const played = playedAtRandom(carcassonne, options, start, seed);
      expectExact(reviewed(played, 'expectimax(hash=4)', PLENTY).judgements, positionsIn(played), 9);
    }
  });

  test('every loss and all luck are exact: the last carpets of Marrakech', () => {
    let strokesOfLuck = 0;
    for (const played of lateMarrakech(samples(60, 30))) {
      const { judgements } = reviewed(played, 'expectimax(hash=4)', PLENTY);
      strokesOfLuck += expectExact(judgements, positionsIn(played), 9).strokesOfLuck;
    }
    expect(strokesOfLuck).toBeGreaterThan(0);
  });
});

test('uct comes close in the last turns of Marrakech, by chances to win and by points ahead', () => {
  for (const played of lateMarrakech(samples(8, 3))) {
    const met = positionsIn(played);
    expectExact(reviewed(played, 'uct(c=0.7)', 3000).judgements, met, 1);
    const lead = (end: State, seat: number): number =>
      (Math.max(-10, Math.min(10, end.score(seat) - end.score(1 - seat))) + 10) / 20;
    expectExact(reviewed(played, 'uct(c=0.3, reward=difference(clip=10))', 3000).judgements, met, 1, lead);
  }
});

describe('on boards that are solved', () => {
  test('alpha-beta tells who gave away a won or drawn game of Katarenga', () => {
    const options = settleOptions(katarenga, { size: 3, maxPlies: 60 });
    let lost = 0;
    for (let seed = 0; seed < samples(8, 4); seed++) {
      const start = katarenga.start(options, new Random(seed));
      const solution = solve(katarenga, start, { states: 1_000_000 });
      const played = playedAtRandom(katarenga, options, start, seed);
      const met = positionsIn(played);
      for (const judgement of reviewed(played, 'alphabeta(hash=1)', 50).judgements) {
        if (judgement.kind !== 'choice') continue;
        const moves = solution.valuesOfMoves(met[judgement.ply]!);
        const move = played.game.parseMove(met[judgement.ply]!, judgement.move);
        const best = Math.max(...moves.map(({ value }) => CHANCE_OF[value]));
        const value = CHANCE_OF[moves.find((row) => row.move === move)!.value];
        if (judgement.bestValue !== 1 && judgement.bestValue !== 0) continue;
        // What the agent has proven must be true.
        expect(judgement.bestValue).toBe(best);
        if (judgement.value === 1 || judgement.value === 0) expect(judgement.loss).toBe(best - value);
        if (judgement.loss === 1) lost++;
      }
    }
    expect(lost).toBeGreaterThan(0);
  });

  test('a move that keeps an endgame of Ataxx won costs nothing, and one that gives the win away is a blunder', () => {
    const options = settleOptions(ataxx, { size: 4, jumpLimit: 'clock(4)' });
    const isNearlyFull = (state: State): boolean => state.score(0) + state.score(1) >= 14;
    const found = positionsOf(samples(16, 8), (random) => ataxx.start(options, random), isNearlyFull);
    let [kept, blundered] = [0, 0];
    for (const start of found) {
      if (truth(start, start.turn) !== 1) continue;
      for (const move of legalMoves(start)) {
        const played = { game: ataxx, options, start, moves: [ataxx.formatMove(start, move)] };
        const [judgement] = reviewed(played, 'alphabeta(hash=1)', PLENTY).judgements;
        if (judgement!.kind !== 'choice') continue;
        const isKept = truth(after(start, move), start.turn) === 1;
        expect(judgement).toMatchObject(isKept ? { loss: 0, mark: null } : { mark: '??' });
        if (isKept) kept++;
        else blundered++;
      }
    }
    expect(kept).toBeGreaterThan(0);
    expect(blundered).toBeGreaterThan(0);
  });
});

describe('minimax', () => {
  const options = settleOptions(ataxx, { size: 4 });
  const { scale, make } = ataxx.heuristics[0]!;
  const stones = make({});
  // As the agent has it, a game that is won is worth more than any stones.
  const evaluate = (state: State, seat: number): number =>
    state.turn === OVER ? 1e6 * (2 * state.result(seat) - 1) : stones.value(state as never, seat);

  test('looks equally far ahead after the best move and after the played one', () => {
    const begin = (random: Random): State => ataxx.start(options, random);
    let compared = 0;
    for (const [seed, start] of positionsOf(samples(24, 12), begin, (_, ply) => ply === 4).entries()) {
      const played = playedAtRandom(ataxx, options, start, seed);
      const met = positionsIn(played);
      const { judgements } = reviewed({ ...played, moves: played.moves.slice(0, 6) }, 'alphabeta(hash=1)', 8);
      for (const judgement of judgements) {
        if (judgement.kind !== 'choice' || judgement.move === judgement.best) continue;
        const { best, bestValue, move, value, seat, ply } = judgement;
        // A proof needs no depth.
        if ([0, 1].includes(bestValue) || [0, 1].includes(value)) continue;
        const valueOf = (text: string, depth: number): number => {
          const next = after(met[ply]!, played.game.parseMove(met[ply]!, text));
          return winChance(minimax(next, depth, seat, evaluate), scale);
        };
        const fits = (depth: number): boolean =>
          Math.abs(valueOf(best, depth) - bestValue) < 1e-9 && Math.abs(valueOf(move, depth) - value) < 1e-9;
        expect([1, 2, 3, 4].some(fits), `${played.game.formatPosition(met[ply]!)} ${move}`).toBe(true);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(samples(40, 20));
  });
});
