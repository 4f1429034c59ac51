import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { refusal } from '../../../test/refusal.ts';
import { OVER, Random, settleOptions } from '../../core/index.ts';
import { type AtaxxState, ataxx } from './index.ts';

const uai = settleOptions(ataxx, {});
const paper = settleOptions(ataxx, { preset: 'paper' });
const START = 'x5o/7/7/7/7/7/o5x x 0 1';

describe('a move under uai', () => {
  const state = ataxx.parsePosition(START, uai);
  const stuck = ataxx.parsePosition('7/7/7/7/4ooo/4ooo/4oox x 0 1', uai);
  const print = (text: string, at: AtaxxState = state): string =>
    ataxx.formatMove(at, ataxx.parseMove(at, text));

  test.each([
    ['g2', 'g2'],
    ['G2', 'g2'],
    ['g1g2', 'g2'],
    ['G1G2', 'g2'],
    ['g1g3', 'g1g3'],
    ['G1g3', 'g1g3'],
    ['a7c6', 'a7c6'],
  ])('may be written %s, and is printed %s', (text, printed) => {
    expect(print(text)).toBe(printed);
  });

  test.each(['0000', 'pass', 'PASS', 'null', 'Null'])(
    'that passes may be written %s, and is printed 0000',
    (text) => {
      expect(print(text, stuck)).toBe('0000');
    },
  );

  test.each([
    ['', 'it should have two or four characters'],
    ['g', 'it should have two or four characters'],
    ['g1g', 'it should have two or four characters'],
    ['g1g3 ', 'it should have two or four characters'],
    ['g1-g3', 'it should have two or four characters'],
    ['h1', 'h1 is off the 7x7 board'],
    ['g8', 'g8 is off the 7x7 board'],
    ['g0', '"g0" is not a square'],
    ['i1', '"i1" is not a square'],
    ['11', '"11" is not a square'],
    ['g1g1', 'its squares are 0 steps apart'],
    ['g1g4', 'its squares are 3 steps apart'],
    ['g1a7', 'its squares are 6 steps apart'],
  ])('may not be written %j', (text, why) => {
    expect(refusal(() => ataxx.parseMove(state, text))).toContain(`"${text}" is not a move: ${why}`);
  });

  test.each(['d4', 'g1', 'a1b1', 'd4d5', 'a1a3', '0000'])('%s is one, but not legal here', (text) => {
    expect(refusal(() => ataxx.parseMove(state, text))).toMatch(/^move \S+ is not legal for x in .* Legal: /);
  });

  test('is refused once the game is over', () => {
    const over = ataxx.parsePosition('x6/7/7/7/7/7/7 x 0 1', uai);
    expect(refusal(() => ataxx.parseMove(over, 'a6'))).toContain('the game is over');
    expect(refusal(() => ataxx.parseMove(over, '0000'))).toContain('the game is over');
  });
});

describe('a move under paper', () => {
  const state = ataxx.parsePosition('5/5/5/1x3/x3o x 0 1', paper);
  const print = (text: string): string => ataxx.formatMove(state, ataxx.parseMove(state, text));

  test.each([
    ['a1a2', 'a1a2'],
    ['b2a2', 'b2a2'],
    ['B2B4', 'b2b4'],
    ['c3', 'b2c3'],
  ])('%s is printed with both its ends as %s', (text, printed) => {
    expect(print(text)).toBe(printed);
  });

  test('by its target alone is ambiguous where two stones can clone there', () => {
    expect(refusal(() => print('a2'))).toBe(
      '"a2" is ambiguous: 2 stones can clone there / Under the pair rule write from and target: a1a2, b2a2.',
    );
    expect(refusal(() => print('e4'))).toContain('move e4 is not legal for x');
  });
});

describe('a position', () => {
  const print = (text: string, options = uai): string =>
    ataxx.formatPosition(ataxx.parsePosition(text, options));

  test.each([
    [START, START],
    ['x5o/7/7/7/7/7/o5x x', START],
    [`  ${START}  `, START],
    ['x5o/7/7/7/7/7/o5x   x  0\t1', START],
    ['x111111/7/7/7/7/7/o5x x 0 1', 'x6/7/7/7/7/7/o5x x 0 1'],
    ['x1-1-1o/7/7/7/7/7/o5x o 12 34', 'x1-1-1o/7/7/7/7/7/o5x o 12 34'],
    ['xo/ox x 0 1', 'xo/ox x 0 1'],
  ])('%j is read and printed as %s', (text, printed) => {
    expect(print(text)).toBe(printed);
  });

  // Tables and other engines write 1 for a number that nobody counted.
  test.each([
    ['x5o/7/7/7/7/7/o5x x 3', 'x5o/7/7/7/7/7/o5x x 3 3'],
    ['x5o/7/7/7/7/7/o5x x 99 1', 'x5o/7/7/7/7/7/o5x x 99 51'],
    ['x5o/7/7/7/7/7/o5x o 99 1', 'x5o/7/7/7/7/7/o5x o 99 50'],
    ['x5o/7/7/7/7/7/o5x o 1 1', 'x5o/7/7/7/7/7/o5x o 1 1'],
    ['x5o/7/7/7/7/7/o5x x 99 51', 'x5o/7/7/7/7/7/o5x x 99 51'],
  ])('%j is put right as %s, the first move that so many others can precede', (text, printed) => {
    expect(print(text)).toBe(printed);
  });

  test.each([
    ['x5o/7/7/7/7/7/o5x x 99 50', 'a clock of 99 cannot be at move 50, after 98 moves in all'],
    ['x5o/7/7/7/7/7/o5x o 100 50', 'a clock of 100 cannot be at move 50, after 99 moves in all'],
    ['x5o/7/7/7/7/7/o5x x 0 9 jumps=9,0', 'so many jumps in a row cannot be at move 9'],
    ['x5o/7/7/7/7/7/o5x o 0 9 jumps=9,9', 'so many jumps in a row cannot be at move 9'],
  ])('%j is refused, for so many moves were not made', (text, why) => {
    expect(refusal(() => ataxx.parsePosition(text, paper))).toContain(why);
  });

  test('has a fifth field where jumps in a row count, and only when there are some', () => {
    const withJumps = 'o7/8/8/8/8/8/8/7x x 5 9 jumps=3,2';
    expect(print(withJumps, paper)).toBe(withJumps);
    expect(print('o7/8/8/8/8/8/8/7x x 5 9 jumps=0,0', paper)).toBe('o7/8/8/8/8/8/8/7x x 5 9');
    expect(print('o7/8/8/8/8/8/8/7x x 5 9', paper)).toBe('o7/8/8/8/8/8/8/7x x 5 9');
    expect(print(withJumps, uai)).toBe('o7/8/8/8/8/8/8/7x x 5 9');
  });

  test.each([
    ['', '1 row; a board has 2 to 8'],
    ['x', '1 row; a board has 2 to 8'],
    ['9/9/9/9/9/9/9/9/9 x', '9 rows; a board has 2 to 8'],
    ['x5o/7/7/7/7/7/o5 x 0 1', 'row 7 ("o5") has 6 cells, but there are 7 rows'],
    ['x5o/8/7/7/7/7/o5x x 0 1', 'row 2 ("8") has 8 cells'],
    ['x5o/7/7/7/7/7/o5x/ x 0 1', 'row 1 ("x5o") has 7 cells, but there are 8 rows'],
    ['x0o/3/3 x', 'row 1 has "0"'],
    ['X1o/3/3 x', 'row 1 has "X"'],
    ['x#o/3/3 x', 'row 1 has "#"'],
    ['x5o/7/7/7/7/7/o5x', 'the side to move is missing'],
    ['x5o/7/7/7/7/7/o5x b 0 1', '"b" is not a side to move / Write x (moves first) or o'],
    ['x5o/7/7/7/7/7/o5x w 0 1', '"w" is not a side to move'],
    ['x5o/7/7/7/7/7/o5x X 0 1', '"X" is not a side to move'],
    ['x5o/7/7/7/7/7/o5x x -1 1', '"-1" is not a half-move clock'],
    ['x5o/7/7/7/7/7/o5x x 1.5 1', '"1.5" is not a half-move clock'],
    ['x5o/7/7/7/7/7/o5x x 0 0', '"0" is not a move number; it is a whole number from 1'],
    ['x5o/7/7/7/7/7/o5x x 0 one', '"one" is not a move number'],
    ['x5o/7/7/7/7/7/o5x x 0 1 jumps=1', '"jumps=1" should be jumps=<of x>,<of o>'],
    ['x5o/7/7/7/7/7/o5x x 0 1 jumps=1,2 3', '"3" is one field too many'],
  ])('%j is refused', (text, why) => {
    expect(refusal(() => ataxx.parsePosition(text, uai))).toContain(why);
  });
});

/** Boards of all sizes with stones and gaps anywhere, and any counters. */
const position = fc.integer({ min: 2, max: 8 }).chain((size) =>
  fc
    .tuple(
      fc.array(fc.array(fc.constantFrom('x', 'o', '-', '1', '1'), { minLength: size, maxLength: size }), {
        minLength: size,
        maxLength: size,
      }),
      fc.constantFrom('x', 'o'),
      fc.nat(110),
      // Enough moves for all counters, or not counted.
      fc.oneof(fc.constant(1), fc.integer({ min: 57, max: 9999 })),
      fc.tuple(fc.nat(55), fc.nat(55)),
    )
    .map(
      ([rows, side, clock, number, jumps]) =>
        `${rows.map((row) => row.join('')).join('/')} ${side} ${clock} ${number} jumps=${jumps.join(',')}`,
    ),
);
const options = fc.constantFrom(uai, paper);

describe('whatever the board', () => {
  test('print, parse, print is the identity', () => {
    fc.assert(
      fc.property(position, options, (text, rules) => {
        const printed = ataxx.formatPosition(ataxx.parsePosition(text, rules));
        expect(ataxx.formatPosition(ataxx.parsePosition(printed, rules))).toBe(printed);
        // Runs of empty cells are written as one number.
        expect(printed.split(' ')[0]).not.toMatch(/\d\d|0/);
      }),
      { numRuns: 500 },
    );
  });

  test('every legal move reads back as itself, and every other text as none', () => {
    const listed = new Int32Array(ataxx.maxMoves);
    fc.assert(
      fc.property(position, options, fc.string({ maxLength: 5 }), (text, rules, garbage) => {
        const state = ataxx.parsePosition(text, rules);
        const legal = [...listed.subarray(0, state.moves(listed))];
        for (const move of legal) expect(ataxx.parseMove(state, ataxx.formatMove(state, move))).toBe(move);
        if (refusal(() => ataxx.parseMove(state, garbage)) === 'accepted')
          expect(legal).toContain(ataxx.parseMove(state, garbage));
      }),
      { numRuns: 300 },
    );
  });

  test('the drawing shows every cell where the position has it', () => {
    fc.assert(
      fc.property(position, (text) => {
        const drawn = ataxx.draw(ataxx.parsePosition(text, uai)).split('\n').slice(0, -1);
        const expected = text
          .split(' ')[0]!
          .split('/')
          .map((row, i, rows) =>
            `${rows.length - i} ${[...row].join(' ')}`.replaceAll('-', '#').replace(/(?<=\s)1/g, '.'),
          );
        expect(drawn).toEqual(expected);
      }),
    );
  });
});

describe('garbage', () => {
  const noise = fc.string({ unit: fc.constantFrom(...'xo-/ 123456789,=jumps\n\t0Xb'), maxLength: 60 });

  test.each([
    ['characters', fc.string({ unit: 'binary', maxLength: 80 })],
    ['characters of a position', noise],
  ])('of %s is refused by a UserError, or round-trips', (_what, texts) => {
    fc.assert(
      fc.property(texts, options, (text, rules) => {
        if (refusal(() => ataxx.parsePosition(text, rules)) !== 'accepted') return;
        const printed = ataxx.formatPosition(ataxx.parsePosition(text, rules));
        expect(ataxx.formatPosition(ataxx.parsePosition(printed, rules))).toBe(printed);
      }),
      { numRuns: 3000 },
    );
  });

  test('made from a real position by a small change never throws anything else', () => {
    const edit = fc.tuple(fc.nat(60), fc.nat(3), fc.string({ unit: 'binary', maxLength: 2 }));
    fc.assert(
      fc.property(position, edit, options, (text, [at, length, insert], rules) => {
        const changed = text.slice(0, at) + insert + text.slice(at + length);
        if (refusal(() => ataxx.parsePosition(changed, rules)) !== 'accepted') return;
        const state = ataxx.parsePosition(changed, rules);
        if (state.turn !== OVER) state.playOut(new Random(1));
        expect(state.turn).toBe(OVER);
      }),
      { numRuns: 1000 },
    );
  });
});
