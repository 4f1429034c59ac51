/**
 * The options of Marrakech. The paper's rules, the official ones and those of a programming course are presets of
 * the same choices; nothing in the code asks which of them is played.
 */
import { type OptionSpec, type OptionValues, type Preset, UserError } from '../../core/index.ts';

/** A square fits a byte, and so does "off the board". */
export const LARGEST = 15;

export interface MarrakechOptions {
  readonly [name: string]: number | string | boolean;
  readonly size: number;
  readonly players: number;
  readonly coloursPerPlayer: number;
  readonly rugsPerColour: number;
  readonly coins: number;
  readonly dieTiming: 'before' | 'after';
  readonly colourOrder: 'alternate' | 'shuffledOpen' | 'shuffledHidden';
  readonly bankruptcy: 'payAll' | 'eliminate';
  readonly soloEnd: 'stop' | 'playOn';
  readonly coverWhole: 'any' | 'opponents';
  readonly loops: 'ne-sw' | 'nw-se';
  readonly facing: 'N' | 'E' | 'S' | 'W';
  readonly turnTiming: 'start' | 'end';
}

const setting: readonly OptionSpec[] = [
  {
    name: 'size',
    kind: 'integer',
    min: 3,
    max: LARGEST,
    default: 5,
    about: 'Squares along each side of the market.',
  },
  { name: 'players', kind: 'integer', min: 2, max: 4, default: 2, about: 'Players.' },
  {
    name: 'coloursPerPlayer',
    kind: 'integer',
    min: 1,
    max: 2,
    default: 2,
    about: 'Colours that each player lays; two only in a game of two.',
  },
  {
    name: 'rugsPerColour',
    kind: 'integer',
    min: 1,
    max: 99,
    default: 8,
    about: 'Carpets of each colour.',
  },
  { name: 'coins', kind: 'integer', min: 0, max: 999, default: 30, about: 'Coins of each player at first.' },
  {
    name: 'loops',
    kind: 'choice',
    choices: ['ne-sw', 'nw-se'],
    default: 'ne-sw',
    about: 'On a board of odd size, the corners with a loop.',
  },
  {
    name: 'facing',
    kind: 'choice',
    choices: ['N', 'E', 'S', 'W'],
    default: 'N',
    about: 'Where Assam looks at first.',
  },
];

const rules: readonly OptionSpec[] = [
  {
    name: 'dieTiming',
    kind: 'choice',
    choices: ['before', 'after'],
    default: 'before',
    about:
      'Is the die rolled before the player turns Assam and lays (one move), or after the turn (two moves)?',
  },
  {
    name: 'colourOrder',
    kind: 'choice',
    choices: ['alternate', 'shuffledOpen', 'shuffledHidden'],
    default: 'alternate',
    about: 'How the two colours of a player follow: in turn, shuffled and known, or drawn before each turn.',
  },
  {
    name: 'bankruptcy',
    kind: 'choice',
    choices: ['payAll', 'eliminate'],
    default: 'payAll',
    about: 'Who cannot pay hands over what there is and plays on, or is out.',
  },
  {
    name: 'soloEnd',
    kind: 'choice',
    choices: ['stop', 'playOn'],
    default: 'stop',
    about: 'With three or four players: does the game end when only one is left in it?',
  },
  {
    name: 'coverWhole',
    kind: 'choice',
    choices: ['any', 'opponents'],
    default: 'any',
    about: 'Which wholly visible carpets may not be covered whole in one go: any, or only those of others.',
  },
  {
    name: 'turnTiming',
    kind: 'choice',
    choices: ['start', 'end'],
    default: 'start',
    about: 'Does a player turn Assam before the own walk, or after laying, for the walk of the next?',
  },
];

export const optionSpecs: readonly OptionSpec[] = [...setting, ...rules];

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

export const presets: readonly Preset[] = [
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
export function settle(values: OptionValues, given: ReadonlySet<string>): MarrakechOptions {
  const options = values as MarrakechOptions;
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
