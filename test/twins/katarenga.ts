/**
 * Katarenga a second time, written from the text of the rules alone: pawns by the names of their squares, every
 * slide walked square by square, every ending counted from scratch. Slow and plain, to be compared move by move.
 */
export interface TwinRules {
  /** Squares that rook and bishop tiles reach, or up to the next tile of the same type. */
  readonly slide: number | 'untilSameTile';
  readonly firstMoveCapture: boolean;
  readonly goal: 'points' | 'camps';
  readonly blocked: 'pass' | 'loss' | 'draw';
  /** 0 for none. */
  readonly maxPlies: number;
}

export const TWIN_PAPER: TwinRules = {
  slide: 3,
  firstMoveCapture: true,
  goal: 'points',
  blocked: 'pass',
  maxPlies: 1000,
};

export const TWIN_OFFICIAL: TwinRules = {
  slide: 'untilSameTile',
  firstMoveCapture: false,
  goal: 'camps',
  blocked: 'pass',
  maxPlies: 1000,
};

type Side = 'w' | 'b';

const EIGHT_WAYS = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => [dx, dy] as const));
const KINGS = EIGHT_WAYS.filter(([dx, dy]) => dx !== 0 || dy !== 0);
const KNIGHTS = [-2, -1, 1, 2].flatMap((dx) =>
  [-2, -1, 1, 2].filter((dy) => Math.abs(dx) !== Math.abs(dy)).map((dy) => [dx, dy] as const),
);

function other(side: Side): Side {
  return side === 'w' ? 'b' : 'w';
}

export class KatarengaTwin {
  private readonly size: number;
  /** By square name. */
  private readonly tiles = new Map<string, string>();
  private readonly pawns = new Map<string, Side>();
  private readonly points = { w: 0, b: 0 };
  private readonly rules: TwinRules;
  private side: Side = 'w';
  private ply = 0;
  private passesInRow = 0;
  private outcome: Side | 'draw' | undefined;

  /** The start of a game. @param rows of tiles, from the top down */
  constructor(rows: readonly string[], rules: TwinRules) {
    this.size = rows.length;
    this.rules = rules;
    for (const [i, row] of rows.entries()) {
      for (const [x, tile] of [...row].entries()) this.tiles.set(this.name(x, rows.length - 1 - i), tile);
    }
    for (let x = 0; x < this.size; x++) {
      this.pawns.set(this.name(x, 0), 'w');
      this.pawns.set(this.name(x, this.size - 1), 'b');
    }
  }

  private name(x: number, y: number): string {
    return 'abcdefghijklmnopqrst'[x]! + (y + 1);
  }

  private at(square: string): [x: number, y: number] {
    return [square.charCodeAt(0) - 97, Number(square.slice(1)) - 1];
  }

  private isOnBoard(x: number, y: number): boolean {
    return x >= 0 && x < this.size && y >= 0 && y < this.size;
  }

  private count(side: Side): number {
    return [...this.pawns.values()].filter((owner) => owner === side).length;
  }

  /** The squares that the tile lets a pawn on it reach, given who is where. */
  private reach(from: string): string[] {
    const [x, y] = this.at(from);
    const tile = this.tiles.get(from)!;
    if (tile === 'K' || tile === 'N') {
      return (tile === 'K' ? KINGS : KNIGHTS)
        .filter(([dx, dy]) => this.isOnBoard(x + dx, y + dy))
        .map(([dx, dy]) => this.name(x + dx, y + dy));
    }
    const straight = tile === 'R';
    return KINGS.filter(([dx, dy]) => (dx === 0 || dy === 0) === straight).flatMap((way) =>
      this.slide(from, way),
    );
  }

  private slide(from: string, [dx, dy]: readonly [number, number]): string[] {
    const found: string[] = [];
    let [x, y] = this.at(from);
    for (;;) {
      [x, y] = [x + dx, y + dy];
      if (!this.isOnBoard(x, y)) return found;
      const square = this.name(x, y);
      found.push(square);
      if (this.pawns.has(square)) return found;
      if (found.length === this.rules.slide) return found;
      if (this.rules.slide === 'untilSameTile' && this.tiles.get(square) === this.tiles.get(from))
        return found;
    }
  }

  /** Legal moves in notation, sorted. */
  moves(): string[] {
    if (this.outcome !== undefined) return [];
    const found: string[] = [];
    const mayCapture = this.rules.firstMoveCapture || this.ply >= 2;
    for (const [from, owner] of this.pawns) {
      if (owner !== this.side) continue;
      for (const to of this.reach(from)) {
        const there = this.pawns.get(to);
        if (there === undefined) found.push(`${from}-${to}`);
        else if (there !== owner && mayCapture) found.push(`${from}x${to}`);
      }
      const lastRow = owner === 'w' ? this.size : 1;
      if (Number(from.slice(1)) === lastRow) found.push(`${from}-off`);
    }
    return found.length === 0 ? ['pass'] : found.sort();
  }

  play(move: string): void {
    const mover = this.side;
    const [from, to] = move.split(/[-x]/);
    this.passesInRow = move === 'pass' ? this.passesInRow + 1 : 0;
    if (move !== 'pass') {
      this.pawns.delete(from!);
      if (to === 'off') this.points[mover]++;
      else this.pawns.set(to!, mover);
    }
    this.ply++;
    this.side = other(mover);
    this.outcome = move === 'pass' ? this.afterPass(mover) : this.afterMove(mover);
    if (this.outcome === undefined && this.ply === this.rules.maxPlies) this.outcome = 'draw';
  }

  private afterPass(mover: Side): Side | 'draw' | undefined {
    if (this.rules.blocked === 'loss') return other(mover);
    if (this.rules.blocked === 'draw') return 'draw';
    return this.passesInRow === 2 ? 'draw' : undefined;
  }

  private afterMove(mover: Side): Side | 'draw' | undefined {
    const enemy = other(mover);
    if (this.points[mover] >= 2) return mover;
    if (this.rules.goal === 'camps') {
      return this.count(enemy) + this.points[enemy] < 2 ? mover : undefined;
    }
    if (this.count(enemy) === 0) return this.countUp(mover);
    if (this.count(mover) === 0) return this.countUp(enemy);
    return undefined;
  }

  /** One point for each pawn on the board. */
  private countUp(side: Side): Side | 'draw' {
    this.points[side] += this.count(side);
    this.pawns.clear();
    return this.points[side] >= 2 ? side : 'draw';
  }

  over(): boolean {
    return this.outcome !== undefined;
  }

  /** 1, 0.5 or 0 for White. */
  result(): number {
    return this.outcome === 'draw' ? 0.5 : this.outcome === 'w' ? 1 : 0;
  }

  position(): string {
    const rows = Array.from({ length: this.size }, (_, i) =>
      Array.from({ length: this.size }, (__, x) => this.name(x, this.size - 1 - i)),
    );
    const tiles = rows.map((row) => row.map((square) => this.tiles.get(square)).join('')).join('/');
    const pawns = rows
      .map((row) =>
        row
          .map((square) => this.pawns.get(square) ?? '.')
          .join('')
          .replace(/\.+/g, (run) => String(run.length)),
      )
      .join('/');
    const passes = this.passesInRow > 0 ? ` passes=${this.passesInRow}` : '';
    return `${tiles} ${pawns} ${this.side} ${this.points.w}:${this.points.b} ${this.ply}${passes}`;
  }
}
