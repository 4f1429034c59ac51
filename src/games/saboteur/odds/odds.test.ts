/** What the features of `odds` measure, by laws that hold in every position. */
import { describe, expect, test } from 'vitest';
import { samples } from '../../../../test/samples.ts';
import { FeatureList, OVER, Random, defaults, settleOptions } from '../../../core/index.ts';
import { makeAgent } from '../../../agents/index.ts';
import { think } from '../../../search/index.ts';
import { type SaboteurState, saboteur } from '../index.ts';
import { leadingOn } from '../leadingOn.ts';
import { PASSABLE } from '../cards.ts';
import { kindOf, pieceOf, targetOf } from '../moves.ts';
import { walkFrom } from '../path.ts';
import { NEARER, stepOf } from '../step.ts';
import { odds, oddsFeatures } from './index.ts';
import { Unseen } from '../unseen.ts';

const evaluation = odds.make(defaults(odds.options));
const { size, most } = oddsFeatures;

/** All positions of some games in which one side digs and the other makes any move, before the end. */
function positions(given: Readonly<Record<string, string | boolean>>, games: number): SaboteurState[] {
  const options = settleOptions(saboteur, given);
  const met: SaboteurState[] = [];
  for (let seed = 1; seed <= games; seed++) {
    const random = new Random(seed);
    const state = saboteur.start(options, random);
    const digger = makeAgent('saboteur/careful', { game: saboteur, random, clock: () => 0 });
    for (; state.turn !== OVER; state.play(state.turn === 0 ? think(digger, state) : state.sample(random)))
      met.push(state.clone());
  }
  return met;
}

/** Features and amounts as text. */
function listed(state: SaboteurState): string {
  const features = new FeatureList(most);
  oddsFeatures.list(state, state.turn, features);
  const { count, numbers, amounts } = features;
  return Array.from({ length: count }, (_, i) => `${numbers[i]}: ${amounts[i]}`).join(', ');
}

describe.each([{}, { memory: false }, { dropsOpen: true }])('under %o', (rules) => {
  const met = positions(rules, samples(24, 4));

  test('all features are within bounds', () => {
    const features = new FeatureList(most);
    for (const state of met) {
      features.clear();
      oddsFeatures.list(state, state.turn, features);
      expect(features.count).toBeLessThanOrEqual(most);
      expect(Math.max(...features.numbers.subarray(0, features.count))).toBeLessThan(size);
    }
  });

  test('they are the same in every world that the seat to move cannot tell apart', () => {
    for (const [i, state] of met.entries()) {
      const world = state.clone();
      saboteur.imagine!(world, state.turn, new Random(i));
      expect(listed(world)).toBe(listed(state));
    }
  });
});

test("one seat's gain is the other's loss", () => {
  for (const state of positions({}, samples(8)))
    expect(evaluation.value(state, 0)).toBe(-evaluation.value(state, 1));
});

test('the cards that lead on are those of the moves that do', () => {
  const out = new Int32Array(saboteur.maxMoves);
  for (const state of positions({}, samples(24, 4))) {
    if (state.blocks[state.turn]! > 0) continue;
    const { board } = state;
    const places = state.placesFor(state.turn);
    const hand = state.kindsOf(state.turn) & PASSABLE;
    const found = leadingOn(board, walkFrom(board, places), hand);
    let expected = 0;
    for (const move of out.subarray(0, state.moves(out))) {
      const isTile = kindOf(move) === 0;
      if (isTile && stepOf(board, walkFrom(board, places), pieceOf(move), targetOf(move)) === NEARER)
        expected |= 1 << (pieceOf(move) & 15);
    }
    expect(found).toBe(expected & hand);
  }
});

test('what the opponent may hold is counted as in imagined worlds', () => {
  const unseen = new Unseen();
  const [state] = positions({}, 1).slice(20);
  const seat = state!.turn;
  unseen.count(state!, seat);
  const worlds = samples(4000, 1000);
  const random = new Random(1);
  for (const card of [0, 8, 16, 17]) {
    let held = 0;
    for (let i = 0; i < worlds; i++) {
      const world = state!.clone();
      saboteur.imagine!(world, seat, random);
      held += (world.kindsOf(1 - seat) >> card) & 1;
    }
    const expected = unseen.chanceHeld(unseen.copies[card]!);
    // Five standard errors.
    expect(Math.abs(held / worlds - expected)).toBeLessThan(5 * Math.sqrt(0.25 / worlds));
  }
});
