/**
 * Perft with the outcomes of chance given, such as rolls of a die: only what players decide branches. So other programs, which
 * throw their dice elsewhere, can be compared count by count.
 */
import { CHANCE, type Game, type Move, OVER, type State } from './game.ts';
import type { MoveCount } from './perft.ts';
import { UserError } from './errors.ts';

class FixedCounter {
  private readonly game: Game;
  private readonly outcomes: readonly string[];
  private readonly states: State[];
  private readonly lists: Int32Array[];

  constructor(game: Game, root: State, depth: number, outcomes: readonly string[]) {
    this.game = game;
    this.outcomes = outcomes;
    this.states = Array.from({ length: depth + 1 }, () => root.clone());
    this.lists = Array.from({ length: depth + 1 }, () => new Int32Array(game.maxMoves));
  }

  /** Writes what may be played and returns how many; at chance it is the one outcome that is given. */
  moves(state: State, drawn: number, list: Int32Array): number {
    if (state.turn !== CHANCE) return state.moves(list);
    list[0] = this.outcome(state, drawn);
    return 1;
  }

  /** @param drawn how many outcomes chance has had on the way */
  count(state: State, depth: number, drawn: number): number {
    if (depth === 0) return 1;
    if (state.turn === OVER) return 0;
    if (depth === 1 && state.turn !== CHANCE) return state.count();
    const list = this.lists[depth]!;
    const child = this.states[depth]!;
    const moves = this.moves(state, drawn, list);
    const drawnNext = drawn + Number(state.turn === CHANCE);
    let total = 0;
    for (let i = 0; i < moves; i++) {
      child.assign(state);
      child.play(list[i]!);
      total += this.count(child, depth - 1, drawnNext);
    }
    return total;
  }

  private outcome(state: State, drawn: number): Move {
    const text = this.outcomes[drawn % this.outcomes.length]!;
    try {
      return this.game.parseMove(state, text);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      throw new UserError(`outcome ${drawn + 1} of chance cannot be ${text}: ${error.message}`, error.hint);
    }
  }
}

/**
 * The number of move sequences of length `depth`, apart for each first move. Outcomes of chance count as moves.
 * @param outcomes in notation, one for each turn of chance along a sequence; from the first again after the last
 * @throws UserError for an outcome that is not possible when its turn comes
 */
export function* perftFixed(
  game: Game,
  state: State,
  depth: number,
  outcomes: readonly string[],
): Generator<MoveCount, void> {
  if (outcomes.length === 0) throw new UserError('there must be at least one outcome of chance');
  if (depth < 1 || state.turn === OVER) return;
  const counter = new FixedCounter(game, state, depth, outcomes);
  const list = new Int32Array(game.maxMoves);
  const moves = [...list.subarray(0, counter.moves(state, 0, list))];
  const child = state.clone();
  for (const move of moves) {
    child.assign(state);
    child.play(move);
    yield { move, nodes: counter.count(child, depth - 1, Number(state.turn === CHANCE)) };
  }
}
