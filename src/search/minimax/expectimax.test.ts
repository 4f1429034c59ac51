import { describe, expect, test } from 'vitest';
import { samples } from '../../../test/samples.ts';
import { expectimax } from '../../../test/textbook/expectimax.ts';
import { after, legalMoves } from '../../../test/textbook/minimax.ts';
import { pig } from '../../../test/toys/pig.ts';
import { makeAgent } from '../../agents/index.ts';
import { type Game, OVER, Random, type State, UserError, defaults, settleOptions } from '../../core/index.ts';
import { ataxx } from '../../games/ataxx/index.ts';
import { carcassonne } from '../../games/carcassonne/index.ts';
import { marrakech } from '../../games/marrakech/index.ts';
import { saboteur } from '../../games/saboteur/index.ts';
import type { Search } from '../search.ts';

type Given = Readonly<Record<string, string | number>>;

const PRUNINGS = ['none', 'star1', 'star2', 'star2.5(probes=2)', 'star2.5(probes=5)'];

function agent(game: Game, spec: string, seed = 1, clock: () => number = () => 0): Search {
  return makeAgent(spec, { game, random: new Random(seed), clock });
}

function searched(game: Game, spec: string, state: State, seed = 1): Search {
  const search = agent(game, spec, seed);
  search.start(state);
  search.advance(Infinity);
  return search;
}

/** The positions of a random game in which a seat was to move. */
function decisions(game: Game, given: Given, seed: number): State[] {
  const random = new Random(seed);
  const state = game.start(settleOptions(game, given), random);
  const met: State[] = [];
  for (; state.turn !== OVER; state.play(state.sample(random))) if (state.turn >= 0) met.push(state.clone());
  return met;
}

/** Those of several games that come this many decisions from the start, or (negative) from the end. */
function positions(game: Game, given: Given, at: number, count: number): State[] {
  return Array.from({ length: count }, (_, seed) => decisions(game, given, seed + 1).at(at)!);
}

/** What the search goes by: the chance to win that the game's first evaluation promises, or that evaluation itself. */
function evaluationOf(game: Game, ends: string): (state: State, seat: number) => number {
  const { options, scale, make } = game.heuristics[0]!;
  const evaluation = make(defaults(options));
  if (ends === 'evaluation') return (state, seat) => evaluation.value(state, seat);
  return (state, seat) =>
    state.turn === OVER ? state.result(seat) : 1 / (1 + Math.exp(-evaluation.value(state, seat) / scale));
}

const byResult = (state: State, seat: number): number => state.result(seat);

const MIDDLE: readonly (readonly [string, Game, Given, number, number])[] = [
  ['Marrakech, the die first', marrakech, { preset: 'paper' }, 10, 3],
  ['Marrakech on the full board', marrakech, { preset: 'paper7' }, 8, 2],
  ['Marrakech, the die after the turn and colours drawn', marrakech, { preset: 'official2' }, 30, 4],
  ['Marrakech, two players who can be ruined', marrakech, { preset: 'course', players: 2, coins: 6 }, -4, 4],
  ['Marrakech, turning at the end', marrakech, { turnTiming: 'end', dieTiming: 'after' }, 20, 4],
  ['Carcassonne, some tiles fitting nowhere', carcassonne, { pile: 'B1C2F1H2O1X2' }, 3, 4],
  ['Pig', pig, { goal: 12 }, 4, 6],
];

describe('plain expectimax agrees', () => {
  describe.each(['result', 'evaluation'])('on the best %s', (ends) => {
    test.each(MIDDLE)('%s', (_name, game, given, at, mostDepth) => {
      const evaluate = evaluationOf(game, ends);
      for (const [i, state] of positions(game, given, at, samples(2)).entries()) {
        for (let depth = 1; depth <= mostDepth; depth++) {
          const truth = expectimax(state, depth, state.turn, evaluate);
          for (const pruning of PRUNINGS) {
            const spec = `expectimax(ends=${ends}, pruning=${pruning}, hash=1, depth=${depth})`;
            const search = searched(game, spec, state);
            const { value, score = value } = search.analysis();
            expect(score, `${spec}, seed ${i + 1}`).toBeCloseTo(truth, 9);
            const next = after(state, search.choose());
            expect(expectimax(next, depth - 1, state.turn, evaluate)).toBeCloseTo(truth, 9);
          }
        }
      }
    });
  });
});

describe('pruning', () => {
  const nodesOf = (game: Game, state: State, pruning: string, depth: number): number =>
    searched(game, `expectimax(pruning=${pruning}, depth=${depth})`, state).analysis().nodes;

  test.each([
    ['Marrakech', marrakech, { preset: 'paper' }, 10, 3],
    ['Marrakech, colours drawn', marrakech, { preset: 'official2' }, 30, 4],
    ['Carcassonne', carcassonne, {}, 20, 3],
  ] as const)('looks at fewer positions the more it knows: %s', (_name, game: Game, given, at, depth) => {
    for (const state of positions(game, given, at, samples(4))) {
      const [none, star1, star2, several] = PRUNINGS.map((pruning) => nodesOf(game, state, pruning, depth));
      expect(star1).toBeLessThan(none!);
      expect(star2).toBeLessThan(star1!);
      expect(several).toBeLessThan(none!);
    }
  });

  test('does not change the choice', () => {
    for (const state of positions(marrakech, {}, 3, samples(5))) {
      const choices = PRUNINGS.map((pruning) =>
        searched(marrakech, `expectimax(pruning=${pruning})`, state).choose(),
      );
      expect(new Set(choices).size).toBe(1);
    }
  });
});

describe('to the end of the game', () => {
  const ENDS: readonly (readonly [string, Game, Given, number])[] = [
    ['the last three carpets of Marrakech', marrakech, { preset: 'paper', size: 4 }, -3],
    ['the last two carpets of Marrakech', marrakech, { preset: 'official2' }, -4],
    ['the last two tiles of Carcassonne', carcassonne, { pile: 'B1D1H1U2V1' }, -4],
  ];

  test.each(ENDS)('%s have their true expected result', (_name, game, given, at) => {
    for (const state of positions(game, given, at, samples(4))) {
      const truth = expectimax(state, Infinity, state.turn, byResult);
      for (const pruning of PRUNINGS) {
        const search = agent(game, `expectimax(pruning=${pruning})`);
        search.start(state, {});
        search.advance(Infinity);
        const { value, depth } = search.analysis();
        expect(value).toBeCloseTo(truth, 12);
        // It knows when there is nothing more to look at, or who wins.
        expect(depth).toBeLessThanOrEqual(-at);
      }
    }
  });

  test('a game that can be won for certain is won, whatever chance and opponent do', () => {
    const random = new Random(3);
    const resultOf = (state: State, seat: number): number => expectimax(state, Infinity, seat, byResult);
    let tried = 0;
    for (let seed = 1; seed <= samples(150); seed++) {
      const state = decisions(marrakech, { size: 4 }, seed).at(-2)!;
      const seat = state.turn;
      if (resultOf(state, seat) < 1 - 1e-12) continue;
      if (legalMoves(state).every((move) => resultOf(after(state, move), seat) > 1 - 1e-12)) continue;
      tried++;
      const search = agent(marrakech, 'expectimax(depth=6)', seed);
      while (state.turn !== OVER) {
        if (state.turn === seat) {
          search.start(state);
          search.advance(Infinity);
          expect(search.analysis().value).toBe(1);
          state.play(search.choose());
        } else state.play(state.sample(random));
      }
      expect(state.result(seat), `seed ${seed}`).toBe(1);
    }
    expect(tried).toBeGreaterThan(samples(5));
  });
});

describe('the search as a whole', () => {
  const state = positions(marrakech, {}, 6, 1)[0]!;

  test('slices do not change it', () => {
    for (const pruning of PRUNINGS) {
      const spec = `expectimax(pruning=${pruning}, depth=3)`;
      let now = 0;
      const sliced = agent(marrakech, spec, 1, () => now++);
      sliced.start(state);
      let slices = 0;
      while (!sliced.advance(now + 1)) slices++;
      expect(slices).toBeGreaterThan(10);
      expect({ ...sliced.analysis(), seconds: 0 }).toEqual(searched(marrakech, spec, state).analysis());
    }
  });

  test('equal seeds choose alike, others among moves of equal value', () => {
    const spec = 'expectimax(depth=1)';
    const first = positions(marrakech, {}, 0, 1)[0]!;
    const analyses = Array.from({ length: 20 }, (_, i) => searched(marrakech, spec, first, i).analysis());
    expect(searched(marrakech, spec, first, 7).analysis()).toEqual(analyses[7]);
    expect(new Set(analyses.map(({ best }) => best)).size).toBeGreaterThan(3);
    expect(new Set(analyses.map(({ value }) => value)).size).toBe(1);
  });

  test('at depth one it is greedy, at depth zero it is random', () => {
    for (const position of positions(marrakech, {}, 12, 5)) {
      const greedy = searched(marrakech, 'greedy', position).analysis();
      const { value, nodes, moves } = searched(marrakech, 'expectimax(depth=1)', position).analysis();
      expect(value).toBeCloseTo(greedy.value!, 12);
      expect(nodes).toBe(moves.length);
    }
    const chosen = Array.from({ length: 20 }, (_, seed) =>
      searched(marrakech, 'expectimax(depth=0)', state, seed).choose(),
    );
    expect(new Set(chosen).size).toBeGreaterThan(5);
    for (const move of chosen) expect(legalMoves(state)).toContain(move);
  });

  test('nodes and time end it, and a best move is always there', () => {
    const counted = searched(marrakech, 'expectimax(nodes=3000)', state);
    expect(counted.analysis().nodes).toBeLessThan(3100);
    expect(counted.analysis().depth).toBeGreaterThan(1);
    let now = 0;
    const timed = agent(marrakech, 'expectimax(time=50ms)', 1, () => now++);
    timed.start(state);
    expect(timed.advance(Infinity)).toBe(true);
    expect(now).toBeLessThan(60);
    expect(legalMoves(state)).toContain(timed.choose());
  });

  test('moves are reported with the positions below them and bounds; the line passes through chance', () => {
    const { moves, nodes, pv, best, value } = searched(marrakech, 'expectimax(depth=3)', state).analysis();
    expect(moves.reduce((sum, { visits }) => sum + visits, 0)).toBeLessThanOrEqual(nodes);
    expect(moves[0]).toMatchObject({ move: best, mean: value, low: value, high: value });
    for (const { mean, high } of moves.slice(1)) {
      expect(mean).toBeLessThanOrEqual(value! + 1e-9);
      expect(high).toBe(mean);
    }
    expect(pv[0]).toBe(best);
    expect(pv.length).toBeGreaterThan(2);
    const line = state.clone();
    for (const move of pv) {
      expect(legalMoves(line)).toContain(move);
      line.play(move);
    }
  });

  test('it plays games without chance as well', () => {
    const start = ataxx.start(settleOptions(ataxx, { size: 4 }), new Random(1));
    const spec = '(ends=evaluation, depth=5)';
    const { score } = searched(ataxx, `alphabeta${spec}`, start).analysis();
    expect(searched(ataxx, `expectimax${spec}`, start).analysis().score).toBe(score);
  });

  test('hidden cards and more than two players are refused with the reason', () => {
    expect(() => agent(saboteur, 'expectimax')).toThrow(/expectimax cannot play saboteur: .*hidden/);
    expect(() => agent({ ...pig, minSeats: 3 }, 'expectimax')).toThrow(/two players/);
    const three = positions(pig, { players: 3 }, 0, 1)[0]!;
    expect(() => agent(pig, 'expectimax').start(three)).toThrow(UserError);
  });
});
