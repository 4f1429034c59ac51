/** Where colours are shown, and that they add nothing to the text. */
import { PassThrough } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, test } from 'vitest';
import { hasColours, paintLine } from './colours.ts';

const screen = Object.assign(new PassThrough(), { isTTY: true });
const pipe = new PassThrough();

describe('colours', () => {
  test.each([
    ['a screen', screen, {}, true],
    ['a pipe', pipe, {}, false],
    ['a screen of somebody who wants none', screen, { NO_COLOR: '1' }, false],
    ['a screen where an empty variable says nothing', screen, { NO_COLOR: '', FORCE_COLOR: '' }, true],
    ['a screen that cannot show any', screen, { TERM: 'dumb' }, false],
    ['a pipe of somebody who forces them', pipe, { FORCE_COLOR: '1' }, true],
    ['a pipe where forcing is the last word', pipe, { FORCE_COLOR: '1', NO_COLOR: '1' }, true],
    ['a screen where none are forced', screen, { FORCE_COLOR: '0' }, false],
  ])('on %s', (_where, stream, environment, expected) => {
    expect(hasColours(stream, environment)).toBe(expected);
  });
});

describe('a line', () => {
  const line = [{ text: '2' }, { text: 'x', ink: 'red', mark: 'last' }, { text: ' ' }] as const;

  test('has the codes of its inks and marks', () => {
    expect(paintLine(line, true)).toBe('2\u001b[31;1;7mx\u001b[0m ');
  });

  test('is the same text without them', () => {
    expect(paintLine(line, false)).toBe('2x');
    expect(stripVTControlCharacters(paintLine(line, true)).trimEnd()).toBe('2x');
  });

  test('lets no codes of others through', () => {
    const wild = [{ text: 'a\u001b[2Jb', ink: 'cyan' }] as const;
    expect(paintLine(wild, true)).toBe('\u001b[36ma\\u001b[2Jb\u001b[0m');
    expect(paintLine(wild, false)).toBe('a\\u001b[2Jb');
  });
});
