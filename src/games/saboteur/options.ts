/** The options of Saboteur: what a player gets to know (rules, section 8). The rules of play have none. */
import { type OptionSpec, type OptionValues, type Preset, UserError } from '../../core/index.ts';

export interface SaboteurOptions {
  readonly [name: string]: number | string | boolean;
  readonly dropsOpen: boolean;
  readonly memory: boolean;
}

export const optionSpecs: readonly OptionSpec[] = [
  {
    name: 'dropsOpen',
    kind: 'flag',
    default: false,
    about: 'Are dropped cards shown to the opponent, or put away face down?',
  },
  {
    name: 'memory',
    kind: 'flag',
    default: true,
    about: 'Does a player remember the cards that have gone, or see only the present position?',
  },
];

export const presets: readonly Preset[] = [
  {
    name: 'paper',
    about: 'Players know the public history; drops are face down.',
    values: { dropsOpen: false, memory: true },
  },
  {
    name: 'course',
    about: "The course engine's view: the present position only, no history.",
    values: { dropsOpen: false, memory: false },
  },
];

export function settle(values: OptionValues): SaboteurOptions {
  const options = values as SaboteurOptions;
  if (options.dropsOpen && !options.memory)
    throw new UserError(
      'dropsOpen=true makes no difference with memory=false',
      'Without memory a card is forgotten once it has gone: choose one of the two.',
    );
  return options;
}
