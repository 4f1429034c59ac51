/** The turning tracks, the walks of the rules, and the places for a carpet. */
import { describe, expect, test } from 'vitest';
import { FACINGS, type Loops, type Stand, middle, step, walk } from './cells.ts';
import { tablesFor } from './tables.ts';

const LOOPS: readonly Loops[] = ['ne-sw', 'nw-se'];
const SIZES = [3, 4, 5, 6, 7, 8, 9, 15];
const boards = SIZES.flatMap((size) => LOOPS.map((loops) => ({ size, loops })));

function stand(x: number, y: number, facing: string): Stand {
  return { x, y, facing: FACINGS.indexOf(facing as 'N') };
}

function text({ x, y, facing }: Stand): string {
  return `${x},${y},${FACINGS[facing]}`;
}

/** Every stand at the border that looks outward. */
function exits(size: number): Stand[] {
  const far = size - 1;
  return Array.from({ length: size }, (_, i) => [
    stand(i, 0, 'N'),
    stand(far, i, 'E'),
    stand(i, far, 'S'),
    stand(0, i, 'W'),
  ]).flat();
}

describe('leaving the board', () => {
  test.each([
    [7, 2, 5, 'S', 3, '1,5,N'],
    [7, 0, 0, 'W', 1, '0,1,E'],
    [7, 6, 0, 'N', 1, '6,0,W'],
    [7, 6, 0, 'N', 3, '4,0,W'],
    [7, 0, 6, 'S', 2, '1,6,E'],
    [7, 5, 6, 'S', 2, '6,5,N'],
    [5, 4, 0, 'E', 2, '4,1,S'],
    [5, 0, 4, 'W', 4, '0,1,N'],
    [5, 3, 4, 'S', 1, '4,4,N'],
  ])('on %dx, from %d,%d facing %s, %d steps lead to %s', (size, x, y, facing, steps, end) => {
    expect(text(walk(size, 'ne-sw', stand(x, y, facing), steps))).toBe(end);
  });

  test('follows the table of the rules on a 5x5 board, square by square', () => {
    const table = `
      0,0,N>1,0,S 1,0,N>0,0,S 2,0,N>3,0,S 3,0,N>2,0,S 4,0,N>4,0,W
      4,0,E>4,0,S 4,1,E>4,2,W 4,2,E>4,1,W 4,3,E>4,4,W 4,4,E>4,3,W
      0,4,S>0,4,E 1,4,S>2,4,N 2,4,S>1,4,N 3,4,S>4,4,N 4,4,S>3,4,N
      0,0,W>0,1,E 0,1,W>0,0,E 0,2,W>0,3,E 0,3,W>0,2,E 0,4,W>0,4,N`;
    const ends = exits(5).map((from) => `${text(from)}>${text(step(5, 'ne-sw', from))}`);
    expect(ends.sort()).toEqual(table.trim().split(/\s+/).sort());
  });

  test('pairs all lanes of a 4x4 board, without loops', () => {
    for (const loops of LOOPS) {
      for (const from of exits(4)) {
        const to = step(4, loops, from);
        expect(to.facing).toBe((from.facing + 2) % 4);
        expect(Math.abs(to.x - from.x) + Math.abs(to.y - from.y)).toBe(1);
        expect(Math.floor(to.x / 2)).toBe(Math.floor(from.x / 2));
        expect(Math.floor(to.y / 2)).toBe(Math.floor(from.y / 2));
      }
    }
  });

  test.each(boards)('is unchanged by a half turn of the board ($size, $loops)', ({ size, loops }) => {
    const halfTurn = ({ x, y, facing }: Stand): Stand => ({
      x: size - 1 - x,
      y: size - 1 - y,
      facing: (facing + 2) % 4,
    });
    for (const from of exits(size))
      expect(text(step(size, loops, halfTurn(from)))).toBe(text(halfTurn(step(size, loops, from))));
  });

  test.each(boards)('backwards leads back ($size, $loops)', ({ size, loops }) => {
    const about = (at: Stand): Stand => ({ ...at, facing: (at.facing + 2) % 4 });
    for (const from of exits(size))
      expect(text(step(size, loops, about(step(size, loops, from))))).toBe(text(about(from)));
  });

  test.each(SIZES)('with the other loops is the mirror image (%d)', (size) => {
    const mirror = ({ x, y, facing }: Stand): Stand => ({ x: size - 1 - x, y, facing: (4 - facing) % 4 });
    for (const from of exits(size))
      expect(text(step(size, 'nw-se', mirror(from)))).toBe(text(mirror(step(size, 'ne-sw', from))));
  });

  test('can happen twice in one walk on a small board', () => {
    // North off a1, back in on b1 facing south, off b3, back in on c3.
    expect(text(walk(3, 'ne-sw', stand(0, 0, 'N'), 4))).toBe('2,2,N');
  });
});

describe('tables', () => {
  test.each(boards)('hold the same walks ($size, $loops)', ({ size, loops }) => {
    const tables = tablesFor(size, loops);
    for (let square = 0; square < size * size; square++) {
      for (let facing = 0; facing < 4; facing++) {
        for (let die = 1; die <= 4; die++) {
          const at = { x: square % size, y: Math.floor(square / size), facing };
          const end = walk(size, loops, at, die);
          const index = (square << 4) | (facing << 2) | (die - 1);
          expect([tables.walkSquare[index], tables.walkFacing[index]]).toEqual([
            end.y * size + end.x,
            end.facing,
          ]);
        }
      }
    }
  });

  test.each([5, 6, 7, 11])('have the places for a carpet that the rules count (%d)', (size) => {
    const { slotCount, slots } = tablesFor(size, 'ne-sw');
    const ring = (i: number): number => Math.min(i, size - 1 - i);
    for (let square = 0; square < size * size; square++) {
      const rings = [ring(square % size), ring(Math.floor(square / size))].sort((a, b) => a - b).join();
      const due = { '0,0': 4, '0,1': 6, '1,1': 10 }[rings] ?? { '0': 7, '1': 11 }[rings[0]!] ?? 12;
      expect(slotCount[square]).toBe(due);
      expect(new Set(slots.subarray(12 * square, 12 * square + due)).size).toBe(due);
    }
  });

  test('start Assam in the middle, below and right of it on an even board', () => {
    expect([3, 4, 5, 6, 7].map(middle)).toEqual([4, 10, 12, 21, 24]);
  });
});
