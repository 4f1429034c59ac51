import { describe, expect, test } from 'vitest';
import { Random } from '../../core/index.ts';
import { ROOT, Tree } from '../tree.ts';
import { type FinalChoice, finalChild } from './finalChoice.ts';

/** A root whose children have these visits and means; child i has move i. */
function treeOf(children: readonly (readonly [visits: number, mean: number])[]): Tree {
  const tree = new Tree();
  tree.clear();
  tree.expand(ROOT, Int32Array.from(children.keys()), children.length);
  for (const [i, [visits, mean]] of children.entries()) {
    tree.visits[tree.first[ROOT]! + i] = visits;
    tree.sum[tree.first[ROOT]! + i] = visits * mean;
  }
  return tree;
}

function chosen(tree: Tree, choice: FinalChoice, seed = 1): number {
  return tree.move[finalChild(tree, choice, new Random(seed))]!;
}

describe('the move to play', () => {
  const tree = treeOf([
    [100, 0.5],
    [60, 0.7],
    [4, 0.9],
    [0, 0],
  ]);

  test.each([
    ['visits', 0],
    ['mean', 2],
    // Lower bounds: 0.4, 0.571, 0.4.
    ['secure', 1],
  ] as const)('by %s', (choice, move) => {
    expect(chosen(tree, choice)).toBe(move);
  });

  test('is never one that was not tried, where another was', () => {
    for (const choice of ['visits', 'mean', 'secure'] as const) {
      expect(
        chosen(
          treeOf([
            [0, 0],
            [1, 0],
            [0, 0],
          ]),
          choice,
        ),
      ).toBe(1);
    }
  });

  test('is decided by the mean between equal visits, and at random between equals', () => {
    expect(
      chosen(
        treeOf([
          [5, 0.2],
          [5, 0.4],
        ]),
        'visits',
      ),
    ).toBe(1);
    const equal = treeOf([
      [5, 0.4],
      [5, 0.4],
      [3, 0.4],
    ]);
    const seen = new Set(Array.from({ length: 30 }, (_, seed) => chosen(equal, 'visits', seed)));
    expect(seen).toEqual(new Set([0, 1]));
  });
});
