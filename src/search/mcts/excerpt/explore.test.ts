import { beforeAll, describe, expect, test } from 'vitest';
import { startOf, searched } from '../../../../test/searches.ts';
import { opening, thought } from '../../../../test/threads.ts';
import { nim } from '../../../../test/toys/nim.ts';
import { makeAgent } from '../../../agents/index.ts';
import {
  CHANCE,
  type Game,
  OVER,
  Random,
  type State,
  UserError,
  settleOptions,
} from '../../../core/index.ts';
import { ataxx } from '../../../games/ataxx/index.ts';
import { carcassonne } from '../../../games/carcassonne/index.ts';
import { marrakech } from '../../../games/marrakech/index.ts';
import { saboteur } from '../../../games/saboteur/index.ts';
import type { Search } from '../../search.ts';
import type { ExploredNode } from './excerpt.ts';

/** Nodes of the tree, the most visited children of each down to a depth, with the paths that lead to them. */
function open(
  search: Search,
  depth: number,
  path: readonly string[] = [],
): [readonly string[], ExploredNode][] {
  const node = search.explore!(path, Infinity);
  if (depth === 0) return [[path, node]];
  const below = node.children.slice(0, 3).flatMap(({ step }) => open(search, depth - 1, [...path, step]));
  return [[path, node], ...below];
}

const marrakechStart = startOf(marrakech, {}, ['2']);
const carcassonneStart = startOf(carcassonne, {}, ['V']);

const FORESTS: readonly (readonly [Game, State, string])[] = [
  [ataxx, startOf(ataxx), 'tree'],
  [ataxx, startOf(ataxx), 'table'],
  [marrakech, marrakechStart, 'tree'],
  [marrakech, marrakechStart, 'table'],
  [marrakech, marrakechStart, 'open-loop'],
  [marrakech, marrakechStart, 'information-set'],
  [carcassonne, carcassonneStart, 'ensemble'],
  [carcassonne, carcassonneStart, 'open-loop'],
  [saboteur, startOf(saboteur), 'information-set'],
  [saboteur, startOf(saboteur), 'open-loop'],
  [saboteur, startOf(saboteur), 'ensemble'],
  [saboteur, startOf(saboteur), 'naive'],
];
const CASES = FORESTS.map(([game, state, forest]) => ({ name: game.name, game, state, forest }));

describe.each(CASES)('a tree of $name with forest=$forest', ({ game, state, forest }) => {
  const spec = `mcts(forest=${forest}, iterations=800)`;
  let search: Search;
  let nodes: ReturnType<typeof open>;
  beforeAll(() => {
    search = searched(game, state, spec);
    nodes = open(search, 3);
  });

  test('opens node by node, and each is what its parent said of it', () => {
    const opened = new Map(nodes.map(([path, node]) => [path.join('/'), node]));
    let seen = 0;
    for (const [path, { children }] of opened)
      for (const { step, visits, count } of children) {
        const child = opened.get(path === '' ? step : `${path}/${step}`);
        if (!child) continue;
        expect([child.visits, child.children.length + child.omitted.count]).toEqual([visits, count]);
        seen++;
      }
    expect(seen).toBeGreaterThan(5);
  });

  test('can be shown: of all visits hardly any are to moves that cannot be written', () => {
    let [shown, all] = [0, 0];
    for (const [, { children, omitted }] of nodes) {
      const visits = children.reduce((sum, child) => sum + child.visits, 0);
      shown += visits;
      all += visits + omitted.visits;
    }
    expect(shown).toBeGreaterThan(0.99 * all);
  });

  test('tells siblings apart', () => {
    for (const [, { children }] of nodes)
      expect(new Set(children.map(({ step }) => step)).size).toBe(children.length);
  });

  test('has positions that can be read back, where the one who is to move made the moves below', () => {
    for (const [, { position, turn, children }] of nodes) {
      const read = game.parsePosition(position, settleOptions(game, {}));
      expect(read.turn).toBe(turn);
      for (const { by } of children) expect(by).toBe(turn);
    }
  });

  test('is not changed by looking at it', () => {
    let time = 0;
    const watched = makeAgent(spec, { game, random: new Random(1), clock: () => time++ });
    watched.start(state);
    for (let until = 0; !watched.advance(until); until = time + 40) {
      const { children } = watched.explore!([], 1);
      if (children[0]) watched.explore!([children[0].step], 5);
    }
    expect(watched.choose()).toBe(search.choose());
    expect({ ...watched.analysis(), seconds: 0 }).toEqual({ ...search.analysis(), seconds: 0 });
  });
});

describe('an opened node', () => {
  const search = searched(ataxx, startOf(ataxx), 'uct(iterations=2000)');

  test('has the moves of the analysis at the root, with their means and intervals', () => {
    const { moves } = search.analysis();
    const { children } = search.explore!([], Infinity);
    expect(children.map(({ visits, mean, low, high }) => ({ visits, mean, low, high }))).toEqual(
      moves.map(({ visits, mean, low, high }) => ({ visits, mean, low, high })),
    );
  });

  test('lists the expected move and then the most visited, and adds up what it leaves out', () => {
    const all = search.explore!([], Infinity);
    const few = search.explore!([], 3);
    expect(few.children).toEqual(all.children.slice(0, 3));
    expect(few.children[0]!.isPrincipal).toBe(true);
    const rest = all.children.slice(3);
    expect(few.omitted).toEqual({
      count: rest.length,
      visits: rest.reduce((sum, { visits }) => sum + visits, 0),
    });
    expect(search.explore!([], 0)).toMatchObject({ children: [], omitted: { count: all.children.length } });
  });

  test('follows the line of play that the search expects', () => {
    const state = startOf(ataxx);
    const path: string[] = [];
    for (const move of search.analysis().pv) {
      const [first] = search.explore!(path, 1).children;
      expect(first).toMatchObject({ move: ataxx.formatMove(state, move), isPrincipal: true });
      path.push(first!.step);
      state.play(move);
    }
    expect(search.explore!(path, 1).position).toBe(ataxx.formatPosition(state));
  });

  test('has means in points with an interval from the spread of its own games', () => {
    const points = searched(ataxx, startOf(ataxx), 'uct(reward=points, iterations=800)');
    const [first] = points.analysis().moves;
    const [top] = points.explore!([], 1).children;
    expect(top).toMatchObject({ mean: first!.mean, low: first!.low, high: first!.high });
    expect(top!.high! - top!.low!).toBeGreaterThan(1);
  });

  test('has what a rating said before, if there is a rating', () => {
    const rated = searched(ataxx, startOf(ataxx), 'mcts(tree=puct, iterations=300)');
    for (const { prior } of rated.explore!([], Infinity).children) expect(prior).toEqual(expect.any(Number));
    for (const { prior } of search.explore!([], Infinity).children) expect(prior).toBeUndefined();
  });

  test('has what is proven', () => {
    const solved = searched(nim, startOf(nim, { heaps: '2+2' }), 'mcts(solver=true, iterations=500)');
    expect(solved.explore!([], Infinity).children.map(({ proven }) => proven)).toEqual([1, 1, 1, 1]);
  });

  test('may be the end of the game', () => {
    const ends = searched(nim, startOf(nim, { heaps: '1' }), 'uct(iterations=10)');
    const [only] = ends.explore!([], 1).children;
    expect(ends.explore!([only!.step], 5)).toMatchObject({ turn: OVER, children: [] });
  });

  test('is an outcome of chance without a mean, after a move that chance follows', () => {
    const rolls = searched(marrakech, marrakechStart, 'uct(iterations=2000)');
    const { turn, children } = rolls.explore!([rolls.explore!([], 1).children[0]!.step], Infinity);
    expect(turn).toBe(CHANCE);
    expect(children.map(({ move, mean, layer }) => `${layer} ${move} ${mean}`).sort()).toEqual(
      ['1', '2', '3', '4'].map((roll) => `roll ${roll} undefined`),
    );
  });
});

describe('paths', () => {
  test('of moves that are written alike in different worlds name the one that is meant, or the most visited', () => {
    const search = searched(marrakech, marrakechStart, 'mcts(forest=open-loop, iterations=4000)');
    const nodes = open(search, 2);
    const twins = nodes.flatMap(([path, { children }]) =>
      children.filter(({ step, move }) => step !== move).map((child) => ({ path, child })),
    );
    expect(twins.length).toBeGreaterThan(1);
    for (const { path, child } of twins.slice(0, 20))
      expect(search.explore!([...path, child.step], 0).visits).toBe(child.visits);
    const { path, child } = twins[0]!;
    const alike = twins.filter((twin) => twin.path === path && twin.child.move === child.move);
    expect(search.explore!([...path, child.move], 0).visits).toBe(
      Math.max(...alike.map((twin) => twin.child.visits)),
    );
  });

  test.each([
    ['a move that is none', ['z9'], '"z9" after its root'],
    ['a move that nobody visited there', ['g2', 'g2'], '"g2" after g2'],
  ])('with %s are refused', (_, path, message) => {
    const search = searched(ataxx, startOf(ataxx), 'uct(iterations=2000)');
    expect(() => search.explore!(path, 5)).toThrow(UserError);
    expect(() => search.explore!(path, 5)).toThrow(message);
  });
});

test.each(['information-set', 'ensemble', 'open-loop', 'naive'])(
  'with %s, an opened node holds nothing that the seat at the root cannot know',
  (forest) => {
    const state = startOf(saboteur);
    const other = state.clone();
    saboteur.imagine!(other, state.turn, new Random(77));
    const [one, two] = [state, other].map((truth) =>
      open(searched(saboteur, truth, `mcts(forest=${forest}, iterations=300)`), 2),
    );
    expect(one!.length).toBeGreaterThan(5);
    expect(two).toEqual(one);
  },
);

describe('several threads', () => {
  test('that share a tree show all of it', () => {
    const search = thought('uct(iterations=3000, parallel=tree)', ataxx, opening(ataxx), 1);
    const { visits, children, notes } = search.explore!([], Infinity);
    expect(visits).toBe(3001);
    expect(children.reduce((sum, child) => sum + child.visits, 0)).toBe(3000);
    expect(notes).toEqual([]);
  });

  test('with a tree each show one of them, and say so', () => {
    const search = thought('uct(iterations=3000, parallel=root(threads=3))', ataxx, opening(ataxx), 1);
    expect(search.explore!([], 5)).toMatchObject({
      visits: 1001,
      notes: ['The tree of one thread; 3 grow one each.'],
    });
  });
});
