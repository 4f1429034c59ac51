/** The samplers draw uniformly, and the playouts make the moves that their descriptions say. */
import { describe, expect, test } from 'vitest';
import { samples } from '../../../test/samples.ts';
import { fitOf } from '../../core/conformance/chiSquare.ts';
import { type Move, OVER, Random, settleOptions } from '../../core/index.ts';
import { type AtaxxState, ataxx } from './index.ts';
import { type Preference, playPlainly } from '../../../test/twins/ataxxPlayout.ts';
import { ANY, CLONES, JUMPS } from './drawMove.ts';
import { PASS, isJump } from './moves.ts';

const SEED = 11;
const UNLIKELY = 1e-6;
const clones = ataxx.playouts.find((policy) => policy.name === 'clones')!;
const listed = new Int32Array(ataxx.maxMoves);

function parse(position: string, preset: string): AtaxxState {
  return ataxx.parsePosition(position, settleOptions(ataxx, { preset }));
}

function legal(state: AtaxxState): Move[] {
  return [...listed.subarray(0, state.moves(listed))];
}

const positions = [
  'x5o/7/7/7/7/7/o5x x 0 1',
  'xx1x1oo/oooo2x/1x-o-xx/xx1o1xx/x1-o-1x/xooooxx/x1oooxx o 0 18',
  'o3o3/3oo3/1-o3-1/2o5/2oo2x1/1-2xo-o/3xx1oo/4xxoo o 2 13',
  'xxx1o/xxxo1/xxxoo/xxoo1/xx1oo o 0 11',
  'x1ooxxx/ooooxxx/oo1oxxx/oo1oxxx/xoooxxx/xooooxx/ooooox1 o 0 28',
];

/** How well draws fit a uniform choice from `allowed`; 0 when something else was drawn. */
function uniformity(allowed: readonly Move[], draw: () => Move): number {
  const counts = new Map(allowed.map((move) => [move, 0]));
  for (let i = 0; i < samples(300) * allowed.length; i++) {
    const move = draw();
    if (!counts.has(move)) return 0;
    counts.set(move, counts.get(move)! + 1);
  }
  return fitOf(
    [...counts.values()],
    allowed.map(() => 1 / allowed.length),
  );
}

describe.each(['uai', 'paper'])('under %s', (preset) => {
  test.each(positions)('the samplers draw uniformly in %s', (position) => {
    const state = parse(position, preset);
    const random = new Random(SEED).derive(position, preset);
    const all = legal(state);
    expect(
      uniformity(all, () => state.sample(random)),
      `seed ${SEED}`,
    ).toBeGreaterThan(UNLIKELY);
    const ofKind = (jumps: boolean): Move[] => all.filter((move) => isJump(move) === jumps);
    expect(uniformity(ofKind(false), () => state.draw(random, CLONES))).toBeGreaterThan(UNLIKELY);
    expect(uniformity(ofKind(true), () => state.draw(random, JUMPS))).toBeGreaterThan(UNLIKELY);
  });

  test('a missing kind is replaced by the other, and both by the pass', () => {
    const random = new Random(SEED);
    const onlyJumps = parse('o4/5/1---1/1-x-1/1---1 x 0 1', preset);
    const jumps = legal(onlyJumps);
    expect(jumps.every(isJump)).toBe(true);
    expect(uniformity(jumps, () => onlyJumps.draw(random, CLONES))).toBeGreaterThan(UNLIKELY);
    const onlyClones = parse('xo/1x x 0 1', preset);
    const only = legal(onlyClones);
    expect(only.some(isJump)).toBe(false);
    expect(uniformity(only, () => onlyClones.draw(random, JUMPS))).toBeGreaterThan(UNLIKELY);
    const stuck = parse('7/7/7/7/4ooo/4ooo/4oox x 0 1', preset);
    for (const kind of [ANY, CLONES, JUMPS]) expect(stuck.draw(random, kind)).toBe(PASS);
  });

  const preferences: readonly Preference[] = [
    { r: 2, else: 'jump' },
    { r: 4, else: 'jump' },
    { r: 1.25, else: 'jump' },
    { r: 2, else: 'any' },
    { r: 4, else: 'any' },
    { r: 1, else: 'jump' },
    { r: 1e6, else: 'jump' },
  ];

  test.each(preferences)(
    'the playout %j makes the moves of its plain loop, from the same stream',
    (preference) => {
      const playout = clones.make({ ...preference });
      for (const [i, position] of positions.entries()) {
        for (let game = 0; game < samples(20); game++) {
          const streams = [0, 1].map(() => new Random(SEED).derive(preset, i, game));
          const [loop, fused] = [parse(position, preset), parse(position, preset)];
          const plies = playPlainly(loop, streams[0]!, preference, () => {});
          expect(playout.run(fused, streams[1]!)).toBe(plies);
          expect(ataxx.formatPosition(fused)).toBe(ataxx.formatPosition(loop));
          expect([fused.turn, fused.result(0), fused.endedByLimit]).toEqual([
            OVER,
            loop.result(0),
            loop.endedByLimit,
          ]);
          expect(streams[1]!.next()).toBe(streams[0]!.next());
        }
      }
    },
  );

  test.each(preferences)('%j begins with a clone as often as the report says', (preference) => {
    const random = new Random(SEED).derive(preset, JSON.stringify(preference));
    const start = parse('x2o/4/4/o2x x 0 1', preset);
    const all = legal(start);
    const cloneShare = all.filter((move) => !isJump(move)).length / all.length;
    const preferred = (preference.r - 1) / preference.r;
    const otherwise = preference.else === 'any' || preference.r === 1 ? cloneShare : 0;
    const due = preferred + (1 - preferred) * otherwise;
    const games = samples(4000);
    let firstClones = 0;
    for (let i = 0; i < games; i++) {
      let first: Move | undefined;
      playPlainly(start.clone(), random, preference, (move) => {
        first ??= move;
      });
      if (first !== undefined && !isJump(first)) firstClones++;
    }
    const error = Math.sqrt((due * (1 - due)) / games);
    expect(Math.abs(firstClones / games - due)).toBeLessThanOrEqual(5 * error + 2e-3);
  });
});

test('the evaluation is own stones minus enemy stones', () => {
  const evaluation = ataxx.heuristics[0]!.make({});
  const state = parse('xx1x1oo/oooo2x/1x-o-xx/xx1o1xx/x1-o-1x/xooooxx/x1oooxx o 0 18', 'uai');
  expect(evaluation.value(state, 0)).toBe(state.score(0) - state.score(1));
  expect(evaluation.value(state, 1)).toBe(state.score(1) - state.score(0));
});
