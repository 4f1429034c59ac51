/** The command that continues an unfinished game. */
import { isDeepStrictEqual } from 'node:util';
import { type Game, type OptionValues, type State, settleOptions } from '../../core/index.ts';
import { quoteCommand } from '../commandLine.ts';

/** The options to type for these rules: those that differ from the default, or all where these would not do. */
function optionsText(game: Game, options: OptionValues): string {
  const usual = settleOptions(game, {});
  const changed = Object.fromEntries(
    Object.entries(options).filter(([name, value]) => usual[name] !== value),
  );
  const isEnough = isDeepStrictEqual(settleOptions(game, changed), options);
  return Object.entries(isEnough ? changed : options)
    .map(([name, value]) => `${name}=${value}`)
    .join(',');
}

export interface LeftGame {
  readonly program: string;
  readonly game: Game;
  readonly options: OptionValues;
  readonly state: State;
  readonly seats: readonly string[];
}

export function continueCommand({ program, game, options, state, seats }: LeftGame): string {
  const rules = optionsText(game, options);
  const words = [
    'play',
    game.name,
    ...(rules === '' ? [] : ['--options', rules]),
    '--position',
    game.formatPosition(state),
    '--seats',
    seats.join(','),
  ];
  return `${program} ${quoteCommand(words)}`;
}
