/**
 * The sets of options that the kit plays: every preset alone, every preset with each value of each option,
 * then with pairs of values, in an order drawn from the seed, up to a limit. What `settle` refuses as
 * senseless is counted; what comes out the same is played once.
 */
import { UserError } from '../errors.ts';
import type { Game } from '../game.ts';
import { Random } from '../random.ts';
import type { Option, OptionValue, OptionValues } from '../schema/index.ts';
import { settleOptions } from '../settle.ts';

export interface OptionSets {
  readonly sets: readonly OptionValues[];
  /** Combinations that the game declined with a UserError. */
  readonly refused: number;
  /** The first combination that went wrong in another way. */
  readonly fault: { readonly given: OptionValues; readonly reason: string } | undefined;
}

/** Values of an option that differ in effect: all of them, or the ends of the range and the default. */
export function valuesOf(option: Option): readonly OptionValue[] {
  switch (option.kind) {
    case 'integer':
    case 'number':
      return [...new Set([option.min, option.default, option.max])].filter((n) => Number.isFinite(n));
    case 'choice':
      return option.choices;
    case 'flag':
      return [false, true];
    case 'text':
      return [...new Set([option.default, ...option.examples])];
  }
}

/** `values` with one of them changed. */
export function withValue(values: OptionValues, name: string, value: OptionValue): OptionValues {
  return { ...values, [name]: value };
}

type NamedOption = readonly [name: string, option: Option];

function singles(options: readonly NamedOption[]): OptionValues[] {
  return options.flatMap(([name, option]) => valuesOf(option).map((value) => ({ [name]: value })));
}

function pairs(options: readonly NamedOption[]): OptionValues[] {
  return options.flatMap(([name, option], i) =>
    singles(options.slice(i + 1)).flatMap((one) =>
      valuesOf(option).map((value) => withValue(one, name, value)),
    ),
  );
}

function shuffle<T>(items: T[], random: Random): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [items[i], items[j]] = [items[j]!, items[i]!];
  }
  return items;
}

function withPresets(game: Game, choices: readonly OptionValues[]): OptionValues[] {
  if (game.presets.length === 0) return [...choices];
  return game.presets.flatMap(({ name }) => choices.map((choice) => withValue(choice, 'preset', name)));
}

function canonical(values: OptionValues): string {
  return JSON.stringify(Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Complete options are valid input and settle to themselves, because that is what records keep. */
function notSettled(game: Game, settled: OptionValues): string | undefined {
  const mark = `${JSON.stringify(settled)} came out of settle, but`;
  try {
    const again = settleOptions(game, settled);
    return canonical(again) === canonical(settled)
      ? undefined
      : `${mark} settles to ${JSON.stringify(again)}`;
  } catch (error) {
    return `${mark} is refused: ${String(error)}`;
  }
}

export function optionSets(game: Game, seed: number, limit: number): OptionSets {
  const random = new Random(seed).derive('option sets');
  const options = Object.entries(game.options);
  const candidates = [
    ...withPresets(game, [{}]),
    ...withPresets(game, singles(options)),
    ...shuffle(withPresets(game, pairs(options)), random),
  ];
  const sets = new Map<string, OptionValues>();
  let refused = 0;
  for (const given of candidates) {
    if (sets.size >= limit) break;
    let reason: string | undefined;
    try {
      const settled = settleOptions(game, given);
      sets.set(canonical(settled), settled);
      reason = notSettled(game, settled);
    } catch (error) {
      if (error instanceof UserError) refused++;
      else reason = `threw ${String(error)}`;
    }
    if (reason !== undefined) return { sets: [...sets.values()], refused, fault: { given, reason } };
  }
  return { sets: [...sets.values()], refused, fault: undefined };
}
