/**
 * Carcassonne a second time, written from the text of the rules and the facts of the tile file alone: a map of
 * placed tiles, and a flood fill from scratch for every question. Nothing shared with the real one but the facts.
 */
import data from '../../src/games/carcassonne/tiles.json' with { type: 'json' };

type Kind = 'city' | 'road' | 'field' | 'monastery';
type Fact = (typeof data.types)[number];

interface Segment {
  readonly kind: Kind;
  /** Sides 0..3 of a city or road, half-edges 0..7 of a field, before the tile is turned. */
  readonly reach: readonly number[];
  readonly pennants: number;
  /** Of a field: the city segments that it borders. */
  readonly cities: readonly number[];
}

interface Tile {
  readonly letter: string;
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
  meeple: { readonly player: number; readonly segment: number } | undefined;
}

/** One segment of one tile. */
interface Spot {
  readonly tile: Tile;
  readonly segment: number;
}

export interface TwinPlacement {
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
}

const DIRECTIONS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

function factOf(letter: string): Fact {
  return data.types.find(({ id }) => id === letter)!;
}

export function segmentsOf(letter: string): Segment[] {
  const fact = factOf(letter);
  const sides = (edges: readonly string[]): number[] => edges.map((edge) => 'NESW'.indexOf(edge));
  return [
    ...fact.cities.map(({ edges, pennants }) => ({
      kind: 'city' as const,
      reach: sides(edges),
      pennants,
      cities: [],
    })),
    ...fact.roads.map(({ edges }) => ({
      kind: 'road' as const,
      reach: sides(edges),
      pennants: 0,
      cities: [],
    })),
    ...fact.fields.map(({ halfEdges, cities }) => ({
      kind: 'field' as const,
      reach: halfEdges,
      pennants: 0,
      cities,
    })),
    ...(fact.monastery ? [{ kind: 'monastery' as const, reach: [], pennants: 0, cities: [] }] : []),
  ];
}

/** What a turned tile shows on a side: C, R or F. */
function edgeOf(letter: string, rotation: number, side: number): string {
  return factOf(letter).edges[(side - rotation + 4) % 4]!;
}

export class CarcassonneTwin {
  private readonly tiles = new Map<string, Tile>();
  private readonly players: number;
  readonly scores: number[];
  readonly supplies: number[];
  player = 0;

  constructor(players: number) {
    this.players = players;
    this.scores = Array<number>(players).fill(0);
    this.supplies = Array<number>(players).fill(7);
    const { type: letter, x, y, rotation } = data.start;
    this.tiles.set(`${x},${y}`, { letter, x, y, rotation, meeple: undefined });
  }

  private at(x: number, y: number): Tile | undefined {
    return this.tiles.get(`${x},${y}`);
  }

  // ── placing ─────────────────────────────────────────────────────────────────────────────────────

  private fits(letter: string, x: number, y: number, rotation: number): boolean {
    return DIRECTIONS.every(([east, south], side) => {
      const next = this.at(x + east, y + south);
      if (next === undefined) return true;
      return edgeOf(letter, rotation, side) === edgeOf(next.letter, next.rotation, (side + 2) % 4);
    });
  }

  /** Every empty cell next to a tile, with each of the four rotations that fits. */
  placements(letter: string): TwinPlacement[] {
    const empty = new Map<string, readonly [number, number]>();
    for (const { x, y } of this.tiles.values()) {
      for (const [east, south] of DIRECTIONS) {
        const cell = [x + east, y + south] as const;
        if (this.at(...cell) === undefined) empty.set(cell.join(), cell);
      }
    }
    return [...empty.values()].flatMap(([x, y]) =>
      [0, 1, 2, 3]
        .filter((rotation) => this.fits(letter, x, y, rotation))
        .map((rotation) => ({ x, y, rotation })),
    );
  }

  distinctPlacements(letter: string): TwinPlacement[] {
    return this.placements(letter).filter(({ rotation }) => rotation < factOf(letter).distinctRotations);
  }

  // ── features ────────────────────────────────────────────────────────────────────────────────────

  /** Segments that touch this one on neighbouring tiles. */
  private neighbours({ tile, segment }: Spot): Spot[] {
    const { kind, reach } = segmentsOf(tile.letter)[segment]!;
    if (kind === 'monastery') return [];
    const size = kind === 'field' ? 8 : 4;
    const turn = kind === 'field' ? 2 : 1;
    return reach.flatMap((place) => {
      const here = (place + turn * tile.rotation) % size;
      const [east, south] = DIRECTIONS[kind === 'field' ? here >> 1 : here]!;
      const next = this.at(tile.x + east, tile.y + south);
      if (next === undefined) return [];
      const there = kind === 'field' ? data.halfEdgeAcross[here]! : (here + 2) % 4;
      const onTile = (there - turn * next.rotation + 2 * size) % size;
      return segmentsOf(next.letter).flatMap((other, i) =>
        other.kind === kind && other.reach.includes(onTile) ? [{ tile: next, segment: i }] : [],
      );
    });
  }

  /** The whole feature of a segment, by flood fill. */
  private feature(start: Spot): Spot[] {
    const found: Spot[] = [start];
    for (const spot of found) {
      for (const next of this.neighbours(spot)) {
        if (!found.some(({ tile, segment }) => tile === next.tile && segment === next.segment))
          found.push(next);
      }
    }
    return found;
  }

  private surrounded(tile: Tile): number {
    let count = 0;
    for (let south = -1; south <= 1; south++) {
      for (let east = -1; east <= 1; east++) {
        if ((east !== 0 || south !== 0) && this.at(tile.x + east, tile.y + south) !== undefined) count++;
      }
    }
    return count;
  }

  private isComplete(spots: readonly Spot[]): boolean {
    const [{ tile: first, segment }] = spots as [Spot];
    const { kind } = segmentsOf(first.letter)[segment]!;
    if (kind === 'field') return false;
    if (kind === 'monastery') return this.surrounded(first) === 8;
    return spots.every(({ tile, segment: piece }) =>
      segmentsOf(tile.letter)[piece]!.reach.every((side) => {
        const [east, south] = DIRECTIONS[(side + tile.rotation) % 4]!;
        return this.at(tile.x + east, tile.y + south) !== undefined;
      }),
    );
  }

  private meeplesOn(spots: readonly Spot[]): Tile[] {
    return spots.filter(({ tile, segment }) => tile.meeple?.segment === segment).map(({ tile }) => tile);
  }

  /** Players with most meeples. */
  private owners(spots: readonly Spot[]): number[] {
    const meeples = this.meeplesOn(spots).map(({ meeple }) => meeple!.player);
    if (meeples.length === 0) return [];
    const counts = this.supplies.map((_, player) => meeples.filter((owner) => owner === player).length);
    return counts.flatMap((count, player) => (count === Math.max(...counts) ? [player] : []));
  }

  private worth(spots: readonly Spot[]): number {
    const [{ tile: first, segment }] = spots as [Spot];
    const { kind } = segmentsOf(first.letter)[segment]!;
    const tiles = new Set(spots.map(({ tile }) => tile)).size;
    if (kind === 'road') return tiles;
    if (kind === 'monastery') return 1 + this.surrounded(first);
    if (kind === 'field') return 3 * this.completeCitiesBeside(spots);
    const pennants = spots.reduce(
      (sum, spot) => sum + segmentsOf(spot.tile.letter)[spot.segment]!.pennants,
      0,
    );
    return (tiles + pennants) * (this.isComplete(spots) ? 2 : 1);
  }

  private completeCitiesBeside(field: readonly Spot[]): number {
    const cities: Spot[][] = [];
    for (const { tile, segment } of field) {
      for (const city of segmentsOf(tile.letter)[segment]!.cities) {
        if (cities.some((known) => known.some((spot) => spot.tile === tile && spot.segment === city)))
          continue;
        cities.push(this.feature({ tile, segment: city }));
      }
    }
    return cities.filter((city) => this.isComplete(city)).length;
  }

  // ── a turn ──────────────────────────────────────────────────────────────────────────────────────

  place(letter: string, { x, y, rotation }: TwinPlacement): void {
    this.tiles.set(`${x},${y}`, { letter, x, y, rotation, meeple: undefined });
  }

  private newest(): Tile {
    return [...this.tiles.values()].at(-1)!;
  }

  /** Segments of the new tile that may be claimed. */
  segmentOptions(): number[] {
    const tile = this.newest();
    if (this.supplies[this.player] === 0) return [];
    return segmentsOf(tile.letter)
      .map((_, segment) => segment)
      .filter((segment) => this.meeplesOn(this.feature({ tile, segment })).length === 0);
  }

  /** Claims a segment of the new tile, or nothing, scores what is complete, and passes the turn on. */
  claim(segment: number | undefined): void {
    if (segment !== undefined) {
      this.newest().meeple = { player: this.player, segment };
      this.supplies[this.player]!--;
    }
    for (const spots of this.claimed()) {
      if (!this.isComplete(spots)) continue;
      for (const owner of this.owners(spots)) this.scores[owner]! += this.worth(spots);
      for (const tile of this.meeplesOn(spots)) {
        this.supplies[tile.meeple!.player]!++;
        tile.meeple = undefined;
      }
    }
    this.player = (this.player + 1) % this.players;
  }

  /** All features with meeples, each once. */
  private claimed(): Spot[][] {
    const features: Spot[][] = [];
    for (const tile of this.tiles.values()) {
      const { meeple } = tile;
      if (meeple === undefined) continue;
      const known = features.some((spots) =>
        spots.some((spot) => spot.tile === tile && spot.segment === meeple.segment),
      );
      if (!known) features.push(this.feature({ tile, segment: meeple.segment }));
    }
    return features;
  }

  /** What each player gets at the end, by kind of feature. */
  endScoring(): Record<Kind, number[]> {
    const none = (): number[] => Array<number>(this.players).fill(0);
    const points = { city: none(), road: none(), field: none(), monastery: none() };
    for (const spots of this.claimed()) {
      const { kind } = segmentsOf(spots[0]!.tile.letter)[spots[0]!.segment]!;
      for (const owner of this.owners(spots)) points[kind][owner]! += this.worth(spots);
    }
    return points;
  }
}
