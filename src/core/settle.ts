/** From what a user gave (a preset and some values) to the complete options of a game. */
import { unknownName } from './errors.ts';
import type { Game, State } from './game.ts';
import { type OptionValue, type OptionValues, defaults, parseOptions } from './options.ts';

/**
 * Defaults, overridden by the preset (`preset=NAME`, else the game's first), overridden by what was given.
 * The result names every option and is itself valid input, so it is what records keep.
 */
export function settleOptions<S extends State, O extends OptionValues>(
  game: Game<S, O>,
  given: Readonly<Record<string, OptionValue>>,
): O {
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
  // Every option has a default, so the values are those that the game describes.
  return game.settle ? game.settle(values, new Set(Object.keys(chosen))) : (values as O);
}
