/**
 * Moves as text. A draw is the letter of the tile (`V`), a placement its cell and rotation (`0,-1r3`: x to the
 * east, y to the south, quarter turns clockwise), a claim the kind of piece and where on the tile it is: `city-n`,
 * `road-e`, `monastery`, `none`. A field is named by half a side, as on a compass with sixteen winds: `field-nne`
 * is the eastern half of the north side. Where only one can be meant, the rotation (`0,-1`) and the side (`city`) may be
 * left out.
 */
import { type Move, OVER, UserError } from '../../core/index.ts';
import { cellAt } from './cells.ts';
import { placesOf } from './coordinates.ts';
import { type CarcassonneState, NO_CLAIM } from './state.ts';
import { LETTERS, PIECES, PIECE_KINDS, pieceKind, reachOf } from './tiles.ts';
import { CLAIM, DRAW, PLACE } from './layout.ts';

export const SEAT_NAMES = ['red', 'blue', 'green', 'yellow', 'black'] as const;
/** The steps of a turn, by phase. */
export const STEP_NAMES = ['draw', 'tile', 'meeple'] as const;

const SIDE_NAMES = ['n', 'e', 's', 'w'] as const;
const HALF_NAMES = ['nnw', 'nne', 'ene', 'ese', 'sse', 'ssw', 'wsw', 'wnw'] as const;
const NONE = 'none';
/** Room for the moves of a position. */
const listed = new Int32Array(1024);

// ── pieces ────────────────────────────────────────────────────────────────────────────────────────

function placeNames(kind: string): readonly string[] {
  return kind === 'field' ? HALF_NAMES : SIDE_NAMES;
}

/** A piece is named by the first side or half that it reaches. */
export function formatPiece(tileKind: number, piece: number): string {
  const kind = pieceKind(tileKind >> 2, piece);
  if (kind === 'monastery') return kind;
  return `${kind}-${placeNames(kind)[reachOf(tileKind, piece)[0]!]!}`;
}

/** The piece of a name, by any side or half that it reaches; -1 if the tile has none there. */
export function findPiece(tileKind: number, name: string): number {
  const [kind, at] = name.split('-');
  const type = tileKind >> 2;
  for (let piece = 0; piece < PIECES[type]!; piece++) {
    if (pieceKind(type, piece) !== kind) continue;
    if (kind === 'monastery' || reachOf(tileKind, piece).includes(placeNames(kind).indexOf(at!)))
      return piece;
  }
  return -1;
}

/** Could this be the name of a piece of some tile? */
export function isPieceName(name: string): boolean {
  if (name === 'monastery') return true;
  const [kind, at, ...more] = name.split('-');
  const known = PIECE_KINDS.some((other) => other !== 'monastery' && other === kind);
  return known && more.length === 0 && placeNames(kind!).includes(at!);
}

// ── moves ─────────────────────────────────────────────────────────────────────────────────────────

export function formatMove(state: CarcassonneState, move: Move): string {
  if (state.phase === DRAW) return LETTERS[move]!;
  if (state.phase === PLACE) {
    const { x, y } = placesOf(state.table).get(move >> 2)!;
    return `${x},${y}r${move & 3}`;
  }
  if (move === NO_CLAIM) return NONE;
  return formatPiece(newestKind(state), move - 1);
}

function newestKind({ table }: CarcassonneState): number {
  return table.kindOf(table.tiles - 1);
}

function notAMove(text: string, why: string): UserError {
  return new UserError(
    `"${text}" is not a move: ${why}`,
    'A draw is a letter (V), a placement a cell and quarter turns (0,-1r3), a claim such as city-n, field-nne, monastery or none.',
  );
}

function illegal(state: CarcassonneState, text: string, why: string): UserError {
  if (state.turn === OVER) return new UserError(`move ${text} is not legal: the game is over`);
  const count = state.moves(listed);
  const some = [...listed.subarray(0, Math.min(count, 8))].map((move) => formatMove(state, move));
  return new UserError(
    `move ${text} is not legal here: ${why}`,
    `Legal: ${some.join(' ')}${count > some.length ? ` … (${count} in all)` : ''}.`,
  );
}

const WHAT: Readonly<Record<number, string>> = {
  [DRAW]: 'a tile is to be drawn',
  [PLACE]: 'a tile is to be placed',
};

function whatIsDue(state: CarcassonneState): string {
  return WHAT[state.phase] ?? 'a piece of the new tile, or none, is to be claimed';
}

/** What the text says in its own phase, and in which phase that is. */
function readMove(state: CarcassonneState, text: string): { phase: number; move: Move | undefined } {
  const placement = /^(-?\d{1,3}),(-?\d{1,3})r([0-3])$/.exec(text);
  if (placement) {
    const [x, y, rotation] = [Number(placement[1]), Number(placement[2]), Number(placement[3])];
    const cell = cellAt(x, y);
    const place = placesOf(state.table).get(cell);
    // Cells far apart share numbers, so the number alone proves nothing.
    const near = place?.x === x && place.y === y;
    return { phase: PLACE, move: near ? 4 * cell + rotation : undefined };
  }
  if (/^[A-Z]$/.test(text)) {
    if (!LETTERS.includes(text)) throw notAMove(text, 'there is no such tile');
    return { phase: DRAW, move: LETTERS.indexOf(text) };
  }
  if (text === NONE) return { phase: CLAIM, move: NO_CLAIM };
  if (!isPieceName(text)) throw notAMove(text, 'it is neither a draw, a placement nor a claim');
  const piece = findPiece(newestKind(state), text);
  return { phase: CLAIM, move: piece === -1 ? undefined : 1 + piece };
}

function whyNot(state: CarcassonneState, phase: number, move: Move | undefined): string {
  if (phase !== state.phase) return whatIsDue(state);
  if (phase === DRAW) return 'there is no such tile left';
  if (phase === PLACE)
    return move === undefined
      ? 'no tile lies beside that cell'
      : `${LETTERS[state.drawn]} does not fit there that way`;
  if (move === undefined) return 'the new tile has no such piece';
  return state.table.supply(state.player) === 0
    ? 'the player has no meeple left'
    : 'there is a meeple on that feature';
}

/** Is the text the beginning of a placement or a claim: a cell without its rotation, a kind of piece without its side? */
const SHORT = new RegExp(`^(-?\\d{1,3},-?\\d{1,3}|${PIECE_KINDS.join('|')})$`);

/** The legal move of which only one can be meant: `city` where there is one city to claim, `0,-1` where one way fits. */
function readShort(state: CarcassonneState, text: string): Move | undefined {
  if (!SHORT.test(text)) return undefined;
  const legal = [...listed.subarray(0, state.moves(listed))];
  const meant = legal.filter((move) => {
    const full = formatMove(state, move);
    return full.startsWith(`${text}-`) || full.startsWith(`${text}r`);
  });
  if (meant.length > 1)
    throw new UserError(
      `"${text}" could be ${meant.map((move) => formatMove(state, move)).join(' or ')}`,
      'Write which one.',
    );
  return meant[0];
}

export function parseMove(state: CarcassonneState, text: string): Move {
  const short = readShort(state, text);
  if (short !== undefined) return short;
  const { phase, move } = readMove(state, text);
  const count = state.moves(listed);
  const legal = phase === state.phase && move !== undefined && listed.subarray(0, count).includes(move);
  if (!legal) throw illegal(state, text, whyNot(state, phase, move));
  return move;
}
