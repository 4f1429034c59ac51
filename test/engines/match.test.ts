/** Our own engine as a program from outside, in games like any other. */
import { expect, test } from 'vitest';
import { UserError, settleOptions } from '../../src/core/index.ts';
import { Settings } from '../../src/protocol/server/settings.ts';
import { asEngineOptions } from '../../src/protocol/client/openEngine.ts';
import { games } from '../../src/games/index.ts';
import { PATIENCE_MS } from '../patience.ts';
import { ourEngine } from './commands.ts';
import { type Pairing, playPairs } from './playPairs.ts';

const UCT = `engine("${ourEngine('ataxx', '--agent', 'uct')}", nodes=10, timeout=${PATIENCE_MS})`;

test('with a budget of nodes the games are the same on one thread and on two, and differ from each other', async () => {
  const pairings: readonly Pairing[] = [
    [UCT, 'random'],
    [UCT, 'alphabeta(depth=1)'],
    [UCT, 'alphabeta(depth=1)'],
  ];
  const records = await playPairs(pairings, 2);
  expect(records.filter((record) => record.forfeit)).toEqual([]);
  expect(await playPairs(pairings, 1)).toEqual(records);
  // The seed of a game reaches the engine, so that two games against a deterministic opponent differ.
  expect(records[4]!.moves).not.toEqual(records[2]!.moves);
});

/** As the engine does: what does not fit yet is noted, and no more. */
function trySetting(settings: Settings, name: string, value: string): void {
  try {
    settings.set(name, value);
  } catch (error) {
    expect(error).toBeInstanceOf(UserError);
  }
}

test('the rules of every preset, sent option by option, are the rules in force', () => {
  for (const game of games) {
    for (const preset of game.presets) {
      const rules = settleOptions(game, { preset: preset.name });
      const settings = new Settings(game, {}, 'random', 1);
      for (const [name, value] of asEngineOptions(rules)) trySetting(settings, name, value);
      expect(settings.options, `${game.name} ${preset.name}`).toEqual(rules);
    }
  }
});
