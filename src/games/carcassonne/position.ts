/**
 * Positions as one line: everything drawn, in order, then whose step it is and the points on the track.
 *
 *     D0,0r0 T0,-1r1:field-nne Bx V1,0r1 red places E 0-0
 *
 * A tile is its letter, its cell and its quarter turns, with the piece on which a meeple still stands; `Bx` was
 * drawn, fitted nowhere and was put away. The step is `draws`, `places` and a letter, or `claims` (a piece of the
 * last tile); a finished game has `over` instead, and the points before the final scoring. Whose meeple it is goes
 * without saying: that of the player who placed the tile.
 */
import { CHANCE, OVER, UserError } from '../../core/index.ts';
import { ORIGIN, areClose, cellAt } from './cells.ts';
import { type Place, placesOf } from './coordinates.ts';
import { ALL, PATTERNS } from './fit.ts';
import { CLAIM, DRAW, MEEPLES, PLACE } from './layout.ts';
import { SEAT_NAMES, findPiece, formatPiece, isPieceName } from './notation.ts';
import { type CarcassonneOptions, rulesOf } from './options.ts';
import { countPlacements } from './placements.ts';
import { possiblePoints } from './possiblePoints.ts';
import { CarcassonneState } from './state.ts';
import { ownerOf } from './meeples.ts';
import type { Table } from './table.ts';
import { CLOSABLE, LETTERS, MONASTERY, PERIOD, START_TYPE } from './tiles.ts';

const EXAMPLE = 'D0,0r0 T0,-1r1:field-nne V1,0r1 red places E 0-0';

/** The piece of a tile on which a meeple stands, if one does. */
export function standingOn(table: Table, tile: number): number | undefined {
  for (let i = 0; i < table.claimed; i++) {
    const claim = table.claim(i);
    if (claim >> 3 !== tile) continue;
    return table.meeplesOn(table.rootOf(tile, claim & 7)) === 0 ? undefined : claim & 7;
  }
  return undefined;
}

function formatTile(table: Table, tile: number, { x, y }: Place): string {
  const kind = table.kindOf(tile);
  const piece = standingOn(table, tile);
  const meeple = piece === undefined ? '' : `:${formatPiece(kind, piece)}`;
  return `${LETTERS[kind >> 2]}${x},${y}r${kind & 3}${meeple}`;
}

function formatStep(state: CarcassonneState): string {
  if (state.turn === OVER) return 'over';
  const name = SEAT_NAMES[state.player]!;
  if (state.phase === PLACE) return `${name} places ${LETTERS[state.drawn]}`;
  return `${name} ${state.phase === DRAW ? 'draws' : 'claims'}`;
}

export function formatPosition(state: CarcassonneState): string {
  const { table } = state;
  const places = placesOf(table);
  const words: string[] = [];
  const discards = Array.from({ length: state.discarded }, (_, i) => state.discard(i));
  for (let tile = 0; tile <= table.tiles; tile++) {
    for (const { type, tiles } of discards) if (tiles === tile) words.push(`${LETTERS[type]}x`);
    if (tile < table.tiles) words.push(formatTile(table, tile, places.get(table.cellOf(tile))!));
  }
  const points = SEAT_NAMES.slice(0, state.seats).map((_, seat) => table.points(seat));
  return [...words, formatStep(state), points.join('-')].join(' ');
}

// ── reading ───────────────────────────────────────────────────────────────────────────────────────

function badPosition(what: string): UserError {
  return new UserError(
    `position: ${what}`,
    `A position looks like "${EXAMPLE}": tiles in order of placement, the step, the points.`,
  );
}

/** Takes a tile from the pile. The start tile does not come from there. */
function take(state: CarcassonneState, letter: string, word: string): number {
  const type = LETTERS.indexOf(letter);
  if (type === -1) throw badPosition(`"${word}": there is no tile ${letter}`);
  if (state.copiesLeft(type) === 0) throw badPosition(`"${word}" is one ${letter} more than there are`);
  state.take(type);
  return type;
}

function putAway(state: CarcassonneState, letter: string, word: string): void {
  const type = take(state, letter, word);
  if (countPlacements(state.table, state.rules, type) > 0)
    throw badPosition(`"${word}": ${letter} fitted, so it was not put away`);
  state.putAway(type);
}

function putMeeple(state: CarcassonneState, name: string, word: string): void {
  const { table } = state;
  const tile = table.tiles - 1;
  if (tile === 0) throw badPosition(`"${word}": nobody can claim the start tile`);
  if (!isPieceName(name))
    throw badPosition(`"${word}": "${name}" is not a piece such as city-n or field-nne`);
  const piece = findPiece(table.kindOf(tile), name);
  if (piece === -1) throw badPosition(`"${word}": the tile has no ${name}`);
  const player = ownerOf(tile, state.seats);
  if (((table.freePieces() >> piece) & 1) === 0)
    throw badPosition(`"${word}": there was a meeple on that feature already`);
  if (table.supply(player) === 0)
    throw badPosition(`"${word}": ${SEAT_NAMES[player]} has only ${MEEPLES} meeples`);
  table.putMeeple(player, piece);
}

function putTile(state: CarcassonneState, match: RegExpExecArray, isFirst: boolean): void {
  const [word, letter, ...rest] = match;
  const [x, y, rotation] = [Number(rest[0]), Number(rest[1]), Number(rest[2])];
  const cell = cellAt(x, y);
  if (isFirst) {
    if (LETTERS.indexOf(letter!) !== START_TYPE || cell !== ORIGIN || rotation !== 0 || x !== 0 || y !== 0)
      throw badPosition(`"${word}": the first tile is D0,0r0`);
  } else {
    const type = take(state, letter!, word);
    const place = placesOf(state.table).get(cell);
    if (place?.x !== x || place.y !== y) throw badPosition(`"${word}" touches no earlier tile`);
    if (state.table.tileAt(cell) !== -1) throw badPosition(`"${word}" lies on another tile`);
    if (((ALL.fit[PATTERNS * type + state.table.patternAt(cell)]! >> rotation) & 1) === 0)
      throw badPosition(`"${word}" does not fit its neighbours`);
    state.table.place(cell, 4 * type + (rotation % PERIOD[type]!));
  }
  if (rest[3] !== undefined) putMeeple(state, rest[3], word);
}

function putAll(state: CarcassonneState, words: readonly string[]): void {
  for (const [i, word] of words.entries()) {
    const tile = /^([A-Z])(-?\d{1,3}),(-?\d{1,3})r([0-3])(?::(.+))?$/.exec(word);
    if (tile) putTile(state, tile, i === 0);
    else if (i > 0 && /^[A-Z]x$/.test(word)) putAway(state, word[0]!, word);
    else
      throw badPosition(`"${word}" is not a tile such as ${i === 0 ? 'D0,0r0' : 'T0,-1r1:field-nne or Bx'}`);
  }
}

// ── the step and the points ───────────────────────────────────────────────────────────────────────

interface Tail {
  readonly tiles: readonly string[];
  readonly name: string | undefined;
  readonly step: 'draws' | 'places' | 'claims' | 'over';
  readonly letter: string | undefined;
  readonly points: string;
}

const TAIL = /^(.*?) (?:over|([a-z]+) (?:(draws|claims)|places ([A-Z]))) (\d+(?:-\d+)*)$/;

function splitTail(text: string): Tail {
  const match = TAIL.exec(text.trim().replaceAll(/\s+/g, ' '));
  if (!match)
    throw badPosition(
      'it does not end with a step (red draws, red places V, red claims, over) and points (3-0)',
    );
  const [, tiles, name, step, letter, points] = match;
  const written = step === 'draws' || step === 'claims' ? step : undefined;
  const what = written ?? (letter === undefined ? 'over' : 'places');
  return { tiles: tiles!.split(' '), name, step: what, letter, points: points! };
}

function setStep(state: CarcassonneState, { step, name, letter }: Tail): void {
  const placed = state.table.tiles - 1;
  if (step === 'claims' && placed === 0) throw badPosition('there is no new tile to claim');
  state.player = (step === 'claims' ? placed - 1 : placed) % state.seats;
  const due = SEAT_NAMES[state.player]!;
  if (name !== undefined && name !== due)
    throw badPosition(`it is the turn of ${due}, not of ${name}: ${placed} tiles were placed`);
  if (step === 'places') {
    const type = take(state, letter!, `places ${letter}`);
    if (!state.hold(type)) throw badPosition(`${letter} fits nowhere, so nobody places it`);
  } else if (step === 'over' && state.left > 0)
    throw badPosition(`the game is not over: ${state.left} tiles are left`);
  else if (step === 'draws' && state.left === 0)
    throw badPosition('there is nothing left to draw: the game is over');
  if (step === 'claims' && standingOn(state.table, placed) !== undefined)
    throw badPosition('the new tile has a meeple already, so nothing is to be claimed');
  state.phase = { draws: DRAW, over: DRAW, places: PLACE, claims: CLAIM }[step];
  state.turn = state.phase === DRAW ? CHANCE : state.player;
}

/** Meeples go home from what is complete, at the latest once the newest tile has been claimed. */
function checkMeeples({ table, phase }: CarcassonneState): void {
  for (let tile = 1; tile < table.tiles; tile++) {
    const piece = standingOn(table, tile);
    if (piece === undefined || !isComplete(table, tile, piece)) continue;
    if (phase === CLAIM && completedByNewest(table, tile, piece)) continue;
    const letter = LETTERS[table.kindOf(tile) >> 2];
    throw badPosition(`the meeple on tile ${tile + 1} (${letter}) stands on something complete`);
  }
}

function isComplete(table: Table, tile: number, piece: number): boolean {
  const type = table.kindOf(tile) >> 2;
  if (piece === MONASTERY[type]) return table.emptyAround(table.cellOf(tile)) === 0;
  return piece < CLOSABLE[type]! && table.isClosed(table.rootOf(tile, piece));
}

function completedByNewest(table: Table, tile: number, piece: number): boolean {
  const newest = table.tiles - 1;
  const type = table.kindOf(newest) >> 2;
  if (piece === MONASTERY[table.kindOf(tile) >> 2])
    return tile === newest || areClose(table.cellOf(tile), table.cellOf(newest));
  const root = table.rootOf(tile, piece);
  for (let other = 0; other < CLOSABLE[type]!; other++) {
    if (table.rootOf(newest, other) === root) return true;
  }
  return false;
}

function setPoints(state: CarcassonneState, text: string): void {
  const points = text.split('-').map(Number);
  if (points.length !== state.seats)
    throw badPosition(`"${text}" has points for ${points.length}, but there are ${state.seats} players`);
  for (const [seat, sums] of possiblePoints(state.table, state.seats).entries()) {
    const [value, most] = [points[seat]!, Math.max(...sums)];
    const name = SEAT_NAMES[seat];
    if (value > most)
      throw badPosition(
        `${name} cannot have ${value} points: all that is complete would pay ${name} ${most}`,
      );
    if (!sums.has(value))
      throw badPosition(`${name} cannot have ${value} points: nothing that is complete adds up to that`);
  }
  state.table.setPoints(points);
}

export function parseLine(text: string, options: CarcassonneOptions): CarcassonneState {
  const tail = splitTail(text);
  const state = new CarcassonneState(rulesOf(options));
  putAll(state, tail.tiles);
  setStep(state, tail);
  checkMeeples(state);
  setPoints(state, tail.points);
  if (tail.step === 'over') state.finish();
  return state;
}
