/** Complete options as a person would have chosen them: the rule set that comes closest, and what differs from it. */
import { UserError } from './errors.ts';
import type { Game } from './game.ts';
import type { OptionValues } from './schema/index.ts';
import { settleOptions } from './settle.ts';

function differences(from: OptionValues, to: OptionValues): OptionValues {
  return Object.fromEntries(Object.entries(to).filter(([name, value]) => from[name] !== value));
}

/** Do these choices make these options? */
function makes(game: Game, chosen: OptionValues, options: OptionValues): boolean {
  try {
    const settled: OptionValues = settleOptions(game, chosen);
    return Object.keys(differences(settled, options)).length === 0;
  } catch (error) {
    if (error instanceof UserError) return false;
    throw error;
  }
}

/** @throws UserError for options that the game does not have */
export function chosenOf(game: Game, given: OptionValues): OptionValues {
  const options: OptionValues = settleOptions(game, given);
  const ways = game.presets.map(({ name: preset }) => ({
    preset,
    ...differences(settleOptions(game, { preset }), options),
  }));
  const [shortest] = ways
    .filter((chosen) => makes(game, chosen, options))
    .sort((a, b) => Object.keys(a).length - Object.keys(b).length);
  return shortest ?? options;
}
