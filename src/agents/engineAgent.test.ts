import { expect, test } from 'vitest';
import { Random, UserError } from '../core/index.ts';
import { findGame } from '../games/index.ts';
import type { EngineSettings } from '../search/index.ts';
import { resolveAgent, makeAgent } from './index.ts';

const ataxx = findGame('ataxx');
const setting = { game: ataxx, random: new Random(1), clock: () => 0 };

/** The requests to start programs. */
function settingsOf(spec: string): EngineSettings | undefined {
  let given: EngineSettings | undefined;
  makeAgent(spec, {
    ...setting,
    openEngine: (engine) => {
      given = engine;
      return makeAgent('random', setting);
    },
  });
  return given;
}

const usual = {
  protocol: 'auto',
  options: [],
  budget: { ms: 1000 },
  timeoutMs: 10_000,
  graceMs: 500,
} as const;

const specs: readonly (readonly [text: string, settings: EngineSettings])[] = [
  ['engine("./my-engine")', { ...usual, command: ['./my-engine'] }],
  [
    'engine(command=my.exe, depth=3, time=2s)',
    { ...usual, command: ['my.exe'], budget: { ms: 2000, depth: 3 } },
  ],
  [
    `engine("python3 'my engine.py' -v", protocol=uai, options="Hash=64;Agent=uct(c=1, time=1s)", nodes=9, grace=5)`,
    {
      ...usual,
      command: ['python3', 'my engine.py', '-v'],
      protocol: 'uai',
      options: [
        ['Hash', '64'],
        ['Agent', 'uct(c=1, time=1s)'],
      ],
      budget: { nodes: 9 },
      graceMs: 5,
    },
  ],
];

test.each(specs)('%s is understood, and its canonical form means the same', (text, settings) => {
  expect(settingsOf(text)).toEqual(settings);
  const canonical = resolveAgent(text, ataxx).canonical;
  expect(settingsOf(canonical)).toEqual(settings);
  expect(resolveAgent(canonical, ataxx).canonical).toBe(canonical);
});

test.each([
  ['engine', 'ataxx', 'it needs a command'],
  ['engine(time=1s)', 'ataxx', 'it needs a command'],
  [`engine("./my-engine 'x")`, 'ataxx', 'a quote without an end'],
  ['engine("x", options="=5")', 'ataxx', 'not an option'],
  ['engine("x", protocol=uci)', 'ataxx', 'protocol'],
  ['engine("x", protocol=uai)', 'katarenga', 'UAI is a protocol for Ataxx alone'],
  ['engine("x")', 'saboteur', 'hidden from its seat'],
])('%s in %s is refused', (text, game, message) => {
  expect(() => resolveAgent(text, findGame(game))).toThrow(UserError);
  expect(() => resolveAgent(text, findGame(game))).toThrow(message);
});

test('where no program can be started, it is refused', () => {
  expect(() => makeAgent('engine("./my-engine")', setting)).toThrow(UserError);
  expect(() => makeAgent('engine("./my-engine")', setting)).toThrow(/no program can be started/);
});
