/** From what a user gave (a preset and some values) to the complete options of a game. */
import { unknownName } from './errors.ts';
import type { Game, State } from './game.ts';
import { defaults, parseOptions } from './options.ts';
import { type OptionValues, type Options, type Values, areValuesOf, namesOf } from './schema/index.ts';

/** What a game says about its options. */
type GameRules<O extends Options> = Pick<Game<State, O>, 'name' | 'options' | 'presets' | 'settle'>;

/**
 * Defaults, overridden by the preset (`preset=NAME`, else the game's first), overridden by what was given.
 * The result names every option and is itself valid input, so it is what records keep.
 */
export function settleOptions<O extends Options>(game: GameRules<O>, given: OptionValues): Values<O> {
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
  const values: Readonly<Record<string, unknown>> = {
    ...defaults(game.options),
    ...preset?.values,
    ...chosen,
  };
  if (!areValuesOf(game.options, values))
    throw new Error(
      `${game.name}: a default or the preset ${preset?.name} has a value that its option cannot have`,
    );
  const names = namesOf(game.options).filter((name) => Object.hasOwn(chosen, name));
  return game.settle ? game.settle(values, new Set(names)) : values;
}
