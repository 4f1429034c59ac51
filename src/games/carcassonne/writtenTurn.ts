/** One turn of a written game: played from its tile, placement and claim, with all the figures it should have. */
import { type Line, OVER, UserError } from '../../core/index.ts';
import { type ValueOf, integer, nullOr, openObject, required, text } from '../../core/schema/index.ts';
import { cellAt } from './cells.ts';
import { placesOf } from './coordinates.ts';
import { ALL, DISTINCT } from './fit.ts';
import { countPlacements } from './placements.ts';
import { type CarcassonneState, NO_CLAIM } from './state.ts';
import { LETTERS, lookAlike } from './tiles.ts';

const listed = new Int32Array(1024);

/** A tile that was placed: all that a turn needs to be played again. */
export const placedSchema = openObject('turn', {
  tile: required(text(), 'The letter of the tile that was drawn.'),
  x: required(integer(), 'Where it lies, from left to right.'),
  y: required(integer(), 'Where it lies, from top to bottom.'),
  rotation: required(integer(0, 3), 'Quarter turns.'),
  segment: required(nullOr(integer()), 'The piece that was claimed, or null.'),
});

export type Placed = ValueOf<typeof placedSchema>;

export function seatsOf(state: CarcassonneState): number[] {
  return Array.from({ length: state.seats }, (_, seat) => seat);
}

/** Is told what a figure is by the rules: to compare it with what is recorded, or to write it down. */
export type Tell = (name: string, due: unknown) => void;

function draw(line: Line<CarcassonneState>, letter: string): void {
  const { state } = line;
  const type = LETTERS.indexOf(letter);
  if (state.turn === OVER) throw new UserError('the game is over before');
  if (type === -1 || state.copiesLeft(type) === 0)
    throw new UserError(`there is no ${JSON.stringify(letter)} left to draw`);
  line.play(type);
}

export function playDiscard(line: Line<CarcassonneState>, letter: string): void {
  const { state } = line;
  const before = state.discarded;
  draw(line, letter);
  if (state.discarded === before) throw new UserError(`${letter} is put away, but it fits`);
}

function playPlacement(line: Line<CarcassonneState>, { x, y, rotation }: Placed): readonly number[] {
  const { state } = line;
  const alike = lookAlike(state.drawn, rotation);
  const cell = cellAt(x, y);
  const place = placesOf(state.table).get(cell);
  const move = 4 * cell + alike.rotation;
  const isLegal = listed.subarray(0, state.moves(listed)).includes(move);
  if (place?.x !== x || place?.y !== y || !isLegal)
    throw new UserError(`${LETTERS[state.drawn]} cannot be placed at ${x},${y} with rotation ${rotation}`);
  line.play(move);
  return alike.pieces;
}

function playClaim(
  line: Line<CarcassonneState>,
  segment: number | null,
  pieces: readonly number[],
  tell: Tell,
): void {
  const { state } = line;
  const free = state.claimable();
  const options = pieces.flatMap((piece, i) => ((free >> piece) & 1 ? [i] : []));
  tell('segmentOptions', options);
  if (segment !== null && !options.includes(segment))
    throw new UserError(`segment ${segment} cannot be claimed`);
  line.play(segment === null ? NO_CLAIM : 1 + pieces[segment]!);
}

/** Plays a turn from its tile, placement and claim; `tell` hears the figures in the order in which they are known. */
export function playTurn(line: Line<CarcassonneState>, turn: Placed, tell: Tell): void {
  const { state } = line;
  const letter = turn.tile;
  const before = state.discarded;
  draw(line, letter);
  if (state.discarded > before) throw new UserError(`${letter} fits nowhere, but is placed`);
  tell('player', state.turn);
  tell('placements', countPlacements(state.table, ALL, state.drawn));
  tell('distinctPlacements', countPlacements(state.table, DISTINCT, state.drawn));
  const pieces = playPlacement(line, turn);
  playClaim(line, turn.segment, pieces, tell);
  const seats = seatsOf(state);
  tell(
    'scores',
    seats.map((seat) => state.table.points(seat)),
  );
  tell(
    'meeplesLeft',
    seats.map((seat) => state.table.supply(seat)),
  );
}
