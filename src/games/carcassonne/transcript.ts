/**
 * The neutral game record `carcassonne-game/1`: a deck in draw order and the turns played, each with figures
 * (placements, claimable pieces, points, meeples) that are all checked. Rotations there are any of four, and a
 * symmetric tile turned further has its pieces in other places, so both are translated first.
 *
 * A record that breaks off is a position, too: that after its last turn. The rest of its deck is forgotten, for
 * nobody at the table knows it.
 */
import { OVER, type TranscriptFormat, UserError, parseJson as readJson } from '../../core/index.ts';
import {
  type ValueOf,
  anything,
  integer,
  isObject,
  nullOr,
  openObject,
  optional,
  required,
  text,
  within,
} from '../../core/schema/index.ts';
import { cellAt } from './cells.ts';
import { placesOf } from './coordinates.ts';
import { ALL, DISTINCT } from './fit.ts';
import { type CarcassonneOptions, type Rules, rulesOf } from './options.ts';
import { countPlacements } from './placements.ts';
import { CATEGORIES, END_POINTS, endPoints } from './scoring.ts';
import { CarcassonneState, NO_CLAIM } from './state.ts';
import { MOST_PLAYERS } from './layout.ts';
import { LETTERS, lookAlike } from './tiles.ts';

const FORMAT = 'carcassonne-game/1';

type Json = Readonly<Record<string, unknown>>;

const listed = new Int32Array(1024);

/** A tile that was placed. What is compared with the rules may be anything. */
const turnSchema = openObject('turn', {
  tile: required(text(), 'The letter of the tile that was drawn.'),
  x: required(integer(), 'Where it lies, from left to right.'),
  y: required(integer(), 'Where it lies, from top to bottom.'),
  rotation: required(integer(0, 3), 'Quarter turns.'),
  segment: required(nullOr(integer()), 'The piece that was claimed, or null.'),
  player: optional(anything()),
  placements: optional(anything()),
  distinctPlacements: optional(anything()),
  segmentOptions: optional(anything()),
  scores: optional(anything()),
  meeplesLeft: optional(anything()),
});

type Turn = ValueOf<typeof turnSchema>;

function seatsOf(state: CarcassonneState): number[] {
  return Array.from({ length: state.seats }, (_, seat) => seat);
}

/** Refuses a figure that is not what the rules give. */
function check(what: string, recorded: unknown, due: unknown): void {
  const [said, is] = [JSON.stringify(recorded), JSON.stringify(due)];
  if (said !== is) throw new UserError(`${what} is recorded as ${said ?? 'nothing'}, but is ${is}`);
}

// ── one draw ──────────────────────────────────────────────────────────────────────────────────────

function draw(state: CarcassonneState, letter: string): void {
  const type = LETTERS.indexOf(letter);
  if (state.turn === OVER) throw new UserError('the game is over before');
  if (type === -1 || state.copiesLeft(type) === 0)
    throw new UserError(`there is no ${JSON.stringify(letter)} left to draw`);
  state.play(type);
}

function playDiscard(state: CarcassonneState, letter: string): void {
  const before = state.discarded;
  draw(state, letter);
  if (state.discarded === before) throw new UserError(`${letter} is put away, but it fits`);
}

function playPlacement(state: CarcassonneState, { x, y, rotation }: Turn): readonly number[] {
  const alike = lookAlike(state.drawn, rotation);
  const cell = cellAt(x, y);
  const place = placesOf(state.table).get(cell);
  const move = 4 * cell + alike.rotation;
  const isLegal = listed.subarray(0, state.moves(listed)).includes(move);
  if (place?.x !== x || place?.y !== y || !isLegal)
    throw new UserError(`${LETTERS[state.drawn]} cannot be placed at ${x},${y} with rotation ${rotation}`);
  state.play(move);
  return alike.pieces;
}

function playClaim(state: CarcassonneState, turn: Turn, pieces: readonly number[]): void {
  const free = state.claimable();
  const options = pieces.flatMap((piece, segment) => ((free >> piece) & 1 ? [segment] : []));
  check('segmentOptions', turn.segmentOptions, options);
  const { segment } = turn;
  if (segment !== null && !options.includes(segment))
    throw new UserError(`segment ${segment} cannot be claimed`);
  state.play(segment === null ? NO_CLAIM : 1 + pieces[segment]!);
}

function playTurn(state: CarcassonneState, turn: Turn): void {
  const letter = turn.tile;
  const before = state.discarded;
  draw(state, letter);
  if (state.discarded > before) throw new UserError(`${letter} fits nowhere, but is placed`);
  check('player', turn.player, state.turn);
  check('placements', turn.placements, countPlacements(state.table, ALL, state.drawn));
  check('distinctPlacements', turn.distinctPlacements, countPlacements(state.table, DISTINCT, state.drawn));
  const pieces = playPlacement(state, turn);
  playClaim(state, turn, pieces);
  check(
    'scores',
    turn.scores,
    seatsOf(state).map((seat) => state.table.points(seat)),
  );
  check(
    'meeplesLeft',
    turn.meeplesLeft,
    seatsOf(state).map((seat) => state.table.supply(seat)),
  );
}

// ── a game ────────────────────────────────────────────────────────────────────────────────────────

function playMove(state: CarcassonneState, move: unknown, expected: unknown): void {
  if (!isObject(move)) throw new UserError('a move should be an object');
  const { discard, tile } = move;
  const letter = discard ?? tile;
  if (letter !== expected)
    throw new UserError(`${JSON.stringify(letter)} is drawn, but the deck has ${JSON.stringify(expected)}`);
  if (discard === undefined) playTurn(state, turnSchema.read(move, []));
  else playDiscard(state, text().read(discard, ['discard']));
}

/** The deck must be the pile, in some order. */
function checkDeck(deck: unknown, rules: Rules): asserts deck is string[] {
  if (!Array.isArray(deck)) throw new UserError('field "deck" should be a list of letters');
  for (const [type, letter] of LETTERS.entries()) {
    const count = deck.filter((drawn) => drawn === letter).length;
    if (count !== rules.pile[type])
      throw new UserError(`the deck has ${count} tiles ${letter}, but the pile has ${rules.pile[type]}`);
  }
  if (deck.length !== rules.pileSize)
    throw new UserError(`the deck has ${deck.length} entries, but the pile has ${rules.pileSize} tiles`);
}

function replay(value: Json, options: CarcassonneOptions): CarcassonneState {
  const rules = rulesOf(options);
  const { deck, moves } = value;
  checkDeck(deck, rules);
  if (!Array.isArray(moves)) throw new UserError('field "moves" should be a list');
  const state = new CarcassonneState(rules);
  for (const [i, move] of moves.entries()) {
    within(`move ${i + 1}`, () => playMove(state, move, deck[i]));
  }
  return state;
}

function checkEnd(value: Json, state: CarcassonneState): void {
  if (state.turn !== OVER) throw new UserError(`the game is not over: ${state.left} tiles are left`);
  const seats = seatsOf(state);
  check(
    'scoresBeforeFinal',
    value.scoresBeforeFinal,
    seats.map((seat) => state.table.points(seat)),
  );
  const end = new Int16Array(END_POINTS);
  endPoints(state.table, end);
  const recorded = isObject(value.endScoring) ? value.endScoring : {};
  for (const [i, category] of CATEGORIES.entries()) {
    const due = seats.map((seat) => end[MOST_PLAYERS * i + seat]);
    check(`endScoring of ${category}`, recorded[category], due);
  }
  check(
    'finalScores',
    value.finalScores,
    seats.map((seat) => state.score(seat)),
  );
}

export const transcripts: readonly TranscriptFormat[] = [
  {
    name: FORMAT,
    recognises: (value) => isObject(value) && value.format === FORMAT,
    verify(value) {
      if (!isObject(value)) throw new UserError('not a JSON object');
      const players = Array.isArray(value.finalScores) ? value.finalScores.length : 0;
      if (players < 2 || players > MOST_PLAYERS)
        throw new UserError(
          `field "finalScores" should be a list of points for two to ${MOST_PLAYERS} players`,
        );
      checkEnd(value, replay(value, { players, pile: 'official', rotations: 'distinct' }));
    },
  },
];

/** The position at the end of a record, finished or not. @throws UserError with the move and the reason */
export function parseJson(json: string, options: CarcassonneOptions): CarcassonneState {
  const value = readJson(json);
  if (value === undefined) throw new UserError('position: not JSON, though it begins like it');
  if (!isObject(value) || value.format !== FORMAT)
    throw new UserError('position: not a game record', `As JSON a position is a record "${FORMAT}".`);
  return replay(value, options);
}
