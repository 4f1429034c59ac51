/** Moves and positions as text: what is read, what is printed, what is refused and why. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { refusal } from '../../../test/refusal.ts';
import { OVER, Random, settleOptions } from '../../core/index.ts';
import { type KatarengaState, katarenga } from './index.ts';

const paper = settleOptions(katarenga, {});
const official = settleOptions(katarenga, { preset: 'official', tiles: 'random' });

const KINGS = 'KKKK/KKKK/KKKK/KKKK';
const BOARD = `${KINGS} 2bw/2b1/1w2/w3 w 0:0 12`;

describe('a move', () => {
  const state = katarenga.parsePosition(BOARD, paper);
  const print = (text: string, at: KatarengaState = state): string =>
    katarenga.formatMove(at, katarenga.parseMove(at, text));

  test.each([
    ['a1-a2', 'a1-a2'],
    ['A1-A2', 'a1-a2'],
    ['a1a2', 'a1-a2'],
    ['b2xc3', 'b2xc3'],
    ['b2-c3', 'b2xc3'],
    ['b2c3', 'b2xc3'],
    ['d4-off', 'd4-off'],
    ['d4off', 'd4-off'],
  ])('may be written %s, and is printed %s', (text, printed) => {
    expect(print(text)).toBe(printed);
  });

  test('of two digits is read on large boards', () => {
    const large = katarenga.start(settleOptions(katarenga, { size: 20, tiles: 'half:K' }), new Random(1));
    expect(print('t1-t2', large)).toBe('t1-t2');
    large.play(katarenga.parseMove(large, 't1-t2'));
    expect(refusal(() => print('t20-a1', large))).toContain('is not legal for black');
  });

  test('that passes is written so', () => {
    const stuck = katarenga.parsePosition('KKK/KNK/KKK b2/1w1/3 w 0:0 4', paper);
    expect(print('PASS', stuck)).toBe('pass');
  });

  test.each([
    ['', 'it should name a square'],
    ['a1', 'it should name a square'],
    ['a1-', 'it should name a square'],
    ['a1-a2 ', 'it should name a square'],
    ['a1+a2', 'it should name a square'],
    ['a1--a2', 'it should name a square'],
    ['1a-2a', 'it should name a square'],
    ['[0,4]', 'it should name a square'],
    ['a0-a1', '"a0" is not a square'],
    ['a1-a123', '"a123" is not a square'],
    ['e1-e2', 'e1 is off the 4x4 board'],
    ['a4-a5', 'a5 is off the 4x4 board'],
    ['d4xoff', 'taking a pawn off captures nothing'],
  ])('may not be written %j', (text, why) => {
    expect(refusal(() => katarenga.parseMove(state, text))).toContain(`"${text}" is not a move: ${why}`);
  });

  test.each(['a1-a3', 'c4-c3', 'a1-off', 'pass', 'a1-a1', 'b1-b2'])(
    '%s is one, but not legal here',
    (text) => {
      expect(refusal(() => katarenga.parseMove(state, text))).toMatch(
        /^move \S+ is not legal for white in .* Legal: /,
      );
    },
  );

  test('with an x must capture something', () => {
    expect(refusal(() => katarenga.parseMove(state, 'a1xa2'))).toContain('a2 is empty');
  });

  test('is refused once the game is over', () => {
    const over = katarenga.parsePosition(`${KINGS} 4/4/4/bw2 w 0:2 9`, paper);
    expect(over.turn).toBe(OVER);
    expect(refusal(() => katarenga.parseMove(over, 'b1-b2'))).toContain('the game is over');
    expect(refusal(() => katarenga.parseMove(over, 'pass'))).toContain('the game is over');
  });
});

describe('a position', () => {
  const print = (text: string, options = paper): string =>
    katarenga.formatPosition(katarenga.parsePosition(text, options));

  test.each([
    [BOARD, BOARD],
    [`  ${KINGS}   2bw/2b1/1w2/w3\tw 0:0  12 `, BOARD],
    [`${'K'.repeat(16)} 2bw/2b1/1w2/w3 w 0:0 12`, BOARD],
    [`${KINGS.toLowerCase()} 2bw/2b1/1w2/w3 w 0:0 12`, BOARD],
    [`${KINGS} 2bw/2b1/1w2/w3 b`, `${KINGS} 2bw/2b1/1w2/w3 b 0:0 2`],
    [`${KINGS} bbbb/4/4/wwww w`, `${KINGS} bbbb/4/4/wwww w 0:0 0`],
    ['KKK/KNK/KKK b2/1w1/3 b 1:0 5 passes=1', 'KKK/KNK/KKK b2/1w1/3 b 1:0 5 passes=1'],
    [`${KINGS} 4/4/4/4 w 1:1 30`, `${KINGS} 4/4/4/4 w 1:1 30`],
  ])('%j is read and printed as %s', (text, printed) => {
    expect(print(text)).toBe(printed);
  });

  test.each([
    ['', '0 tiles make no square board'],
    ['KRB 3/3/3 w', '3 tiles make no square board'],
    ['KXB/KKK/KKK bbb/3/www w', '"X" is not a tile'],
    ['KKKK/KK/KKK bbb/3/www w', 'row 1 ("KKKK") should have 3 tiles'],
    ['KKK/KKK/KKK', 'the pawns are missing'],
    ['KKK/KKK/KKK bbb/3 w', '2 rows of pawns, but the tiles make a board of 3 rows'],
    ['KKK/KKK/KKK bb/3/www w', 'pawn row 1 ("bb") should have 3 squares'],
    ['KKK/KKK/KKK bbb/4/www w', 'pawn row 2 ("4") should have 3 squares'],
    ['KKK/KKK/KKK bbb/9999999999/www w', 'should have 3 squares'],
    ['KKK/KKK/KKK bbb/03/www w', 'pawn row 2 has "0"'],
    ['KKK/KKK/KKK bbb/1x1/www w', 'pawn row 2 has "x"'],
    ['KKK/KKK/KKK bbb/3/www', 'the side to move is missing'],
    ['KKK/KKK/KKK bbb/3/www W', '"W" is not a side; write w or b'],
    ['KKK/KKK/KKK bbb/3/www w 0-0', '"0-0" should be points'],
    ['KKK/KKK/KKK bbb/3/www w 0:0 -1', '"-1" is not a ply'],
    ['KKK/KKK/KKK bbb/3/www w 0:0 1000001', '"1000001" is not a ply'],
    ['KKK/KKK/KKK bbb/3/www w 0:0 1 passes=3', '"passes=3" should be passes=1 or passes=2'],
    ['KKK/KKK/KKK bbb/3/www w 0:0 1 passes=1 x', '"x" is one field too many'],
  ])('%j is refused', (text, why) => {
    expect(refusal(() => katarenga.parsePosition(text, paper))).toContain(why);
  });

  test.each([
    ['bbb/w2/www w 0:0', 'White has 4 pawns and 0 points, but began with 3 pawns'],
    ['bbb/3/www w 1:0', 'White has 3 pawns and 1 points, but began with 3 pawns'],
    ['b2/3/w2 w 2:2', 'both sides have 2 or more'],
    ['3/3/3 w 0:0', 'there are no pawns, but nobody has a point'],
    ['3/3/ww1 w 0:0', 'Black has no pawns'],
    ['bb1/3/3 w 1:0', 'White has no pawns'],
    ['bbb/www/www w 0:0', 'White has 6 pawns'],
    ['bb1/3/www w 0:0 3 passes=1', 'Black has passed, but is not blocked'],
    ['b2/3/w2 w 0:0 0 passes=1', '1 passes in 0 plies'],
  ])('%j cannot be under the rules of the paper', (text, why) => {
    expect(refusal(() => katarenga.parsePosition(`KKK/KKK/KKK ${text}`, paper))).toContain(why);
  });

  test('with three points cannot have pawns on the board', () => {
    expect(refusal(() => katarenga.parsePosition(`${KINGS} b3/4/4/w3 w 3:0`, paper))).toContain(
      'White has 3 points',
    );
  });

  test.each([
    ['b3/4/4/w3 w 0:0', 'both sides have fewer than 2 pawns left'],
    ['bb2/4/4/w3 w 3:0', 'White has 3 pawns in camps'],
    ['b3/4/4/w3 w 2:0', 'White has both camps, but Black had already lost'],
  ])('%j cannot be under the official rules', (text, why) => {
    expect(refusal(() => katarenga.parsePosition(`${KINGS} ${text}`, official))).toContain(why);
  });
});

describe('a JSON position', () => {
  const json = {
    n: 3,
    variant: 'seed',
    tiles: 'KRBNKRBNK',
    white: [0, 2],
    black: [6, 4],
    points: [1, 0],
    toMove: 'B',
    ply: 17,
  };
  const parse = (changes: object, options = paper): KatarengaState =>
    katarenga.parsePosition(JSON.stringify({ ...json, ...changes }), options);

  test('is read like the text', () => {
    expect(katarenga.formatPosition(parse({}))).toBe('BNK/NKR/KRB b2/1b1/w1w b 1:0 17');
    expect(katarenga.formatPosition(parse({ variant: 'official' }, official))).toBe(
      'BNK/NKR/KRB b2/1b1/w1w b 1:0 17',
    );
  });

  test.each([
    [{ n: 2 }, 'n: cannot be 2'],
    [{ n: '3' }, 'n: cannot be "3"'],
    [{ n: 4 }, 'there are 9 tiles, but n = 4 needs 16'],
    [{ tiles: 'KRBNKRBNX' }, 'tiles: cannot be "KRBNKRBNX"'],
    [{ tiles: undefined }, 'board has no "tiles"'],
    [{ variant: 'chess' }, 'variant: unknown variant "chess"'],
    [{ variant: 'official' }, 'Choose the rules with preset=official'],
    [{ white: [0, 9] }, 'white[1]: cannot be 9'],
    [{ white: undefined }, 'position has no "white"'],
    [{ black: [0] }, 'two pawns stand on one square'],
    [{ points: [1] }, 'points: has 1 entries, not 2'],
    [{ toMove: 'w' }, 'toMove: unknown side "w"'],
    [{ ply: 1.5 }, 'ply: cannot be 1.5'],
    [{ white: [0, 1, 2], points: [1, 0] }, 'White has 3 pawns and 1 points'],
  ])('with %j is refused', (changes, why) => {
    expect(refusal(() => parse(changes))).toContain(why);
  });

  test('that is no JSON is refused', () => {
    expect(refusal(() => katarenga.parsePosition('{"n": 3', paper))).toContain('not JSON');
  });
});

/** Pawns and points of each side on an n x n board, as far as the rules can tell positions apart. */
function countStates(size: number): number {
  const choose = (n: number, k: number): number =>
    Array.from({ length: k }, (_, i) => (n - i) / (i + 1)).reduce((a, b) => a * b, 1);
  const range = Array.from({ length: size + 1 }, (_, i) => i);
  const squares = size * size;
  const tiles = Array.from({ length: size }, () => 'K'.repeat(size)).join('/');
  let states = 0;
  for (const white of range) {
    for (const black of range) {
      for (const points of ['0:0', '0:1', '1:0', '1:1']) {
        const pawns = 'w'.repeat(white) + 'b'.repeat(black) + '1'.repeat(squares - white - black);
        const rows = range.slice(1).map((i) => pawns.slice((i - 1) * size, i * size));
        const spread = rows.map((row) => row.replace(/1+/g, (run) => String(run.length))).join('/');
        let state: KatarengaState | undefined;
        if (
          refusal(() => (state = katarenga.parsePosition(`${tiles} ${spread} w ${points}`, paper))) ===
          'accepted'
        ) {
          if (state!.turn !== OVER) states += 2 * choose(squares, white) * choose(squares - white, black);
        }
      }
    }
  }
  return Math.round(states);
}

test('as many positions are possible as the rules count: 28,128 on 3x3, 8.35 million on 4x4', () => {
  expect(countStates(3)).toBe(28_128);
  expect(countStates(4) / 1e6).toBeCloseTo(8.35, 2);
});

describe('whatever the position', () => {
  const reached = fc
    .tuple(fc.constantFrom(3, 4, 5, 8, 13, 20), fc.nat(1000), fc.nat(120), fc.boolean())
    .map(([size, seed, plies, camps]) => {
      const options = settleOptions(katarenga, {
        size,
        goal: camps ? 'camps' : 'points',
      });
      const random = new Random(seed);
      const state = katarenga.start(options, random);
      for (let i = 0; i < plies && state.turn !== OVER; i++) state.play(state.sample(random));
      return { state, options };
    });

  test('print, parse, print is the identity', () => {
    fc.assert(
      fc.property(reached, ({ state, options }) => {
        const printed = katarenga.formatPosition(state);
        expect(katarenga.formatPosition(katarenga.parsePosition(printed, options))).toBe(printed);
      }),
      { numRuns: 200 },
    );
  });

  test('the drawing shows each tile, and around it its pawn', () => {
    fc.assert(
      fc.property(reached, ({ state }) => {
        const { size, tiles } = state.board;
        const rows = katarenga.draw(state).split('\n').slice(0, size);
        const margin = String(size).length + 1;
        for (const [i, row] of rows.entries()) {
          const y = size - 1 - i;
          for (let x = 0; x < size; x++) {
            const pawn = state.pawnAt(x * size + y);
            const square = row.slice(margin + 3 * x, margin + 3 * x + 3).padEnd(3);
            expect(square).toBe(['  ', '()', '[]'][pawn + 1]!.split('').join(tiles[y * size + x]));
          }
        }
      }),
      { numRuns: 50 },
    );
  });

  test('a small change is refused by a UserError, or leaves a position that plays to its end', () => {
    const edit = fc.tuple(fc.nat(900), fc.nat(3), fc.string({ unit: 'binary', maxLength: 2 }));
    fc.assert(
      fc.property(reached, edit, ({ state, options }, [at, length, insert]) => {
        const text = katarenga.formatPosition(state);
        const changed = text.slice(0, at) + insert + text.slice(at + length);
        if (refusal(() => katarenga.parsePosition(changed, options)) !== 'accepted') return;
        const parsed = katarenga.parsePosition(changed, options);
        if (parsed.turn !== OVER) parsed.playOut(new Random(1));
        expect(parsed.turn).toBe(OVER);
      }),
      { numRuns: 500 },
    );
  });
});
