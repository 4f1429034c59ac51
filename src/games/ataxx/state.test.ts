/** The edge cases of the rules, under both rule sets. */
import { describe, expect, test } from 'vitest';
import { OVER, Random, settleOptions } from '../../core/index.ts';
import { type AtaxxState, ataxx } from './index.ts';

const PRESETS = ['uai', 'paper'] as const;
type PresetName = (typeof PRESETS)[number];

function parse(position: string, preset: PresetName): AtaxxState {
  return ataxx.parsePosition(position, settleOptions(ataxx, { preset }));
}

function moves(state: AtaxxState): string[] {
  const list = new Int32Array(ataxx.maxMoves);
  return [...list.subarray(0, state.moves(list))].map((move) => ataxx.formatMove(state, move));
}

function play(state: AtaxxState, ...texts: readonly string[]): AtaxxState {
  for (const text of texts) state.play(ataxx.parseMove(state, text));
  return state;
}

function hash(state: AtaxxState): string {
  const words = new Int32Array(2);
  state.hash(words);
  return words.join();
}

type Winner = 'x' | 'o' | 'draw';

function expectOver(state: AtaxxState, winner: Winner): void {
  expect(state.turn).toBe(OVER);
  expect(moves(state)).toEqual([]);
  expect(state.count()).toBe(0);
  const results = { x: [1, 0], o: [0, 1], draw: [0.5, 0.5] }[winner];
  expect([state.result(0), state.result(1)]).toEqual(results);
}

describe('a finished position', () => {
  const everywhere: readonly [position: string, winner: Winner, scores: [number, number]][] = [
    ['7/7/7/7/7/7/7 x 0 1', 'draw', [0, 0]],
    ['7/7/7/7/-------/-------/xxxxooo x 0 1', 'x', [4, 3]],
    ['7/7/7/7/-------/-------/xxx-ooo o 0 1', 'draw', [3, 3]],
    ['7/7/7/7/-------/-------/xxxoooo o 100 1', 'o', [3, 4]],
    ['xxxxxxx/xxxxxxx/xxxxxxx/xxx-ooo/ooooooo/ooooooo/ooooooo x 0 1', 'draw', [24, 24]],
  ];
  describe.each(PRESETS)('under %s', (preset) => {
    test.each(everywhere)('%s is scored by count', (position, winner, scores) => {
      const state = parse(position, preset);
      expectOver(state, winner);
      expect([state.score(0), state.score(1)]).toEqual(scores);
      expect(state.endedByLimit).toBe(false);
    });
  });

  test.each<[string, Winner]>([
    ['x6/7/7/7/7/7/7 o 0 1', 'x'],
    ['x6/7/7/7/7/7/7 x 0 1', 'x'],
    ['x5o/7/7/7/7/7/o5x x 100 1', 'draw'],
    ['xxo4/7/7/7/7/7/7 x 100 1', 'draw'],
  ])('%s is one under uai only', (position, winner) => {
    expectOver(parse(position, 'uai'), winner);
    expect(parse(position, 'paper').turn).not.toBe(OVER);
  });
});

describe('a side that cannot move', () => {
  test.each(PRESETS)('has the pass as its only move under %s', (preset) => {
    const state = parse('7/7/7/7/4ooo/4ooo/4oox x 0 1', preset);
    expect(state.turn).toBe(0);
    expect(moves(state)).toEqual(['0000']);
    expect(state.count()).toBe(1);
    play(state, '0000');
    expect(state.turn).toBe(1);
  });

  test('runs into the clock by its pass under uai, and draws even with one stone against eight', () => {
    const state = play(parse('7/7/7/7/4ooo/4ooo/4oox x 99 1', 'uai'), '0000');
    expectOver(state, 'draw');
    expect([state.score(0), state.score(1)]).toEqual([1, 8]);
    expect(state.endedByLimit).toBe(true);
  });

  test('does not care about the clock under paper', () => {
    const state = play(parse('7/7/7/7/4ooo/4ooo/4oox x 99 1', 'paper'), '0000');
    expect(state.turn).toBe(1);
  });

  test('passes without stones under paper, and the other goes on', () => {
    const state = parse('x6/7/7/7/7/7/7 o 0 1', 'paper');
    expect(moves(state)).toEqual(['0000']);
    play(state, '0000');
    expect(moves(state)).toHaveLength(8);
  });

  test('changes the hash key by its pass, for the side to move is part of it', () => {
    const state = parse('7/7/7/7/4ooo/4ooo/4oox x 0 1', 'paper');
    const before = hash(state);
    play(state, '0000');
    expect(hash(state)).not.toBe(before);
    expect(hash(state)).toBe(hash(parse('7/7/7/7/4ooo/4ooo/4oox o 0 1', 'paper')));
  });

  test('keeps its jumps in a row when it passes', () => {
    const state = parse('7/7/7/7/4ooo/4ooo/4oox x 3 9 jumps=7,2', 'paper');
    play(state, '0000');
    expect([state.jumpsInRow(0), state.jumpsInRow(1)]).toEqual([7, 2]);
  });
});

describe('the clock of uai', () => {
  test('lets a clone go on at 99, and ends the game at any jump', () => {
    const start = 'x5o/7/7/7/7/7/o5x x 99 1';
    const all = moves(parse(start, 'uai'));
    expect(all).toHaveLength(16);
    for (const move of all) {
      const state = play(parse(start, 'uai'), move);
      if (move.length === 4) expectOver(state, 'draw');
      else expect([state.turn, state.clock]).toEqual([1, 0]);
    }
  });

  test('does not exist under paper', () => {
    for (const clock of [99, 100]) {
      const state = parse(`x5o/7/7/7/7/7/o5x x ${clock} 1`, 'paper');
      expect(moves(state)).toHaveLength(16);
      expect(play(state, 'g1g3').turn).toBe(1);
    }
  });

  test('is outranked by a wipe-out that comes with the same jump', () => {
    expectOver(play(parse('7/7/7/7/7/1o5/x6 x 99 55', 'uai'), 'a1c1'), 'x');
  });

  test('and the move number go as the example of the notation says', () => {
    const state = parse('x5o/7/7/7/7/7/o5x x 0 1', 'uai');
    const seen = ['g2', 'a2', 'g3', 'a2a4', 'a7a5', 'a1b3', 'b4', 'f6'].map((move) => {
      play(state, move);
      return `${move} ${state.clock}/${state.number}`;
    });
    expect(seen).toEqual([
      'g2 0/1',
      'a2 0/2',
      'g3 0/2',
      'a2a4 1/3',
      'a7a5 2/3',
      'a1b3 3/4',
      'b4 0/4',
      'f6 0/5',
    ]);
  });
});

describe('the long shuffle of two lonely stones', () => {
  const cycle = ['h1h3', 'a8a6', 'h3h1', 'a6a8'];
  const shuffle = (preset: PresetName, plies: number): AtaxxState => {
    const state = parse('o7/8/8/8/8/8/8/7x x 0 1', preset);
    for (let ply = 0; ply < plies; ply++) play(state, cycle[ply % 4]!);
    return state;
  };

  test('ends after ply 100 under uai, a draw', () => {
    expect(shuffle('uai', 99).turn).toBe(1);
    expectOver(shuffle('uai', 100), 'draw');
  });

  test('goes on after ply 100 under paper, and ends after ply 101 by count, a draw', () => {
    const state = shuffle('paper', 100);
    expect([state.turn, state.jumpsInRow(0), state.jumpsInRow(1)]).toEqual([0, 50, 50]);
    play(state, 'h1h3');
    expectOver(state, 'draw');
    expect(state.jumpsInRow(0)).toBe(51);
    expect(state.endedByLimit).toBe(true);
  });

  test('is won by count under paper when a stone more stands aside', () => {
    const state = parse('o7/8/8/8/8/8/8/x6x x 0 1 jumps=50,50', 'paper');
    expectOver(play(state, 'h1h3'), 'x');
  });

  test('starts again under paper with every clone of the side itself', () => {
    const state = parse('o7/8/8/8/8/8/8/7x x 20 60 jumps=50,50', 'paper');
    play(state, 'h1h2');
    expect([state.turn, state.jumpsInRow(0), state.jumpsInRow(1)]).toEqual([1, 0, 50]);
    expectOver(play(state, 'a8a6'), 'x');
  });
});

describe('a move', () => {
  test('by jump leaves its start cell empty and converts around its target only', () => {
    const state = play(parse('7/7/1o3o1/2x1o2/3o3/7/7 x 0 1', 'uai'), 'c4e5');
    // The stone at b5 stood beside the start, not beside the target; d3 neither.
    expect(ataxx.formatPosition(state)).toBe('7/7/1o2xx1/4x2/3o3/7/7 o 1 1');
  });

  test('by clone keeps its start cell', () => {
    const state = play(parse('7/7/7/3x3/4o2/7/7 x 0 1', 'uai'), 'd3');
    expect(ataxx.formatPosition(state)).toBe('7/7/7/3x3/3xx2/7/7 o 0 1');
    expect(state.turn).toBe(OVER);
  });

  test('does not convert in chains', () => {
    const state = play(parse('7/7/7/x1ooo2/7/7/6x x 0 1', 'paper'), 'a4b4');
    expect(ataxx.formatPosition(state)).toBe('7/7/7/xxxoo2/7/7/6x o 0 1');
  });

  test('by jump is not blocked by gaps or stones in between', () => {
    const state = parse('5/5/1---1/1-x-1/1---1 x 0 1', 'paper');
    expect(moves(state).toSorted()).toEqual([
      'c2a1',
      'c2a2',
      'c2a3',
      'c2a4',
      'c2b4',
      'c2c4',
      'c2d4',
      'c2e1',
      'c2e2',
      'c2e3',
      'c2e4',
    ]);
  });

  test('does not wrap around the edges, on any size', () => {
    for (const size of [4, 5, 6, 7, 8]) {
      const rows = Array.from({ length: size }, (_, i) => (i === 1 ? `${size - 1}x` : `${size}`));
      const state = parse(`${rows.join('/')} x 0 1`, 'paper');
      const files = 'abcdefgh'.slice(size - 3, size);
      const ranks = [size, size - 1, size - 2, size - 3];
      for (const move of moves(state)) {
        expect(files).toContain(move[2]);
        expect(ranks).toContain(Number(move[3]));
      }
      expect(moves(state)).toHaveLength(11);
    }
  });

  test('counts clones by target under uai and by pair under paper', () => {
    const position = '4/4/4/x1xo x 0 1';
    expect(moves(parse(position, 'uai')).filter((move) => move === 'b1' || move === 'b2')).toHaveLength(2);
    expect(moves(parse(position, 'paper')).filter((move) => /^(a1|c1)b[12]$/.test(move))).toHaveLength(4);
  });
});

describe('a copy', () => {
  test('restores clock, number, both counters, side and hash', () => {
    const state = parse('o7/8/8/8/8/8/8/7x o 12 9 jumps=6,5', 'paper');
    const kept = state.clone();
    const before = [ataxx.formatPosition(state), hash(state), state.turn];
    play(state, 'a8a6', 'h1h2', 'a6b7');
    state.assign(kept);
    expect([ataxx.formatPosition(state), hash(state), state.turn]).toEqual(before);
  });
});

describe('the hash key', () => {
  test('leaves out a clock and counters that are far from their limits, and knows them near', () => {
    const key = (clock: number): string => hash(parse(`x5o/7/7/7/7/7/o5x x ${clock} 1`, 'uai'));
    expect(key(0)).toBe(key(50));
    expect(key(98)).not.toBe(key(99));
    expect(key(70)).not.toBe(key(69));
    const jumps = (x: number, o: number): string =>
      hash(parse(`x5o/7/7/7/7/7/o5x x 0 1 jumps=${x},${o}`, 'paper'));
    expect(jumps(0, 0)).toBe(jumps(3, 9));
    expect(jumps(49, 0)).not.toBe(jumps(50, 0));
    expect(jumps(40, 45)).not.toBe(jumps(45, 40));
  });
});

describe('the start', () => {
  test.each<[Record<string, string | number>, string]>([
    [{}, 'x5o/7/7/7/7/7/o5x x 0 1'],
    [{ first: 'o' }, 'x5o/7/7/7/7/7/o5x o 0 1'],
    [{ size: 5, start: 'two-corners' }, 'o4/5/5/5/4x x 0 1'],
    [{ preset: 'paper' }, 'o7/8/8/8/8/8/8/7x x 0 1'],
    [{ map: 'linear' }, 'o7/1------1/1------1/1--2--1/1--2--1/1------1/1------1/7x x 0 1'],
    [{ map: 'nonlinear' }, 'o7/1------1/1-4-1/1-4-1/1-4-1/1-4-1/1------1/7x x 0 1'],
    [{ preset: 'paper', map: 'open' }, 'o7/8/1-4-1/8/8/1-4-1/8/7x x 0 1'],
    [{ gaps: 'c3+c5+e3+e5' }, 'x5o/7/2-1-2/7/2-1-2/7/o5x x 0 1'],
    [{ gaps: 'a1' }, 'x5o/7/7/7/7/7/-5x x 0 1'],
    [{ size: 2 }, 'xo/ox x 0 1'],
  ])('of %j is %s', (given, position) => {
    const options = settleOptions(ataxx, given);
    expect(ataxx.formatPosition(ataxx.start(options, new Random(1)))).toBe(position);
  });
});
