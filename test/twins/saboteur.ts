/**
 * Saboteur a second time, from the text of the rules alone: cards are their 3x3 pictures, the mine is a drawing of
 * 42 x 42 pixels in which water flows from the entrance, hands are lists in the order of drawing. Nothing is shared
 * with the real one and nothing is clever.
 */

/** Picture as printed, and turned by 180 degrees where that looks different. */
const PICTURES: Readonly<Record<string, string>> = {
  '0': '010/010/010',
  '1': '010/000/010',
  '2': '010/001/010',
  '2f': '010/100/010',
  '3': '010/001/000',
  '3f': '000/100/010',
  '4': '000/011/000',
  '4f': '000/110/000',
  '5': '000/011/010',
  '5f': '010/110/000',
  '6': '010/110/010',
  '6f': '010/011/010',
  '7': '010/011/000',
  '7f': '000/110/010',
  '8': '010/111/010',
  '9': '000/111/010',
  '9f': '010/111/000',
  '10': '000/111/000',
  '11': '000/101/010',
  '11f': '010/101/000',
  '12': '010/010/000',
  '12f': '000/010/010',
  '13': '010/101/010',
  '14': '010/100/000',
  '14f': '000/001/010',
  '15': '000/101/000',
};
const SIZE = 14;
const OBJECTIVES = [
  [12, 3],
  [12, 5],
  [12, 7],
] as const;
/** The mine is drawn with three pixels a cell. */
const PIXELS = 3 * SIZE;

/** Neighbour, the pixel on the own edge, and the pixel on the neighbour's edge that touches it. */
const SIDES = [
  { down: -1, right: 0, own: 1, touching: 9 },
  { down: 0, right: 1, own: 6, touching: 4 },
  { down: 1, right: 0, own: 9, touching: 1 },
  { down: 0, right: -1, own: 4, touching: 6 },
] as const;

export type TwinPlayer = 0 | 1;

export class SaboteurTwin {
  /** The card in each cell, by row and column; the entrance and the objectives are crosses. */
  readonly cells: (string | undefined)[][] = Array.from({ length: SIZE }, () =>
    Array<undefined>(SIZE).fill(undefined),
  );
  readonly hands: [string[], string[]];
  readonly pile: string[];
  readonly gold: number;
  readonly blocked = [0, 0];
  readonly revealed = [false, false, false];
  readonly spent: string[] = [];
  readonly dropped: [string[], string[]] = [[], []];
  readonly looked: [Set<number>, Set<number>] = [new Set(), new Set()];
  played = 0;

  constructor(first: readonly string[], second: readonly string[], pile: readonly string[], gold: number) {
    this.hands = [[...first], [...second]];
    this.pile = [...pile];
    this.gold = gold;
    this.cells[5]![5] = '8';
    for (const [row, column] of OBJECTIVES) this.cells[row]![column] = '8';
  }

  get mover(): TwinPlayer {
    return (this.played % 2) as TwinPlayer;
  }

  over(): boolean {
    return this.revealed[this.gold]! || (this.pile.length === 0 && this.hands.flat().length === 0);
  }

  /** 1, 0.5 or 0. */
  result(player: TwinPlayer): number {
    if (!this.revealed[this.gold]) return 0.5;
    return this.mover === player ? 0 : 1;
  }

  // ── the board ───────────────────────────────────────────────────────────────────────────────────

  /** Tiles that players have laid. */
  laid(): { row: number; column: number; tile: string }[] {
    const found: { row: number; column: number; tile: string }[] = [];
    this.cells.forEach((cells, row) =>
      cells.forEach((tile, column) => {
        const isFixed = (row === 5 && column === 5) || objectiveAt(row, column) >= 0;
        if (tile !== undefined && !isFixed) found.push({ row, column, tile });
      }),
    );
    return found;
  }

  private cardAt(row: number, column: number): string | undefined {
    return this.cells[row]?.[column];
  }

  private isHidden(row: number, column: number): boolean {
    const objective = objectiveAt(row, column);
    return objective >= 0 && !this.revealed[objective];
  }

  private fits(picture: string, row: number, column: number): boolean {
    let joints = 0;
    for (const { down, right, own, touching } of SIDES) {
      const neighbour = this.cardAt(row + down, column + right);
      if (neighbour === undefined || this.isHidden(row + down, column + right)) continue;
      if (picture[own] !== PICTURES[neighbour]![touching]) return false;
      if (picture[own] === '1') joints++;
    }
    return joints > 0;
  }

  /** Empty cells with the number of cards around them, where there are any. */
  private edges(): { row: number; column: number; around: number }[] {
    const found: { row: number; column: number; around: number }[] = [];
    for (let row = 0; row < SIZE; row++) {
      for (let column = 0; column < SIZE; column++) {
        if (this.cardAt(row, column) !== undefined) continue;
        const around = SIDES.filter(
          ({ down, right }) => this.cardAt(row + down, column + right) !== undefined,
        ).length;
        if (around > 0) found.push({ row, column, around });
      }
    }
    return found;
  }

  // ── moves ───────────────────────────────────────────────────────────────────────────────────────

  /** The course's list, with all its repetitions; each move once is what the rules call distinct. */
  listed(): string[] {
    if (this.over()) return [];
    const edges = this.edges();
    const hand = this.hands[this.mover];
    return [...hand.flatMap((card) => this.uses(card, edges)), ...hand.map((card) => `drop ${card}`)];
  }

  private uses(card: string, edges: ReturnType<SaboteurTwin['edges']>): string[] {
    const isBlocked = this.blocked[this.mover]! > 0;
    switch (card) {
      case 'malus':
        return ['malus'];
      case 'bonus':
        return isBlocked ? ['bonus'] : [];
      case 'map':
        return OBJECTIVES.filter(([row, column]) => this.isHidden(row, column)).map(
          ([row, column]) => `map ${row} ${column}`,
        );
      case 'destroy':
        return this.laid().map(({ row, column }) => `destroy ${row} ${column}`);
      default:
        return isBlocked ? [] : [card, `${card}f`].flatMap((tile) => this.placements(tile, edges));
    }
  }

  private placements(tile: string, edges: ReturnType<SaboteurTwin['edges']>): string[] {
    const picture = PICTURES[tile];
    if (picture === undefined) return [];
    return edges
      .filter(({ row, column }) => this.fits(picture, row, column))
      .flatMap(({ row, column, around }) => Array<string>(around).fill(`${tile} ${row} ${column}`));
  }

  // ── playing ─────────────────────────────────────────────────────────────────────────────────────

  play(move: string): void {
    const [what = '', ...rest] = move.split(' ');
    const { mover } = this;
    const hand = this.hands[mover];
    const [row, column] = rest.map(Number);
    const card = what === 'drop' ? rest[0]! : what.replace('f', '');
    hand.splice(hand.indexOf(card), 1);
    if (what === 'drop') this.dropped[mover].push(card);
    else if (what in PICTURES) this.cells[row!]![column!] = what;
    else this.act(what, row!, column!);
    const drawn = this.pile.shift();
    if (drawn !== undefined) hand.push(drawn);
    this.played++;
    this.flood();
  }

  private act(what: string, row: number, column: number): void {
    const { mover } = this;
    this.spent.push(what);
    if (what === 'malus') this.blocked[1 - mover]!++;
    if (what === 'bonus') this.blocked[mover]!--;
    if (what === 'map') this.looked[mover].add(objectiveAt(row, column));
    if (what === 'destroy') {
      this.spent.push(this.cells[row]![column]!.replace('f', ''));
      this.cells[row]![column] = undefined;
    }
  }

  /** Lets water flow from the middle of the entrance through all pixels of tunnel; wet objectives are revealed. */
  private flood(): void {
    const wet = Array<boolean>(PIXELS * PIXELS).fill(false);
    const todo = [16 * PIXELS + 16];
    for (let at = todo.pop(); at !== undefined; at = todo.pop()) {
      const [y, x] = [Math.floor(at / PIXELS), at % PIXELS];
      if (wet[at] || !this.isTunnel(y, x)) continue;
      wet[at] = true;
      if (y > 0) todo.push(at - PIXELS);
      if (y < PIXELS - 1) todo.push(at + PIXELS);
      if (x > 0) todo.push(at - 1);
      if (x < PIXELS - 1) todo.push(at + 1);
    }
    for (const [i, [row, column]] of OBJECTIVES.entries()) {
      if (wet[(3 * row + 1) * PIXELS + 3 * column + 1]) this.revealed[i] = true;
    }
  }

  private isTunnel(y: number, x: number): boolean {
    const card = this.cardAt(Math.floor(y / 3), Math.floor(x / 3));
    return card !== undefined && PICTURES[card]![4 * (y % 3) + (x % 3)] === '1';
  }
}

function objectiveAt(row: number, column: number): number {
  return OBJECTIVES.findIndex(([r, c]) => r === row && c === column);
}
