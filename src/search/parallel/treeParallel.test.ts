/** The tree that several threads grow at once: its books must balance, to the last visit and the last reward. */
import { describe, expect, test } from 'vitest';
import { settingWithPool, findings, opening, thought } from '../../../test/threads.ts';
import { samples } from '../../../test/samples.ts';
import { Solver, legalMoves } from '../../../test/textbook/minimax.ts';
import { makeAgent, makeParts } from '../../agents/index.ts';
import { type Game, OVER, Random, type State, settleOptions } from '../../core/index.ts';
import { ataxx as ataxxGame } from '../../games/ataxx/index.ts';
import { findGame } from '../../games/index.ts';
import { ROOT, type Tree } from '../mcts/tree.ts';
import { ParallelSearch } from './parallelSearch.ts';
import type { SharedTree } from './sharedTree.ts';
import { TreeParallel } from './treeParallel.ts';

const ataxx = findGame('ataxx');
const marrakech = findGame('marrakech');
const carcassonne = findGame('carcassonne');

const ITERATIONS = samples(6000);

/** A search whose tree can be looked at. */
class Glass extends ParallelSearch {
  readonly shared: SharedTree;

  constructor(leader: TreeParallel) {
    super(leader);
    this.shared = leader.shared;
  }

  get books(): Tree {
    return this.shared.tree;
  }
}

function glass(spec: string, game: Game, threads: number, clock = (): number => 0): Glass {
  const setting = { ...settingWithPool(game, 1), clock };
  return new Glass(new TreeParallel(makeParts(spec, game), { threads, spec }, setting));
}

interface Account {
  readonly node: number;
  readonly state: State;
  /** The seat that chose the move to the node, or CHANCE. */
  readonly by: number;
}

/** Every node that was visited, with its position. */
function* accounts(tree: Tree, root: State): Generator<Account> {
  const open: Account[] = [{ node: ROOT, state: root, by: root.turn }];
  for (let account = open.pop(); account; account = open.pop()) {
    yield account;
    const { node, state } = account;
    for (const child of tree.children(node)) {
      if (tree.visits(child) === 0) continue;
      const next = state.clone();
      next.play(tree.move(child));
      open.push({ node: child, state: next, by: state.turn });
    }
  }
}

/** Visits of a node that went no further: its own playout, or all of them where the game has ended. */
function ownVisits(tree: Tree, node: number): number {
  return tree.children(node).reduce((left, child) => left - tree.visits(child), tree.visits(node));
}

/** Rewards of a node that came from no child of it, if two seats share one point. */
function ownReward(tree: Tree, { node, state, by }: Account): number {
  const isSame = state.turn === by;
  return tree
    .children(node)
    .reduce(
      (left, child) => left - (isSame ? tree.sum(child) : tree.visits(child) - tree.sum(child)),
      tree.sum(node),
    );
}

function expectBalanced(search: Glass, root: State): void {
  const tree = search.books;
  let playouts = 0;
  for (const account of accounts(tree, root)) {
    const { node, state } = account;
    const own = ownVisits(tree, node);
    playouts += own;
    if (state.turn !== OVER) expect(own, `visits of node ${node}`).toBe(1);
  }
  expect(tree.visits(ROOT) - 1).toBe(search.analysis().iterations);
  expect(playouts).toBe(tree.visits(ROOT));
}

describe.each([1, 2, 3, 4])('with %i threads', (threads) => {
  test.each([ataxx, marrakech, carcassonne])(
    'every visit is accounted for, and none is left in flight ($name)',
    (game) => {
      const search = glass(`uct(iterations=${ITERATIONS})`, game, threads);
      const root = opening(game);
      search.start(root);
      expect(search.advance(Infinity)).toBe(true);
      expect(search.analysis().iterations).toBe(ITERATIONS);
      expectBalanced(search, root);
    },
  );

  test('no reward is lost or counted twice', () => {
    const search = glass(`uct(iterations=${samples(20_000)})`, ataxx, threads);
    const root = opening(ataxx, { size: 4 });
    search.start(root);
    search.advance(Infinity);
    for (const account of accounts(search.books, root)) {
      const { node, state } = account;
      const tree = search.books;
      if (node === ROOT) continue;
      if (state.turn === OVER) expect(tree.sum(node)).toBe(tree.visits(node) * state.result(account.by));
      else expect([0, 0.5, 1]).toContain(ownReward(tree, account));
    }
  });

  test('the books balance whenever the search is at rest', () => {
    let now = 0;
    // More than the other threads can do while this one is kept waiting by a busy machine.
    const search = glass('uct(iterations=100000000)', marrakech, threads, () => now++);
    const root = opening(marrakech);
    search.start(root);
    for (let slices = 0; slices < 5; slices++) {
      expect(search.advance(now + 10)).toBe(false);
      expectBalanced(search, root);
    }
  });
});

describe('alone on a shared tree', () => {
  test.each([
    [ataxx, 'uct(iterations=500'],
    [marrakech, 'uct(iterations=500'],
    [marrakech, 'mcts(tree=ucb1(fpu=1), forest=tree(draws=uniform), iterations=300'],
    [carcassonne, 'mcts(tree=survey-uct-tuned, reward=points, iterations=200'],
    [carcassonne, 'mcts(tree=puct, leaf=heuristic, iterations=200'],
    [findGame('katarenga'), 'mcts(tree=ucb1-depth, decisive=replies, iterations=200'],
    [findGame('saboteur'), 'uct(forest=naive, iterations=200'],
    [ataxx, 'flat(perMove=10'],
  ])('a thread finds what it finds on its own (%o)', (game, spec) => {
    const state = opening(game);
    expect(findings(thought(`${spec}, parallel=tree(threads=1))`, game, state, 3))).toEqual(
      findings(thought(`${spec})`, game, state, 3)),
    );
  });
});

describe('limits', () => {
  const root = opening(ataxx);

  test.each([0, 1, 2, 1001])('%i iterations are exactly so many', (iterations) => {
    const search = thought(`uct(iterations=${iterations}, parallel=tree(threads=3))`, ataxx, root, 1);
    expect(search.analysis().iterations).toBe(iterations);
    expect(legalMoves(root)).toContain(search.choose());
  });

  test('a limit of simulations is an exact number of playouts', () => {
    const spec = 'mcts(leaf=playout(times=3), simulations=300, parallel=tree)';
    expect(thought(spec, ataxx, root, 1).analysis()).toMatchObject({ iterations: 100, simulations: 300 });
  });

  test('the tree stops growing at its limit, and the search with it', () => {
    const search = glass('uct(nodes=2000)', ataxx, 2);
    search.start(root);
    expect(search.advance(Infinity)).toBe(true);
    // Where it ends, a few nodes of each thread are too few for another block.
    expect(search.analysis().nodes).toBeGreaterThanOrEqual(1500);
    expect(search.analysis().nodes).toBeLessThanOrEqual(2000 + 2 * ataxx.maxMoves);
  });

  test('a memory limit is kept to', () => {
    const search = glass('uct(memory=1MB)', ataxx, 2);
    search.start(root);
    expect(search.advance(Infinity)).toBe(true);
    expect(search.shared.memory.columns.byteLength).toBeLessThanOrEqual(1_000_000);
    expect(search.analysis().nodes * search.books.bytesPerNode).toBeLessThanOrEqual(1_000_000);
    expect(search.analysis().iterations).toBeGreaterThan(100);
  });

  test('a full tree is searched on where the budget has no limit for it', () => {
    const search = glass('uct(nodes=500)', ataxx, 2);
    search.start(root, { iterations: 4000 });
    expect(search.advance(Infinity)).toBe(true);
    const { iterations, nodes } = search.analysis();
    expect(iterations).toBe(4000);
    expect(nodes).toBeLessThan(500 + 3 * ataxx.maxMoves);
    expect(search.books.visits(ROOT)).toBe(4001);
  });

  test('time ends the search by the clock that it was given', () => {
    let now = 0;
    const search = glass('uct(time=1s)', ataxx, 2, () => (now += 10));
    search.start(root);
    expect(search.advance(Infinity)).toBe(true);
    expect(now).toBeGreaterThanOrEqual(1000);
    expect(now).toBeLessThan(1100);
    const found = findings(search);
    expect(search.advance(Infinity)).toBe(true);
    expect(findings(search)).toEqual(found);
  });

  test('a lead that cannot be caught any more ends it early', () => {
    // Many, because only the thread that leads looks, and on a busy machine it may have to wait for its turn.
    const spec = 'uct(c=0.1, iterations=300000, early=true, parallel=tree)';
    const { iterations } = thought(spec, ataxx, opening(ataxx, { size: 4 }), 1).analysis();
    expect(iterations).toBeLessThan(300_000);
  });
});

describe('what it finds', () => {
  test.each(['root', 'leaf', 'tree'])('%s parallelisation plays solved positions right', (kind) => {
    // A short clock keeps the positions few enough to solve them all.
    const options = settleOptions(ataxxGame, { size: 4, jumpLimit: 'clock(4)' });
    const board = (state: State): string => ataxx.formatPosition(state).replace(/ \d+$/, '');
    const random = new Random(11);
    const search = makeAgent(`uct(iterations=20000, parallel=${kind}(threads=2))`, {
      ...settingWithPool(ataxx, 1),
      options,
    });
    let solved = 0;
    while (solved < samples(5, 2)) {
      const state = ataxxGame.start(options, random);
      for (let ply = 0; ply < 18 && state.turn !== OVER; ply++) state.play(state.sample(random));
      if (state.turn === OVER) continue;
      const best = bestMoves(state, board);
      if (!best || best.length === legalMoves(state).length) continue;
      search.start(state);
      search.advance(Infinity);
      expect(best).toContain(search.choose());
      solved++;
    }
  });
});

/** Undefined where there are too many positions to solve. */
function bestMoves(state: State, key: (state: State) => string): readonly number[] | undefined {
  try {
    return new Solver(key, 3000).bestMoves(state);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
