/** Path lengths, by the kernel and by the reference. */
import { afterEach, expect, test } from 'vitest';
import { samples } from '../../../test/samples.ts';
import { OVER, Random, settleOptions, useKernels } from '../../core/index.ts';
import { type SaboteurState, saboteur } from './index.ts';
import { missingToEach, walkFrom } from './path.ts';

const SEED = 95;
const options = settleOptions(saboteur, {});

/** Positions of games in which tunnels are dug with more or less care. */
function* positions(games: number): Generator<SaboteurState> {
  const digger = saboteur.playouts.find(({ name }) => name === 'path')!.make({ epsilon: 0 });
  for (let game = 0; game < games; game++) {
    const random = new Random(SEED).derive('positions', game);
    const state = saboteur.start(options, random);
    const care = random.unit();
    for (
      ;
      state.turn !== OVER;
      state.play(random.unit() < care ? digger.choose(state, random) : state.sample(random))
    )
      yield state;
    yield state;
  }
}

function walked(state: SaboteurState, objectives: number): string {
  const { missing, near, nearer } = walkFrom(state.board, objectives);
  return `${missing} missing, near ${near.join(' ')}, nearer ${nearer.join(' ')}`;
}

function bytesOf(word: number): number[] {
  return [0, 1, 2].map((i) => (word >> (8 * i)) & 0xff);
}

afterEach(() => {
  useKernels(true);
});

test('the kernel walks as the reference does', () => {
  const lengths = new Set<number>();
  for (const state of positions(samples(80))) {
    for (let objectives = 1; objectives < 8; objectives++) {
      useKernels(true);
      const byKernel = walked(state, objectives);
      lengths.add(walkFrom(state.board, objectives).missing);
      useKernels(false);
      expect(byKernel, saboteur.formatPosition(state)).toBe(walked(state, objectives));
    }
  }
  // From a nugget that has been reached to a path with tiles in the way.
  expect(Math.min(...lengths)).toBe(0);
  expect(Math.max(...lengths)).toBeGreaterThan(8);
});

test.each([true, false])('the lengths kept with a board are those of walks, kernels %s', (use) => {
  useKernels(use);
  const copy = saboteur.start(options, new Random(SEED));
  for (const state of positions(samples(60))) {
    const walks = [1, 2, 4].map((objective) => walkFrom(state.board, objective).missing);
    // Asked now and then only, so that they must outlive moves that change nothing, and no others.
    if (state.played % 3 === 0) expect(bytesOf(missingToEach(state.board))).toEqual(walks);
    copy.assign(state);
    expect(bytesOf(missingToEach(copy.board))).toEqual(walks);
  }
});
