/** A search never holds more memory than it may, not even while its pool grows. */
import { describe, expect, test } from 'vitest';
import { plainParts } from '../../test/textbook/plainParts.ts';
import { type Example, examples } from '../../test/textbook/positions.ts';
import { type PositionKey, Random } from '../core/index.ts';
import { type Forest, ensemble, openLoop } from './mcts/forest/forest.ts';
import { Transpositions } from './mcts/forest/transpositions.ts';
import { type Analysis, Mcts, type MctsParts } from './index.ts';
import { AmafTable } from './mcts/select/amafTable.ts';
import type { Tree } from './mcts/tree.ts';

/** Notes how many bytes trees hold; a pool that has grown stood beside the old one for a while. */
class Meter {
  peak = 0;
  private readonly sizes = new Map<Tree, number>();

  look(tree: Tree): void {
    const before = this.sizes.get(tree) ?? tree.bytes;
    this.sizes.set(tree, tree.bytes);
    const all = [...this.sizes.values()].reduce((sum, bytes) => sum + bytes, 0);
    this.peak = Math.max(this.peak, before === tree.bytes ? all : all + before);
  }
}

function run(
  { game, state }: Example,
  bytes: number,
  changes: Partial<MctsParts>,
): Analysis & { peak: number } {
  const meter = new Meter();
  const budget = { bytes, iterations: 200_000 };
  const parts = plainParts((tree) => meter.look(tree), { budget, ...changes });
  const search = new Mcts(parts, { game, random: new Random(3), clock: () => 0 });
  search.start(state);
  search.advance(Infinity);
  return { ...search.analysis(), peak: meter.peak };
}

const turns = { expansion: { adds: 'turn', maxDepth: Infinity, decisive: 'none' } } as const;
const withForest = (forest: Forest): Partial<MctsParts> => ({ forest });
const cases: readonly (readonly [string, Example, Partial<MctsParts>])[] = [
  ['one tree', examples.ataxx, {}],
  ['a turn at a time', examples.carcassonne, turns],
  ['long turns', examples.pig, turns],
  ['several trees', examples.marrakech, withForest(ensemble(3, 'visits'))],
  ['moves in lists', examples.marrakech, withForest(openLoop)],
];

describe.each(cases)('%s', (_name, example, changes) => {
  test.each([1e6, 2e6])('holds no more than %d bytes, but makes use of them', (bytes) => {
    const { peak, iterations } = run(example, bytes, changes);
    expect(iterations).toBeGreaterThan(100);
    expect(iterations).toBeLessThan(200_000);
    expect(peak).toBeLessThanOrEqual(bytes);
    expect(peak).toBeGreaterThan(bytes / 8);
  });
});

describe('tables foretell what they take while they grow', () => {
  test('positions', () => {
    let next = 0;
    const key: PositionKey = {
      name: 'count',
      about: '',
      isComplete: true,
      write: (_state, out) => out.set([next, Math.imul(next, 7919)]),
    };
    const table = new Transpositions(key);
    const { state } = examples.ticTacToe;
    for (next = 1; next < 20_000; next++) {
      const [now, foretold] = [table.bytesToHold(0), table.bytesToHold(1)];
      expect(table.find(state)).toBe(-1);
      table.add(next);
      expect(table.find(state)).toBe(next);
      // Either nothing happens, or the new table stands beside the old one.
      expect(foretold).toBe(now === table.bytesToHold(0) ? now : now + table.bytesToHold(0));
    }
    for (next = 1; next < 20_000; next += 997) expect(table.find(state)).toBe(next);
  });

  test('moves as first', () => {
    const table = new AmafTable();
    for (let node = 0; node < 5000; node++) {
      const [now, foretold] = [table.bytesToHold(0), table.bytesToHold(1)];
      table.add(node, 1, 7, 0.5);
      expect(foretold).toBe(now === table.bytesToHold(0) ? now : now + table.bytesToHold(0));
    }
    const place = table.find(4321, 1, 7);
    expect([table.visits[place], table.sums[place]]).toEqual([1, 0.5]);
    expect(table.find(4321, 0, 7)).toBe(-1);
  });
});
