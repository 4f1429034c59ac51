import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UserError } from '../core/index.ts';
import { parseEngineOptions, splitCommand } from './engineCommand.ts';

describe('a command', () => {
  test.each([
    ['./engine', ['./engine']],
    ['  ./engine   --threads 1 ', ['./engine', '--threads', '1']],
    [`python3 'my engine.py' ""`, ['python3', 'my engine.py', '']],
    [`a"b c"'d "e"'f`, ['ab cd "e"f']],
    [String.raw`"say \"hi\" \\ \n"`, [String.raw`say "hi" \ \n`]],
    [String.raw`'as\it stands'`, [String.raw`as\it stands`]],
    [String.raw`my\ engine \'x\' C:\engines\one.exe`, ['my engine', "'x'", String.raw`C:\engines\one.exe`]],
    ['echo $HOME; rm *', ['echo', '$HOME;', 'rm', '*']],
  ])('%s is split as a shell would split it', (text, words) => {
    expect(splitCommand(text)).toEqual(words);
  });

  test.each(['', '   ', `''`, `./engine 'x`, `"./engine`, String.raw`"a\"`])('%j is refused', (text) => {
    expect(() => splitCommand(text)).toThrow(UserError);
  });

  test('whatever is put in single quotes comes back as it was', () => {
    const word = fc.string({ minLength: 1 }).filter((text) => !text.includes("'"));
    fc.assert(
      fc.property(fc.array(word, { minLength: 1 }), (words) => {
        expect(splitCommand(words.map((text) => `'${text}'`).join(' '))).toEqual(words);
      }),
    );
  });
});

describe("an engine's options", () => {
  test('are pairs of names and values, in order; a button has no value', () => {
    expect(
      parseEngineOptions('Hash=64; Move Overhead = 5;Clear Hash;Agent=uct(c=1.4, iterations=5);'),
    ).toEqual([
      ['Hash', '64'],
      ['Move Overhead', '5'],
      ['Clear Hash', ''],
      ['Agent', 'uct(c=1.4, iterations=5)'],
    ]);
    expect(parseEngineOptions('')).toEqual([]);
  });

  test('need names', () => {
    expect(() => parseEngineOptions('=64')).toThrow(UserError);
  });
});
