import * as fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { UserError } from './errors.ts';
import { defaults, parseOption, parseOptions, splitAtCommas, splitOptions } from './options.ts';
import {
  type OptionValue,
  type Values,
  choice,
  flag,
  integer,
  number,
  option,
  textSuchAs,
} from './schema/index.ts';

const options = {
  size: option(integer(4, 8), 7, 'Size.'),
  c: option(number(0), 1.4, 'Constant.'),
  share: option(number(0, 1), 0.5, 'Share.'),
  map: option(choice(['open', 'linear']), 'open', 'Map.'),
  fast: option(flag(), false, 'Fast.'),
  gaps: option(
    textSuchAs(['none', 'c3'], (text) => {
      if (text === 'bad') throw new UserError('bad gaps');
    }),
    'none',
    'Gaps.',
  ),
};
type Name = keyof typeof options;

test('the types of values follow from the options', () => {
  expectTypeOf<Values<typeof options>>().toEqualTypeOf<{
    readonly size: number;
    readonly c: number;
    readonly share: number;
    readonly map: 'open' | 'linear';
    readonly fast: boolean;
    readonly gaps: string;
  }>();
});

test('defaults names every option', () => {
  expect(defaults(options)).toEqual({ size: 7, c: 1.4, share: 0.5, map: 'open', fast: false, gaps: 'none' });
});

test.each([
  ['size', 'a whole number from 4 to 8'],
  ['c', 'a number from 0 on'],
  ['share', 'a number from 0 to 1'],
  ['map', 'one of open, linear'],
  ['fast', 'true or false'],
  ['gaps', 'text such as "none", "c3"'],
] as const)('the range of option %s is said in words', (name, words) => {
  expect(options[name].range).toBe(words);
});

describe('a value', () => {
  const good: readonly [Name, OptionValue, OptionValue][] = [
    ['size', '4', 4],
    ['size', ' 8 ', 8],
    ['size', 5, 5],
    ['c', '0.7', 0.7],
    ['c', '1e3', 1000],
    ['share', 0, 0],
    ['map', 'linear', 'linear'],
    ['fast', 'true', true],
    ['fast', false, false],
    ['gaps', 'c3', 'c3'],
  ];
  test.each(good)('of %s may be %j', (name, given, value) => {
    expect(parseOption(name, options[name], given)).toBe(value);
  });

  const bad: readonly [Name, OptionValue][] = [
    ['size', '3'],
    ['size', '9'],
    ['size', '4.5'],
    ['size', ''],
    ['size', 'seven'],
    ['size', 'NaN'],
    ['c', 'abc'],
    ['c', 'Infinity'],
    ['c', -0.1],
    ['share', '1.01'],
    ['map', 'lineer'],
    ['fast', 'yes'],
    ['fast', 1],
    ['gaps', 'bad'],
  ];
  test.each(bad)('of %s may not be %j', (name, given) => {
    expect(() => parseOption(name, options[name], given)).toThrow(UserError);
  });

  test('that is wrong is answered with the range, a misspelt choice with the nearest', () => {
    const hint = (name: Name, given: OptionValue): string => {
      try {
        parseOption(name, options[name], given);
      } catch (error) {
        if (error instanceof UserError) return `${error.message} / ${error.hint}`;
      }
      return '';
    };
    expect(hint('size', 'big')).toBe('option size cannot be "big" / size is a whole number from 4 to 8.');
    expect(hint('map', 'lineer')).toContain('Did you mean "linear"?');
  });
});

describe('parseOptions', () => {
  test('returns what was given, typed, and nothing else', () => {
    expect(parseOptions('ataxx', options, { size: '5', fast: 'true' })).toEqual({ size: 5, fast: true });
  });

  test('refuses an unknown name and suggests the nearest', () => {
    expect(() => parseOptions('ataxx', options, { sise: 5 })).toThrow('unknown option of ataxx: "sise"');
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
      expect(() => parseOptions('ataxx', options, splitOptions(`${name}=1`))).toThrow(
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
