/** What the choice of a rule set brings with it. */
import type { Game, OptionValues } from '../../core/index.ts';

/** The choices after `option` was chosen: a rule set brings its values of all options that are shown. */
export function withPreset({ presets }: Game, chosen: OptionValues, option: string): OptionValues {
  const preset = option === 'preset' && presets.find(({ name }) => name === chosen['preset']);
  if (!preset) return chosen;
  const shown = Object.entries(preset.values).flatMap(([name, value]) =>
    value !== undefined && Object.hasOwn(chosen, name) ? [[name, value] as const] : [],
  );
  return { ...chosen, ...Object.fromEntries(shown) };
}
