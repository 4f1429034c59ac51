/** The command that continues an unfinished game. */
import { type Game, type OptionValues, type State } from '../../core/index.ts';
import { chosenOf } from '../../core/chosenOf.ts';
import type { SavedGame } from '../../core/savedGame.ts';
import { quoteCommand } from '../commandLine.ts';
import { sealedGame } from './savedFile.ts';

/** The options to type for these rules: a rule set, and what differs from it; nothing for the usual rules. */
function optionsText(game: Game, options: OptionValues): string {
  const { preset, ...changed } = chosenOf(game, options);
  const isUsual = preset === undefined || preset === game.presets[0]?.name;
  return Object.entries(isUsual ? changed : { preset, ...changed })
    .map(([name, value]) => `${name}=${value}`)
    .join(',');
}

export interface LeftGame {
  readonly program: string;
  readonly game: Game;
  /** What the game was called on the command line: its name, or the path of its module. */
  readonly typed: string;
  readonly options: OptionValues;
  readonly state: State;
  readonly seats: readonly string[];
  readonly saved: SavedGame;
  /** The file that has the game as it is now, if there is one. */
  readonly file: string | undefined;
}

const USUAL_SEED = 1;

/** By the file, by the position, or, if that shows what is hidden, by the sealed game. */
export function continueCommand(left: LeftGame): string {
  const { program, game, typed, options, state, seats, saved, file } = left;
  const named = typed === game.name ? [] : [typed];
  if (file !== undefined || game.hasHidden)
    return `${program} ${quoteCommand(['play', ...named, '--continue', file ?? sealedGame(saved)])}`;
  const rules = optionsText(game, options);
  const words = [
    'play',
    typed,
    ...(rules === '' ? [] : ['--options', rules]),
    '--position',
    game.formatPosition(state),
    '--seats',
    seats.join(','),
    ...(saved.seed === USUAL_SEED ? [] : ['--seed', String(saved.seed)]),
  ];
  return `${program} ${quoteCommand(words)}`;
}
