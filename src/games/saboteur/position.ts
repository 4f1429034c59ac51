/**
 * Positions as one line of fields, `name: items` with semicolons in between, in the words of section 15 of the rules:
 *
 *     played: 2; first: 7 8 …; second: 3 9 …; pile: 5 6 …; gold: 1; tiles: 6,5=8 7,5=0
 *
 * It says everything, also what nobody can see: both hands, the pile in order (next card first), the cards dropped face
 * down (`dropped: first / second`), and where the nugget is. `spent` are the cards that went openly. `formatView` is
 * what one seat can see of it.
 */
import { OVER } from '../../core/index.ts';
import { PILE, cardName, listCards, pieceName } from './cards.ts';
import { MINE, OBJECTIVE_NAMES, formatCell } from './cells.ts';
import { SEAT_NAMES } from './notation.ts';
import { DRAWN, type SaboteurState } from './state.ts';

type Fields = readonly (readonly [name: string, value: string])[];

/** Fields that say something; the others are left out. */
function join(fields: Fields): string {
  return fields
    .filter(([, value]) => value.trim() !== '')
    .map(([name, value]) => `${name}: ${value}`)
    .join('; ');
}

function cards(counts: Readonly<Uint8Array>): string {
  return listCards(counts).map(cardName).join(' ');
}

/** Three bits left to right: `0 1 0`. */
function bits(mask: number): string {
  return [0, 1, 2].map((i) => (mask >> i) & 1).join(' ');
}

function tiles(state: SaboteurState): string {
  return MINE.filter((cell) => state.board.pieceAt(cell) >= 0)
    .map((cell) => `${formatCell(cell)}=${pieceName(state.board.pieceAt(cell))}`)
    .join(' ');
}

function unless(none: boolean, text: string): string {
  return none ? '' : text;
}

/** What both players see. */
function publicFields(state: SaboteurState): Fields {
  const { board, blocks } = state;
  return [
    [
      'blocked',
      unless(
        blocks.every((n) => n === 0),
        blocks.join(' '),
      ),
    ],
    ['revealed', unless(board.revealed === 0, bits(board.revealed))],
    ['tiles', tiles(state)],
  ];
}

export function formatPosition(state: SaboteurState): string {
  const { looks, played, gold } = state;
  const pile = [...state.pile.subarray(Math.min(played, PILE))].map(cardName).join(' ');
  const dropped = [0, 1].map((seat) => cards(state.droppedBy(seat)));
  return join([
    ['played', String(played)],
    ['first', cards(state.handOf(0))],
    ['second', cards(state.handOf(1))],
    ['pile', pile],
    ['gold', String(gold)],
    ...publicFields(state),
    [
      'looked',
      unless(
        looks.every((mask) => mask === 0),
        `${bits(looks[0]!)} / ${bits(looks[1]!)}`,
      ),
    ],
    ['spent', cards(state.spent)],
    [
      'dropped',
      unless(
        dropped.every((text) => text === ''),
        dropped.map((text) => text || '-').join(' / '),
      ),
    ],
  ]);
}

/** What a seat has learned of the objectives: `left=rock middle=nugget`. */
function knowledge(state: SaboteurState, seat: number): string {
  const seen = state.seenBy(seat);
  return OBJECTIVE_NAMES.flatMap((name, i) =>
    (seen >> i) & 1 ? [`${name}=${state.gold === i ? 'nugget' : 'rock'}`] : [],
  ).join(' ');
}

/** How the game has ended, which everybody sees. */
function ending(state: SaboteurState): string {
  if (state.turn !== OVER) return '';
  return state.winner === DRAWN ? 'draw' : `${SEAT_NAMES[state.winner]} wins`;
}

function total(counts: Readonly<Uint8Array>): number {
  return counts.reduce((sum, copies) => sum + copies, 0);
}

/** The position as one seat sees it: its hand, its drops and its map results, and what is public. */
export function formatView(state: SaboteurState, seat: number): string {
  const { memory } = state.options;
  const { dropsHidden, looks } = state;
  const other = 1 - seat;
  return join([
    ['seat', SEAT_NAMES[seat]!],
    ['played', String(state.played)],
    ['hand', cards(state.handOf(seat))],
    ['opponent holds', String(total(state.handOf(other)))],
    ['pile holds', String(state.pileSize)],
    ...publicFields(state),
    ['knows', knowledge(state, seat)],
    ['looked', bits(looks[seat]!)],
    // Which objective a Map was played on is public, but only memory keeps it.
    ['opponent looked', memory ? bits(looks[other]!) : ''],
    ['spent', memory ? cards(state.spent) : ''],
    ['dropped', dropsHidden ? cards(state.droppedBy(seat)) : ''],
    ['opponent dropped', dropsHidden ? String(total(state.droppedBy(other))) : ''],
    ['ended', ending(state)],
  ]);
}
