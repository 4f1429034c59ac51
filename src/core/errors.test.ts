import { describe, expect, test } from 'vitest';
import { UserError, nearest, unknownName } from './errors.ts';

test('a UserError has a message, a hint and a name of its own', () => {
  const error = new UserError('no such file', 'Write one.');
  expect(error).toBeInstanceOf(Error);
  expect([error.name, error.message, error.hint]).toEqual(['UserError', 'no such file', 'Write one.']);
  expect(new UserError('plain').hint).toBe('');
});

describe('the nearest name', () => {
  const known = ['ataxx', 'katarenga', 'marrakech', 'carcassonne', 'uct'];
  test.each([
    ['atax', 'ataxx'],
    ['ataxxx', 'ataxx'],
    ['Ataxx', 'ataxx'],
    ['taaxx', 'ataxx'],
    ['katerenga', 'katarenga'],
    ['carcasonne', 'carcassonne'],
    ['ucb', 'uct'],
  ])('to %j is %j', (word, name) => {
    expect(nearest(word, known)).toBe(name);
  });

  test.each(['chess', '', 'go', 'x'])('to %j is none of them', (word) => {
    expect(nearest(word, known)).toBeUndefined();
  });
});

test('an unknown name is answered with the nearest one and all others', () => {
  const error = unknownName('game', 'atax', ['ataxx', 'nim']);
  expect(error.message).toBe('unknown game "atax"');
  expect(error.hint).toBe('Did you mean "ataxx"? Known: ataxx, nim.');
  expect(unknownName('game', 'chess', ['ataxx', 'nim']).hint).toBe('Known: ataxx, nim.');
});
