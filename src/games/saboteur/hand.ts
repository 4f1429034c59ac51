/**
 * A hand as cards on a table: each kind once, as it is and below it turned by half, with the tunnels drawn through.
 *
 *      6          7 x2       map
 *     ┌───────┐  ┌───────┐  ┌───────┐
 *     │   ┃   │  │   ┃   │  │       │
 *     │━━━┫   │  │   ┗━━━│  │  map  │
 *     │   ┃   │  │       │  │       │
 *     └───────┘  └───────┘  └───────┘
 */
import { SIDES, TILES, TUNNELS, TURNED, canTurn, cardName, pieceName } from './cards.ts';
import { drawPiece } from './draw.ts';

const WIDTH = 7;
const CENTRE = 3;
const GAP = '  ';
const [NORTH, EAST, SOUTH, WEST] = [1, 2, 4, 8] as const;
/** In the middle of a tile through which nothing passes. */
const BLOCKED = '╳';

type Block = readonly string[];

function inFrame(name: string, rows: readonly string[]): Block {
  const line = '─'.repeat(WIDTH);
  return [` ${name}`.padEnd(WIDTH + 2), `┌${line}┐`, ...rows.map((row) => `│${row}│`), `└${line}┘`];
}

function centred(text: string): string {
  return text.padStart(Math.ceil((WIDTH + text.length) / 2)).padEnd(WIDTH);
}

function drawTile(piece: number): string[] {
  const sides = SIDES[piece]!;
  const isThrough = TUNNELS[piece] !== 0;
  const [across, down] = isThrough ? ['━', '┃'] : ['─', '│'];
  const arm = (side: number): string => (sides & side ? across : ' ').repeat(CENTRE);
  const middle = isThrough ? drawPiece(piece)[1]! : BLOCKED;
  return [
    centred(sides & NORTH ? down : ''),
    `${arm(WEST)}${middle}${arm(EAST)}`,
    centred(sides & SOUTH ? down : ''),
  ];
}

const NOTHING: Block = Array<string>(6).fill(' '.repeat(WIDTH + 2));

/** A card as it lies in the hand. */
function drawCard(card: number, copies: number): Block {
  const name = `${cardName(card)}${copies > 1 ? ` x${copies}` : ''}`;
  return inFrame(name, card < TILES ? drawTile(card) : [centred(''), centred(cardName(card)), centred('')]);
}

function drawTurned(card: number): Block {
  if (card >= TILES || !canTurn(card)) return NOTHING;
  return inFrame(pieceName(card + TURNED), drawTile(card + TURNED));
}

function sideBySide(blocks: readonly Block[]): string[] {
  return NOTHING.map((_, row) =>
    blocks
      .map((block) => block[row]!)
      .join(GAP)
      .trimEnd(),
  );
}

/** @param hand copies of each kind of card */
export function drawHand(hand: Readonly<Uint8Array>): string[] {
  const kinds = [...hand.keys()].filter((card) => hand[card]! > 0);
  const turned = kinds.map(drawTurned);
  return [
    ...sideBySide(kinds.map((card) => drawCard(card, hand[card]!))),
    ...(turned.every((block) => block === NOTHING) ? [] : ['turned:', ...sideBySide(turned)]),
  ];
}
