/** The evaluations, and that a player who looks one move ahead with them beats random moves. */
import { describe, expect, test } from 'vitest';
import { CHANCE, OVER, Random, defaults, settleOptions } from '../../core/index.ts';
import { heuristics } from './heuristics.ts';
import { type MarrakechState, marrakech } from './index.ts';

const SEED = 50;
const listed = new Int32Array(marrakech.maxMoves);
const evaluations = Object.fromEntries(heuristics.map((h) => [h.name, h.make(defaults(h.options))]));

function bestMove(state: MarrakechState, name: string): number {
  const next = state.clone();
  const seat = state.turn;
  const moves = [...listed.subarray(0, state.moves(listed))];
  const values = moves.map((move) => {
    next.assign(state);
    next.play(move);
    return next.turn === OVER ? 1e6 * (next.result(seat) - 0.5) : evaluations[name]!.value(next, seat);
  });
  return moves[values.indexOf(Math.max(...values))]!;
}

/** The share that the first seat wins, playing by a heuristic against random moves; seats are switched. */
function share(preset: string, name: string, games: number): number {
  const options = settleOptions(marrakech, { preset });
  let won = 0;
  for (let i = 0; i < games; i++) {
    const random = new Random(SEED).derive(preset, name, i);
    const state = marrakech.start(options, random);
    const seat = i % state.seats;
    while (state.turn !== OVER)
      state.play(state.turn === seat ? bestMove(state, name) : state.sample(random));
    won += state.result(seat);
  }
  return won / games;
}

describe.each(heuristics.map(({ name }) => name))('%s', (name) => {
  test.each(['paper', 'paper7', 'official2'])('beats random moves under %s', (preset) => {
    expect(share(preset, name, 60), `seed ${SEED}`).toBeGreaterThan(0.9);
  });

  test('beats three random players', () => {
    expect(share('official4', name, 60), `seed ${SEED}`).toBeGreaterThan(0.7);
  });
});

test('fortune counts what a walk that has begun will cost', () => {
  const options = settleOptions(marrakech, { preset: 'official3' });
  const position = '7/7/3B3/3b3/7/7/7 d5N p1a roll 30,30,30 15,14,14';
  const state = marrakech.parsePosition(position, options);
  expect(state.turn).toBe(CHANCE);
  // One or two steps, half of all rolls, end on two squares of player 2.
  const value = (seat: number): number => evaluations.fortune!.value(state, seat);
  expect(value(0)).toBeCloseTo(30 - 32 - 2, 9);
  expect(value(1)).toBeCloseTo(32 - 30 + 2, 9);
  expect(value(2)).toBeCloseTo(-2, 9);
});

test('outlook counts what the next player cannot walk around', () => {
  const value = (position: string, preset: string, seat: number): number =>
    evaluations.outlook!.value(marrakech.parsePosition(position, settleOptions(marrakech, { preset })), seat);
  // Left and right are bare: whatever the die, nothing is to be paid.
  const open = '2A2/2a2/5/5/5 c3N p2c roll 30,30 7,8,8,8';
  expect(value(open, 'paper', 0)).toBe(2);
  // On all three ways the first square is one of four of player 1: with a one, one roll in six, they are paid.
  const closed = '5/2a2/1aaa1/5/5 c3N p2d roll 30,30 4,4,4,5';
  expect(value(closed, 'paper', 0)).toBeCloseTo(4 + (2 * 4) / 6, 9);
  expect(value(closed, 'paper', 1)).toBeCloseTo(-4 - (2 * 4) / 6, 9);
  // The turn comes before the roll: straight on would cost, to the left nothing.
  const turning = '7/7/3B3/3b3/7/7/7 d5N p1a turn 30,30,30 15,14,14';
  expect(value(turning, 'official3', 0)).toBe(-2);
});
