/**
 * How easily what runs into an empty cell is closed: by how many of the tiles left that fit there would also close it, those
 * on which the city or road that comes in on a side goes no further than to neighbours that are there already.
 *
 * Both depend on the pile and on what is asked, and most positions that are judged one after the other share the pile:
 * what was found is kept until it changes.
 */
import { FACT, FACTS } from '../facts.ts';
import { PATTERNS } from '../fit.ts';
import { MOST_TILES, PILE, TYPES } from '../layout.ts';
import type { Table } from '../table.ts';
import { SIDE_PIECE, TERRAIN } from '../tiles.ts';

const { ranks: RANK } = FACT;
const SIDES = 4;
/** In place of a type. */
export const NOTHING = -1;

function fits(kind: number, pattern: number): boolean {
  for (let side = 0; side < SIDES; side++) {
    const asked = (pattern >> (2 * side)) & 3;
    if (asked !== 0 && asked !== TERRAIN[SIDES * kind + side]) return false;
  }
  return true;
}

/** Does the piece on a side of a tile reach no side where nothing is asked yet? */
function closes(kind: number, pattern: number, side: number): boolean {
  const piece = SIDE_PIECE[SIDES * kind + side];
  for (let other = 0; other < SIDES; other++) {
    if (((pattern >> (2 * other)) & 3) === 0 && SIDE_PIECE[SIDES * kind + other] === piece) return false;
  }
  return true;
}

/** Types, as bits by rank, of which some rotation does. */
function typesWhere(does: (kind: number) => boolean): number {
  let types = 0;
  for (let type = 0; type < TYPES; type++) {
    for (let rotation = 0; rotation < 4; rotation++) {
      if (does(4 * type + rotation)) types |= 1 << FACTS[RANK + type]!;
    }
  }
  return types;
}

const fitting = Int32Array.from({ length: PATTERNS }, (_, pattern) =>
  typesWhere((kind) => fits(kind, pattern)),
);
const closing = Int32Array.from({ length: SIDES * PATTERNS }, (_, i) => {
  const [pattern, side] = [i >> 2, i & 3];
  return typesWhere((kind) => fits(kind, pattern) && closes(kind, pattern, side));
});

/** Grades of an open side: nothing left fits; what fits closes nothing; then by the number of tiles that close. */
export const GRADES = 7;
/** The most tiles that close for the grades from 1 on. */
const MOST_CLOSERS = [0, 1, 2, 4, 7];

const gradeOf = Uint8Array.from({ length: MOST_TILES }, (_, closers) => {
  const grade = MOST_CLOSERS.findIndex((most) => closers <= most);
  return grade === -1 ? GRADES - 1 : 1 + grade;
});

const UNKNOWN = 255;

/** Grades with one pile; they are found when they are first asked for. */
export class Closers {
  private readonly pile = new Uint8Array(TYPES);
  /** By `4 * pattern + side`. */
  private readonly grades = new Uint8Array(SIDES * PATTERNS);

  /** Takes the pile of a table, and one tile more unless `inHand` is NOTHING; call it before asking. */
  look({ bytes }: Table, inHand: number): void {
    const { pile } = this;
    const more = inHand === NOTHING ? NOTHING : FACTS[RANK + inHand]!;
    let differs = 0;
    for (let i = 0; i < TYPES; i++) differs |= pile[i]! ^ (bytes[PILE + i]! + Number(i === more));
    if (differs === 0) return;
    for (let i = 0; i < TYPES; i++) pile[i] = bytes[PILE + i]! + Number(i === more);
    this.grades.fill(UNKNOWN);
  }

  /** The grade of what comes in on a side of an empty cell where `pattern` is asked, at `4 * pattern + side`. */
  grade(at: number): number {
    const known = this.grades[at]!;
    return known === UNKNOWN ? this.find(at) : known;
  }

  /** Does no tile that is left fit where `pattern` is asked? */
  isDead(pattern: number): boolean {
    return this.grade(SIDES * pattern) === 0;
  }

  private find(at: number): number {
    const fits = this.count(fitting[at >> 2]!) > 0;
    return (this.grades[at] = fits ? gradeOf[this.count(closing[at]!)]! : 0);
  }

  private count(types: number): number {
    let count = 0;
    for (let rest = types; rest !== 0; rest &= rest - 1) count += this.pile[31 - Math.clz32(rest & -rest)]!;
    return count;
  }
}
