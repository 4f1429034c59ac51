/** Boards: the quarterboards as printed, every way to lay them, and boards drawn at random. */
import { describe, expect, test } from 'vitest';
import { refusal } from '../../../test/refusal.ts';
import { Random, UserError, settleOptions } from '../../core/index.ts';
import { type KatarengaOptions, katarenga } from './index.ts';
import { QUARTER_FRONTS, TILES, drawTiles, isOfQuarters, layQuarters, mirrored } from './tiles.ts';

/** Front and back of each quarterboard, as the rules print them. */
const PRINTED = [
  ['RBKN / NRNK / BBKR / KNRB', 'RNBK / BRBN / KNKR / NKRB'],
  ['RBNK / NBRB / KKNR / BRKN', 'RNKB / BBKR / NRNK / KBRN'],
  ['RNKB / BBNR / KKRN / NRBK', 'RBKN / NBKR / KNRB / BRNK'],
  ['RNKB / BBKR / KNRN / NRBK', 'RBKN / NBNR / KKRB / BRNK'],
] as const;

function count(tiles: string): number[] {
  return TILES.map((tile) => [...tiles].filter((letter) => letter === tile).length);
}

function permutations(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) =>
    permutations(items.filter((i) => i !== item)).map((rest) => [item].concat(rest)),
  );
}

/** The board turned by a quarter. */
function turned(tiles: string): string {
  const size = Math.sqrt(tiles.length);
  return Array.from(tiles, (_, i) => tiles[(i % size) * size + size - 1 - Math.floor(i / size)]).join('');
}

describe('the quarterboards', () => {
  test('have fronts and backs as printed, four tiles of each type on every side', () => {
    expect(QUARTER_FRONTS.map((front) => [front.join(' / '), mirrored(front).join(' / ')])).toEqual(PRINTED);
    for (const side of PRINTED.flat()) expect(count(side)).toEqual([4, 4, 4, 4]);
  });

  test('make 98,304 arrangements, 24,576 boards up to turning the whole', () => {
    const boards = new Set<string>();
    for (const quarters of permutations([0, 1, 2, 3])) {
      for (let sides = 0; sides < 16; sides++) {
        const backs = [1, 2, 4, 8].map((bit) => (sides & bit) !== 0);
        for (let turns = 0; turns < 256; turns++) {
          boards.add(
            layQuarters({ quarters, backs, turns: [0, 2, 4, 6].map((shift) => (turns >> shift) & 3) }),
          );
        }
      }
    }
    expect(boards.size).toBe(98_304);
    const canonical = new Set<string>();
    for (const board of boards) {
      const turns = [board];
      while (turns.length < 4) turns.push(turned(turns.at(-1)!));
      canonical.add(turns.sort()[0]!);
    }
    expect(canonical.size).toBe(24_576);
  });

  test('are shuffled, turned and laid with either side up', () => {
    const random = new Random(4);
    const boards = new Set(Array.from({ length: 300 }, () => drawTiles('quarters', 8, random)));
    expect(boards.size).toBeGreaterThan(295);
    const corners = new Set(
      [...boards].map((board) => [0, 1, 2, 3].map((i) => board.slice(8 * i, 8 * i + 4)).join('')),
    );
    // Four quarterboards, two sides, four turns can lie in a corner.
    expect(corners.size).toBe(32);
  });
});

describe('the printed game is played on its quarterboards', () => {
  const official = settleOptions(katarenga, { preset: 'official' });
  const verdict = (tiles: string, options = official): string => {
    const size = Math.sqrt(tiles.length);
    const rows = Array.from({ length: size }, (_, y) => tiles.slice(size * y, size * (y + 1)));
    const middle = Array<string>(size - 2).fill(String(size));
    const pawns = ['b'.repeat(size), ...middle, 'w'.repeat(size)].join('/');
    const text = `${rows.toReversed().join('/')} ${pawns} w 0:0 0`;
    return refusal(() => katarenga.parsePosition(text, options));
  };

  test('and every way to lay them is a board', () => {
    const random = new Random(6);
    for (let i = 0; i < 2000; i++) expect(isOfQuarters(drawTiles('quarters', 8, random))).toBe(true);
  });

  test('so other tiles are refused, unless the options ask for them', () => {
    const laid = drawTiles('quarters', 8, new Random(7));
    expect(verdict(laid)).toBe('accepted');
    const kings = 'K'.repeat(64);
    const swapped = laid[1]! + laid[0]! + laid.slice(2);
    const rows = Array.from({ length: 8 }, (_, y) => laid.slice(8 * y, 8 * y + 8));
    // The same quarterboard twice.
    const twice = rows.map((row) => row.slice(0, 4).repeat(2)).join('');
    for (const tiles of [kings, swapped, twice, 'KRBNKRBNK', laid.slice(0, 16)]) {
      expect(verdict(tiles)).toContain('the four quarterboards cannot be laid so that they show these tiles');
      const anyTiles = settleOptions(katarenga, { preset: 'official', tiles: 'random' });
      expect(verdict(tiles, anyTiles)).toBe('accepted');
    }
    expect(verdict(kings, settleOptions(katarenga, {}))).toBe('accepted');
  });
});

describe('tiles are drawn', () => {
  test('each with a quarter of the chance', () => {
    const counts = count(drawTiles('random', 200, new Random(5)));
    for (const n of counts) expect(Math.abs(n - 10_000)).toBeLessThan(4 * Math.sqrt(40_000 * 0.25 * 0.75));
  });

  test.each([
    [4, [4, 4, 4, 4]],
    [8, [16, 16, 16, 16]],
    [5, [6, 6, 6, 7]],
    [3, [2, 2, 2, 3]],
  ])('in equal numbers on a balanced board of size %d', (size, numbers) => {
    const boards = Array.from({ length: 40 }, (_, i) => drawTiles('balanced', size, new Random(i)));
    for (const board of boards) expect(count(board).sort((a, b) => a - b)).toEqual(numbers);
    expect(new Set(boards).size).toBe(40);
    // What is left over falls to each type in turn.
    const most = new Set(boards.map((board) => count(board).indexOf(Math.max(...numbers))));
    expect(most.size).toBe(size % 2 === 0 ? 1 : 4);
  });

  test.each([
    [8, 32],
    [5, 10],
    [3, 3],
  ])("as one type on White's half of size %d, middle row left out", (size, own) => {
    for (const tile of TILES) {
      const boards = Array.from({ length: 40 }, (_, i) => drawTiles(`half:${tile}`, size, new Random(i)));
      for (const board of boards) expect(board.slice(0, own)).toBe(tile.repeat(own));
      const others = new Set(boards.map((board) => board[own]));
      expect(others.size).toBe(4);
    }
  });
});

describe('the option tiles', () => {
  const settle = (given: Record<string, string | number>): KatarengaOptions =>
    settleOptions(katarenga, given);

  test('fixes the size where it is written out', () => {
    const options = settle({ tiles: 'KRBNKRBNK' });
    expect(options.size).toBe(3);
    expect(katarenga.formatPosition(katarenga.start(options, new Random(1)))).toBe(
      'BNK/NKR/KRB bbb/3/www w 0:0 0',
    );
    expect(settle({ tiles: 'BNK/NKR/KRB' }).size).toBe(3);
    const rows = katarenga.start(settle({ tiles: 'BNK/NKR/KRB' }), new Random(1));
    expect(rows.board.tiles).toBe('KRBNKRBNK');
    expect(settle({ tiles: 'quarters' }).size).toBe(8);
  });

  test.each([
    [{ tiles: 'quarters', size: 6 }, 'tiles quarters make a board of size 8, not 6'],
    [{ preset: 'official', size: 6 }, 'tiles quarters make a board of size 8, not 6'],
    [{ tiles: 'KRBNKRBNK', size: 4 }, 'make a board of size 3, not 4'],
    [{ tiles: 'KRBNKRBN' }, '8 tiles make no square board'],
    [{ tiles: 'KRBN' }, '4 tiles make no square board'],
    [{ tiles: 'KRBNKRB/NK' }, 'row 1 ("KRBNKRB") should have 3 tiles'],
    [{ tiles: 'half:Q' }, 'option tiles cannot be "half:Q"'],
    [{ tiles: 'half:' }, 'option tiles cannot be "half:"'],
    [{ tiles: 'halves' }, 'option tiles cannot be "halves"'],
    [{ tiles: '' }, '0 tiles make no square board'],
    [{ size: 2 }, 'option size cannot be "2"'],
    [{ size: 21 }, 'option size cannot be "21"'],
    [{ slide: '0' }, 'option slide cannot be "0"'],
    [{ slide: '20' }, 'option slide cannot be "20"'],
    [{ slide: 'far' }, 'option slide cannot be "far"'],
    [{ maxPlies: -1 }, 'option maxPlies cannot be "-1"'],
    [{ goal: 'point' }, 'Did you mean "points"'],
    [{ blocked: 'lost' }, 'unknown value for option blocked'],
    [{ tile: 'random' }, 'Did you mean "tiles"'],
  ])('and the others refuse %j', (given, why) => {
    const attempt = (): unknown => settle(given);
    expect(attempt).toThrow(UserError);
    try {
      attempt();
    } catch (error) {
      expect(`${(error as UserError).message} ${(error as UserError).hint}`).toContain(why);
    }
  });
});
