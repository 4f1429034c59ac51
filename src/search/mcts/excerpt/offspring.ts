/**
 * The children of a node in a search tree, as they can be shown. A tree holds nothing but moves, which mean something
 * only in a position, so positions are carried along from the root. Where a tree stands in one world that is one
 * position. Where chance or hidden things are redrawn in every iteration it is a sample of them, and a move can be
 * shown if it is legal in one.
 */
import { CHANCE, type Game, type Move, OVER, type Random, type State } from '../../../core/index.ts';
import { UNPROVEN, provenResult } from '../backup/solver.ts';
import type { RewardUnit } from '../reward/reward.ts';
import { sampleInterval } from '../sampleInterval.ts';
import type { Tree } from '../tree.ts';
import type { TreeMove } from './excerpt.ts';

/** What a part of a tree is taken from. */
export interface ExcerptSource {
  readonly game: Game;
  readonly tree: Tree;
  /** What its mean rewards are. */
  readonly unit: RewardUnit;
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
  readonly node: TreeMove;
  /** What tells it from siblings of the same notation. */
  readonly key: number;
  readonly visits: number;
  /** How many children were visited; quicker than `below`. */
  readonly count: () => number;
  readonly below: () => Offspring;
}

/** The children of a node that were visited, and among them those that can be shown. */
export interface Offspring {
  /** A position that the node stands for. */
  readonly state: State;
  readonly sprouts: readonly Sprout[];
  readonly count: number;
  readonly visits: number;
}

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

function visitedChildren(tree: Tree, node: number): number[] {
  return tree.children(node).filter((child) => tree.visits(child) > 0);
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
  const visited = visitedChildren(tree, node);
  const sprouts: Sprout[] = [];
  for (const child of visited) {
    const move = tree.move(child);
    const fitting = worlds.filter((_, i) => legal[i]!.has(move));
    if (fitting.length === 0) continue;
    const rest = move === line[0] ? line.slice(1) : undefined;
    const below = (): Offspring => after(source, child, fitting, rest ?? []);
    sprouts.push({
      node: describe(source, child, fitting[0]!, rest !== undefined),
      key: move,
      visits: tree.visits(child),
      count: () => (source.positionOf ? below().count : visitedChildren(tree, child).length),
      below,
    });
  }
  return {
    state: worlds[0]!,
    sprouts,
    count: visited.length,
    visits: visited.reduce((sum, child) => sum + tree.visits(child), 0),
  };
}

function describe(
  { game, tree, unit }: ExcerptSource,
  child: number,
  world: State,
  isPrincipal: boolean,
): TreeMove {
  const { squares, priors } = tree.columns;
  const proven = winnerOf(tree, child, world.seats);
  const sample = {
    visits: tree.visits(child),
    sum: tree.sum(child),
    squares: squares ? tree.squares[child]! : 0,
  };
  return {
    move: game.formatMove(world, tree.move(child)),
    by: world.turn,
    layer: layerOf(game, world),
    isPrincipal,
    ...(world.turn !== CHANCE && sampleInterval(sample, unit)),
    ...(world.turn !== CHANCE && priors && { prior: tree.prior[child]! }),
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
  // Where chance is passed over, each world continues in several ways, so that a sample stays large at any depth.
  const count = source.skipsChance ? source.worlds.length : worlds.length;
  const next = Array.from({ length: count }, (_, i) => {
    const copy = worlds[i % worlds.length]!.clone();
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
  const state = worlds[0]!.clone();
  const layer = state.turn === CHANCE ? layerOf(game, state) : undefined;
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
    return only
      ? movesBelow(source, only.node, only.worlds, [])
      : { state, sprouts: [], count: 0, visits: 0 };
  }
  const sprouts = [...positions].map(([drawn, { node, worlds }]) => ({
    node: { move: drawn, by: CHANCE, layer, isPrincipal: false },
    key: node,
    visits: tree.visits(node),
    count: () => visitedChildren(tree, node).length,
    below: () => movesBelow(source, node, worlds, []),
  }));
  const visits = sprouts.reduce((sum, sprout) => sum + sprout.visits, 0);
  return { state, sprouts, count: sprouts.length, visits };
}
