/**
 * A game that is written down as a tree: who chooses where, and what each end pays. For tests whose numbers are worked
 * out by hand, and for random trees of any shape. A move is the place of a branch in its list.
 */
import { CHANCE, type Game, type Move, OVER, type Random, State } from '../../src/core/index.ts';

/** An end, by what it pays each seat, or a choice: a seat (or `CHANCE`, all branches alike) and the branches. */
export type Outline = readonly number[] | { readonly seat: number; readonly branches: readonly Outline[] };

type Places = ReadonlyMap<Outline, number>;

/** Numbers the nodes in the order in which they are met, so that a position is a number. */
function number(outline: Outline, places = new Map<Outline, number>()): Map<Outline, number> {
  places.set(outline, places.size);
  if ('branches' in outline) for (const branch of outline.branches) number(branch, places);
  return places;
}

class OutlineState extends State {
  override turn = OVER;
  override readonly seats: number;
  private readonly places: Places;
  private node: Outline;

  constructor(node: Outline, places: Places, seats: number) {
    super();
    this.places = places;
    this.seats = seats;
    this.node = node;
    this.goTo(node);
  }

  private goTo(node: Outline): void {
    this.node = node;
    this.turn = 'branches' in node ? node.seat : OVER;
  }

  private get branches(): readonly Outline[] {
    return 'branches' in this.node ? this.node.branches : [];
  }

  /** What each seat is paid here; nothing before the end. */
  private get paid(): readonly number[] {
    return 'branches' in this.node ? [] : this.node;
  }

  get place(): number {
    return this.places.get(this.node)!;
  }

  override moves(out: Int32Array): number {
    for (let move = 0; move < this.branches.length; move++) out[move] = move;
    return this.branches.length;
  }

  override play(move: Move): void {
    this.goTo(this.branches[move]!);
  }

  override assign(from: OutlineState): void {
    this.goTo(from.node);
  }

  override clone(): OutlineState {
    return new OutlineState(this.node, this.places, this.seats);
  }

  /** The seat that is paid most has won; several share. */
  override result(seat: number): number {
    const most = Math.max(...this.paid);
    return this.paid[seat] === most ? 1 / this.paid.filter((points) => points === most).length : 0;
  }

  override score(seat: number): number {
    return this.paid[seat] ?? 0;
  }

  override hash(out: Int32Array): void {
    out[0] = this.place;
    out[1] = 0;
  }
}

/** The game of an outline; each branch must be a separate object. */
export function outlineGame(outline: Outline, seats = 2): Game<OutlineState> {
  const places = number(outline);
  const nodes = [...places.keys()];
  const at = (place: number): OutlineState => new OutlineState(nodes[place]!, places, seats);
  const widest = Math.max(...nodes.map((node) => ('branches' in node ? node.branches.length : 0)));
  return {
    name: 'outline',
    title: 'Outline',
    about: 'A tree written down.',
    minSeats: seats,
    maxSeats: seats,
    hasChance: nodes.some((node) => 'branches' in node && node.seat === CHANCE),
    hasHidden: false,
    maxMoves: Math.max(2, widest),
    maxPlies: nodes.length,
    options: {},
    presets: [],
    start: () => at(0),
    formatPosition: (state) => `${state.place}`,
    parsePosition: (text) => at(Number(text)),
    formatMove: (_state, move) => `${move}`,
    parseMove: (_state, text) => Number(text),
    seatName: (seat) => `player ${seat + 1}`,
    draw: (state) => `at ${state.place}`,
    playouts: [],
    heuristics: [
      {
        name: 'even',
        about: 'Nobody is ahead.',
        options: {},
        bound: 1,
        scale: 1,
        make: () => ({ value: () => 0 }),
      },
    ],
  };
}

/** A random tree of choices, at most this deep; ends pay 1 to the winners and 0 to the others. */
export function randomOutline(random: Random, seats: number, depth: number, withChance: boolean): Outline {
  if (depth === 0 || random.below(6) === 0) {
    const winner = random.below(seats);
    const isShared = random.below(5) === 0;
    return Array.from({ length: seats }, (_, seat) => (isShared || seat === winner ? 1 : 0));
  }
  const seat = withChance && random.below(4) === 0 ? CHANCE : random.below(seats);
  const count = 1 + random.below(3);
  const branches = Array.from({ length: count }, () => randomOutline(random, seats, depth - 1, withChance));
  return { seat, branches };
}
