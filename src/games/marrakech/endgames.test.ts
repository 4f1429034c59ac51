/**
 * The last turns of Marrakech, against values found by trying everything: a search that breaks ties by points loses
 * neither chances to win nor, among moves with the same chance, points.
 */
import { describe, expect, test } from 'vitest';
import { samples } from '../../../test/samples.ts';
import { after, legalMoves } from '../../../test/textbook/minimax.ts';
import { makeAgent } from '../../agents/index.ts';
import { CHANCE, OVER, Random, type State, settleOptions } from '../../core/index.ts';
import { think } from '../../search/index.ts';
import { marrakech } from './index.ts';
import type { MarrakechState } from './state.ts';

/** The chance to win and the expected lead, both for player 1, if both play for the first and then for the second. */
interface Outcome {
  readonly chance: number;
  readonly lead: number;
}

/** Sums of sixths differ in their last digits. */
const SAME = 1e-12;

/** Above zero if the player in `seat` prefers `a`. */
function preference(a: Outcome, b: Outcome, seat: number): number {
  const byChance = a.chance - b.chance;
  const gain = Math.abs(byChance) > SAME ? byChance : a.lead - b.lead;
  return seat === 0 ? gain : -gain;
}

function outcomeOf(state: State): Outcome {
  if (state.turn === OVER) return { chance: state.result(0), lead: state.score(0) - state.score(1) };
  const moves = legalMoves(state);
  const next = moves.map((move) => outcomeOf(after(state, move)));
  if (state.turn !== CHANCE) return next.reduce((a, b) => (preference(b, a, state.turn) > 0 ? b : a));
  let chance = 0;
  let lead = 0;
  for (const [i, outcome] of next.entries()) {
    chance += state.weight(moves[i]!) * outcome.chance;
    lead += state.weight(moves[i]!) * outcome.lead;
  }
  return { chance, lead };
}

/** Positions of random games in which this many decisions are left; games that ended early have none. */
function endgames(preset: string, left: number, count: number): MarrakechState[] {
  const options = settleOptions(marrakech, { preset });
  const { choosesAtOnce } = marrakech.start(options, new Random(0)).market;
  const decisions = 4 * options.rugsPerColour * (choosesAtOnce ? 1 : 2);
  const found: MarrakechState[] = [];
  for (let seed = 1; found.length < count; seed++) {
    const random = new Random(seed);
    const state = marrakech.start(options, random);
    for (let made = 0; state.turn !== OVER; state.play(state.sample(random))) {
      if (state.turn >= 0 && made++ === decisions - left) found.push(state.clone());
    }
  }
  return found;
}

/** What the move that an agent chooses loses against the best. */
function regret(spec: string, state: MarrakechState, seed: number): Outcome {
  const search = makeAgent(spec, { game: marrakech, random: new Random(seed), clock: () => 0 });
  const best = outcomeOf(state);
  const found = outcomeOf(after(state, think(search, state)));
  const sign = state.turn === 0 ? 1 : -1;
  return { chance: sign * (best.chance - found.chance), lead: sign * (best.lead - found.lead) };
}

const ENDGAMES: readonly (readonly [string, number, number])[] = [
  ['paper', 1, 80],
  ['paper', 2, 20],
  ['official2', 2, 20],
  ['official2', 4, 4],
];

describe.each(ENDGAMES)('preset %s, decisions left: %i', (preset, left, count) => {
  test('nothing is lost, neither chances nor points', () => {
    for (const [i, state] of endgames(preset, left, samples(count)).entries()) {
      const { chance, lead } = regret('expectimax(ends=both, depth=8)', state, i);
      expect(chance, `chance to win, position ${i}`).toBeCloseTo(0, 12);
      expect(lead, `points, position ${i}`).toBeCloseTo(0, 9);
    }
  });
});

describe('why both count', () => {
  /** Neither is far ahead, so the result is open. */
  const isClose = (state: MarrakechState): boolean => Math.abs(state.score(0) - state.score(1)) <= 4;
  const clear = endgames('paper', 1, 40);
  const close = endgames('paper', 2, 400).filter(isClose);

  const total = (spec: string, positions: readonly MarrakechState[]): Outcome => {
    let chance = 0;
    let lead = 0;
    for (const [i, state] of positions.entries()) {
      const lost = regret(spec, state, i);
      chance += lost.chance;
      lead += lost.lead;
    }
    return { chance, lead };
  };

  test('a search for the result alone throws points away', () => {
    const { chance, lead } = total('expectimax(ends=result, depth=8)', clear);
    expect(chance).toBeCloseTo(0, 9);
    expect(lead).toBeGreaterThan(20);
  });

  test('a search for points alone throws chances to win away', () => {
    expect(total('expectimax(ends=evaluation, depth=8)', close).chance).toBeGreaterThan(0.01);
  });
});
