import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UserError } from './errors.ts';
import {
  type OptionSpec,
  type OptionValue,
  defaults,
  describeRange,
  parseOption,
  parseOptions,
  splitAtCommas,
  splitOptions,
} from './options.ts';

const size: OptionSpec = { name: 'size', kind: 'integer', min: 4, max: 8, default: 7, about: 'Size.' };
const c: OptionSpec = { name: 'c', kind: 'number', min: 0, max: Infinity, default: 1.4, about: 'Constant.' };
const share: OptionSpec = { name: 'share', kind: 'number', min: 0, max: 1, default: 0.5, about: 'Share.' };
const map: OptionSpec = {
  name: 'map',
  kind: 'choice',
  choices: ['open', 'linear'],
  default: 'open',
  about: 'Map.',
};
const fast: OptionSpec = { name: 'fast', kind: 'flag', default: false, about: 'Fast.' };
const gaps: OptionSpec = {
  name: 'gaps',
  kind: 'text',
  default: 'none',
  examples: ['none', 'c3'],
  check: (text) => {
    if (text === 'bad') throw new UserError('bad gaps');
  },
  about: 'Gaps.',
};
const specs = [size, c, share, map, fast, gaps];

test('defaults names every option', () => {
  expect(defaults(specs)).toEqual({ size: 7, c: 1.4, share: 0.5, map: 'open', fast: false, gaps: 'none' });
});

test.each([
  [size, 'a whole number from 4 to 8'],
  [c, 'a number from 0 on'],
  [share, 'a number from 0 to 1'],
  [map, 'one of open, linear'],
  [fast, 'true or false'],
  [gaps, 'text such as "none", "c3"'],
] as const)('the range of option $name is said in words', (spec, words) => {
  expect(describeRange(spec)).toBe(words);
});

describe('a value', () => {
  const good: readonly [OptionSpec, OptionValue, OptionValue][] = [
    [size, '4', 4],
    [size, ' 8 ', 8],
    [size, 5, 5],
    [c, '0.7', 0.7],
    [c, '1e3', 1000],
    [share, 0, 0],
    [map, 'linear', 'linear'],
    [fast, 'true', true],
    [fast, false, false],
    [gaps, 'c3', 'c3'],
  ];
  test.each(good)('of $name may be %j', (spec, given, value) => {
    expect(parseOption(spec, given)).toBe(value);
  });

  const bad: readonly [OptionSpec, OptionValue][] = [
    [size, '3'],
    [size, '9'],
    [size, '4.5'],
    [size, ''],
    [size, 'seven'],
    [size, 'NaN'],
    [c, 'abc'],
    [c, 'Infinity'],
    [c, -0.1],
    [share, '1.01'],
    [map, 'lineer'],
    [fast, 'yes'],
    [fast, 1],
    [gaps, 'bad'],
  ];
  test.each(bad)('of $name may not be %j', (spec, given) => {
    expect(() => parseOption(spec, given)).toThrow(UserError);
  });

  test('that is wrong is answered with the range, a misspelt choice with the nearest', () => {
    const hint = (spec: OptionSpec, given: OptionValue): string => {
      try {
        parseOption(spec, given);
      } catch (error) {
        if (error instanceof UserError) return `${error.message} / ${error.hint}`;
      }
      return '';
    };
    expect(hint(size, 'big')).toBe('option size cannot be "big" / size is a whole number from 4 to 8.');
    expect(hint(map, 'lineer')).toContain('Did you mean "linear"?');
  });
});

describe('parseOptions', () => {
  test('returns what was given, typed, and nothing else', () => {
    expect(parseOptions('ataxx', specs, { size: '5', fast: 'true' })).toEqual({ size: 5, fast: true });
  });

  test('refuses an unknown name and suggests the nearest', () => {
    expect(() => parseOptions('ataxx', specs, { sise: 5 })).toThrow('unknown option of ataxx: "sise"');
  });
});

describe('splitOptions', () => {
  test('splits at commas outside parentheses', () => {
    expect(splitOptions('size=5, jumpLimit=own(50) ,agent=uct(c=1,n=2)')).toEqual({
      size: '5',
      jumpLimit: 'own(50)',
      agent: 'uct(c=1,n=2)',
    });
    expect(splitOptions('')).toEqual({});
    expect(splitOptions('a=b=c')).toEqual({ a: 'b=c' });
  });

  test.each(['size', '=5', 'size=5,map', 'size=5,size=6'])('refuses %j', (text) => {
    expect(() => splitOptions(text)).toThrow(UserError);
  });

  test('takes names that every object has for names like any other', () => {
    for (const name of ['constructor', '__proto__', 'toString']) {
      expect(Object.entries(splitOptions(`${name}=1`))).toEqual([[name, '1']]);
      expect(() => splitOptions(`${name}=1,${name}=2`)).toThrow(`option ${name} is given twice`);
      expect(() => parseOptions('ataxx', [size], splitOptions(`${name}=1`))).toThrow(
        `unknown option of ataxx: "${name}"`,
      );
    }
  });

  test('reads back whatever is joined from plain keys and values', () => {
    const word = fc.stringMatching(/^[a-z0-9.+]{1,8}$/);
    fc.assert(
      fc.property(fc.dictionary(word, word, { noNullPrototype: true }), (given) => {
        const text = Object.entries(given)
          .map(([key, value]) => `${key}=${value}`)
          .join(',');
        expect(splitOptions(text)).toEqual(given);
      }),
    );
  });
});

test.each([
  ['human,random', ['human', 'random']],
  ['human, uct(c=1, playout=clones(r=4), time=1s)', ['human', 'uct(c=1, playout=clones(r=4), time=1s)']],
  ['engine("a,b", time=1s),human', ['engine("a,b", time=1s)', 'human']],
  ['"a,(b",c', ['"a,(b"', 'c']],
  ['human,', ['human', '']],
  ['', ['']],
])('%s is split at its own commas only', (text, parts) => {
  expect(splitAtCommas(text)).toEqual(parts);
});
