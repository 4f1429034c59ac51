/** The options of Saboteur: what a player gets to know (rules, section 8). The rules of play have none. */
import { type Preset, UserError, type Values, flag, option } from '../../core/index.ts';

export const options = {
  dropsOpen: option(flag(), false, 'Are dropped cards shown to the opponent, or put away face down?'),
  memory: option(
    flag(),
    true,
    'Does a player remember the cards that have gone, or see only the present position?',
  ),
};

export type SaboteurOptions = Values<typeof options>;

export const presets: readonly Preset<typeof options>[] = [
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

export function settle(options: SaboteurOptions): SaboteurOptions {
  if (options.dropsOpen && !options.memory)
    throw new UserError(
      'dropsOpen=true makes no difference with memory=false',
      'Without memory a card is forgotten once it has gone: choose one of the two.',
    );
  return options;
}
