/**
 * The children of a node in a search tree, as they can be shown. A tree holds nothing but moves, which mean something
 * only in a position, so positions are carried along from the root. Where a tree stands in one world that is one
 * position. Where chance or hidden things are redrawn in every iteration it is a sample of them, and a move can be
 * shown if it is legal in one.
 */
import { CHANCE, type Game, type Move, OVER, type Random, type State } from '../../../core/index.ts';
import { UNPROVEN, provenResult } from '../backup/solver.ts';
import type { Tree } from '../tree.ts';
import type { Branches, ExcerptNode } from './excerpt.ts';

/** What an excerpt is taken from. */
export interface ExcerptSource {
  readonly game: Game;
  readonly tree: Tree;
  /** Positions that the tree takes for its root. Never empty; not changed. */
  readonly worlds: readonly State[];
  /** The line of play that the search expects. */
  readonly line: readonly Move[];
  /** Does the tree pass over chance without leaving nodes? */
  readonly skipsChance: boolean;
  /** Draws what such a tree passes over. */
  readonly random: Random;
  /** Where the tree finds positions again: the node of one, or -1. */
  readonly positionOf?: (state: State) => number;
}

/** A node that could be shown. */
export interface Sprout {
  readonly node: Omit<ExcerptNode, keyof Branches>;
  readonly visits: number;
  readonly below: () => Offspring;
}

/** The children of a node that were visited, and among them those that can be shown. */
export interface Offspring {
  readonly sprouts: readonly Sprout[];
  readonly count: number;
  readonly visits: number;
}

const NONE: Offspring = { sprouts: [], count: 0, visits: 0 };

// ── what they say ─────────────────────────────────────────────────────────────────────────────────

function legalMoves(game: Game, state: State): ReadonlySet<Move> {
  const listed = new Int32Array(game.maxMoves);
  return new Set(listed.subarray(0, state.moves(listed)));
}

function layerOf(game: Game, state: State): string {
  return game.layer?.(state) ?? (state.turn === CHANCE ? 'chance' : game.seatName(state.turn));
}

function winnerOf(tree: Tree, node: number, seats: number): number | 'draw' | undefined {
  const proof = tree.columns.proofs ? tree.proof[node]! : UNPROVEN;
  if (proof === UNPROVEN) return undefined;
  for (let seat = 0; seat < seats; seat++) if (provenResult(proof, seat) === 1) return seat;
  return 'draw';
}

/** The moves of a node. @param line what is left of the expected line here */
export function movesBelow(
  source: ExcerptSource,
  node: number,
  worlds: readonly State[],
  line: readonly Move[],
): Offspring {
  const { game, tree } = source;
  const legal = worlds.map((world) => legalMoves(game, world));
  const visited = tree.children(node).filter((child) => tree.visits(child) > 0);
  const sprouts: Sprout[] = [];
  for (const child of visited) {
    const move = tree.move(child);
    const fitting = worlds.filter((_, i) => legal[i]!.has(move));
    if (fitting.length === 0) continue;
    const rest = move === line[0] ? line.slice(1) : undefined;
    sprouts.push({
      node: describe(source, child, fitting[0]!, rest !== undefined),
      visits: tree.visits(child),
      below: () => after(source, child, fitting, rest ?? []),
    });
  }
  return {
    sprouts,
    count: visited.length,
    visits: visited.reduce((sum, child) => sum + tree.visits(child), 0),
  };
}

function describe(
  { game, tree }: ExcerptSource,
  child: number,
  world: State,
  isPrincipal: boolean,
): Sprout['node'] {
  const proven = winnerOf(tree, child, world.seats);
  return {
    move: game.formatMove(world, tree.move(child)),
    by: world.turn,
    layer: layerOf(game, world),
    isPrincipal,
    ...(world.turn !== CHANCE && { mean: tree.mean(child) }),
    ...(proven !== undefined && { proven }),
  };
}

// ── one level down ────────────────────────────────────────────────────────────────────────────────

/** What lies below a move that was legal in these worlds. */
function after(
  source: ExcerptSource,
  node: number,
  worlds: readonly State[],
  line: readonly Move[],
): Offspring {
  const move = source.tree.move(node);
  const next = worlds.map((world) => {
    const copy = world.clone();
    copy.play(move);
    return copy;
  });
  if (source.positionOf) return positionsAmong(source, source.positionOf, next);
  if (source.skipsChance) for (const world of next) passChance(source, world);
  return movesBelow(source, node, next, line);
}

/** Lets chance have its way, and says what it drew. */
function passChance({ game, random }: ExcerptSource, world: State): string {
  const drawn: string[] = [];
  while (world.turn === CHANCE) {
    const outcome = world.sample(random);
    drawn.push(game.formatMove(world, outcome));
    world.play(outcome);
  }
  return drawn.join(' ');
}

/** Where positions are found again: those that chance can lead to, or the moves of the one if there is no chance. */
function positionsAmong(
  source: ExcerptSource,
  positionOf: (state: State) => number,
  worlds: readonly State[],
): Offspring {
  const { game, tree } = source;
  const layer = worlds[0]!.turn === CHANCE ? layerOf(game, worlds[0]!) : undefined;
  const positions = new Map<string, { readonly node: number; readonly worlds: State[] }>();
  for (const world of worlds) {
    const drawn = passChance(source, world);
    const node = world.turn === OVER ? -1 : positionOf(world);
    if (node < 0) continue;
    const known = positions.get(drawn);
    if (!known) positions.set(drawn, { node, worlds: [world] });
    else if (known.node === node) known.worlds.push(world);
  }
  if (layer === undefined) {
    const [only] = positions.values();
    return only ? movesBelow(source, only.node, only.worlds, []) : NONE;
  }
  const sprouts = [...positions].map(([drawn, { node, worlds }]) => ({
    node: { move: drawn, by: CHANCE, layer, isPrincipal: false },
    visits: tree.visits(node),
    below: () => movesBelow(source, node, worlds, []),
  }));
  return { sprouts, count: sprouts.length, visits: sprouts.reduce((sum, { visits }) => sum + visits, 0) };
}
