/** Who sits at the table. */
import { defaultAgent } from '../../agents/index.ts';
import { type Game, UserError, splitAtCommas } from '../../core/index.ts';

/** What a seat is called that a person takes. */
export const HUMAN = 'human';

/** The player of each seat; seats that are not named go to the default agent. @throws UserError for a list that does not fit */
export function readSeats(game: Game, text: string | undefined, seats: number): string[] {
  const named = text === undefined ? [HUMAN] : splitAtCommas(text);
  if (named.some((seat) => seat === ''))
    throw new UserError(`--seats: "${text}" has an empty seat`, 'Write human or an agent for each seat.');
  if (named.length > seats)
    throw new UserError(
      `--seats names ${named.length} players, but there are ${seats} seats`,
      'Write human or an agent for each seat, separated by commas.',
    );
  return [...named, ...Array<string>(seats - named.length).fill(defaultAgent(game))];
}
