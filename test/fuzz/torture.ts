/** Texts that are long, deep or monotonous: from a hundred kilobytes to a megabyte, nested up to 100,000 times. */
import type { Random } from '../../src/core/index.ts';
import { pick } from './mutate.ts';

const KB = 1024;

function size(random: Random): number {
  return pick(random, [100 * KB, 250 * KB, 1024 * KB]);
}

function depth(random: Random): number {
  return pick(random, [1000, 8000, 50_000, 100_000]);
}

/** Opening and closing, with what stands between. */
const NESTS: readonly (readonly [open: string, core: string, close: string])[] = [
  ['[', '', ']'],
  ['[', '', ''],
  ['{"a":', '1', '}'],
  ['{"moves":[', '1', ']}'],
  ['(', '', ')'],
  ['uct(playout=', 'random', ')'],
  ['mcts(', '', ')'],
  ['mcts(tree=', '', ''],
  ['"', '', '"'],
  ['/', '', ''],
];

const GRAINS = [
  'a',
  '1',
  '0',
  'x',
  ' ',
  '\n',
  '\0',
  '/',
  ',',
  ';',
  ':',
  '=',
  '-',
  '"',
  '\\',
  '(',
  '"a",',
  '1 ',
  'a=1,',
  '\u{1f600}',
  'é',
];

function monotony(random: Random): string {
  const grain = pick(random, GRAINS);
  return grain.repeat(Math.ceil(size(random) / grain.length));
}

function nest(random: Random): string {
  const [open, core, close] = pick(random, NESTS);
  const times = depth(random);
  return open.repeat(times) + core + close.repeat(times);
}

function noise(random: Random): string {
  const alphabet = pick(random, [
    'abcdefghijklmnopqrstuvwxyz',
    '0123456789',
    'KRBNwbxo-/ 0123456789',
    '{}[]",:01ae ',
  ]);
  let text = '';
  // A block drawn once and repeated: a megabyte of draws takes longer than reading it.
  for (let i = 0; i < KB; i++) text += alphabet[random.below(alphabet.length)]!;
  return text.repeat(Math.ceil(size(random) / KB));
}

/** A part of the text, said very often. */
function echo(text: string, random: Random): string {
  const from = random.below(text.length + 1);
  const part = text.slice(from, from + 1 + random.below(40)) || 'x';
  return text.slice(0, from) + part.repeat(Math.ceil(size(random) / part.length)) + text.slice(from);
}

/** Something monstrous instead of the text, or in the midst of it. */
export function torture(text: string, random: Random): string {
  if (random.below(3) === 0) return echo(text, random);
  const monster = pick(random, [monotony, nest, noise])(random);
  const at = random.below(text.length + 1);
  return pick(random, [
    monster,
    text.slice(0, at) + monster + text.slice(at),
    text + monster,
    monster + text,
  ]);
}
