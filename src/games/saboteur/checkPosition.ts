/** What a position cannot be, each with its reason: cards twice or nowhere, hands of the wrong size, tiles that clash. */
import { UserError } from '../../core/index.ts';
import { Board } from './board.ts';
import { LIVE } from './constants.ts';
import { BONUS, COPIES, DESTROY, KINDS, MALUS, MAP, SIDES, TILES, cardName, cardOf } from './cards.ts';
import { ENTRANCE, OBJECTIVES, OBJECTIVE_NAMES, STEPS, formatCell } from './cells.ts';
import { handSize, movesOf, pileSize } from './deal.ts';
import { findGaps } from './islands.ts';
import type { SaboteurOptions } from './options.ts';

const HINT =
  'A position looks like "first: 0 5 …; second: 8 map …; pile: 6 0 …; gold: 1; tiles: 6,5=8", or "hand: 0 5 6; tiles: 6,5=8".';

export function badPosition(what: string): UserError {
  return new UserError(`position: ${what}`, HINT);
}

/** All that a position says about cards, in lists. */
export interface Layout {
  played: number;
  readonly hands: [number[], number[]];
  pile: number[];
  spent: number[];
  readonly dropped: [number[], number[]];
  readonly tiles: readonly (readonly [cell: number, piece: number])[];
}

export interface Claim {
  readonly layout: Layout;
  readonly blocks: readonly number[];
  readonly revealed: number;
  readonly looked: readonly number[];
  readonly gold: number;
}

function countOf(cards: readonly number[], card: number): number {
  return cards.filter((other) => other === card).length;
}

function bitCount(mask: number): number {
  return [0, 1, 2].filter((i) => (mask >> i) & 1).length;
}

/** Every card that a layout names. */
export function allCards({ hands, pile, spent, dropped, tiles }: Layout): number[] {
  return [...hands, pile, spent, ...dropped, tiles.map(([, piece]) => cardOf(piece))].flat();
}

export function tooMany(card: number, cards: readonly number[]): UserError {
  const found = countOf(cards, card);
  return badPosition(`card ${cardName(card)} is there ${found} times; the deck has ${COPIES[card]}`);
}

function checkCopies(layout: Layout): void {
  const all = allCards(layout);
  for (let card = 0; card < KINDS; card++) if (countOf(all, card) > COPIES[card]!) throw tooMany(card, all);
}

/** Every card is somewhere. */
function wrongCards(layout: Layout): string | undefined {
  const all = allCards(layout);
  for (let card = 0; card < KINDS; card++) {
    const missing = COPIES[card]! - countOf(all, card);
    if (missing > 0) return `card ${cardName(card)} is missing ${missing} times; name all 55 cards`;
  }
  return undefined;
}

/** Sizes follow from the number of moves. */
function wrongSizes({ hands, pile, dropped, played }: Layout): string | undefined {
  for (const [seat, name] of ['first', 'second'].entries()) {
    const due = handSize(seat, played);
    const held = hands[seat]!.length;
    if (held !== due) return `${name} holds ${held} cards, but ${due} after ${played} moves`;
    const drops = dropped[seat]!.length;
    const made = movesOf(seat, played);
    if (drops > made) return `${name} has dropped ${drops} cards in ${made} moves`;
  }
  const due = pileSize(played);
  return pile.length === due
    ? undefined
    : `the pile holds ${pile.length} cards, but ${due} after ${played} moves`;
}

function wrongHistory(claim: Claim, options: SaboteurOptions): string | undefined {
  const { layout, blocks, looked } = claim;
  const { spent, dropped } = layout;
  const blocked = blocks[0]! + blocks[1]!;
  const malus = countOf(spent, MALUS);
  if (blocked > malus)
    return `blocked: ${blocked} blocks need as many spent malus cards, and there are ${malus}`;
  const maps = countOf(spent, MAP);
  const looks = bitCount(looked[0]!) + bitCount(looked[1]!);
  if (looks > maps) return `looked: ${looks} objectives need as many spent map cards, and there are ${maps}`;
  if (!options.memory || options.dropsOpen)
    return dropped.flat().length === 0
      ? undefined
      : 'dropped: with these options drops are among the spent cards';
  const lifted = countOf(spent, BONUS);
  if (blocked + lifted !== malus)
    return `blocked: ${malus} malus and ${lifted} bonus cards were played, which leaves ${malus - lifted} blocks`;
  const razed = spent.filter((card) => card < TILES).length;
  const destroys = countOf(spent, DESTROY);
  return razed === destroys ? undefined : `spent: ${razed} tiles were destroyed by ${destroys} destroy cards`;
}

/**
 * Tiles lie on free cells, and touching sides agree except for objectives, which may have been hidden at the time.
 * @throws UserError if they do not
 */
export function checkTiles(tiles: Layout['tiles']): void {
  const sides = new Map<number, number>([[ENTRANCE, 15]]);
  for (const [cell, piece] of tiles) {
    if (sides.has(cell) || OBJECTIVES.includes(cell))
      throw badPosition(`tiles: ${formatCell(cell)} is taken already`);
    sides.set(cell, SIDES[piece]!);
  }
  for (const [cell, open] of sides) {
    for (const [i, step] of STEPS.entries()) {
      const neighbour = sides.get(cell + step);
      if (neighbour === undefined) continue;
      if (((open >> i) & 1) !== ((neighbour >> ((i + 2) & 3)) & 1))
        throw badPosition(`tiles: ${formatCell(cell)} and ${formatCell(cell + step)} do not fit together`);
    }
  }
}

/**
 * Tiles that were destroyed, at most. Where drops lie among the spent cards, not every Destroy was played; and a seat
 * without memory imagines worlds in which those that were played are anywhere.
 */
function mostDestroyed(spent: readonly number[], options: SaboteurOptions): number {
  if (!options.memory) return COPIES[DESTROY]!;
  const tiles = spent.filter((card) => card < TILES).length;
  return Math.min(tiles, countOf(spent, DESTROY));
}

/** Everything was joined to the entrance at some time. */
function wrongGaps({ layout, revealed }: Claim, options: SaboteurOptions): string | undefined {
  const { destroyed, stray } = findGaps(layout.tiles, revealed);
  const most = mostDestroyed(layout.spent, options);
  if (destroyed <= most) return undefined;
  const [what, name] = OBJECTIVES.includes(stray) ? ['revealed', 'the objective on '] : ['tiles', ''];
  return `${what}: nothing leads to ${name}${formatCell(stray)}, and ${most} destroyed tiles do not explain it`;
}

function wrongReveal({ layout, revealed, gold }: Claim): string | undefined {
  const board = new Board();
  for (const [cell, piece] of layout.tiles) board.lay(piece, cell);
  for (const [i, name] of OBJECTIVE_NAMES.entries()) {
    if (((board.revealed & ~revealed) >> i) & 1) return `revealed: the tunnels reach the ${name} objective`;
  }
  const nugget = (revealed >> gold) & 1;
  if (nugget && !(board.tunnels[OBJECTIVES[gold]!]! & LIVE))
    return 'revealed: the nugget is revealed, which ends the game, but no tunnel reaches it';
  return undefined;
}

/** @param claim with tiles that `checkTiles` accepts. @throws UserError with the first reason found */
export function checkPosition(claim: Claim, options: SaboteurOptions): void {
  const { layout } = claim;
  checkCopies(layout);
  const wrong =
    wrongSizes(layout) ??
    wrongCards(layout) ??
    wrongHistory(claim, options) ??
    wrongReveal(claim) ??
    wrongGaps(claim, options);
  if (wrong !== undefined) throw badPosition(wrong);
}
