/** Marrakech in sentences, at positions where they matter. */
import { describe, expect, it, test } from 'vitest';
import { type OptionValues, settleOptions } from '../../../../core/index.ts';
import { type MarrakechState, marrakech } from '../../../../games/marrakech/index.ts';
import { marrakechPage as page } from './index.ts';

function at(position: string, given: OptionValues = {}): MarrakechState {
  return marrakech.parsePosition(position, settleOptions(marrakech, given));
}

function told(state: MarrakechState, move: string): string {
  return page.describe(state, marrakech.parseMove(state, move), undefined);
}

/** Assam on c3 has a carpet of Blue above him and another at his right. */
const MIDDLE = '5/1d-d2/3C1/3c1/5 c3N p1a die1 30,30 7,7,7,7';

describe('moves in words', () => {
  it('tell the walk, the toll and the carpet of a turn in one sentence', () => {
    const state = at('1d-d2/2D2/2d2/5/5 c4N p1a die1 30,30 6,6,6,6');
    expect(told(state, 'Sb3b4')).toBe(
      'Red sends Assam straight on to c3, pays 4 to Blue and lays a red carpet on b3 and b4',
    );
    expect(told(state, 'La4a5')).toBe('Red turns Assam left to b4 and lays a red carpet on a4 and a5');
  });

  it('tell a roll with what it leads to, and one that ruins', () => {
    const options = { preset: 'official4', size: 5, coins: 2 };
    const state = at('5/2b-b1/2b-b1/5/5 c4N p1a roll 2,2,2,2 10,10,10,10', options);
    expect(told(state, '3')).toBe('Red rolls 3: Assam walks to c1');
    expect(told(state, '1')).toBe(
      'Red rolls 1: Assam walks to c3; Red owes 4 to Blue but has only 2 and is out',
    );
    expect(page.chance!(state).outcome(2)).toBe('2 steps to c2, owes 4 to Blue but has only 2 and is out');
  });

  it('say what a turn leads to before it is made', () => {
    const state = at('1d-d2/2D2/2d2/5/5 c4N p1a die1 30,30 6,6,6,6');
    expect(page.stepTitle(state, 'straight')).toBe('straight on to c3, pays 4 to Blue');
    expect(page.stepTitle(state, 'left')).toBe('turn left to b4, pays nothing');
  });
});

describe('what cannot be chosen', () => {
  const state = at(MIDDLE.replace('p1a die1', 'p1a lay'), { preset: 'paper', dieTiming: 'after' });

  it.each([
    [[], 'c3', 'Assam stands on c3: no carpet can be laid under him.'],
    [[], 'e5', 'e5 is not next to Assam: one half of the carpet has to share a side with c3.'],
    [
      ['d3'],
      'd4',
      'A carpet may not lie exactly on another one that is wholly visible: d3 and d4 are one carpet of Blue.',
    ],
    [['d3'], 'a5', 'A carpet covers two squares that share a side: a5 does not touch d3.'],
    [['e3'], 'e4', 'One of the two squares has to be beside Assam, on c3.'],
    [[], 'left', 'Assam has walked already: now lay a carpet beside him.'],
  ])('after %j, %s: %s', (made, step, words) => {
    expect(page.explain(state, made, step)).toBe(words);
  });

  test('a carpet before the way that Assam goes', () => {
    const joint = at(MIDDLE);
    expect(page.explain(joint, [], 'd2')).toBe(
      'First choose which way Assam goes: the carpet is laid beside the square on which he stops.',
    );
    expect(page.explain(joint, ['straight'], 'c2')).toBe(
      'Assam stops on c2: no carpet can be laid under him.',
    );
  });

  test('a carpet of one’s own is protected in the paper, but not in the official game', () => {
    const rows = '5/5/3A1/3a1/5 c3N p1a lay 30,30';
    const paper = at(`${rows} 7,7,7,7`, { preset: 'paper', dieTiming: 'after' });
    expect(page.explain(paper, ['d3'], 'd4')).toMatch(/d3 and d4 are one carpet of your own/);
    const official = at(`${rows} 11,11,11,11`, { preset: 'official2', size: 5 });
    const moves = Array.from({ length: official.count() });
    expect(moves).toHaveLength(12);
    expect(page.explain(official, ['d3'], 'd4')).toBeUndefined();
  });
});

describe('the end', () => {
  it('is told with the points of all, and how a tie was broken', () => {
    expect(page.describeEnd(at('5/5/5/5/5 c3N - over 40,20 0,0,0,0'))).toBe('Red wins 40 to 20');
    expect(page.describeEnd(at('5/5/5/5/5 c3N - over 30,30 0,0,0,0'))).toBe(
      'Red and Blue share the win with 30 points',
    );
    expect(page.describeEnd(at('2b-b1/5/5/5/5 c3N - over 31,29 0,0,0,0'))).toBe('Red wins 33 to 29');
    expect(page.describeEnd(at('2c-c1/5/5/5/5 c3N - over 31,29 0,0,0,0'))).toBe(
      'Red wins 31 to 31, by more coins',
    );
  });

  it('names who could not pay', () => {
    const state = at('5/5/5/5/5 d4N - over 60,out 12,12,12,12', { preset: 'official2', size: 5 });
    expect(page.describeEnd(state)).toBe('Red wins; Blue could not pay');
  });
});

describe('the set-up', () => {
  it('brings the players and the board of a set of rules', () => {
    const chosen = page.adjust({ preset: 'official3', players: 2, size: 5, coins: 3 }, 'preset');
    expect(chosen).toEqual({ preset: 'official3', players: 3, size: 7 });
  });

  it('fits the rules to the number of players', () => {
    expect(page.adjust({ preset: 'official2', players: 4, size: 9 }, 'players')).toEqual({
      preset: 'official4',
      players: 4,
      size: 9,
    });
    const three = page.adjust({ preset: 'paper', players: 3, size: 5 }, 'players');
    expect(settleOptions(marrakech, three)).toMatchObject({ players: 3, coloursPerPlayer: 1 });
    const two = page.adjust({ ...three, players: 2 }, 'players');
    expect(two).toEqual({ preset: 'paper', players: 2, size: 5 });
  });

  it('offers nothing that the game refuses', () => {
    for (const { option, choices } of page.setup)
      for (const { value } of choices)
        for (const { name } of marrakech.presets) {
          const chosen = page.adjust({ ...page.adjust({ preset: name }, 'preset'), [option]: value }, option);
          expect(() => settleOptions(marrakech, chosen)).not.toThrow();
        }
  });
});

describe('the board', () => {
  it('shows the newest carpet and the last walk also when the die has been rolled since', () => {
    const before = at('1d-d2/2D2/2d2/5/5 c4N p1a die1 30,30 6,6,6,6');
    const move = marrakech.parseMove(before, 'Sb3b4');
    const rolling = before.clone();
    rolling.play(move);
    const state = rolling.clone();
    state.play(marrakech.parseMove(rolling, '2'));
    const view = page.view({
      state,
      last: { before: rolling, move: 2 },
      decision: { before, move },
      viewer: undefined,
    });
    expect(view).toMatchObject({ die: 2, newest: ['b3', 'b4'], last: { path: [], carpet: [] } });
    expect(view.trail.map(({ square }) => square)).toEqual(['c4', 'c3']);
  });

  it('knows what a new carpet has covered', () => {
    const before = at('1d-d2/2D2/2d2/5/5 c4N p1a die1 30,30 6,6,6,6');
    const move = marrakech.parseMove(before, 'Sc1c2');
    const state = before.clone();
    state.play(move);
    const view = page.view({ state, last: { before, move }, viewer: undefined });
    expect(view.last?.carpet).toEqual(['c2', 'c1']);
    expect(view.last?.covered).toEqual([
      { square: 'c2', hue: 'green', owner: 1 },
      { square: 'c1', hue: 'green', owner: 1 },
    ]);
    expect(view.squares.find(({ name }) => name === 'c3')).toMatchObject({ joins: null, under: [0] });
    expect(view.squares.find(({ name }) => name === 'b1')).toMatchObject({ joins: null, under: [1] });
  });
});
