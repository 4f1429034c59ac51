/**
 * Values of moves by an agent of which nothing is known but what it says of a position: minimax, greedy. A move is worth
 * what the agent says of the position after it, turned to the side of the seat that made it; where chance comes next, the
 * mean over all outcomes by their odds. For two seats, of which one has what is left to the other.
 *
 * Minimax thinks differently of a position with every ply that it looks further, and when its budget runs out it may have
 * looked further after some moves than after others. So positions that are compared are searched once more, all to the
 * least depth that the budget allowed for any of them; the table still holds most of it. What was searched to the end of
 * the game is as good as any depth. An agent that always looks equally far is taken at its word. Neither samples, so the
 * largest of several values is not too large.
 */
import type { ResolvedAgent } from '../../agents/index.ts';
import { CHANCE, type Move, OVER, type Random, type State, UserError } from '../../core/index.ts';
import type { Analysis, Budget, Search } from '../../search/index.ts';
import type { Values } from './judgement.ts';
import { type Slice, type Sliced, finish } from './slice.ts';
import { type Question, type Valuation, type Valuer, after, certain } from './valuer.ts';

/** A position that may follow a move, by chance or at once. */
interface Leaf {
  readonly state: State;
  /** Its probability after the move. */
  readonly odds: number;
}

interface SearchedLeaf extends Leaf {
  values: Values;
  depth: number;
  /** Would a deeper search say the same? */
  isSettled: boolean;
}

export function legalMoves(state: State, maxMoves: number): Move[] {
  const listed = new Int32Array(maxMoves);
  return [...listed.subarray(0, state.moves(listed))];
}

/** What the agent says of moves, unless it is a mere bound of some. */
function exactValues(moves: readonly Move[], analysis: Analysis | undefined): readonly number[] | undefined {
  const rows = moves.map((move) => analysis?.moves.find((row) => row.move === move));
  const values = rows.flatMap((row) => (row?.bound ? [] : (row?.mean ?? [])));
  return values.length === moves.length ? values : undefined;
}

/** Has the search ended before any of its limits? */
function isSettled({ proof, nodes, depth, seconds }: Analysis, budget: Budget): boolean {
  // Before the first ply is complete, a proof is one of the moves that were looked at.
  if (proof) return depth > 0;
  const { nodes: mostNodes = Infinity, depth: mostDepth = Infinity, ms = Infinity } = budget;
  return nodes < mostNodes && depth < mostDepth && 1000 * seconds < ms;
}

function shareOf({ nodes, ms }: Budget, leaves: number): Budget {
  return {
    ...(nodes !== undefined && { nodes: Math.max(1, Math.floor(nodes / leaves)) }),
    ...(ms !== undefined && { ms: ms / leaves }),
  };
}

export class SearchValuer implements Valuer {
  readonly unit = 'chance';
  readonly chancePerUnit = 1;
  private readonly search: Search;
  private readonly random: Random;
  private readonly maxMoves: number;
  private readonly deepens: boolean;
  private readonly slice: Slice;

  /** @param random the stream of the search */
  constructor({ counts, game: { maxMoves } }: ResolvedAgent, search: Search, random: Random, slice: Slice) {
    this.search = search;
    this.deepens = counts === 'nodes';
    this.random = random;
    this.maxMoves = maxMoves;
    this.slice = slice;
  }

  *valuations({ state, moves, budget, stream, analysis }: Question): Sliced<readonly Valuation[]> {
    const isComparable = moves.length === 1 || !this.deepens;
    const said = isComparable && exactValues(moves, analysis);
    if (said) return said.map((value) => certain(bothSides(state.turn, value)));
    this.search.reset();
    const byMove: SearchedLeaf[][] = [];
    for (const move of moves) {
      const leaves = this.leavesBelow(after(state, move), 1);
      const share = shareOf(budget, leaves.length);
      const searched: SearchedLeaf[] = [];
      for (const leaf of leaves) searched.push({ ...leaf, ...(yield* this.look(leaf.state, share, stream)) });
      byMove.push(searched);
    }
    yield* this.levelDepths(byMove.flat(), stream);
    return byMove.map((leaves) => certain(mean(leaves)));
  }

  /** The decisions and ends that chance leaves open. */
  private leavesBelow(state: State, odds: number): Leaf[] {
    if (state.turn !== CHANCE) return [{ state, odds }];
    return legalMoves(state, this.maxMoves).flatMap((outcome) =>
      this.leavesBelow(after(state, outcome), odds * state.weight(outcome)),
    );
  }

  private *look(state: State, budget: Budget, stream: Random): Sliced<Omit<SearchedLeaf, keyof Leaf>> {
    if (state.turn === OVER) return { values: this.endValues(state), depth: 0, isSettled: true };
    const { search } = this;
    this.random.assign(stream);
    search.start(state, budget);
    yield* finish(search, this.slice);
    const analysis = search.analysis();
    const { value, depth } = analysis;
    // Nothing is known if the budget was too small for a single ply; the level is then searched again.
    return {
      values: value === null ? [] : bothSides(state.turn, value),
      depth: value === null ? 0 : depth,
      isSettled: isSettled(analysis, budget),
    };
  }

  private *levelDepths(leaves: readonly SearchedLeaf[], stream: Random): Sliced<void> {
    const open = leaves.filter((leaf) => !leaf.isSettled);
    const depth = Math.max(1, Math.min(...open.map((leaf) => leaf.depth)));
    for (const leaf of open) {
      Object.assign(leaf, yield* this.look(leaf.state, { depth }, stream));
      if (leaf.values.length === 0) throw unwilling();
    }
  }

  endValues(end: State): Values {
    return [end.result(0), end.result(1)];
  }
}

/** Of an agent that does not say what positions are worth. */
export function unwilling(): UserError {
  return new UserError(
    'the agent does not say what moves are worth',
    'Review with an agent that searches, such as uct.',
  );
}

/** Of two seats, from what the position is worth to one. */
export function bothSides(seat: number, value: number): Values {
  return seat === 0 ? [value, 1 - value] : [1 - value, value];
}

function mean(leaves: readonly SearchedLeaf[]): Values {
  const first = leaves.reduce((sum, { odds, values }) => sum + odds * values[0]!, 0);
  return bothSides(0, first);
}
