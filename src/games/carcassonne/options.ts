/** The options of Carcassonne. The thesis and the rule book play the same rules, for two and for two to five. */
import {
  type Preset,
  UserError,
  type Values,
  choice,
  integer,
  option,
  textSuchAs,
} from '../../core/index.ts';
import { MOST_PLAYERS, MOST_TILES, TYPES } from './layout.ts';
import { ALL, DISTINCT, type Placements } from './fit.ts';
import { IN_BOX, LETTERS, START_TYPE, parseLetter } from './tiles.ts';

const ROTATIONS = ['distinct', 'all'] as const;

/** The pile that the program of the thesis deals from: no H, I, O, P, more of D, J, K, L, M, N. */
const PROGRAM_PILE = 'A2B4C1D4E5F2G1J5K4L5M3N6Q1R3S2T1U8V9W4X1';

/** Everything that a game's options decide; shared by all its states. */
export interface Rules extends Placements {
  readonly players: number;
  /** Copies of each type in the pile. */
  readonly pile: Uint8Array;
  readonly pileSize: number;
}

function boxPile(): Uint8Array {
  return IN_BOX.map((count, type) => (type === START_TYPE ? count - 1 : count));
}

function badPile(text: string, why: string): UserError {
  return new UserError(
    `option pile cannot be "${text}": ${why}`,
    `pile is "official", "program" (that of the thesis's program), or letters with how many, such as J1U2T1; up to ${MOST_TILES - 1} tiles.`,
  );
}

/** @throws UserError */
export function parsePile(text: string): Uint8Array {
  if (text === 'official') return boxPile();
  if (text === 'program') return parsePile(PROGRAM_PILE);
  if (!/^([A-Z]\d{1,2})+$/.test(text)) throw badPile(text, 'it should be letters, each with a number');
  const pile = new Uint8Array(TYPES);
  for (const [, letter, count] of text.matchAll(/([A-Z])(\d+)/g)) {
    if (!LETTERS.includes(letter!)) throw badPile(text, `"${letter}" is not a tile`);
    if (pile[parseLetter(letter!)] !== 0) throw badPile(text, `${letter} is there twice`);
    if (Number(count) === 0) throw badPile(text, `no ${letter} is written by leaving it out`);
    pile[parseLetter(letter!)] = Number(count);
  }
  const size = pile.reduce((sum, count) => sum + count, 0);
  if (size >= MOST_TILES) throw badPile(text, `it has ${size} tiles`);
  return pile;
}

export function rulesOf(options: CarcassonneOptions): Rules {
  const pile = parsePile(options.pile);
  return {
    ...(options.rotations === 'all' ? ALL : DISTINCT),
    players: options.players,
    pile,
    pileSize: pile.reduce((sum, count) => sum + count, 0),
  };
}

export const options = {
  players: option(integer(2, MOST_PLAYERS), 2, 'How many play.'),
  pile: option(
    textSuchAs(['official', 'program', 'B2C1H3L2O1S1V4X2'], (text) => void parsePile(text)),
    'official',
    "The tiles to draw from: the box (official), those of the thesis's program (program), or letters with how many (J1U2T1).",
  ),
  rotations: option(
    choice(ROTATIONS),
    'distinct',
    'Are rotations of a symmetric tile that look alike one move (distinct), or four (all)?',
  ),
};

export type CarcassonneOptions = Values<typeof options>;

export const presets: readonly Preset<typeof options>[] = [
  {
    name: 'paper',
    about: 'The thesis: two players, the 72 tiles of the box, farms.',
    values: { players: 2, pile: 'official', rotations: 'distinct' },
  },
  {
    name: 'official',
    about: 'The rule book, here for three; set players from two to five.',
    values: { players: 3, pile: 'official', rotations: 'distinct' },
  },
];
