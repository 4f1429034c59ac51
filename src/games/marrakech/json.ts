/**
 * The JSON form of a position: `{ n, rugsPerColour, turn, toMove, die, assam: [x, y, "N"], money, rugId, colour }`.
 * `turn` is the number of carpets laid, `die` the roll or null, `rugId` and `colour` say what each square shows
 * (y * n + x), -1 for bare floor. Carpets left follow from `turn`; where they do not (a player is out, stacks are
 * shuffled) further fields say it: `left` (of each colour), `out` (of each player, true or false), `hand` (the colour to
 * be laid) and `order` (of each player, the colours to come).
 */
import { parseJson } from '../../core/index.ts';
import { FACINGS } from './cells.ts';
import { LARGEST, type MarrakechOptions } from './options.ts';
import { CHOOSE, LAY } from './position.ts';
import { COLOURS, type Setup, type Shown, badPosition } from './setup.ts';

type Fields = Readonly<Record<string, unknown>>;

const SHAPE =
  'The JSON form is {"n":5,"rugsPerColour":8,"turn":0,"toMove":0,"die":3,"assam":[2,2,"N"],"money":[30,30],"rugId":[25 numbers],"colour":[25 numbers]}.';

function isWhole(value: unknown, least: number, most: number): value is number {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
}

function whole(fields: Fields, name: string, least: number, most: number): number {
  const value = fields[name];
  if (!isWhole(value, least, most))
    throw badPosition(`"${name}" should be a whole number from ${least} to ${most}`, SHAPE);
  return value;
}

function list(fields: Fields, name: string, length: number, least: number, most: number): number[] {
  const value = fields[name];
  if (!Array.isArray(value) || (length >= 0 && value.length !== length))
    throw badPosition(`"${name}" should be a list${length >= 0 ? ` of ${length} numbers` : ''}`, SHAPE);
  const wrong = value.findIndex((item) => !isWhole(item, least, most));
  if (wrong >= 0)
    throw badPosition(
      `"${name}" has ${JSON.stringify(value[wrong])} at ${wrong}, not ${least} to ${most}`,
      SHAPE,
    );
  return value as number[];
}

/** Assam as `[x, y, "N"]`. */
function readAssam(value: unknown, size: number): { square: number; facing: number } | undefined {
  if (!Array.isArray(value) || value.length !== 3) return undefined;
  const [x, y, letter] = value as unknown[];
  const facing = FACINGS.indexOf(letter as 'N');
  if (!isWhole(x, 0, size - 1) || !isWhole(y, 0, size - 1) || facing < 0) return undefined;
  return { square: y * size + x, facing };
}

function readSquares(fields: Fields, size: number, colours: number): (Shown | undefined)[] {
  const ids = list(fields, 'rugId', size * size, -1, 1e6);
  const shown = list(fields, 'colour', size * size, -1, colours - 1);
  return ids.map((id, square) => {
    const colour = shown[square]!;
    if (id < 0 !== colour < 0)
      throw badPosition(
        `square ${square} has rugId ${id}, but colour ${colour}`,
        'Both are -1 on bare floor.',
      );
    return id < 0 ? undefined : { colour, carpet: `${id}` };
  });
}

/** Carpets of each colour still to be laid, if all players took turns since the start. */
function leftAfter(turn: number, toMove: number, players: number, perPlayer: number, rugs: number): number[] {
  const starter = (((toMove - turn) % players) + players) % players;
  return Array.from({ length: players * perPlayer }, (_, colour) => {
    const player = Math.floor(colour / perPlayer);
    const place = (player - starter + players) % players;
    const laid = Math.floor((turn + players - 1 - place) / players);
    return rugs - (perPlayer === 1 ? laid : (laid + 1 - (colour % 2)) >> 1);
  });
}

function readLeft(fields: Fields, options: MarrakechOptions, perPlayer: number, rugs: number): number[] {
  const players = (fields.money as number[]).length;
  const turn = whole(fields, 'turn', 0, players * perPlayer * rugs);
  if (fields.left !== undefined) {
    const left = list(fields, 'left', players * perPlayer, 0, rugs);
    const laid = left.reduce((sum, n) => sum + rugs - n, 0);
    if (laid !== turn)
      throw badPosition(`turn is ${turn}, but ${laid} carpets are laid if "left" is right`, SHAPE);
    return left;
  }
  if (fields.out !== undefined || (perPlayer === 2 && options.colourOrder !== 'alternate'))
    throw badPosition('"left" is missing', 'It says how many carpets of each colour are still to be laid.');
  return leftAfter(turn, whole(fields, 'toMove', 0, players - 1), players, perPlayer, rugs);
}

function readOut(fields: Fields, players: number): boolean[] {
  if (fields.out === undefined) return Array<boolean>(players).fill(false);
  const value = fields.out;
  if (!Array.isArray(value) || value.length !== players || value.some((item) => typeof item !== 'boolean'))
    throw badPosition(`"out" should be a list of ${players} times true or false`, SHAPE);
  return value as boolean[];
}

function readOrder(fields: Fields): number[][] | undefined {
  if (fields.order === undefined) return undefined;
  const stacks = fields.order;
  if (!Array.isArray(stacks) || stacks.length !== 2)
    throw badPosition('"order" should be two lists of colours', SHAPE);
  return stacks.map((stack: unknown) => list({ order: stack }, 'order', -1, 0, COLOURS.length - 1));
}

function readObject(text: string): Fields {
  const value = parseJson(text);
  if (value === undefined) throw badPosition('not valid JSON', SHAPE);
  return value as Fields;
}

export function parseJsonPosition(text: string, options: MarrakechOptions): Setup {
  const fields = readObject(text);
  const size = whole(fields, 'n', 3, LARGEST);
  const rugsPerColour = whole(fields, 'rugsPerColour', 1, 99);
  const coins = list(fields, 'money', -1, 0, 4 * 999);
  const players = coins.length;
  if (players < 2 || players > 4) throw badPosition(`"money" has ${players} purses, not two to four`, SHAPE);
  const coloursPerPlayer = players === 2 ? options.coloursPerPlayer : 1;
  const colours = players * coloursPerPlayer;
  const assam = readAssam(fields.assam, size);
  if (!assam) throw badPosition('"assam" should be [x, y, "N"], a square of the board and a facing', SHAPE);
  const die = fields.die === undefined || fields.die === null ? 0 : whole(fields, 'die', 1, 4);
  const choosesAtOnce = options.dieTiming === 'before' && options.turnTiming === 'start';
  return {
    size,
    coloursPerPlayer,
    rugsPerColour,
    squares: readSquares(fields, size, colours),
    ...assam,
    coins,
    out: readOut(fields, players),
    left: readLeft(fields, options, coloursPerPlayer, rugsPerColour),
    mover: whole(fields, 'toMove', 0, players - 1),
    hand: fields.hand === undefined ? undefined : whole(fields, 'hand', 0, colours - 1),
    // Where Assam walks as soon as the die falls, a die that is there has been used: a carpet is to be laid.
    phase: die === 0 ? undefined : choosesAtOnce ? CHOOSE : LAY,
    die: choosesAtOnce ? die : 0,
    order: readOrder(fields),
  };
}
