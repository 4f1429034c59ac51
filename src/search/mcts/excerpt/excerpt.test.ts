import { describe, expect, test } from 'vitest';
import { ticTacToe } from '../../../../examples/tic-tac-toe/ticTacToe.ts';
import { nim } from '../../../../test/toys/nim.ts';
import { searched, startOf } from '../../../../test/searches.ts';
import { pig } from '../../../../test/toys/pig.ts';
import { makeAgent } from '../../../agents/index.ts';
import { CHANCE, type Game, Random, type State } from '../../../core/index.ts';
import { ataxx } from '../../../games/ataxx/index.ts';
import { carcassonne } from '../../../games/carcassonne/index.ts';
import { marrakech } from '../../../games/marrakech/index.ts';
import { saboteur } from '../../../games/saboteur/index.ts';
import {
  type Branches,
  type ExcerptLimits,
  type ExcerptNode,
  READABLE,
  type TreeExcerpt,
} from './excerpt.ts';

const EVERYTHING: ExcerptLimits = {
  nodes: Infinity,
  depth: Infinity,
  children: Infinity,
  elsewhere: Infinity,
  share: 0,
};

function excerptOf(game: Game, state: State, spec: string, limits = READABLE): TreeExcerpt {
  return searched(game, state, spec).excerpt!(limits);
}

/** All nodes, each with how deep it lies. */
function walk(branches: Branches, depth = 1): { node: ExcerptNode; depth: number }[] {
  return branches.children.flatMap((node) => [{ node, depth }, ...walk(node, depth + 1)]);
}

function visitsBelow({ children, omitted }: Branches): number {
  return children.reduce((sum, child) => sum + child.visits, omitted.visits);
}

const carcassonneStart = startOf(carcassonne, {}, ['V']);

describe('how often', () => {
  test.each<[string, Game, State]>([
    ['Ataxx', ataxx, startOf(ataxx)],
    ['Carcassonne', carcassonne, carcassonneStart],
    ['Marrakech', marrakech, startOf(marrakech, {}, ['2'])],
  ])('in %s the visits of a node are its own and those of its children', (_name, game, state) => {
    const excerpt = excerptOf(game, state, 'uct(iterations=1500)');
    expect(excerpt.visits).toBe(1501);
    for (const branches of [excerpt, ...walk(excerpt).map(({ node }) => node)])
      expect(branches.visits).toBe(1 + visitsBelow(branches));
  });

  test('the root has the moves that were visited most, as the analysis counts them', () => {
    const search = searched(ataxx, startOf(ataxx), 'uct(iterations=2000)');
    const { moves } = search.analysis();
    const { children, omitted } = search.excerpt!(READABLE);
    expect(children.map(({ visits, mean }) => [visits, mean])).toEqual(
      moves.slice(0, READABLE.children).map(({ visits, mean }) => [visits, mean]),
    );
    expect(omitted.count).toBe(moves.length - READABLE.children);
  });

  test('nothing is left out when nothing limits it', () => {
    const search = searched(pig, startOf(pig), 'uct(iterations=300)');
    const all = search.excerpt!(EVERYTHING);
    expect(all.nodes).toBe(walk(all).length);
    for (const { node } of walk(all)) expect(node.omitted).toEqual({ count: 0, visits: 0 });
    // Nodes that were made but never visited are not part of what can be seen.
    expect(all.nodes).toBeLessThanOrEqual(search.analysis().nodes - 1);
    expect(Math.max(...walk(all).map(({ depth }) => depth))).toBe(search.analysis().depth);
  });

  test('without a single iteration there is only the root', () => {
    expect(excerptOf(ataxx, startOf(ataxx), 'uct(iterations=0)')).toMatchObject({
      nodes: 0,
      children: [],
      omitted: { count: 0, visits: 0 },
    });
  });
});

describe('limits', () => {
  const search = searched(carcassonne, carcassonneStart, 'uct(iterations=1000)');
  const take = (limits: Partial<ExcerptLimits>): TreeExcerpt => search.excerpt!({ ...READABLE, ...limits });

  test('no more nodes than asked for', () => {
    for (const nodes of [0, 1, 7, 40]) {
      const excerpt = take({ nodes });
      expect([excerpt.nodes, walk(excerpt).length]).toEqual([nodes, nodes]);
    }
  });

  test('not deeper than asked for', () => {
    expect(Math.max(...walk(take({ depth: 2 })).map(({ depth }) => depth))).toBe(2);
  });

  test('no more children than asked for, on the expected line and elsewhere', () => {
    const excerpt = take({ children: 4, elsewhere: 2, nodes: 500 });
    expect(excerpt.children).toHaveLength(4);
    for (const { node } of walk(excerpt))
      expect(node.children.length).toBeLessThanOrEqual(node.isPrincipal ? 4 : 2);
  });

  test('off the expected line, no fewer visits than asked for', () => {
    for (const { node } of walk(take({ share: 0.05, nodes: 500 })))
      expect(node.isPrincipal || node.visits >= 0.05 * 1001).toBe(true);
  });

  test('the most visited are taken first', () => {
    const visitsOf = (excerpt: TreeExcerpt): number[] =>
      walk(excerpt)
        .filter(({ node }) => !node.isPrincipal)
        .map(({ node }) => node.visits)
        .sort((a, b) => b - a);
    const few = visitsOf(take({ nodes: 30 }));
    const many = visitsOf(take({ nodes: 60 }));
    expect(many.slice(0, few.length)).toEqual(few);
  });
});

describe('who and what', () => {
  test('Carcassonne has the layers of its paper: tile, meeple, draw', () => {
    const layers = new Set(
      walk(excerptOf(carcassonne, carcassonneStart, 'mcts(forest=ensemble, iterations=4000)')).map(
        ({ node, depth }) => `${depth} ${node.layer} ${node.by}`,
      ),
    );
    expect([...layers].sort().slice(0, 5)).toEqual([
      '1 tile 0',
      '2 meeple 0',
      `3 draw ${CHANCE}`,
      '4 tile 1',
      '5 meeple 1',
    ]);
  });

  test('games that name no layers have one for each seat, and one for chance', () => {
    const nodes = walk(excerptOf(pig, startOf(pig), 'uct(iterations=500)'));
    const pairs = new Set(nodes.map(({ node }) => `${node.by} ${node.layer}`));
    expect(pairs).toEqual(new Set(['0 player 1', '1 player 2', `${CHANCE} chance`]));
  });

  test('outcomes of chance have no mean, decisions have', () => {
    for (const { node } of walk(excerptOf(pig, startOf(pig), 'uct(iterations=500)')))
      expect(node.mean === undefined).toBe(node.by === CHANCE);
  });

  test('the expected line is that of the analysis, and comes first', () => {
    const state = carcassonneStart.clone();
    const search = searched(carcassonne, state, 'uct(iterations=1000)');
    const { pv } = search.analysis();
    const line: string[] = [];
    let branches: Branches = search.excerpt!({ ...READABLE, depth: 99 });
    while (branches.children[0]?.isPrincipal) {
      line.push(branches.children[0].move);
      branches = branches.children[0];
    }
    const expected = pv.map((move) => {
      const text = carcassonne.formatMove(state, move);
      state.play(move);
      return text;
    });
    expect(line).toEqual(expected);
  });

  test('what is proven is said: a win, a loss, a draw', () => {
    const proofs = (game: Game, state: State): (number | 'draw' | undefined)[] =>
      excerptOf(game, state, 'mcts(solver=true, iterations=500)').children.map(({ proven }) => proven);
    // Two equal heaps are lost for who is to move, and one stick from the second of 1+2 leaves them.
    expect(proofs(nim, startOf(nim, { heaps: '1+2' }))[0]).toBe(0);
    expect(proofs(nim, startOf(nim, { heaps: '2+2' }))).toEqual([1, 1, 1, 1]);
    const drawn = startOf(ticTacToe, {}, ['b2', 'a1', 'c1', 'a3', 'a2', 'c2']);
    expect(proofs(ticTacToe, drawn)).toEqual(['draw', 'draw', 'draw']);
  });
});

describe('other forests', () => {
  test('of an ensemble one tree is drawn, in which chance has one outcome', () => {
    const excerpt = excerptOf(carcassonne, carcassonneStart, 'mcts(forest=ensemble, iterations=2000)');
    expect(excerpt.visits).toBe(501);
    expect(excerpt.notes[0]).toContain('One of 4 trees');
    for (const { node } of walk(excerpt))
      if (node.layer === 'meeple') expect(node.children.length + node.omitted.count).toBeLessThanOrEqual(1);
  });

  test('a tree that passes over chance shows replies to many outcomes, and no chance', () => {
    const excerpt = excerptOf(
      marrakech,
      startOf(marrakech, {}, ['2']),
      'mcts(forest=open-loop, iterations=2000)',
    );
    const nodes = walk(excerpt);
    expect(nodes.some(({ node }) => node.by === CHANCE)).toBe(false);
    expect(Math.max(...nodes.map(({ depth }) => depth))).toBeGreaterThan(1);
    for (const { node } of nodes) expect(visitsBelow(node)).toBeLessThanOrEqual(node.visits);
  });

  test('where positions are found again, their moves are drawn below the move that led there', () => {
    const nodes = walk(excerptOf(ataxx, startOf(ataxx), 'mcts(forest=table, iterations=2000)'));
    expect(new Set(nodes.map(({ node, depth }) => `${depth} ${node.layer}`))).toContain('2 o');
  });

  test.each(['full', 'paper'])('with chance between (%s key), each outcome is drawn', (key) => {
    const spec = `mcts(forest=table(key=${key}), iterations=2000)`;
    const excerpt = excerptOf(marrakech, startOf(marrakech, {}, ['2']), spec);
    const rolls = excerpt.children[0]!.children.map(({ move, layer }) => `${layer} ${move}`);
    expect(rolls.sort()).toEqual(['roll 1', 'roll 2', 'roll 3', 'roll 4']);
    expect(walk(excerpt).some(({ node, depth }) => depth === 3 && node.layer === 'choose')).toBe(true);
  });

  test.each(['information-set', 'ensemble', 'open-loop'])(
    'with %s, an excerpt holds nothing that its seat cannot know',
    (forest) => {
      const state = startOf(saboteur);
      const other = state.clone();
      saboteur.imagine!(other, state.turn, new Random(77));
      expect(saboteur.formatPosition(other)).not.toBe(saboteur.formatPosition(state));
      const [one, two] = [state, other].map((truth) =>
        excerptOf(saboteur, truth, `mcts(forest=${forest}, iterations=300)`),
      );
      expect(one!.nodes).toBeGreaterThan(5);
      expect(two).toEqual(one);
    },
  );
});

test.each(['tree', 'ensemble', 'table', 'open-loop'])(
  'with %s, looking at the tree does not change the search',
  (forest) => {
    const spec = `mcts(forest=${forest}, iterations=600)`;
    const state = startOf(marrakech, {}, ['2']);
    let time = 0;
    const search = makeAgent(spec, { game: marrakech, random: new Random(1), clock: () => time++ });
    search.start(state);
    for (let until = 0; !search.advance(until); until = time + 5) search.excerpt!(READABLE);
    expect({ ...search.analysis(), seconds: 0 }).toEqual({
      ...searched(marrakech, state, spec).analysis(),
      seconds: 0,
    });
  },
);
