/** The kernel makes the moves that the TypeScript makes, from the same stream. */
import { afterEach, describe, expect, test } from 'vitest';
import { samples } from '../../../../test/samples.ts';
import {
  OVER,
  type OptionValues,
  type Playout,
  Random,
  settleOptions,
  useKernels,
} from '../../../core/index.ts';
import { type CarcassonneState, carcassonne } from '../index.ts';
import { FRONTIER, PLACE } from '../layout.ts';
import { PIECES } from '../tiles.ts';
import { kernel } from './kernel.ts';

afterEach(() => useKernels(true));

const policy = carcassonne.playouts.find(({ name }) => name === 'random')!;
const playouts: Readonly<Record<string, Playout<CarcassonneState>>> = {
  uniform: {
    choose: (state, random) => state.sample(random),
    run: (state, random) => state.playOut(random),
  },
  'now and then a decision': policy.make({ meeple: 0.3, decision: 'draw' }),
  'now and then a meeple': policy.make({ meeple: 0.7, decision: 'place' }),
  'always a decision': policy.make({ meeple: 1, decision: 'draw' }),
  'never a meeple': policy.make({ meeple: 0, decision: 'draw' }),
};

const optionSets: readonly OptionValues[] = [
  ...carcassonne.presets.map(({ name }) => ({ preset: name })),
  ...[4, 5].map((players) => ({ players })),
  { rotations: 'all' },
  { pile: 'program' },
  // Tiles that fit nowhere; rings; monasteries; one feature of many pieces; nothing but fields between roads.
  { pile: 'B2C1H3L2O1S1V4X2' },
  { pile: 'I9H9N9E4' },
  { pile: 'V12L6W6X4', players: 4 },
  { pile: 'B9A9U9' },
  { pile: 'E71', players: 3 },
  { pile: 'X71' },
];

/** All features as they can be asked for, and all other memory of the table as it is. */
function memoryOf({ table }: CarcassonneState): string {
  const features: number[] = [];
  for (let tile = 0; tile < table.tiles; tile++) {
    for (let piece = 0; piece < PIECES[table.kindOf(tile) >> 2]!; piece++) {
      const root = table.rootOf(tile, piece);
      features.push(root, table.meeplesOn(root), table.openSides(root));
    }
  }
  return `${features.join()} ${Buffer.from(table.bytes.subarray(FRONTIER)).toString('latin1')}`;
}

/** Everything that a playout from this position leaves. */
function outcomeOf(
  playout: Playout<CarcassonneState>,
  position: CarcassonneState,
  random: Random,
): unknown[] {
  const state = position.clone();
  const plies = playout.run(state, random);
  const { turn, phase, player, left, discarded } = state;
  const scores = Array.from({ length: state.seats }, (_, seat) => [state.score(seat), state.result(seat)]);
  const text = carcassonne.formatPosition(state);
  return [plies, text, turn, phase, player, left, discarded, scores, memoryOf(state), random.next()];
}

/** Games in which tiles touch many others are those in which much is completed. */
function chooseMove(state: CarcassonneState, playout: Playout<CarcassonneState>, random: Random): number {
  const moves = [0, 1, 2].map(() => (state.turn < 0 ? state.sample(random) : playout.choose(state, random)));
  if (state.phase !== PLACE) return moves[0]!;
  const pattern = (move: number): number => state.table.patternAt(move >> 2);
  return moves.reduce((best, move) => (pattern(move) > pattern(best) ? move : best));
}

describe.each(Object.entries(playouts))('%s', (name, playout) => {
  test.each(optionSets.map((options) => [JSON.stringify(options), options] as const))(
    'with %s',
    (text, options) => {
      for (let game = 0; game < samples(8, 2); game++) {
        const random = new Random(game).derive(name, text);
        const state = carcassonne.start(settleOptions(carcassonne, options), random);
        // A turn has three plies, so that all its steps are seen; and so is the end.
        for (let ply = 0; ; ply++) {
          if (ply % 7 === 0 || state.turn === OVER) {
            useKernels(false);
            const expected = outcomeOf(playout, state, random.derive(game, ply));
            useKernels(true);
            expect(outcomeOf(playout, state, random.derive(game, ply))).toEqual(expected);
          }
          if (state.turn === OVER) break;
          state.play(chooseMove(state, playout, random));
        }
      }
    },
  );
});

test.each(Object.entries(playouts).filter(([, { runWith }]) => runWith))(
  '%s, with tiles from a stream of their own',
  (name, playout) => {
    const random = new Random(1).derive(name, 'chance');
    const state = carcassonne.start(settleOptions(carcassonne, {}), random);
    for (let ply = 0; state.turn !== OVER; ply++) {
      const outcome = (): unknown[] => {
        const chance = random.derive('tiles', ply);
        const separate = {
          ...playout,
          run: (from: CarcassonneState, own: Random) => playout.runWith!(from, own, chance),
        };
        return [...outcomeOf(separate, state, random.derive('moves', ply)), chance.next()];
      };
      if (ply % 7 === 0) {
        useKernels(false);
        const expected = outcome();
        useKernels(true);
        expect(outcome()).toEqual(expected);
      }
      state.play(chooseMove(state, playout, random));
    }
  },
);

test('the kernel is there, and can be turned off', () => {
  expect(kernel.get()).toBeDefined();
  useKernels(false);
  expect(kernel.get()).toBeUndefined();
});
