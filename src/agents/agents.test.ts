import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ticTacToe } from '../../examples/tic-tac-toe/ticTacToe.ts';
import { CHANCE, Random, UserError, settleOptions } from '../core/index.ts';
import { ataxx } from '../games/ataxx/index.ts';
import { findGame, games } from '../games/index.ts';
import {
  type Spec,
  everyVariant,
  formatSpec,
  listAgents,
  makeAgent,
  parseSpec,
  resolveAgent,
} from './index.ts';

describe('the text of a spec', () => {
  test.each([
    ['random', 'random'],
    ['uct()', 'uct'],
    [' uct ( c = 1.4 ,iterations=10 ) ', 'uct(c=1.4, iterations=10)'],
    ['uct(playout=clones(r=4, else=any), time=1s)', 'uct(playout=clones(r=4, else=any), time=1s)'],
    ['engine(command="path to/it")', 'engine(command="path to/it")'],
  ])('%s is read as %s', (text, canonical) => {
    expect(formatSpec(parseSpec(text))).toBe(canonical);
  });

  test('what is printed is read back as the same', () => {
    const name = fc.stringMatching(/^[A-Za-z0-9_./+-]{1,8}$/);
    const leaf = fc.record({
      name: fc.oneof(name, fc.stringMatching(/^[^"\\]{0,8}$/)),
      options: fc.constant([]),
    });
    const around = (value: fc.Arbitrary<Spec>): fc.Arbitrary<Spec> => {
      const option = fc.record({ key: name, value });
      const options = fc.uniqueArray(option, { maxLength: 3, selector: ({ key }) => key });
      return fc.record({ name, options });
    };
    const spec = around(fc.oneof(leaf, around(leaf)));
    fc.assert(
      fc.property(spec, (value) => {
        const text = formatSpec(value);
        expect(formatSpec(parseSpec(text))).toBe(text);
      }),
    );
  });

  test('whatever is written, nothing but a UserError comes of it', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'uct(c=1,) "playout=clones.r4sm') }), (text) => {
        try {
          resolveAgent(text, ataxx);
        } catch (error) {
          expect(error).toBeInstanceOf(UserError);
        }
      }),
      { numRuns: 2000 },
    );
  });
});

describe('long and deep texts are refused before anything overflows', () => {
  test.each([
    [
      'many agents inside each other',
      'uct(playout='.repeat(500),
      /more than 50 agents or parts inside each other/,
    ],
    [
      'very many',
      'uct(playout='.repeat(8000),
      /^agent "uct\(.{56}… \(96000 characters\)" is longer than 10000/,
    ],
    ['brackets that close', `${'a('.repeat(51)}${')'.repeat(51)}`, /inside each other at character 103/],
    ['a name of a megabyte', 'a'.repeat(1_000_000), /^agent "a{60}… \(1000000 characters\)" is longer than/],
    ['a long name', 'a'.repeat(9000), /^unknown agent "a{60}… \(9000 characters\)"$/],
    [
      'a long value',
      `uct(c=${'9'.repeat(9000)})`,
      /^agent uct: option c cannot be "9{59}… \(9002 characters\)/,
    ],
    ['a long mistake', `uct(${' '.repeat(9000)}`, /^agent "uct\( {196}… \(9004 characters\)": expected/],
  ])('%s', (_what, text, message) => {
    expect(() => resolveAgent(text, ataxx)).toThrow(message);
    expect(() => resolveAgent(text, ataxx)).toThrow(UserError);
  });

  test('50 inside each other are read', () => {
    const text = `${'a('.repeat(50)}${')'.repeat(50)}`;
    expect(formatSpec(parseSpec(text))).toBe(`${'a('.repeat(49)}a${')'.repeat(49)}`);
  });
});

describe('mistakes are named, with what would be right', () => {
  test.each([
    'uct(c=abc)',
    'uct(c=-1)',
    'utc',
    'uct(iteration=5)',
    'uct(time=soon)',
    'uct(iterations=1.5)',
    'uct(playout=clone)',
    'uct(playout=clones(q=4))',
    'uct(playout=clones(r=0))',
    'uct(c=1, c=2)',
    'uct(c=1',
    'uct)',
    '',
    'alphabeta(ends=never)',
    'mcts(tree=uct(c=4))',
  ])('%s', (text) => {
    let message = 'no error';
    try {
      resolveAgent(text, ataxx);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      message = `${error.message}\n${error.hint}`;
    }
    expect(message).toMatchSnapshot();
  });

  test('an agent of another game, and an agent that the game has no evaluation for', () => {
    expect(() => resolveAgent('ataxx/mcts', { ...ataxx, name: 'other' })).toThrow(/does not play other/);
    expect(() => resolveAgent('greedy', { ...ticTacToe, heuristics: [] })).toThrow(/needs a heuristic/);
  });
});

describe('canonical specs', () => {
  test.each([
    ['uct', 'uct(iterations=1000)'],
    ['uct(c=1.4, playout=uniform, reward=win(draw=0.5))', 'uct(iterations=1000)'],
    ['uct(time=1500ms)', 'uct(time=1500ms)'],
    ['uct(time=2)', 'uct(time=2ms)'],
    ['mcts(iterations=5, tree=ucb1(c=2))', 'mcts(tree=ucb1(c=2), iterations=5)'],
    ['mcts(memory=0.5GB)', 'mcts(memory=500MB)'],
    ['alphabeta(nodes=5)', 'alphabeta(nodes=5)'],
    ['ataxx/mcts(tree=puct)', 'mcts(tree=puct, playout=clones, time=1s)'],
    ['ataxx/mcts(iterations=7)', 'mcts(tree=ucb1(total=node), playout=clones, iterations=7)'],
  ])('%s is %s', (text, canonical) => {
    expect(resolveAgent(text, ataxx).canonical).toBe(canonical);
    expect(resolveAgent(canonical, ataxx).canonical).toBe(canonical);
  });
});

describe('full specs', () => {
  test.each([
    [
      'uct',
      'uct(c=1.4, playout=uniform, reward=win(draw=0.5), forest=tree(draws=weighted), choice=visits, parallel=none, iterations=1000, margin=0, early=false)',
    ],
    ['random', 'random(playout=uniform)'],
    [
      'engine("a b", depth=3)',
      'engine(command="a b", protocol=auto, options="", timeout=10000, grace=500, depth=3)',
    ],
  ])('%s is %s', (text, full) => {
    expect(resolveAgent(text, ataxx).inFull()).toBe(full);
  });

  test.each(games.map((game) => [game.name, game] as const))(
    'of every agent of %s describe the same agent',
    (_name, game) => {
      const agents = listAgents(game).filter(({ kind }) => kind === 'agent' || kind === 'named');
      for (const { name } of agents) {
        const text = name === 'engine' ? 'engine("a b")' : name;
        const agent = resolveAgent(text, game);
        expect(resolveAgent(agent.inFull(), game).canonical).toBe(agent.canonical);
      }
    },
  );
});

describe('parts that do not go together are refused with the reason', () => {
  test.each([
    ['ataxx', 'mcts(backup=weighted)', /tree policy that rates moves/],
    ['ataxx', 'mcts(leaf=cut, reward=points)', /a reward that an evaluation can tell/],
    ['ataxx', 'mcts(solver=true, forest=table)', /needs forest=tree/],
    ['ataxx', 'mcts(solver=true, reward=difference)', /needs reward=win/],
    ['ataxx', 'mcts(reuse=true, forest=table)', /needs forest=tree/],
    ['ataxx', 'mcts(tree=implicit-minimax, reward=points)', /a reward that an evaluation can tell/],
    ['ataxx', 'mcts(tree=implicit-minimax, backup=growing)', /needs backup=mean/],
    ['ataxx', 'mcts(tree=implicit-minimax, forest=table)', /in forest=table nodes are not positions/],
    ['carcassonne', 'mcts(tree=implicit-minimax, forest=open-loop)', /nodes are not positions/],
    ['saboteur', 'mcts(tree=implicit-minimax)', /in forest=information-set nodes are not positions/],
    ['ataxx', 'mcts(root=halving, forest=table)', /forest=table has none/],
    ['carcassonne', 'mcts(root=halving, forest=ensemble)', /forest=ensemble has none/],
    ['saboteur', 'mcts(root=halving)', /forest=information-set has none/],
    ['ataxx', 'mcts(root=halving, solver=true)', /solver=true would take out others/],
    ['ataxx', 'mcts(root=halving, reuse=true)', /reuse=true would bring in old visits/],
    ['ataxx', 'mcts(root=halving, early=true)', /root=halving shares out by plan/],
    ['carcassonne', 'mcts(widening=random, forest=open-loop)', /they differ from visit to visit/],
    ['saboteur', 'mcts(widening=rated)', /in forest=information-set they differ/],
    ['ataxx', 'mcts(widening=rated, solver=true)', /solver=true has to see all of them/],
    ['ataxx', 'mcts(widening=random, root=halving)', /root=halving gives each its share/],
    ['ataxx', 'mcts(early=true, choice=mean)', /needs choice=visits/],
    ['ataxx', 'mcts(forest=ensemble)', /unknown forest "ensemble"/],
    ['saboteur', 'mcts(forest=tree)', /unknown forest "tree"/],
    ['saboteur', 'alphabeta', /would see what is hidden/],
    ['marrakech', 'alphabeta', /minimax knows no chance/],
  ])('%s: %s', (name, text, reason) => {
    expect(() => resolveAgent(text, findGame(name))).toThrow(reason);
  });
});

test.each(games.map((game) => [game.name, game] as const))(
  'every agent and every part that %s is offered can be made and gives a legal move',
  (_name, game) => {
    const state = game.start(settleOptions(game, {}), new Random(1));
    while (state.turn === CHANCE) state.play(state.sample(new Random(2)));
    const listed = new Int32Array(game.maxMoves);
    const legal = [...listed.subarray(0, state.moves(listed))];
    const specs = everyVariant(game).filter((spec) => !spec.includes('parallel='));
    expect(specs.length).toBeGreaterThan(50);
    for (const spec of specs) {
      const search = makeAgent(spec, { game, random: new Random(1), clock: () => 0, future: new Random(3) });
      // Playouts that weigh every move take their time.
      search.start(state, { iterations: spec.includes('playout=') ? 1 : 5, depth: 1 });
      search.advance(Infinity);
      expect(legal, spec).toContain(search.choose());
    }
  },
);

test('greedy takes the most stones, and a win before stones', () => {
  const greedy = makeAgent('greedy', { game: ataxx, random: new Random(1), clock: () => 0 });
  const options = settleOptions(ataxx, {});
  const best = (text: string): string => {
    const state = ataxx.parsePosition(text, options);
    greedy.start(state);
    return ataxx.formatMove(state, greedy.choose());
  };
  expect(best('x6/7/2ooo2/2o1o2/2ooo2/7/6x x 0 1')).not.toBe('d4');
  expect(best('7/7/2ooo2/1xo1o2/2ooo2/7/7 x 0 1')).toBe('b4d4');
});
