/** Small damage to texts that were right: what a slip of the finger, a bad copy or a clumsy program makes of them. */
import type { Random } from '../../src/core/index.ts';

export function pick<T>(random: Random, items: readonly T[]): T {
  return items[random.below(items.length)]!;
}

/** What does not belong into a text, or not there. */
const ODDITIES = [
  '',
  ' ',
  '\t',
  '\n',
  '\r',
  '\0',
  '\u0001',
  '\u001b[31m',
  '\u007f',
  '\u200b',
  '\u202e',
  '\ufeff',
  '\ud800',
  'é',
  'ß',
  '\u{1f600}',
  '٣',
  '(',
  ')',
  '[',
  ']',
  '{',
  '}',
  '"',
  "'",
  '\\',
  '/',
  ',',
  ';',
  ':',
  '=',
  '-',
  '--',
  '+',
  '.',
  '$',
  '%s',
  '&',
  '<b>',
  '*',
  '?',
  '|',
  '`',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  'true',
  '[object Object]',
  '__proto__',
  'constructor',
  'toString',
];

const NUMBERS = [
  '0',
  '-0',
  '-1',
  '1',
  '2',
  '9',
  '10',
  '63',
  '64',
  '99',
  '127',
  '128',
  '255',
  '256',
  '999',
  '1000',
  '65535',
  '65536',
  '2147483647',
  '2147483648',
  '4294967296',
  '9007199254740991',
  '9007199254740993',
  '1e9',
  '1e308',
  '1e999',
  '1e-999',
  '0.1',
  '1.5',
  '0x10',
  '1_000',
  '00',
  '012',
  '1'.repeat(400),
];

type Damage = (text: string, random: Random) => string;

function span(text: string, random: Random): [from: number, to: number] {
  const from = random.below(text.length + 1);
  return [from, Math.min(text.length, from + random.below(8))];
}

const DAMAGES: readonly Damage[] = [
  // Leaves something out, or all that follows.
  (text, random) => {
    const [from, to] = span(text, random);
    return text.slice(0, from) + text.slice(to);
  },
  (text, random) => text.slice(0, random.below(text.length + 1)),
  // Puts something in, or in the place of something.
  (text, random) => {
    const [from] = span(text, random);
    return text.slice(0, from) + pick(random, ODDITIES) + text.slice(from);
  },
  (text, random) => {
    const [from, to] = span(text, random);
    return text.slice(0, from) + pick(random, ODDITIES) + text.slice(to);
  },
  // Another character of the same text.
  (text, random) => {
    const from = random.below(text.length + 1);
    return text.slice(0, from) + text.charAt(random.below(text.length + 1)) + text.slice(from + 1);
  },
  // Says something twice, or in another place.
  (text, random) => {
    const [from, to] = span(text, random);
    return text.slice(0, to) + text.slice(from, to).repeat(1 + random.below(4)) + text.slice(to);
  },
  (text, random) => {
    const [from, to] = span(text, random);
    const rest = text.slice(0, from) + text.slice(to);
    const at = random.below(rest.length + 1);
    return rest.slice(0, at) + text.slice(from, to) + rest.slice(at);
  },
  // Another number, or one that is off by one.
  (text, random) => replaceOne(text, /-?\d+(?:\.\d+)?/g, random, () => pick(random, NUMBERS)),
  (text, random) =>
    replaceOne(text, /\d+/g, random, (number) => String(Number(number) + pick(random, [-1, 1]))),
  // Two words change places; one is missing; one comes twice.
  (text, random) => changeWords(text, random),
  (text, random) => (random.below(2) === 0 ? text.toUpperCase() : text.toLowerCase()),
];

function replaceOne(text: string, what: RegExp, random: Random, by: (found: string) => string): string {
  const found = [...text.matchAll(what)];
  if (found.length === 0) return text;
  const match = pick(random, found);
  return text.slice(0, match.index) + by(match[0]) + text.slice(match.index + match[0].length);
}

function changeWords(text: string, random: Random): string {
  const separator = pick(random, [' ', ',', '/', ';', ':']);
  const words = text.split(separator);
  const [i, j] = [random.below(words.length), random.below(words.length)];
  switch (random.below(3)) {
    case 0:
      [words[i], words[j]] = [words[j]!, words[i]!];
      break;
    case 1:
      words.splice(i, 1);
      break;
    default:
      words.splice(i, 0, words[j]!);
  }
  return words.join(separator);
}

/** The text with one to three changes. */
export function mutate(text: string, random: Random): string {
  let changed = text;
  for (let changes = 1 + random.below(3); changes > 0; changes--)
    changed = pick(random, DAMAGES)(changed, random);
  return changed;
}

// ── JSON ──────────────────────────────────────────────────────────────────────────────────────────

const STRANGE_VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1,
  2,
  1.5,
  1e9,
  -1e99,
  '',
  '0',
  'x',
  '\0',
  [],
  [[]],
  {},
  { length: 3 },
  [null],
  [1, 2, 3],
  ['a'],
];

/** The value with one part of it changed, left out, doubled or put elsewhere. */
export function mutateJson(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null || random.below(12) === 0)
    return changeValue(value, random);
  const entries = Object.entries(value);
  if (entries.length === 0) return pick(random, STRANGE_VALUES);
  const at = random.below(entries.length);
  const [key, item] = entries[at]!;
  switch (random.below(8)) {
    case 0:
      entries.splice(at, 1);
      break;
    case 1:
      entries.splice(at, 0, [Array.isArray(value) ? key : pick(random, ODDITIES), item]);
      break;
    case 2:
      entries[at] = [key, pick(random, entries)[1]];
      break;
    default:
      entries[at] = [key, mutateJson(item, random)];
  }
  return Array.isArray(value) ? entries.map(([, kept]) => kept as unknown) : Object.fromEntries(entries);
}

function changeValue(value: unknown, random: Random): unknown {
  if (random.below(3) === 0) return pick(random, STRANGE_VALUES);
  if (typeof value === 'number') return value + pick(random, [-1, 1, 0.5, 1000]);
  if (typeof value === 'string') return mutate(value, random);
  return pick(random, STRANGE_VALUES);
}
