import { describe, expect, it } from 'vitest';
import { Frame } from './frame.ts';
import { trackPath, walkPath } from './path.ts';

const stand = (square: string, facing: number, isAround = false) => ({ square, facing, isAround });

describe('a walk as a line', () => {
  it('runs around the border in half a circle, outside the board', () => {
    const line = walkPath(new Frame(3, false), [stand('b1', 0), stand('a1', 2, true), stand('a2', 2)]);
    expect(line).toBe('M150 50L150 0A50 50 0 0 0 50 0L50 50L50 150');
  });

  it('runs around a corner in three quarters of a circle', () => {
    const line = walkPath(new Frame(3, false), [stand('c1', 1), stand('c1', 2, true)]);
    expect(line).toBe('M250 50L300 50A50 50 0 1 0 250 0L250 50');
  });

  it('is turned with the board', () => {
    const line = walkPath(new Frame(3, true), [stand('b1', 0), stand('a1', 2, true)]);
    expect(line).toBe('M150 250L150 300A50 50 0 0 0 250 300L250 250');
  });

  it('begins and ends a track at the sides of its squares', () => {
    const track = { out: { square: 'a1', facing: 3 }, back: { square: 'a2', facing: 1 } };
    expect(trackPath(new Frame(3, false), track)).toBe('M0 50A50 50 0 0 0 0 150');
  });
});
