/**
 * The options of Marrakech. The paper's rules, the official ones and those of a programming course are presets of
 * the same choices; nothing in the code asks which of them is played.
 */
import { type Preset, UserError, type Values, choice, integer, option } from '../../core/index.ts';

/** A square fits a byte, and so does "off the board". */
export const LARGEST = 15;

const setting = {
  size: option(integer(3, LARGEST), 5, 'Squares along each side of the market.'),
  players: option(integer(2, 4), 2, 'Players.'),
  coloursPerPlayer: option(integer(1, 2), 2, 'Colours that each player lays; two only in a game of two.'),
  rugsPerColour: option(integer(1, 99), 8, 'Carpets of each colour.'),
  coins: option(integer(0, 999), 30, 'Coins of each player at first.'),
  loops: option(choice(['ne-sw', 'nw-se']), 'ne-sw', 'On a board of odd size, the corners with a loop.'),
  facing: option(choice(['N', 'E', 'S', 'W']), 'N', 'Where Assam looks at first.'),
};

const rules = {
  dieTiming: option(
    choice(['before', 'after']),
    'before',
    'Is the die rolled before the player turns Assam and lays (one move), or after the turn (two moves)?',
  ),
  colourOrder: option(
    choice(['alternate', 'shuffledOpen', 'shuffledHidden']),
    'alternate',
    'How the two colours of a player follow: in turn, shuffled and known, or drawn before each turn.',
  ),
  bankruptcy: option(
    choice(['payAll', 'eliminate']),
    'payAll',
    'Who cannot pay hands over what there is and plays on, or is out.',
  ),
  soloEnd: option(
    choice(['stop', 'playOn']),
    'stop',
    'With three or four players: does the game end when only one is left in it?',
  ),
  coverWhole: option(
    choice(['any', 'opponents']),
    'any',
    'Which wholly visible carpets may not be covered whole in one go: any, or only those of others.',
  ),
  turnTiming: option(
    choice(['start', 'end']),
    'start',
    'Does a player turn Assam before the own walk, or after laying, for the walk of the next?',
  ),
};

export const options = { ...setting, ...rules };

export type MarrakechOptions = Values<typeof options>;

const paper = {
  size: 5,
  players: 2,
  coloursPerPlayer: 2,
  rugsPerColour: 8,
  coins: 30,
  dieTiming: 'before',
  colourOrder: 'alternate',
  bankruptcy: 'payAll',
  soloEnd: 'stop',
  coverWhole: 'any',
} as const;

const official = {
  ...paper,
  size: 7,
  rugsPerColour: 12,
  dieTiming: 'after',
  bankruptcy: 'eliminate',
  coverWhole: 'opponents',
} as const;

export const presets: readonly Preset<typeof options>[] = [
  { name: 'paper', about: 'The paper: 5x5, two players, the die is known first.', values: paper },
  {
    name: 'paper7',
    about: 'The same on the full board: 7x7, twelve carpets of each colour.',
    values: { ...paper, size: 7, rugsPerColour: 12 },
  },
  {
    name: 'official2',
    about: 'The official game for two: two shuffled colours each, turn, then roll; who cannot pay is out.',
    values: { ...official, colourOrder: 'shuffledHidden' },
  },
  {
    name: 'official3',
    about: 'The official game for three: fifteen carpets each.',
    values: { ...official, players: 3, coloursPerPlayer: 1, rugsPerColour: 15 },
  },
  {
    name: 'official4',
    about: 'The official game for four: twelve carpets each.',
    values: { ...official, players: 4, coloursPerPlayer: 1 },
  },
  {
    name: 'course',
    about: 'A programming course: two to four players with fifteen carpets; the last one in plays on.',
    values: {
      ...official,
      players: 4,
      coloursPerPlayer: 1,
      rugsPerColour: 15,
      coverWhole: 'any',
      soloEnd: 'playOn',
    },
  },
];

/** Refuses what makes no sense together; an order of colours means nothing where each player has one. */
export function settle(
  options: MarrakechOptions,
  given: ReadonlySet<keyof MarrakechOptions>,
): MarrakechOptions {
  const { players, coloursPerPlayer, colourOrder } = options;
  if (coloursPerPlayer === 2 && players > 2)
    throw new UserError(
      `coloursPerPlayer cannot be 2 with ${players} players`,
      'There are four colours: add coloursPerPlayer=1, or play with two.',
    );
  if (coloursPerPlayer === 2 || colourOrder === 'alternate') return options;
  if (given.has('colourOrder'))
    throw new UserError(
      `colourOrder=${colourOrder} needs two colours for each player`,
      'Add coloursPerPlayer=2, or leave colourOrder out.',
    );
  return { ...options, colourOrder: 'alternate' };
}
