/**
 * The neutral game record `carcassonne-game/1`: a deck in draw order and the turns played, each with figures
 * (placements, claimable pieces, points, meeples) that are all checked. Rotations there are any of four, and a
 * symmetric tile turned further has its pieces in other places, so both are translated first.
 *
 * A record that breaks off is a position, too: that after its last turn. The rest of its deck is forgotten, because
 * nobody at the table knows it.
 */
import {
  Line,
  OVER,
  type PlayedGame,
  type TranscriptFormat,
  UserError,
  notForTranscripts,
  parseJson as readJson,
  requireOver,
  settleOptions,
} from '../../core/index.ts';
import { isObject, text, within } from '../../core/schema/index.ts';
import { placesOf } from './coordinates.ts';
import { DRAW, MOST_PLAYERS, PLACE } from './layout.ts';
import { formatMove, parseMove } from './notation.ts';
import { type CarcassonneOptions, type Rules, options, parsePile, presets, rulesOf } from './options.ts';
import { formatPosition, parseLine } from './position.ts';
import { CATEGORIES, END_POINTS, endPoints } from './scoring.ts';
import { CarcassonneState, NO_CLAIM } from './state.ts';
import { LETTERS, PERIOD } from './tiles.ts';
import { type Placed, type Tell, placedSchema, playDiscard, playTurn, seatsOf } from './writtenTurn.ts';

const FORMAT = 'carcassonne-game/1';
const OFFICIAL = 'official';

type Json = Readonly<Record<string, unknown>>;

function begin(rules: Rules): Line<CarcassonneState> {
  return new Line(new CarcassonneState(rules), formatMove);
}

function startOf(chosen: CarcassonneOptions): string {
  return formatPosition(begin(rulesOf(chosen)).state);
}

// ── figures ───────────────────────────────────────────────────────────────────────────────────────

/** Refuses a figure that is not what the rules give. */
function check(what: string, recorded: unknown, due: unknown): void {
  const [said, is] = [JSON.stringify(recorded), JSON.stringify(due)];
  if (said !== is) throw new UserError(`${what} is recorded as ${said ?? 'nothing'}, but is ${is}`);
}

/** The points of each seat at the end, from each kind of feature. */
function endScoring(state: CarcassonneState): Readonly<Record<string, readonly number[]>> {
  const points = new Int16Array(END_POINTS);
  endPoints(state.table, points);
  return Object.fromEntries(
    CATEGORIES.map((category, i) => [
      category,
      seatsOf(state).map((seat) => points[MOST_PLAYERS * i + seat]!),
    ]),
  );
}

/** What a game says of its end. */
function outcomeOf(state: CarcassonneState) {
  const seats = seatsOf(state);
  return {
    scoresBeforeFinal: seats.map((seat) => state.table.points(seat)),
    endScoring: endScoring(state),
    finalScores: seats.map((seat) => state.score(seat)),
  };
}

function checkEnd(value: Json, state: CarcassonneState): void {
  if (state.turn !== OVER) throw new UserError(`the game is not over: ${state.left} tiles are left`);
  const { scoresBeforeFinal, endScoring: due, finalScores } = outcomeOf(state);
  check('scoresBeforeFinal', value.scoresBeforeFinal, scoresBeforeFinal);
  const recorded = isObject(value.endScoring) ? value.endScoring : {};
  for (const category of CATEGORIES) check(`endScoring of ${category}`, recorded[category], due[category]);
  check('finalScores', value.finalScores, finalScores);
}

// ── reading ───────────────────────────────────────────────────────────────────────────────────────

function playMove(line: Line<CarcassonneState>, move: unknown, expected: unknown): void {
  if (!isObject(move)) throw new UserError('a move should be an object');
  const { discard, tile } = move;
  const letter = discard ?? tile;
  if (letter !== expected)
    throw new UserError(`${JSON.stringify(letter)} is drawn, but the deck has ${JSON.stringify(expected)}`);
  const tell: Tell = (name, due) => check(name, move[name], due);
  if (discard === undefined) playTurn(line, placedSchema.read(move, []), tell);
  else playDiscard(line, text().read(discard, ['discard']));
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

/** Plays as far as the record goes. */
function replay(value: Json, chosen: CarcassonneOptions): Line<CarcassonneState> {
  const rules = rulesOf(chosen);
  const { deck, moves } = value;
  checkDeck(deck, rules);
  if (!Array.isArray(moves)) throw new UserError('field "moves" should be a list');
  const line = begin(rules);
  for (const [i, move] of moves.entries()) {
    within(`move ${i + 1}`, () => playMove(line, move, deck[i]));
  }
  return line;
}

function read(value: unknown): PlayedGame {
  if (!isObject(value)) throw new UserError('not a JSON object');
  const players = Array.isArray(value.finalScores) ? value.finalScores.length : 0;
  if (players < 2 || players > MOST_PLAYERS)
    throw new UserError(`field "finalScores" should be a list of points for two to ${MOST_PLAYERS} players`);
  const chosen: CarcassonneOptions = { players, pile: OFFICIAL, rotations: 'distinct' };
  const { state, moves } = replay(value, chosen);
  checkEnd(value, state);
  return { options: chosen, position: startOf(chosen), moves };
}

/** The position at the end of a record, finished or not. @throws UserError with the move and the reason */
export function parseJson(json: string, chosen: CarcassonneOptions): CarcassonneState {
  const value = readJson(json);
  if (value === undefined) throw new UserError('position: not JSON, though it begins like it');
  if (!isObject(value) || value.format !== FORMAT)
    throw new UserError('position: not a game record', `As JSON a position is a record "${FORMAT}".`);
  return replay(value, chosen).state;
}

// ── writing ───────────────────────────────────────────────────────────────────────────────────────

/** A tile that was put away, or one that was placed. */
type Drawn = { readonly discard: string } | Placed;

/** The moves of a game, a draw and what was done with it at a time; the state is played to its end. */
function drawnTiles(state: CarcassonneState, moves: readonly string[]): Drawn[] {
  const drawn: Drawn[] = [];
  let tile = '';
  let place = { x: 0, y: 0, rotation: 0 };
  for (const notation of moves) {
    const move = parseMove(state, notation);
    const { phase, discarded } = state;
    if (phase === DRAW) tile = LETTERS[move]!;
    else if (phase === PLACE) {
      // Claims are about the tile as it lies, turned no further than it must be.
      const rotation = (move & 3) % PERIOD[state.drawn]!;
      place = { ...placesOf(state.table).get(move >> 2)!, rotation };
    } else drawn.push({ tile, ...place, segment: move === NO_CLAIM ? null : move - 1 });
    state.play(move);
    if (state.discarded > discarded) drawn.push({ discard: tile });
  }
  return drawn;
}

/** @throws UserError for a game that was set up in the middle, or with tiles of its own */
function requireUsual(chosen: CarcassonneOptions, position: string): void {
  if (parsePile(chosen.pile).join() !== parsePile(OFFICIAL).join())
    throw notForTranscripts(`they know the tiles of the box alone, not pile=${chosen.pile}`);
  if (formatPosition(parseLine(position, chosen)) !== startOf(chosen))
    throw notForTranscripts('it does not begin with the start tile alone');
}

/** Plays what was drawn, and adds to it what the rules say about it. */
function withFigures(line: Line<CarcassonneState>, move: Drawn): Json {
  if ('discard' in move) {
    playDiscard(line, move.discard);
    return move;
  }
  const figures: Record<string, unknown> = {};
  playTurn(line, move, (name, due) => (figures[name] = due));
  const { player, ...others } = figures;
  return { player, ...move, ...others };
}

function write({ options: given, position, moves }: PlayedGame): unknown {
  const chosen = settleOptions({ name: 'carcassonne', options, presets }, given);
  requireUsual(chosen, position);
  const { state } = begin(rulesOf(chosen));
  const drawn = drawnTiles(state, moves);
  requireOver(state);
  // Once more, in the way of a reader, because only a turn as a whole has figures.
  const line = begin(rulesOf({ ...chosen, rotations: 'distinct' }));
  const turns = drawn.map((move) => withFigures(line, move));
  const deck = drawn.map((move) => ('discard' in move ? move.discard : move.tile));
  return { format: FORMAT, deck, moves: turns, ...outcomeOf(state) };
}

export const transcripts: readonly TranscriptFormat[] = [
  { name: FORMAT, recognises: (value) => isObject(value) && value.format === FORMAT, read, write },
];
