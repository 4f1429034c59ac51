/** Fixed seeded searches must find what they found before; see `bench/signature.ts`. */
import { beforeAll, describe, expect, test } from 'vitest';
import {
  POSITIONS,
  SHORT_STEP,
  answersByPosition,
  shortSearches,
  signature,
  signatureOf,
} from '../bench/signature.ts';
import { ticTacToe } from '../examples/tic-tac-toe/ticTacToe.ts';
import { listAgents } from '../src/agents/index.ts';
import { engineSignature } from '../src/arena/index.ts';
import { withoutKernels } from '../src/core/index.ts';
import { games } from '../src/games/index.ts';
import { samples } from './samples.ts';

describe.each(games.map((game) => [game.name, game] as const))('the signature of %s', (name, game) => {
  let answers: readonly number[];
  beforeAll(() => void (answers = answersByPosition(game)));

  test('is as recorded', () => {
    expect(
      signatureOf(answers),
      'if play was meant to change, record the new signature in src/arena/signatures.json',
    ).toBe(engineSignature(name));
  });

  test('is the same without a kernel', () => {
    const positions = samples(POSITIONS, SHORT_STEP);
    const without = withoutKernels(() => answersByPosition(game, positions));
    expect(without).toEqual(answers.slice(0, positions));
  });
});

describe('the signature covers', () => {
  test.each(games.map((game) => [game.name, game] as const))('every agent of %s', (_name, game) => {
    const asked = new Set(shortSearches(game).map(({ spec }) => spec));
    const names = listAgents(game)
      .filter(({ kind, name }) => kind === 'named' || (kind === 'agent' && name !== 'engine'))
      .map(({ name }) => name);
    expect(names.filter((name) => !asked.has(name))).toEqual([]);
  });

  test('every part in some game', () => {
    const asked = games.flatMap((game) => shortSearches(game).map(({ spec }) => spec));
    const parts = games
      .flatMap(listAgents)
      .filter(({ kind }) => kind !== 'agent' && kind !== 'named')
      .map(({ kind, name }) => `${kind}=${name}`);
    expect([...new Set(parts)].filter((part) => !asked.some((spec) => spec.includes(part)))).toEqual([]);
  });

  test('a game without presets', () => {
    expect(ticTacToe.presets).toEqual([]);
    const fromTheCentre: typeof ticTacToe = {
      ...ticTacToe,
      start: () => ticTacToe.parsePosition('.../.X./...', {}),
    };
    expect(signature(fromTheCentre)).not.toBe(signature(ticTacToe));
  });
});
