import { describe, expect, test } from 'vitest';
import { pig } from '../../test/toys/pig.ts';
import { ataxx } from '../games/ataxx/index.ts';
import { UserError } from './errors.ts';
import { settleOptions } from './settle.ts';

describe('options of a game', () => {
  test('are its defaults and its first preset when nothing is given', () => {
    expect(settleOptions(pig, {})).toEqual({ players: 2, goal: 30, one: 25 });
  });

  test('follow the preset, and what is given overrules it', () => {
    expect(settleOptions(pig, { preset: 'table' })).toMatchObject({ players: 3, goal: 30 });
    expect(settleOptions(pig, { preset: 'table', players: '2', goal: '50' })).toEqual({
      players: 2,
      goal: 50,
      one: 25,
    });
  });

  test('settle to themselves', () => {
    for (const given of [
      {},
      { preset: 'paper' },
      { map: 'open' },
      { preset: 'paper', size: 5, first: 'o' },
    ]) {
      const settled = settleOptions(ataxx, given);
      expect(settleOptions(ataxx, settled)).toEqual(settled);
    }
  });

  test('are completed by the game: a map of Ataxx brings its size and start', () => {
    expect(settleOptions(ataxx, { map: 'open' })).toMatchObject({ size: 8, start: 'two-corners' });
    expect(settleOptions(ataxx, { map: 'open', start: 'four-corners' })).toMatchObject({
      start: 'four-corners',
    });
  });

  test.each([
    [{ preset: 'papper' }, 'unknown preset of ataxx: "papper"'],
    [{ sise: 5 }, 'unknown option of ataxx: "sise"'],
    [{ size: 9 }, 'option size cannot be "9"'],
    [{ map: 'open', size: 7 }, 'map open does not fit a board of size 7'],
    [{ size: 4, gaps: 'e1' }, 'option gaps: "e1" has a square off the 4x4 board'],
    [{ gaps: 'c3+z9' }, 'option gaps: "z9" is not a square'],
    [{ jumpLimit: 'own(0)' }, 'option jumpLimit cannot be "own(0)"'],
    [{ jumpLimit: 'never' }, 'option jumpLimit cannot be "never"'],
  ])('%j are refused', (given, message) => {
    expect(() => settleOptions(ataxx, given)).toThrow(UserError);
    expect(() => settleOptions(ataxx, given)).toThrow(message);
  });
});
