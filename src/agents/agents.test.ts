import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ticTacToe } from '../../examples/tic-tac-toe/ticTacToe.ts';
import { Random, UserError, settleOptions } from '../core/index.ts';
import { ataxx } from '../games/ataxx/index.ts';
import { type Spec, canonicalSpec, formatSpec, listAgents, makeAgent, parseSpec } from './index.ts';

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
          canonicalSpec(text, ataxx);
        } catch (error) {
          expect(error).toBeInstanceOf(UserError);
        }
      }),
      { numRuns: 2000 },
    );
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
  ])('%s', (text) => {
    let message = 'no error';
    try {
      canonicalSpec(text, ataxx);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      message = `${error.message}\n${error.hint}`;
    }
    expect(message).toMatchSnapshot();
  });

  test('an agent of another game, and an agent that the game has no evaluation for', () => {
    expect(() => canonicalSpec('ataxx/mcts', { ...ataxx, name: 'other' })).toThrow(/does not play other/);
    expect(() => canonicalSpec('greedy', { ...ticTacToe, heuristics: [] })).toThrow(/needs a heuristic/);
  });
});

describe('canonical specs', () => {
  test.each([
    ['uct', 'uct(c=1.4, playout=uniform, reward=win(draw=0.5), choice=visits, iterations=1000)'],
    ['uct(time=1500ms)', 'uct(c=1.4, playout=uniform, reward=win(draw=0.5), choice=visits, time=1500ms)'],
    ['uct(time=2)', 'uct(c=1.4, playout=uniform, reward=win(draw=0.5), choice=visits, time=2ms)'],
    ['alphabeta(nodes=5)', 'alphabeta(heuristic=pieces, ends=result, hash=16, nodes=5)'],
    [
      'ataxx/mcts(c=2)',
      'uct(c=2, playout=clones(r=4, else=jump), reward=win(draw=0.5), choice=visits, time=1s)',
    ],
  ])('%s is %s', (text, canonical) => {
    expect(canonicalSpec(text, ataxx)).toBe(canonical);
    expect(canonicalSpec(canonical, ataxx)).toBe(canonical);
  });
});

test('everything in the list can be made and plays', () => {
  const state = ataxx.start(settleOptions(ataxx, { size: 4 }), new Random(1));
  const players = listAgents(ataxx).filter((entry) => entry.kind === 'agent' || entry.kind === 'named');
  expect(players.map((entry) => entry.name)).toEqual(
    expect.arrayContaining([
      'random',
      'greedy',
      'flat',
      'ucb',
      'uct',
      'alphabeta',
      'ataxx/mcts',
      'ataxx/minimax',
    ]),
  );
  const listed = new Int32Array(ataxx.maxMoves);
  const legal = listed.subarray(0, state.moves(listed));
  for (const { spec } of players) {
    let now = 0;
    const search = makeAgent(spec, { game: ataxx, random: new Random(1), clock: () => (now += 100) });
    search.start(state);
    search.advance(Infinity);
    expect(legal).toContain(search.choose());
  }
});

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
