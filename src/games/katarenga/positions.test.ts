/** Positions as numbers: the game that they make is the one that is played. */
import { describe, expect, test } from 'vitest';
import { samples } from '../../../test/samples.ts';
import { type Game, OVER, Random, settleOptions } from '../../core/index.ts';
import { solve } from '../../search/index.ts';
import { type KatarengaState, katarenga } from './index.ts';

type Rules = Parameters<typeof settleOptions<typeof katarenga.options>>[1];

function startOf(rules: Rules, random: Random): KatarengaState {
  return katarenga.start(settleOptions(katarenga, rules), random);
}

/** Katarenga as a game that knows nothing of numbers. */
const { positions: _, ...plain }: Game<KatarengaState, typeof katarenga.options> = katarenga;

const RULES: readonly (readonly [name: string, rules: Rules])[] = [
  ['the paper', { size: 3 }],
  ['slides up to the same tile', { size: 3, slide: 'untilSameTile' }],
  ['slides of one square', { size: 3, slide: '1' }],
  // A pawn on the knight in the centre cannot move.
  ['sides that may be blocked', { tiles: 'RKRBNBRKR' }],
  ['a blocked side loses', { tiles: 'RNRNNNRNR', blocked: 'loss' }],
  ['a blocked side draws', { tiles: 'BKBNNNBKB', blocked: 'draw' }],
];

describe('solved by numbers and by playing moves', () => {
  test.each(RULES)('%s: the same values', (_name, rules) => {
    const states = 100_000;
    const found = new Set<string>();
    for (let seed = 0; seed < samples(4); seed++) {
      const random = new Random(seed);
      const start = startOf(rules, random);
      const quick = solve(katarenga, start, { states });
      const slow = solve(plain, start, { states });
      for (let game = 0; game < samples(60); game++) {
        const state = start.clone();
        for (; state.turn !== OVER; state.play(state.sample(random))) {
          const value = quick.valueOf(state);
          expect(value).toEqual(slow.valueOf(state));
          found.add(value.value);
        }
      }
    }
    expect([...found].toSorted()).toEqual(['draw', 'loss', 'win']);
  });
});

describe('the numbers', () => {
  test.each([
    [3, 28_128],
    [4, 8_353_480],
  ])('of a board of %ix%i are as many as the rules say', (size, count) => {
    expect(katarenga.positions!(startOf({ size }, new Random(1)))?.positions).toBe(count);
  });

  test('of every position of a game are different, and know whose turn it is', () => {
    const random = new Random(3);
    for (let game = 0; game < samples(40); game++) {
      const state = startOf({ size: 4 }, random);
      const graph = katarenga.positions!(state)!;
      const texts = new Map<number, string>();
      for (; state.turn !== OVER; state.play(state.sample(random))) {
        const number = graph.numberOf(state);
        const [tiles, pawns, side, points] = katarenga.formatPosition(state).split(' ');
        const text = [tiles, pawns, side, points].join(' ');
        expect(texts.get(number) ?? text).toBe(text);
        texts.set(number, text);
        expect(graph.turnOf(number)).toBe(state.turn);
      }
    }
  });

  test.each([
    ['large boards', { size: 5 }],
    ['camps', { size: 3, goal: 'camps' }],
    ['peaceful first moves', { size: 3, firstMoveCapture: false }],
  ] as const)('are not there for %s', (_what, rules) => {
    expect(katarenga.positions!(startOf(rules, new Random(1)))).toBeUndefined();
  });
});
