import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UserError, nearest, shorten, unknownName } from './errors.ts';

test('a UserError has a message, a hint and its own name', () => {
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

  test('is one of which the word is a part, if nothing is closer', () => {
    expect(nearest('depth', ['tree', 'treeDepth', 'time'])).toBe('treeDepth');
    expect(nearest('strong', ['uct', 'ataxx/strong'])).toBe('ataxx/strong');
    expect(nearest('uct', ['mcts', 'ataxx/uct-tuned'])).toBeUndefined();
    expect(nearest('uct', ['puct', 'survey-uct', 'survey-uct-tuned'])).toBe('survey-uct');
  });

  test('is found by the edit distance, as the definition has it', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(word, fc.array(word, { minLength: 1, maxLength: 4 }), (written, names) => {
        const limit = Math.max(1, Math.floor(written.length / 3));
        const distances = names.map((name) => editDistance(written, name));
        const least = Math.min(...distances);
        const found = nearest(written, names);
        if (least <= limit) expect(found).toBe(names[distances.indexOf(least)]);
        else
          expect(found).toBe(written.length < 4 ? undefined : names.find((name) => name.includes(written)));
      }),
      { numRuns: 1000 },
    );
  });

  /** Comparing it letter by letter would take all memory. */
  test('to a word of 32 megabytes is none of them', () => {
    expect(nearest('a'.repeat(2 ** 25), known)).toBeUndefined();
  });
});

/** Insert, delete, replace, swap of neighbours: the recursion itself. */
function editDistance(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const [restA, restB] = [a.slice(1), b.slice(1)];
  if (a[0] === b[0]) return editDistance(restA, restB);
  const edits = [editDistance(restA, b), editDistance(a, restB), editDistance(restA, restB)];
  if (a[0] === b[1] && a[1] === b[0]) edits.push(editDistance(a.slice(2), b.slice(2)));
  return 1 + Math.min(...edits);
}

test('long words are shortened wherever they are shown', () => {
  const long = 'a'.repeat(1_000_000);
  const short = `${'a'.repeat(60)}… (1000000 characters)`;
  expect(new UserError(`no move ${long}, sorry`, `Not ${long}.`)).toMatchObject({
    message: `no move ${'a'.repeat(60)}… (1000001 characters) sorry`,
    hint: `Not ${'a'.repeat(60)}… (1000001 characters)`,
  });
  expect(unknownName('game', long, ['ataxx']).message).toBe(`unknown game "${short}"`);
  expect(shorten('as it is')).toBe('as it is');
  expect(new UserError('a'.repeat(200)).message).toHaveLength(200);
});

test('an unknown name is answered with the nearest one and all others', () => {
  const error = unknownName('game', 'atax', ['ataxx', 'nim']);
  expect(error.message).toBe('unknown game "atax"');
  expect(error.hint).toBe('Did you mean "ataxx"? Known: ataxx, nim.');
  expect(unknownName('game', 'chess', ['ataxx', 'nim']).hint).toBe('Known: ataxx, nim.');
});
