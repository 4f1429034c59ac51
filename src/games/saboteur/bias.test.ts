/** The paper's heuristic b, move by move, and its options. */
import { describe, expect, test } from 'vitest';
import { samples } from '../../../test/samples.ts';
import { OVER, Random, settleOptions, useKernels } from '../../core/index.ts';
import { Bias, type BiasSettings } from './bias.ts';
import { type SaboteurState, saboteur } from './index.ts';

const SEED = 61;
const options = settleOptions(saboteur, {});
const room = new Int32Array(saboteur.maxMoves);

function parse(text: string): SaboteurState {
  return saboteur.parsePosition(text, options);
}

describe("the paper's heuristic b", () => {
  const valueOf = (position: string, move: string, settings: BiasSettings = {}): number => {
    const state = parse(position);
    const bias = new Bias(settings);
    bias.look(state);
    return bias.rate(saboteur.parseMove(state, move));
  };
  const TUNNEL = 'tiles: 6,5=8 7,5=8 8,5=8';

  test.each([
    ['hand: bonus 0 0 0 5 5 5; blocked: 1 0', 'bonus', 100],
    ['hand: map 0 0 0 5 5 5', 'map 12 3', 100],
    ['hand: map 0 0 0 5 5 5; looked: 1 0 0 / 0 0 0', 'map 12 3', -100],
    ['hand: map 0 0 0 5 5 5; looked: 1 0 0 / 0 0 0', 'map 12 5', 100],
    ['hand: map 0 0 0 5 5 5; looked: 0 1 0 / 0 0 0', 'map 12 3', -100],
    ['hand: malus 0 0 0 5 5 5; played: 22', 'malus', 0],
    ['hand: malus 0 0 0 5 5 5; played: 24', 'malus', 50],
    ['hand: destroy 0 0 0 5 5 5; tiles: 6,5=13', 'destroy 6 5', 100],
    ['hand: destroy 0 0 0 5 5 5; tiles: 4,5=13', 'destroy 4 5', 0],
    ['hand: destroy 0 0 0 5 5 5; tiles: 6,5=8', 'destroy 6 5', 0],
    ['hand: 1 0 0 0 5 5 5', 'drop 1', 100],
    ['hand: 12 0 0 0 5 5 5', 'drop 12', 100],
    ['hand: 8 0 0 0 5 5 5', 'drop 8', 0],
    ['hand: map 0 0 0 5 5 5; looked: 0 1 0 / 0 0 0', 'drop map', 100],
    ['hand: map 0 0 0 5 5 5', 'drop map', 0],
    // A tile: 50 or 25 or 0, by the distance to the goal, if an open side leads inside.
    ['hand: 0 1 5 7 8 9 10; tiles: 6,5=8 7,5=8 8,5=8', '0 9 5', 50 / 3],
    ['hand: 0 1 5 7 8 9 10; tiles: 6,5=8 7,5=8 8,5=8', '7 9 5', 25 / 3],
    ['hand: 0 1 5 7 8 9 10; tiles: 6,5=8 7,5=8 8,5=8', '1 9 5', 0],
    ['hand: 0 1 5 7 8 9 10; tiles: 6,5=8 7,5=8 8,5=8', '8 6 4', 50 / Math.hypot(6, 1)],
    ['hand: 0 1 5 7 8 9 10', '0 4 5', 50 / 8],
    ['hand: 0 1 5 7 8 9 10; tiles: 4,5=0 3,5=0', '0 2 5', 0],
    // With the nugget known to be right, that is the goal.
    [`hand: 0 1 5 7 8 9 10; gold: 2; looked: 0 0 1 / 0 0 0; ${TUNNEL}`, '0 9 5', 50 / Math.hypot(3, 2)],
    // An island is mended first: its distance is that from the entrance.
    ['hand: 0 1 5 7 8 9 10; tiles: 9,5=8', '8 10 5', 50 / 5],
  ])('in %s, %s is worth %d', (position, move, value) => {
    expect(valueOf(position, move)).toBeCloseTo(value, 10);
  });

  test('in the row of the objectives a tile that joins sideways counts more, if asked for', () => {
    const position = 'hand: 0 1 5 7 8 9 10; gold: 0; tiles: 6,5=0 7,5=0 8,5=8 9,5=8 10,5=8 10,4=9 11,4=0';
    expect(valueOf(position, '9f 12 4')).toBeCloseTo(25, 10);
    expect(valueOf(position, '9f 12 4', { row12: true })).toBe(100);
    expect(valueOf(position, '0 12 4', { row12: true })).toBeLessThan(100);
  });

  describe('with path lengths', () => {
    const HAND = 'hand: 0 1 5 7 8 9 10';
    test.each([
      // Straight down it is as far as the crow flies.
      [`${HAND}; ${TUNNEL}`, '0 9 5', 50 / 3],
      // Beside the tunnel: down to row 7, and back into the tunnel, which ends in row 8.
      [`${HAND}; ${TUNNEL}`, '8 6 4', 50 / 5],
      // Back where it came from leads nowhere.
      [`${HAND}; ${TUNNEL}`, '7 9 5', 25 / 5],
      // A dead end lies below: it would have to be destroyed, or to be walked around.
      [`${HAND}; tiles: 6,5=8 8,5=13`, '0 7 5', 50 / (1 + 4 + 3)],
      [`${HAND}; tiles: 6,5=8 8,5=13`, '8 7 5', 50 / (1 + 6)],
      // An island is mended first, as ever.
      [`${HAND}; tiles: 9,5=8`, '8 10 5', 50 / 5],
    ])('in %s, %s is worth %d', (position, move, value) => {
      expect(valueOf(position, move, { distance: 'path' })).toBeCloseTo(value, 10);
    });
  });

  test('a Destroy of a tile in the way counts, if asked for', () => {
    const bent = 'hand: destroy 0 0 0 5 5 5; tiles: 6,5=5f';
    expect(valueOf(bent, 'destroy 6 5')).toBe(0);
    expect(valueOf(bent, 'destroy 6 5', { obstructions: true })).toBe(100);
    const straight = 'hand: destroy 1 2 3 5 5 5; tiles: 6,5=0 7,5=0 5,6=8';
    for (const move of ['destroy 6 5', 'destroy 7 5', 'destroy 5 6'])
      expect(valueOf(straight, move, { obstructions: true })).toBe(0);
  });

  test('by phases, tiles with many openings and Malus are kept until three tiles are missing', () => {
    const phases = { phases: true };
    const early = 'hand: malus 0 8 9 9 10 7; played: 30; tiles: 6,5=8';
    expect(valueOf(early, '0 7 5', phases)).toBeCloseTo(50 / 5, 10);
    expect(valueOf(early, '8 7 5', phases)).toBeCloseTo(25 / 5, 10);
    expect(valueOf(early, '9f 7 5', phases)).toBeCloseTo(12.5 / 5, 10);
    expect(valueOf(early, 'malus', phases)).toBe(0);
    const late = `hand: malus 0 8 9 9 10 7; played: 4; ${TUNNEL}`;
    expect(valueOf(late, '8 9 5', phases)).toBeCloseTo(50 / 3, 10);
    expect(valueOf(late, 'malus', phases)).toBe(50);
    expect(valueOf(late, 'malus')).toBe(0);
  });

  test('is the same with and without kernels', () => {
    const raters = [true, false].map(() => new Bias({ distance: 'path', obstructions: true, phases: true }));
    const random = new Random(SEED);
    for (let game = 0; game < samples(20); game++) {
      const state = saboteur.start(options, random);
      for (; state.turn !== OVER; state.play(state.sample(random))) {
        const count = state.moves(room);
        const [byKernel, plain] = raters.map((bias, i) => {
          useKernels(i === 0);
          // A copy that has not measured its paths yet.
          bias.look(parse(saboteur.formatPosition(state)));
          return [...room.subarray(0, count)].map((move) => bias.rate(move));
        });
        useKernels(true);
        expect(byKernel, saboteur.formatPosition(state)).toEqual(plain);
      }
    }
  });
});
