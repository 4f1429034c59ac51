/**
 * The JSON form of a position: `{ n, rugsPerColour, turn, toMove, die, assam: [x, y, "N"], money, rugId, colour }`.
 * `turn` is the number of carpets laid, `die` the roll or null, `rugId` and `colour` say what each square shows
 * (y * n + x), -1 for bare floor. Carpets left follow from `turn`; where they do not (a player is out, stacks are
 * shuffled) further fields say it: `left` (of each colour), `out` (of each player, true or false), `hand` (the colour to
 * be laid) and `order` (of each player, the colours to come).
 */
import { parseJson } from '../../core/index.ts';
import {
  type Schema,
  type ValueOf,
  anything,
  choice,
  flag,
  integer,
  list,
  nullOr,
  openObject,
  optional,
  pair,
  required,
  within,
} from '../../core/schema/index.ts';
import { FACINGS } from './cells.ts';
import { LARGEST, type MarrakechOptions } from './options.ts';
import { CHOOSE, LAY } from './position.ts';
import { COLOURS, type Setup, type Shown, badPosition } from './setup.ts';

const SHAPE =
  'The JSON form is {"n":5,"rugsPerColour":8,"turn":0,"toMove":0,"die":3,"assam":[2,2,"N"],"money":[30,30],"rugId":[25 numbers],"colour":[25 numbers]}.';

/** What says how many there are of everything else. */
const sizesSchema = openObject('position', {
  n: required(integer(3, LARGEST), 'Squares along each side.'),
  rugsPerColour: required(integer(1, 99), 'Carpets of each colour.'),
  money: required(list(integer(0, 4 * 999), 2, 4), 'The purse of each player.'),
});

/** Assam as `[x, y, "N"]`. */
function assamSchema(size: number): Schema<{ readonly square: number; readonly facing: number }> {
  const three = list(anything(), 3, 3);
  const place = integer(0, size - 1);
  const letter = choice(FACINGS, 'facing');
  return {
    read(value, path) {
      const [x, y, facing] = three.read(value, path);
      return {
        square: place.read(y, [...path, 1]) * size + place.read(x, [...path, 0]),
        facing: FACINGS.indexOf(letter.read(facing, [...path, 2])),
      };
    },
    json: { type: 'array', prefixItems: [place.json, place.json, letter.json], minItems: 3, maxItems: 3 },
  };
}

interface Sizes {
  readonly size: number;
  readonly players: number;
  readonly colours: number;
  readonly rugs: number;
}

/** Whatever else is on the table. */
const tableSchema = ({ size, players, colours, rugs }: Sizes) => {
  const squares = size * size;
  const stack = list(integer(0, COLOURS.length - 1));
  return openObject('position', {
    rugId: required(list(integer(-1, 1e6), squares, squares), 'The carpet on each square.'),
    colour: required(list(integer(-1, colours - 1), squares, squares), 'The colour of each square.'),
    assam: required(assamSchema(size), 'Where Assam stands and looks.'),
    die: optional(nullOr(integer(1, 4))),
    turn: required(integer(0, colours * rugs), 'How many carpets have been laid.'),
    toMove: required(integer(0, players - 1), 'The player to move.'),
    left: optional(list(integer(0, rugs), colours, colours)),
    out: optional(list(flag(), players, players)),
    hand: optional(integer(0, colours - 1)),
    order: optional(pair(stack, stack)),
  });
};

type Table = ValueOf<ReturnType<typeof tableSchema>>;

function squaresOf({ rugId, colour: shown }: Table): (Shown | undefined)[] {
  return rugId.map((id, square) => {
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

function leftOf(
  table: Table,
  options: MarrakechOptions,
  { players, colours, rugs }: Sizes,
): readonly number[] {
  const { left, turn, out, toMove } = table;
  const perPlayer = colours / players;
  if (left !== undefined) {
    const laid = left.reduce((sum, n) => sum + rugs - n, 0);
    if (laid !== turn)
      throw badPosition(`turn is ${turn}, but ${laid} carpets are laid if "left" is right`, SHAPE);
    return left;
  }
  if (out !== undefined || (perPlayer === 2 && options.colourOrder !== 'alternate'))
    throw badPosition('"left" is missing', 'It says how many carpets of each colour are still to be laid.');
  return leftAfter(turn, toMove, players, perPlayer, rugs);
}

export function parseJsonPosition(text: string, options: MarrakechOptions): Setup {
  const value = parseJson(text);
  if (value === undefined) throw badPosition('not valid JSON', SHAPE);
  const { n: size, rugsPerColour, money } = within('position', () => sizesSchema.read(value, []), SHAPE);
  const players = money.length;
  const coloursPerPlayer = players === 2 ? options.coloursPerPlayer : 1;
  const sizes: Sizes = { size, players, colours: players * coloursPerPlayer, rugs: rugsPerColour };
  const table = within('position', () => tableSchema(sizes).read(value, []), SHAPE);
  const die = table.die ?? 0;
  const choosesAtOnce = options.dieTiming === 'before' && options.turnTiming === 'start';
  return {
    size,
    coloursPerPlayer,
    rugsPerColour,
    squares: squaresOf(table),
    ...table.assam,
    coins: money,
    out: table.out ?? Array<boolean>(players).fill(false),
    left: leftOf(table, options, sizes),
    mover: table.toMove,
    hand: table.hand,
    // Where Assam walks as soon as the die falls, a die that is there has been used: a carpet is to be laid.
    phase: die === 0 ? undefined : choosesAtOnce ? CHOOSE : LAY,
    die: choosesAtOnce ? die : 0,
    order: table.order,
  };
}
