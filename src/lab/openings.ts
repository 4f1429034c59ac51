/**
 * How the games of an experiment begin. Every block of games has an opening, which is played from every seat; where
 * there are more blocks than openings, they are used again in the same order. An opening is one line of text:
 *
 *     random(plies=4)             as many random moves, others in every block
 *     moves c3 e5                 moves from the start, chance outcomes among them
 *     xx2/4/4/2oo x 0 5           a position
 *     xx2/4/4/2oo x 0 5 moves c3  moves from a position
 *
 * Empty lines, and those that begin with #, say nothing.
 */
import { type PlannedOpening, openingMoves } from '../arena/index.ts';
import {
  type Game,
  OVER,
  type OptionValues,
  Random,
  type State,
  UserError,
  parseOptions,
  splitOptions,
} from '../core/index.ts';
import { PlacedError, at, integer, option } from '../core/schema/index.ts';

export interface ExperimentOpening extends PlannedOpening {
  /** Where it begins; where the experiment says if missing. */
  readonly position?: string;
}

/** An experiment may have this many. */
export const MOST_OPENINGS = 100_000;

const LONGEST = 1000;
const RANDOM = { plies: option(integer(1, LONGEST), 4, 'Moves of players, drawn at random.') };

/** Is it a line that asks for random moves, right or wrong? */
export function isRandomOpening(line: string): boolean {
  return /^random\s*($|\()/.test(line.trim());
}

function readRandom(line: string): ExperimentOpening {
  const [, given] = /^random\s*(?:\((.*)\))?$/.exec(line) ?? [];
  if (given === undefined && line !== 'random')
    throw new UserError(`"${line}" is no opening`, 'Random openings are written random(plies=4).');
  const options = parseOptions('random openings', RANDOM, splitOptions(given ?? ''));
  return { plies: Number(options['plies'] ?? RANDOM.plies.default) };
}

/** @returns nothing for a line that says nothing @throws UserError if it is wrong in itself */
export function readOpening(text: string): ExperimentOpening | undefined {
  const line = text.trim();
  if (line === '' || line.startsWith('#')) return undefined;
  if (isRandomOpening(line)) return readRandom(line);
  const found = /(?<!\S)moves(?!\S)/.exec(line)?.index ?? line.length;
  const position = line.slice(0, found).trim();
  const moves = line.slice(found).split(/\s+/).slice(1);
  return { ...(position !== '' && { position }), ...(moves.length > 0 && { moves }) };
}

/** What an experiment says about where its games begin. */
interface Rules {
  readonly game: Game;
  readonly options: OptionValues;
  /** The start of every game, where the experiment has one. */
  readonly position?: string | undefined;
  readonly seats: number;
  readonly seed: number;
}

function startOf({ game, options, position, seed }: Rules, opening: ExperimentOpening): State {
  const given = opening.position ?? position;
  return given === undefined
    ? game.start(options, new Random(seed).derive('setup'))
    : game.parsePosition(given, options);
}

/** @throws UserError if a game cannot begin so. A new game of some rules differs from block to block; one is tried. */
function requirePlayable(rules: Rules, opening: ExperimentOpening): void {
  if (opening.position !== undefined && rules.position !== undefined)
    throw new UserError('it has a position, and so has the experiment', 'Leave out one of them.');
  const start = startOf(rules, opening);
  if (start.seats !== rules.seats)
    throw new UserError(
      `it is for ${start.seats} seats, and the rules for ${rules.seats}`,
      'Leave it out, or choose other rules.',
    );
  if (start.turn === OVER) throw new UserError('the game is over there', 'Begin earlier in the game.');
  openingMoves(rules.game, start, opening, new Random(rules.seed));
}

/**
 * @param lines as they are written: one, or a list @returns nothing where none are given
 * @throws PlacedError with the place of the first mistake
 */
export function settleOpenings(
  lines: string | readonly string[] | undefined,
  rules: Rules,
): readonly ExperimentOpening[] | undefined {
  if (lines === undefined) return undefined;
  const list = typeof lines === 'string' ? [lines] : lines;
  if (list.length > MOST_OPENINGS)
    throw new PlacedError(
      ['openings'],
      `${list.length} openings are too many`,
      `Give at most ${MOST_OPENINGS}.`,
    );
  const openings = list.flatMap((line, place) =>
    at(typeof lines === 'string' ? ['openings'] : ['openings', place], () => {
      const opening = readOpening(line);
      if (opening) requirePlayable(rules, opening);
      return opening ?? [];
    }),
  );
  if (openings.length === 0)
    throw new PlacedError(['openings'], 'there is no opening', 'Give one to a line, or random(plies=4).');
  return openings;
}

/** In a few words, for reports. */
export function describeOpenings(openings: readonly ExperimentOpening[]): string {
  const [{ plies, position, moves } = {}] = openings;
  if (openings.length > 1) return `${openings.length} openings, in turn`;
  if (plies !== undefined) return `${plies} random ${plies === 1 ? 'move' : 'moves'}, others in every block`;
  return [position, moves && `moves ${moves.join(' ')}`].filter(Boolean).join(' ');
}
