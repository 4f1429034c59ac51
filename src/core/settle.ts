/** From what a user gave (a preset and some values) to the complete options of a game. */
import { unknownName } from './errors.ts';
import type { Game } from './game.ts';
import { type OptionValue, type OptionValues, defaults, parseOptions } from './options.ts';

/**
 * Defaults, overridden by the preset (`preset=NAME`, else the game's first), overridden by what was given.
 * The result names every option and is itself valid input, so it is what records keep.
 */
export function settleOptions(game: Game, given: Readonly<Record<string, OptionValue>>): OptionValues {
  const { preset: presetName, ...own } = given;
  const preset =
    presetName === undefined ? game.presets[0] : game.presets.find((p) => p.name === String(presetName));
  if (!preset && presetName !== undefined) {
    throw unknownName(
      `preset of ${game.name}:`,
      String(presetName),
      game.presets.map((p) => p.name),
    );
  }
  const chosen = parseOptions(game.name, game.options, own);
  const values = { ...defaults(game.options), ...preset?.values, ...chosen };
  return game.settle ? game.settle(values, new Set(Object.keys(chosen))) : values;
}
