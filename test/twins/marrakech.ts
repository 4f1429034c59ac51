/**
 * Marrakech a second time, written from the text of the rules alone: carpets are objects in a pile, the top one of a
 * square is looked for from the end, and every place of the board is tried. Slow and plain, to be compared
 * with the real one move by move.
 */
export interface TwinRules {
  readonly size: number;
  readonly players: number;
  readonly coloursPerPlayer: number;
  readonly rugsPerColour: number;
  readonly coins: number;
  readonly dieTiming: 'before' | 'after';
  readonly colourOrder: 'alternate' | 'shuffledOpen' | 'shuffledHidden';
  readonly bankruptcy: 'payAll' | 'eliminate';
  readonly soloEnd: 'stop' | 'playOn';
  readonly coverWhole: 'any' | 'opponents';
  readonly loops: 'ne-sw' | 'nw-se';
  readonly facing: Facing;
  readonly turnTiming: 'start' | 'end';
}

type Facing = 'N' | 'E' | 'S' | 'W';
type Turn = 'L' | 'S' | 'R';
type Square = readonly [x: number, y: number];

interface Carpet {
  readonly colour: number;
  readonly squares: readonly [Square, Square];
}

interface Player {
  coins: number;
  out: boolean;
  /** Colours still to be laid, those of each kind. */
  left: Map<number, number>;
}

interface Assam {
  readonly x: number;
  readonly y: number;
  readonly facing: Facing;
}

const LEFT: Record<Facing, Facing> = { N: 'W', W: 'S', S: 'E', E: 'N' };
const RIGHT: Record<Facing, Facing> = { N: 'E', E: 'S', S: 'W', W: 'N' };

function turnAssam(assam: Assam, turn: Turn): Assam {
  if (turn === 'S') return assam;
  return { ...assam, facing: turn === 'L' ? LEFT[assam.facing] : RIGHT[assam.facing] };
}

function same(a: Square, b: Square): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

function touch(a: Square, b: Square): boolean {
  return Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) === 1;
}

/** The table of exits for odd boards with loops in the corners NE and SW; the first line that fits. */
function exitNeSw({ x, y, facing }: Assam, n: number): Assam {
  if (facing === 'N') {
    if (x === n - 1) return { x, y, facing: 'W' };
    return { x: x % 2 === 0 ? x + 1 : x - 1, y: 0, facing: 'S' };
  }
  if (facing === 'E') {
    if (y === 0) return { x, y, facing: 'S' };
    return { x: n - 1, y: y % 2 === 1 ? y + 1 : y - 1, facing: 'W' };
  }
  if (facing === 'S') {
    if (x === 0) return { x, y, facing: 'E' };
    return { x: x % 2 === 1 ? x + 1 : x - 1, y: n - 1, facing: 'N' };
  }
  if (y === n - 1) return { x, y, facing: 'N' };
  return { x: 0, y: y % 2 === 0 ? y + 1 : y - 1, facing: 'E' };
}

/** All four sides pair 0-1, 2-3, and so on. */
function exitEven({ x, y, facing }: Assam): Assam {
  const partner = (lane: number): number => (lane % 2 === 0 ? lane + 1 : lane - 1);
  if (facing === 'N') return { x: partner(x), y, facing: 'S' };
  if (facing === 'S') return { x: partner(x), y, facing: 'N' };
  return { x, y: partner(y), facing: facing === 'E' ? 'W' : 'E' };
}

function mirror(assam: Assam, n: number): Assam {
  const facing = assam.facing === 'E' ? 'W' : assam.facing === 'W' ? 'E' : assam.facing;
  return { x: n - 1 - assam.x, y: assam.y, facing };
}

function exit(assam: Assam, n: number, loops: 'ne-sw' | 'nw-se'): Assam {
  if (n % 2 === 0) return exitEven(assam);
  return loops === 'ne-sw' ? exitNeSw(assam, n) : mirror(exitNeSw(mirror(assam, n), n), n);
}

function oneStep(assam: Assam, n: number, loops: 'ne-sw' | 'nw-se'): Assam {
  const { x, y, facing } = assam;
  if (facing === 'N') return y > 0 ? { x, y: y - 1, facing } : exit(assam, n, loops);
  if (facing === 'S') return y < n - 1 ? { x, y: y + 1, facing } : exit(assam, n, loops);
  if (facing === 'W') return x > 0 ? { x: x - 1, y, facing } : exit(assam, n, loops);
  return x < n - 1 ? { x: x + 1, y, facing } : exit(assam, n, loops);
}

export class MarrakechTwin {
  private readonly rules: TwinRules;
  /** Every carpet ever laid, the latest last. */
  private readonly pile: Carpet[] = [];
  private readonly players: Player[];
  private assam: Assam;
  private mover = 0;
  private hand: number | undefined;
  private die: number | undefined;
  private doing: 'draw' | 'roll' | 'turn' | 'choose' | 'lay' | 'over' = 'over';
  private readonly stacks: readonly number[][];

  /** @param stacks with open stacks, the colours of each player in order */
  constructor(rules: TwinRules, stacks: readonly (readonly number[])[] = []) {
    this.rules = rules;
    this.stacks = stacks.map((stack) => [...stack]);
    this.players = Array.from({ length: rules.players }, (_, player) => ({
      coins: rules.coins,
      out: false,
      left: new Map(this.coloursOf(player).map((colour) => [colour, rules.rugsPerColour])),
    }));
    const centre = rules.size % 2 === 1 ? (rules.size - 1) / 2 : rules.size / 2;
    this.assam = { x: centre, y: centre, facing: rules.facing };
    this.beginTurn();
  }

  // ── what there is ─────────────────────────────────────────────────────────────────────────────

  private coloursOf(player: number): number[] {
    return this.rules.coloursPerPlayer === 1 ? [player] : [2 * player, 2 * player + 1];
  }

  private ownerOf(colour: number): number {
    return this.rules.coloursPerPlayer === 1 ? colour : Math.floor(colour / 2);
  }

  private board(): Square[] {
    const { size } = this.rules;
    return Array.from({ length: size * size }, (_, i): Square => [i % size, Math.floor(i / size)]);
  }

  private top([x, y]: Square): Carpet | undefined {
    return this.pile.findLast(({ squares }) => squares.some((square) => same(square, [x, y])));
  }

  private carpetsLeft(player: number): number {
    return [...this.players[player]!.left.values()].reduce((sum, n) => sum + n, 0);
  }

  private mayLay(player: number): boolean {
    return !this.players[player]!.out && this.carpetsLeft(player) > 0;
  }

  /** By flood fill from scratch. */
  private owed(assam: Assam): { amount: number; to: number } {
    const here = this.top([assam.x, assam.y]);
    const owner = here === undefined ? this.mover : this.ownerOf(here.colour);
    if (here === undefined || owner === this.mover || this.players[owner]!.out)
      return { amount: 0, to: owner };
    const region: Square[] = [[assam.x, assam.y]];
    for (let grown = true; grown;) {
      const more = this.board().find(
        (square) =>
          !region.some((old) => same(old, square)) &&
          region.some((old) => touch(old, square)) &&
          this.top(square)?.colour === here.colour,
      );
      grown = more !== undefined;
      if (more !== undefined) region.push(more);
    }
    return { amount: region.length, to: owner };
  }

  score(player: number): number {
    const shown = this.board().filter((square) => {
      const carpet = this.top(square);
      return carpet !== undefined && this.ownerOf(carpet.colour) === player;
    });
    return this.players[player]!.coins + shown.length;
  }

  result(player: number): number {
    const rank = (p: number): number => this.score(p) * 100_000 + this.players[p]!.coins;
    const inGame = this.players.flatMap(({ out }, p) => (out ? [] : [p]));
    const best = Math.max(...inGame.map(rank));
    const winners = inGame.filter((p) => rank(p) === best);
    return winners.includes(player) ? 1 / winners.length : 0;
  }

  // ── moves ─────────────────────────────────────────────────────────────────────────────────────

  private placements(assam: Assam): [Square, Square][] {
    const here: Square = [assam.x, assam.y];
    const found: [Square, Square][] = [];
    for (const a of this.board()) {
      const neighbours: Square[] = [
        [a[0] + 1, a[1]],
        [a[0], a[1] + 1],
      ];
      for (const b of neighbours) {
        if (b[0] >= this.rules.size || b[1] >= this.rules.size) continue;
        if (same(a, here) || same(b, here)) continue;
        if (!touch(a, here) && !touch(b, here)) continue;
        const below = this.top(a);
        const whole = below !== undefined && below === this.top(b);
        const own = whole && this.ownerOf(below.colour) === this.mover;
        if (whole && !(own && this.rules.coverWhole === 'opponents')) continue;
        found.push([a, b]);
      }
    }
    if (found.length === 0) throw new Error('there is always a place for a carpet');
    return found;
  }

  private name([x, y]: Square): string {
    return `${'abcdefghijklmno'[x]}${y + 1}`;
  }

  private walk(assam: Assam, steps: number): Assam {
    let at = assam;
    for (let i = 0; i < steps; i++) at = oneStep(at, this.rules.size, this.rules.loops);
    return at;
  }

  private isLastCarpet(): boolean {
    return this.players.reduce((sum, { out }, p) => sum + (out ? 0 : this.carpetsLeft(p)), 0) === 1;
  }

  /** Legal moves in notation, sorted. */
  moves(): string[] {
    const written = (assam: Assam): string[] =>
      this.placements(assam).map(([a, b]) => this.name(a) + this.name(b));
    const turns: readonly Turn[] = ['L', 'S', 'R'];
    switch (this.doing) {
      case 'draw':
        return this.coloursOf(this.mover).map((colour) => 'abcd'[colour]!);
      case 'roll':
        return ['1', '2', '3', '4'];
      case 'turn':
        return turns.toSorted();
      case 'choose':
        return turns
          .flatMap((turn) => {
            const end = this.walk(turnAssam(this.assam, turn), this.die!);
            const ruined = this.owed(end).amount > this.players[this.mover]!.coins;
            if (ruined && this.rules.bankruptcy === 'eliminate') return [turn];
            return written(end).map((carpet) => turn + carpet);
          })
          .sort();
      case 'lay':
        if (this.rules.turnTiming === 'end' && this.rules.dieTiming === 'before' && !this.isLastCarpet())
          return written(this.assam)
            .flatMap((carpet) => turns.map((turn) => carpet + turn))
            .sort();
        return written(this.assam).sort();
      case 'over':
        return [];
    }
  }

  /** The probability of a roll or of a colour. */
  chance(move: string): number {
    if (this.doing === 'roll') return { '1': 1 / 6, '2': 1 / 3, '3': 1 / 3, '4': 1 / 6 }[move]!;
    return this.players[this.mover]!.left.get('abcd'.indexOf(move))! / this.carpetsLeft(this.mover);
  }

  // ── a turn ────────────────────────────────────────────────────────────────────────────────────

  private beginTurn(): void {
    this.hand = this.colourToLay();
    this.doing = this.hand === undefined ? 'draw' : this.firstThing();
  }

  private firstThing(): 'roll' | 'turn' {
    return this.rules.turnTiming === 'start' && this.rules.dieTiming === 'after' ? 'turn' : 'roll';
  }

  private colourToLay(): number | undefined {
    const { left } = this.players[this.mover]!;
    const colours = this.coloursOf(this.mover);
    if (colours.length === 1) return colours[0];
    const laid = 2 * this.rules.rugsPerColour - this.carpetsLeft(this.mover);
    if (this.rules.colourOrder === 'alternate') return colours[laid % 2];
    if (this.rules.colourOrder === 'shuffledOpen') return this.stacks[this.mover]![laid];
    const there = colours.filter((colour) => left.get(colour)! > 0);
    return there.length === 1 ? there[0] : undefined;
  }

  play(move: string): void {
    switch (this.doing) {
      case 'draw':
        this.hand = 'abcd'.indexOf(move);
        this.doing = this.firstThing();
        return;
      case 'roll':
        if (this.rules.dieTiming === 'before' && this.rules.turnTiming === 'start') {
          this.die = Number(move);
          this.doing = 'choose';
        } else if (this.goAndPay(this.assam, Number(move))) this.doing = 'lay';
        return;
      case 'turn':
        this.assam = turnAssam(this.assam, move as Turn);
        if (this.rules.turnTiming === 'start') this.doing = 'roll';
        else this.nextPlayer();
        return;
      case 'choose': {
        const die = this.die!;
        this.die = undefined;
        if (!this.goAndPay(turnAssam(this.assam, move[0] as Turn), die)) return;
        this.put(move.slice(1));
        this.nextPlayer();
        return;
      }
      case 'lay':
        this.layAndMaybeTurn(move);
        return;
      case 'over':
        throw new Error('the game is over');
    }
  }

  private layAndMaybeTurn(move: string): void {
    const last = this.isLastCarpet();
    const turn = /[LSR]$/.exec(move)?.[0] as Turn | undefined;
    this.put(turn === undefined ? move : move.slice(0, -1));
    if (this.rules.turnTiming === 'start' || last) this.nextPlayer();
    else if (turn === undefined) {
      this.hand = undefined;
      this.doing = 'turn';
    } else {
      this.assam = turnAssam(this.assam, turn);
      this.nextPlayer();
    }
  }

  private put(text: string): void {
    const squares = text.match(/[a-z]\d+/g)!.map((name): Square => {
      return ['abcdefghijklmno'.indexOf(name[0]!), Number(name.slice(1)) - 1];
    });
    this.pile.push({ colour: this.hand!, squares: [squares[0]!, squares[1]!] });
    const { left } = this.players[this.mover]!;
    left.set(this.hand!, left.get(this.hand!)! - 1);
  }

  /** @returns whether the player stays in the game; if not, the turn is over */
  private goAndPay(from: Assam, steps: number): boolean {
    this.assam = this.walk(from, steps);
    const { amount, to } = this.owed(this.assam);
    const payer = this.players[this.mover]!;
    const paid = Math.min(amount, payer.coins);
    payer.coins -= paid;
    this.players[to]!.coins += paid;
    if (paid === amount || this.rules.bankruptcy === 'payAll') return true;
    payer.out = true;
    const inGame = this.players.filter(({ out }) => !out).length;
    if (inGame === 1 && (this.rules.players === 2 || this.rules.soloEnd === 'stop')) this.doing = 'over';
    else this.nextPlayer();
    return false;
  }

  private nextPlayer(): void {
    if (!this.players.some((_, player) => this.mayLay(player))) {
      this.doing = 'over';
      return;
    }
    do this.mover = (this.mover + 1) % this.rules.players;
    while (!this.mayLay(this.mover));
    this.beginTurn();
  }

  /** What a transcript says of a turn before it is played. */
  figures(): { player: number; colour: number | undefined; legal: number } {
    return { player: this.mover, colour: this.hand, legal: this.moves().length };
  }

  /** Where Assam is, and the purses. */
  standing(): { assam: readonly [number, number, string]; money: number[] } {
    const { x, y, facing } = this.assam;
    return { assam: [x, y, facing], money: this.players.map(({ coins }) => coins) };
  }

  /** What others write about a position besides Assam and the purses, all counted from the pile. */
  summary(): {
    score: number[];
    visible: number[];
    board: number[];
    rugId: number[];
    eliminated: number[];
    left: number[];
  } {
    const tops = this.board().map((square) => this.top(square));
    return {
      score: this.players.map((_, player) => this.score(player)),
      visible: this.players.map((_, p) => tops.filter((top) => top && this.ownerOf(top.colour) === p).length),
      board: tops.map((top) => top?.colour ?? -1),
      rugId: tops.map((top) => (top ? this.pile.indexOf(top) : -1)),
      eliminated: this.players.flatMap(({ out }, player) => (out ? [player] : [])),
      left: this.players.flatMap(({ left }) => [...left.values()]),
    };
  }

  /** Places for a carpet after this turn and roll, whether or not the mover could pay. */
  placesAfter(turn: string, die: number): number {
    return this.placements(this.walk(turnAssam(this.assam, turn as Turn), die)).length;
  }

  /** What the mover would owe after this turn and roll. */
  owedAfter(turn: string, die: number): number {
    return this.owed(this.walk(turnAssam(this.assam, turn as Turn), die)).amount;
  }

  // ── the whole position ────────────────────────────────────────────────────────────────────────

  get over(): boolean {
    return this.doing === 'over';
  }

  private row(y: number): string {
    let text = '';
    for (let x = 0; x < this.rules.size; x++) {
      const carpet = this.top([x, y]);
      if (carpet === undefined) {
        text += '.';
        continue;
      }
      const letter = 'abcd'[carpet.colour]!;
      text += this.top([x, y + 1]) === carpet ? letter.toUpperCase() : letter;
      if (this.top([x + 1, y]) === carpet) text += '-';
    }
    return text.replace(/\.+/g, (run) => String(run.length));
  }

  position(): string {
    const { size, players, coloursPerPlayer } = this.rules;
    const rows = Array.from({ length: size }, (_, y) => this.row(y)).join('/');
    const { x, y, facing } = this.assam;
    const hand = this.hand === undefined ? '' : 'abcd'[this.hand];
    const mover = this.over ? '-' : `p${this.mover + 1}${hand}`;
    const doing = this.doing === 'choose' ? `die${this.die}` : this.doing;
    const coins = this.players.map((player) => (player.out ? 'out' : player.coins)).join(',');
    const left = Array.from({ length: players * coloursPerPlayer }, (_, colour) =>
      this.players[this.ownerOf(colour)]!.left.get(colour),
    );
    const order = this.stacks.map((stack, player) =>
      stack
        .slice(stack.length - this.carpetsLeft(player))
        .map((colour) => 'abcd'[colour])
        .join(''),
    );
    const stacks = order.length > 0 ? ` order=${order.join(',')}` : '';
    return `${rows} ${this.name([x, y])}${facing} ${mover} ${doing} ${coins} ${left.join(',')}${stacks}`;
  }
}
