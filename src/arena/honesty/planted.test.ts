/** Planted cheats: the examination finds anything that an agent should not do, and says what it was. */
import { describe, expect, test } from 'vitest';
import { pig } from '../../../test/toys/pig.ts';
import { makeAgent } from '../../agents/index.ts';
import { type Game, type Move, Random, type State, settleOptions } from '../../core/index.ts';
import { marrakech } from '../../games/marrakech/index.ts';
import { type SaboteurState, saboteur } from '../../games/saboteur/index.ts';
import { type MoveAnalysis, NO_PLAYOUTS, type Search, type Setting } from '../../search/index.ts';
import { Certificate, ExaminedPositions } from './index.ts';

const SEED = 4;

type Make = (setting: Setting) => Search;

function examine(game: Game, make: Make, positions = 12): Certificate {
  const options = settleOptions(game, {});
  const examination = { game, options, make };
  const certificate = new Certificate(examination, { positions, redraws: 3, seed: SEED });
  while (certificate.examineNext());
  return certificate;
}

interface Thought {
  readonly move: Move;
  /** Visits of that move. */
  readonly visits?: number;
}

/** An agent that thinks one thought. */
function planted(thinkOf: (state: State, moves: readonly Move[], setting: Setting) => Thought): Make {
  return (setting) => {
    const listed = new Int32Array(setting.game.maxMoves);
    let seat = 0;
    let rows: MoveAnalysis[] = [];
    const row = (move: Move, visits: number): MoveAnalysis => ({ move, visits, mean: 0.5, low: 0, high: 1 });
    return {
      reset: () => undefined,
      start(state) {
        seat = state.turn;
        const moves = [...listed.subarray(0, state.moves(listed))];
        const { move, visits = 1 } = thinkOf(state, moves, setting);
        rows = [row(move, visits), ...moves.filter((other) => other !== move).map((other) => row(other, 0))];
      },
      advance: () => true,
      choose: () => rows[0]!.move,
      effort: () => NO_PLAYOUTS,
      analysis: () => ({
        seat,
        best: rows[0]!.move,
        moves: rows,
        pv: [rows[0]!.move],
        value: 0.5,
        depth: 1,
        iterations: 1,
        simulations: 0,
        playoutMoves: 0,
        nodes: 1,
        seconds: 0,
      }),
    };
  };
}

/** The agent as if nothing were hidden in its game, so that it looks at the true position. */
function withOpenEyes(spec: string): Make {
  return (setting) => makeAgent(spec, { ...setting, game: { ...setting.game, hasHidden: false } });
}

const pick = (moves: readonly Move[], random: Random): Thought => ({
  move: moves[random.below(moves.length)]!,
});

describe('an agent peeks if', () => {
  test.each(['greedy', 'uct(iterations=40)'])('it is %s on the true position of Saboteur', (spec) => {
    const { violations, positions } = examine(saboteur, withOpenEyes(spec));
    expect(violations.length).toBeGreaterThan(0);
    expect(positions).toBe(12);
    for (const { fault, seed, seat, view, drawing, positions: worlds } of violations) {
      expect(fault).toBe('peeks');
      expect(seed).toBe(SEED);
      expect(worlds[0]).not.toBe(worlds[1]);
      // What is shown of the position is what the seat sees, in one world as in the other.
      for (const text of worlds) {
        const state = saboteur.parsePosition(text, settleOptions(saboteur, {}));
        expect(saboteur.formatView!(state, seat)).toBe(view);
        expect(saboteur.drawView!(state, seat)).toBe(drawing);
      }
    }
  });

  test.each([
    ['Marrakech', marrakech as Game],
    ['Saboteur', saboteur],
  ])('it copies the stream of chance of %s', (_name, game) => {
    const make = planted((_state, moves, { future }) => {
      const copy = new Random(0);
      copy.assign(future!);
      return pick(moves, copy);
    });
    const { violations } = examine(game, make);
    expect(violations.length).toBeGreaterThan(6);
    expect(violations[0]).toMatchObject({
      fault: 'peeks',
      what: expect.stringMatching(/^it chose .+, then .+/),
    });
    expect(violations[0]!.choices[0]).not.toBe(violations[0]!.choices[1]);
  });

  test('its choice is honest, but its analysis is not', () => {
    const make = planted((state, moves) => ({
      move: moves[0]!,
      visits: 10 + (state as SaboteurState).handOf(1 - state.turn)[0]!,
    }));
    const { violations } = examine(saboteur, make);
    expect(violations.length).toBeGreaterThan(0);
    expect(violations[0]!.what).toMatch(/^it visited \S+ 1\d times, then 1\d$/);
    expect(violations[0]!.choices[0]).toBe(violations[0]!.choices[1]);
  });
});

describe('an agent meddles if', () => {
  test('it plays on the position that it is shown', () => {
    const make = planted((state, moves) => {
      state.play(moves[0]!);
      return { move: moves[0]! };
    });
    const { violations } = examine(pig, make, 4);
    expect(violations.map(({ fault }) => fault)).toEqual(Array(4).fill('meddles'));
    expect(violations[0]!.what).toMatch(/^it turned the position into \d+,\d+ pot/);
  });

  test('it draws from the stream of chance', () => {
    const make = planted((_state, moves, { future }) => {
      future!.next();
      return { move: moves[0]! };
    });
    const { violations } = examine(pig, make, 4);
    expect(violations.map(({ what }) => what)).toEqual(Array(4).fill('it drew from the stream of chance'));
  });
});

test('an agent wavers if it decides otherwise the second time', () => {
  let asked = 0;
  const { violations } = examine(
    pig,
    planted((_state, moves) => ({ move: moves[++asked % moves.length]! })),
  );
  expect(violations.map(({ fault }) => fault)).toEqual(Array(12).fill('wavers'));
});

test('an agent that goes by its own stream and by what it sees is honest', () => {
  const make = planted((_state, moves, { random }) => pick(moves, random));
  for (const game of [pig, saboteur, marrakech] as Game[]) expect(examine(game, make).violations).toEqual([]);
});

test('nothing but the world tells one decision from the next', () => {
  const seen = new Set<string>();
  const make = planted((_state, moves, setting) => {
    const { game, random, clock, future, ...others } = setting;
    seen.add(JSON.stringify([game.name, clock(), clock(), others]));
    expect(future).toBeInstanceOf(Random);
    return pick(moves, random);
  });
  examine(marrakech, make);
  expect([...seen]).toHaveLength(1);
});

describe('positions', () => {
  const game: Game = saboteur;
  const options = settleOptions(game, {});
  const sample = new ExaminedPositions(game, options, SEED);
  const positions = Array.from({ length: 24 }, (_, i) => sample.at(i));

  test('come from random and from greedy games, from their beginning to their end, with all seats to move', () => {
    for (const by of ['random', 'greedy']) {
      const own = positions.filter((position) => position.by === by);
      expect(own).toHaveLength(12);
      expect(new Set(own.map(({ state }) => state.turn))).toEqual(new Set([0, 1]));
      // Four of each game, in order.
      for (let i = 0; i < own.length; i += 4) {
        const plies = own.slice(i, i + 4).map(({ ply }) => ply);
        expect(plies).toEqual(plies.toSorted((a, b) => a - b));
        expect(plies[3]! - plies[0]!).toBeGreaterThan(10);
      }
    }
  });

  test('always leave a choice', () => {
    for (const { state } of positions) expect(state.count()).toBeGreaterThan(1);
  });

  test('are the same for the same seed, however many are asked for', () => {
    const last = new ExaminedPositions(game, options, SEED).at(9);
    expect(game.formatPosition(last.state)).toBe(game.formatPosition(sample.at(9).state));
    const other = new ExaminedPositions(game, options, SEED + 1).at(9);
    expect(game.formatPosition(other.state)).not.toBe(game.formatPosition(last.state));
  });
});
