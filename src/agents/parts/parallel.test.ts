import { describe, expect, test } from 'vitest';
import { refusal } from '../../../test/refusal.ts';
import { settingWithPool } from '../../../test/threads.ts';
import { Random } from '../../core/index.ts';
import { findGame } from '../../games/index.ts';
import { makeAgent, resolveAgent } from '../resolveAgent.ts';

const ataxx = findGame('ataxx');
const carcassonne = findGame('carcassonne');
const saboteur = findGame('saboteur');

describe('a spec', () => {
  test('names the threads that share the work, and keeps silent about one', () => {
    expect(resolveAgent('uct(parallel=tree, time=1s)', ataxx).canonical).toBe('uct(parallel=tree, time=1s)');
    expect(resolveAgent('uct(parallel=root(threads=4))', ataxx).canonical).toBe(
      'uct(parallel=root(threads=4), iterations=1000)',
    );
    expect(resolveAgent('uct(parallel=none)', ataxx).canonical).toBe('uct(iterations=1000)');
  });

  test('is refused for no threads at all', () => {
    expect(refusal(() => resolveAgent('uct(parallel=tree(threads=0))', ataxx))).toContain(
      'option threads cannot be "0"',
    );
  });
});

describe('what cannot be shared is refused with the reason', () => {
  test.each([
    [ataxx, 'mcts(parallel=root, reuse=true)', 'parallel=root: workers start every move from nothing'],
    [ataxx, 'uct(parallel=root, early=true)', 'parallel=root: no thread knows what the others will add'],
    [carcassonne, 'uct(parallel=root, forest=known-future)', 'only one thread can be told the future'],
    [carcassonne, 'uct(parallel=leaf, forest=known-future)', 'only one thread can be told the future'],
    [carcassonne, 'uct(parallel=tree, forest=known-future)', 'only one thread can be told the future'],
    [carcassonne, 'uct(parallel=leaf, forest=ensemble)', 'parallel=leaf: workers reach a leaf by its moves'],
    [carcassonne, 'uct(parallel=leaf, forest=open-loop)', 'it needs forest=tree'],
    [saboteur, 'uct(parallel=leaf)', 'it needs forest=tree'],
    [ataxx, 'uct(parallel=leaf, forest=table)', 'it needs forest=tree'],
    [ataxx, 'uct(parallel=leaf, playout=mast)', 'parallel=leaf: what playouts teach is not shared'],
    [ataxx, 'mcts(parallel=leaf, tree=rave)', 'parallel=leaf: what playouts teach is not shared'],
    [ataxx, 'mcts(parallel=leaf, leaf=heuristic)', 'an evaluation says the same in every thread'],
    [ataxx, 'mcts(parallel=root, root=halving)', 'parallel=root: rounds are not shared'],
    [ataxx, 'mcts(parallel=tree, root=halving)', 'parallel=tree: rounds are not shared'],
    [
      ataxx,
      'mcts(parallel=tree, tree=implicit-minimax)',
      'parallel=tree: values of positions are not shared',
    ],
    [ataxx, 'mcts(parallel=tree, solver=true)', 'parallel=tree: proofs are not shared'],
    [ataxx, 'mcts(parallel=tree, reuse=true)', 'parallel=tree: the shared tree starts empty'],
    [ataxx, 'mcts(parallel=tree, backup=growing)', 'parallel=tree: it needs backup=mean'],
    [ataxx, 'mcts(parallel=tree, widening=random)', 'parallel=tree: threads open all moves of a node'],
    [ataxx, 'mcts(parallel=tree, adds=turn)', 'parallel=tree: it needs adds=node'],
    [ataxx, 'mcts(parallel=tree, tree=grave)', 'parallel=tree: what playouts teach is not shared'],
    [ataxx, 'uct(parallel=tree, forest=table)', 'parallel=tree: threads meet in one tree of one world'],
    [saboteur, 'uct(parallel=tree)', 'parallel=tree: threads meet in one tree of one world'],
    [
      ataxx,
      'mcts(parallel=tree, leaf=playout(growing=true), simulations=100)',
      'simulations cannot be shared out when their number grows',
    ],
  ])('%o %s', (game, spec, reason) => {
    expect(refusal(() => resolveAgent(spec, game))).toContain(reason);
  });

  test.each([
    [saboteur, 'uct(parallel=root)'],
    [saboteur, 'uct(parallel=tree, forest=naive)'],
    [saboteur, 'uct(parallel=leaf, forest=naive)'],
    [carcassonne, 'mcts(parallel=tree, tree=puct, leaf=heuristic)'],
    [ataxx, 'mcts(parallel=root, solver=true, tree=rave, playout=mast)'],
    [ataxx, 'mcts(parallel=leaf, solver=true, reuse=true)'],
    [ataxx, 'mcts(parallel=leaf, root=halving)'],
    [ataxx, 'mcts(parallel=root, widening=rated)'],
    [ataxx, 'mcts(parallel=root, tree=implicit-minimax)'],
    [ataxx, 'mcts(parallel=leaf, tree=implicit-minimax)'],
    [ataxx, 'uct(parallel=leaf, early=true)'],
    [ataxx, 'uct(parallel=tree, early=true)'],
  ])('%o %s is not', (game, spec) => {
    expect(refusal(() => resolveAgent(spec, game))).toBe('accepted');
  });
});

describe('where there are no threads', () => {
  const setting = {
    game: ataxx,
    random: new Random(1),
    clock: () => 0,
    options: settingWithPool(ataxx, 1).options!,
  };

  test('several are refused with the reason', () => {
    expect(refusal(() => makeAgent('uct(parallel=tree)', setting))).toContain(
      'parallel=tree cannot be used here, where no threads can share memory',
    );
  });

  test('one will do', () => {
    expect(refusal(() => makeAgent('uct(parallel=leaf(threads=1))', setting))).toBe('accepted');
  });
});
