/** Where Assam's next walk may lead from a stand, and which squares lie around him: worked out once for each board. */
import { turned } from '../cells.ts';
import { type Tables, walkIndex } from '../tables.ts';

const DICE = 4;
const TURNS = 3;
/** Walks from a stand: by roll, and then by turn. */
export const WALKS = DICE * TURNS;

/** Squares next to a square, and those next to these. */
export const MOST_BESIDE = 4 + 4 * 3;

/** A square and a facing as one number. */
export function standOf(square: number, facing: number): number {
  return 4 * square + facing;
}

/** Which walk it is from its stand. */
export function walkOf(die: number, turn: number): number {
  return TURNS * (die - 1) + turn;
}

export class Surroundings {
  /** `WALKS * stand + walk`: the square and the stand to which it leads. */
  readonly squares: Uint8Array;
  readonly stands: Uint16Array;
  /** `MOST_BESIDE * square + i`: squares that a carpet beside Assam may cover, as often as it has ways, and how many. */
  readonly beside: Uint8Array;
  readonly besideCount: Uint8Array;

  constructor(tables: Tables) {
    const { squares } = tables;
    this.squares = new Uint8Array(4 * squares * WALKS);
    this.stands = new Uint16Array(4 * squares * WALKS);
    this.beside = new Uint8Array(MOST_BESIDE * squares);
    this.besideCount = new Uint8Array(squares);
    for (let square = 0; square < squares; square++) {
      for (let facing = 0; facing < 4; facing++) this.fillWalks(tables, square, facing);
      this.fillBeside(tables, square);
    }
  }

  private fillWalks({ walkSquare, walkFacing }: Tables, square: number, facing: number): void {
    const first = WALKS * standOf(square, facing);
    for (let die = 1; die <= DICE; die++) {
      for (let turn = 0; turn < TURNS; turn++) {
        const from = walkIndex(square, turned(facing, turn), die);
        const at = first + walkOf(die, turn);
        this.squares[at] = walkSquare[from]!;
        this.stands[at] = standOf(walkSquare[from]!, walkFacing[from]!);
      }
    }
  }

  private fillBeside({ next, squares }: Tables, square: number): void {
    const first = MOST_BESIDE * square;
    let count = 0;
    for (let i = 0; i < 4; i++) {
      const near = next[4 * square + i]!;
      if (near === squares) continue;
      this.beside[first + count++] = near;
      for (let j = 0; j < 4; j++) {
        const far = next[4 * near + j]!;
        if (far !== squares && far !== square) this.beside[first + count++] = far;
      }
    }
    this.besideCount[square] = count;
  }
}

const made = new WeakMap<Tables, Surroundings>();

export function surroundingsOf(tables: Tables): Surroundings {
  const known = made.get(tables);
  if (known) return known;
  const surroundings = new Surroundings(tables);
  made.set(tables, surroundings);
  return surroundings;
}
