/**
 * Ataxx a second time, written from the text of the rules alone: a square of characters, no bit sets, no
 * tables, nothing shared with the real one. Slow and plain, to be compared with it move by move.
 */
export interface TwinRules {
  readonly clones: 'pair' | 'target';
  readonly wipeout: 'continue' | 'end';
  readonly limit: { readonly kind: 'own' | 'clock'; readonly most: number };
  readonly limitResult: 'count' | 'draw';
}

export const TWIN_PAPER: TwinRules = {
  clones: 'pair',
  wipeout: 'continue',
  limit: { kind: 'own', most: 50 },
  limitResult: 'count',
};

export const TWIN_UAI: TwinRules = {
  clones: 'target',
  wipeout: 'end',
  limit: { kind: 'clock', most: 100 },
  limitResult: 'draw',
};

type Side = 'x' | 'o';
type Cell = Side | '.' | '#';

interface Step {
  readonly from: readonly [column: number, row: number];
  readonly to: readonly [column: number, row: number];
}

export class AtaxxTwin {
  /** Rows from the top of the board down. */
  private readonly rows: Cell[][];
  private readonly rules: TwinRules;
  private side: Side;
  private clock = 0;
  private number = 1;
  private readonly jumps = { x: 0, o: 0 };

  /** @param rows the board from the top down, with x, o, . and # */
  constructor(rows: readonly string[], side: Side, rules: TwinRules) {
    this.rows = rows.map((row) => [...row] as Cell[]);
    this.side = side;
    this.rules = rules;
  }

  get toMove(): Side {
    return this.side;
  }

  stones(side: Side): number {
    return this.rows.flat().filter((cell) => cell === side).length;
  }

  over(): boolean {
    return this.settled() || this.limitReached();
  }

  /** 1, 0.5 or 0 for `side`. */
  result(side: Side): number {
    const byLimit = !this.settled() && this.limitReached();
    if (byLimit && this.rules.limitResult === 'draw') return 0.5;
    const lead = this.stones(side) - this.stones(side === 'x' ? 'o' : 'x');
    return lead > 0 ? 1 : lead < 0 ? 0 : 0.5;
  }

  /** The board decides: nobody can move, or a side is wiped out where that ends the game. */
  private settled(): boolean {
    if (this.rules.wipeout === 'end' && (this.stones('x') === 0 || this.stones('o') === 0)) return true;
    return this.steps('x').length === 0 && this.steps('o').length === 0;
  }

  private limitReached(): boolean {
    const { kind, most } = this.rules.limit;
    return kind === 'clock' ? this.clock >= most : this.jumps.x > most || this.jumps.o > most;
  }

  /** Every pair of an own stone and an empty cell one or two king steps away. */
  private steps(side: Side): Step[] {
    const found: Step[] = [];
    this.rows.forEach((cells, row) =>
      cells.forEach((cell, column) => {
        if (cell !== side) return;
        for (let down = -2; down <= 2; down++) {
          for (let right = -2; right <= 2; right++) {
            if (this.rows[row + down]?.[column + right] !== '.') continue;
            found.push({ from: [column, row], to: [column + right, row + down] });
          }
        }
      }),
    );
    return found;
  }

  private name([column, row]: readonly [number, number]): string {
    return 'abcdefgh'[column]! + (this.rows.length - row);
  }

  private isClone({ from, to }: Step): boolean {
    return Math.max(Math.abs(from[0] - to[0]), Math.abs(from[1] - to[1])) === 1;
  }

  private write(step: Step): string {
    if (this.isClone(step) && this.rules.clones === 'target') return this.name(step.to);
    return this.name(step.from) + this.name(step.to);
  }

  /** Legal moves in notation, sorted, each once. */
  moves(): string[] {
    if (this.over()) return [];
    const steps = this.steps(this.side).map((step) => this.write(step));
    return steps.length === 0 ? ['0000'] : [...new Set(steps)].sort();
  }

  play(move: string): void {
    const side = this.side;
    const enemy = side === 'x' ? 'o' : 'x';
    const step = this.steps(side).find((candidate) => this.write(candidate) === move);
    if (step === undefined) this.clock++;
    else if (this.isClone(step)) {
      this.clock = 0;
      this.jumps[side] = 0;
    } else {
      this.clock++;
      this.jumps[side]++;
      this.rows[step.from[1]]![step.from[0]] = '.';
    }
    if (step !== undefined) this.land(step.to, side, enemy);
    if (side === 'o') this.number++;
    this.side = enemy;
  }

  private land([column, row]: readonly [number, number], side: Side, enemy: Side): void {
    this.rows[row]![column] = side;
    for (let down = -1; down <= 1; down++) {
      for (let right = -1; right <= 1; right++) {
        if (this.rows[row + down]?.[column + right] === enemy) this.rows[row + down]![column + right] = side;
      }
    }
  }

  position(): string {
    const rows = this.rows.map((cells) =>
      cells
        .join('')
        .replace(/\.+/g, (run) => String(run.length))
        .replaceAll('#', '-'),
    );
    const counted = this.rules.limit.kind === 'own' && (this.jumps.x > 0 || this.jumps.o > 0);
    const fifth = counted ? ` jumps=${this.jumps.x},${this.jumps.o}` : '';
    return `${rows.join('/')} ${this.side} ${this.clock} ${this.number}${fifth}`;
  }
}
