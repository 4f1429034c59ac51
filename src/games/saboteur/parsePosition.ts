/**
 * From text to a position. Three forms are read:
 *
 * - the full line of `position.ts`;
 * - the short form of section 15 of the rules: `hand` (of the player to move) instead of both hands and the pile, with
 *   `blocked` as mover and opponent. Cards that are not named go, in the order of the card table, to the opponent's
 *   hand, the pile and the drops: a player who asks about such a position cannot know them, and a search deals them again.
 *   Where `spent` is left out, what must have been played is spent: for blocks, looks, and gaps in the tunnels;
 * - a JSON object with `first`, `second`, `deck`, `gold` and perhaps `moves`, as in the games file of the rules.
 */
import {
  COPIES,
  DESTROY,
  HAND,
  KINDS,
  MALUS,
  MAP,
  PILE,
  TILES,
  listCards,
  parseCard,
  parsePiece,
} from './cards.ts';
import { parseCell } from './cells.ts';
import { handSize, movesOf, pileSize } from './deal.ts';
import { type Layout, allCards, badPosition, checkPosition, checkTiles, tooMany } from './checkPosition.ts';
import { findGaps } from './islands.ts';
import type { SaboteurOptions } from './options.ts';
import { SaboteurState } from './state.ts';
import { parseGame } from './writtenDeal.ts';

const FIELDS = [
  'played',
  'first',
  'second',
  'hand',
  'pile',
  'gold',
  'blocked',
  'revealed',
  'looked',
  'tiles',
  'spent',
  'dropped',
] as const;

// ── fields ────────────────────────────────────────────────────────────────────────────────────────

type Fields = ReadonlyMap<string, string>;

function readFields(text: string): Fields {
  const fields = new Map<string, string>();
  for (const part of text.split(/[;\n]/)) {
    if (part.trim() === '') continue;
    const at = part.indexOf(':');
    const name = part.slice(0, Math.max(0, at)).trim().toLowerCase();
    if (at < 0) throw badPosition(`"${part.trim()}" should be a name, a colon and its items`);
    if (!(FIELDS as readonly string[]).includes(name))
      throw badPosition(`"${name}" is no field; known are ${FIELDS.join(', ')}`);
    if (fields.has(name)) throw badPosition(`${name} is given twice`);
    fields.set(name, part.slice(at + 1).trim());
  }
  return fields;
}

function words(text: string | undefined): string[] {
  return (text ?? '').split(/\s+/).filter((word) => word !== '');
}

function readCards(name: string, text: string | undefined): number[] {
  if (text?.trim() === '-') return [];
  return words(text).map((word) => {
    const card = parseCard(word);
    if (card === undefined) throw badPosition(`${name}: there is no card "${word}"`);
    return card;
  });
}

/** This many whole numbers from 0 to `most`; zeros where the field is missing. */
function readNumbers(name: string, text: string | undefined, count: number, most: number): number[] {
  if (text === undefined) return Array<number>(count).fill(0);
  const list = words(text);
  if (list.length !== count || !list.every((word) => /^\d{1,2}$/.test(word) && Number(word) <= most))
    throw badPosition(`${name} should be ${count === 1 ? 'a number' : `${count} numbers`} from 0 to ${most}`);
  return list.map(Number);
}

function readMask(name: string, text: string | undefined): number {
  return readNumbers(name, text, 3, 1).reduce((mask, bit, i) => mask | (bit << i), 0);
}

/** The two halves of `… / …`. */
function readPair(name: string, text: string | undefined): [string | undefined, string | undefined] {
  if (text === undefined) return [undefined, undefined];
  const halves = text.split('/');
  if (halves.length !== 2)
    throw badPosition(`${name} should be two lists with / in between, first and second`);
  return [halves[0]!, halves[1]!];
}

function readTiles(text: string | undefined): [cell: number, piece: number][] {
  return words(text).map((word) => {
    const match = /^(\d+),(\d+)=(\w+)$/.exec(word);
    const cell = match ? parseCell(match[1]!, match[2]!) : undefined;
    const piece = match ? parsePiece(match[3]!) : undefined;
    if (cell === undefined || piece === undefined)
      throw badPosition(`tiles: "${word}" should be row,column=tile, such as 7,5=9f`);
    return [cell, piece];
  });
}

// ── the position ──────────────────────────────────────────────────────────────────────────────────

function readLayout(fields: Fields): Layout {
  const [dropsOfFirst, dropsOfSecond] = readPair('dropped', fields.get('dropped'));
  return {
    played: 0,
    hands: [readCards('first', fields.get('first')), readCards('second', fields.get('second'))],
    pile: readCards('pile', fields.get('pile')),
    spent: readCards('spent', fields.get('spent')),
    dropped: [readCards('dropped', dropsOfFirst), readCards('dropped', dropsOfSecond)],
    tiles: readTiles(fields.get('tiles')),
  };
}

/** The cards that a layout does not name. @throws UserError if it names one too often */
function unnamed(layout: Layout): number[] {
  const named = allCards(layout);
  const rest = Uint8Array.from(COPIES);
  for (const card of named) {
    if (rest[card] === 0) throw tooMany(card, named);
    rest[card]!--;
  }
  return listCards(rest);
}

/** Moves made before a player to move can hold this many cards and this many others are gone. */
function guessPlayed(held: number, gone: number): number {
  const fits = (played: number): boolean => played >= gone && handSize(played & 1, played) === held;
  const all = Array.from({ length: 55 }, (_, played) => played).filter(fits);
  const played = all.find((n) => n % 2 === 0) ?? all[0];
  if (played === undefined)
    throw badPosition(`hand: ${held} cards cannot be held when ${gone} have been played`);
  return played;
}

/** The cards of this many Destroys and of the tiles they took away, out of those that are not named. */
function destroyedCards(rest: readonly number[], destroyed: number): number[] {
  const destroys = rest.filter((card) => card === DESTROY).slice(0, destroyed);
  const tiles = rest.filter((card) => card < TILES).slice(0, destroys.length);
  return [...destroys.slice(0, tiles.length), ...tiles];
}

/** Completes the short form: what must have been spent, if it does not say, and where all other cards are. */
function complete(
  layout: Layout,
  fields: Fields,
  needed: readonly number[],
  destroyed: number,
  hidesDrops: boolean,
): void {
  const hand = readCards('hand', fields.get('hand'));
  if (!fields.has('spent')) {
    layout.spent = [...needed];
    layout.spent.push(...destroyedCards(unnamed({ ...layout, hands: [hand, []] }), destroyed));
  }
  const gone = layout.tiles.length + layout.spent.length + layout.dropped.flat().length;
  layout.played = fields.has('played')
    ? readNumbers('played', fields.get('played'), 1, 55)[0]!
    : guessPlayed(hand.length, gone);
  const { played } = layout;
  const mover = played & 1;
  layout.hands[0] = [];
  layout.hands[mover] = hand;
  const rest = unnamed(layout);
  layout.hands[1 - mover] = rest.splice(0, handSize(1 - mover, played));
  layout.pile = rest.splice(0, pileSize(played));
  if (!hidesDrops) layout.spent.push(...rest);
  else {
    const bySecond = Math.max(0, movesOf(1, played) - layout.dropped[1].length);
    layout.dropped[1].push(...rest.splice(0, bySecond));
    layout.dropped[0].push(...rest);
  }
}

function countPlayed(layout: Layout, fields: Fields): void {
  const held = layout.hands.flat().length;
  const played = layout.pile.length > 0 ? PILE - layout.pile.length : 2 * HAND + PILE - held;
  layout.played = fields.has('played') ? readNumbers('played', fields.get('played'), 1, 55)[0]! : played;
}

function build(layout: Layout, options: SaboteurOptions): SaboteurState {
  const state = new SaboteurState(options);
  for (const seat of [0, 1]) {
    for (const card of layout.hands[seat]!) state.give(seat, card);
    for (const card of layout.dropped[seat]!) state.dropped[KINDS * seat + card]!++;
  }
  for (const card of layout.spent) state.spent[card]!++;
  state.pile.set(layout.pile, PILE - layout.pile.length);
  state.played = layout.played;
  return state;
}

function parseLine(text: string, options: SaboteurOptions): SaboteurState {
  const fields = readFields(text);
  const layout = readLayout(fields);
  checkTiles(layout.tiles);
  const blocked = readNumbers('blocked', fields.get('blocked'), 2, COPIES[MALUS]!);
  const revealed = readMask('revealed', fields.get('revealed'));
  const looked = readPair('looked', fields.get('looked')).map((half) => readMask('looked', half));
  const isShort = fields.has('hand');
  if (isShort) {
    const other = ['first', 'second', 'pile'].find((name) => fields.has(name));
    if (other !== undefined) throw badPosition(`hand and ${other} cannot both be given`);
    const maps = looked.reduce((sum, mask) => sum + [0, 1, 2].filter((i) => (mask >> i) & 1).length, 0);
    const needed = [
      ...Array<number>(blocked[0]! + blocked[1]!).fill(MALUS),
      ...Array<number>(maps).fill(MAP),
    ];
    const { destroyed } = findGaps(layout.tiles, revealed);
    complete(layout, fields, needed, destroyed, options.memory && !options.dropsOpen);
  } else countPlayed(layout, fields);
  const mover = layout.played & 1;
  const blocks = isShort && mover === 1 ? [blocked[1]!, blocked[0]!] : blocked;
  const gold = fields.has('gold') ? readNumbers('gold', fields.get('gold'), 1, 2)[0]! : 1;
  checkPosition({ layout, blocks, revealed, looked, gold }, options);
  const state = build(layout, options);
  state.gold = gold;
  state.blocks.set(blocks);
  state.looks.set(looked);
  for (const [cell, piece] of layout.tiles) state.board.lay(piece, cell);
  for (let i = 0; i < 3; i++) if (((revealed & ~state.board.revealed) >> i) & 1) state.board.reveal(i);
  return state.open();
}

export function parsePosition(text: string, options: SaboteurOptions): SaboteurState {
  return text.trim().startsWith('{') ? parseGame(text, options) : parseLine(text, options);
}
