/** The positions of a small game as numbers: they make the game that is played. */
import { type Game, OVER, type PositionGraph, type State } from '../../game.ts';
import { continuing } from '../../outlook.ts';
import type { Check } from '../check.ts';
import { listMoves } from '../trial.ts';

/** To number the positions of a board can take a while, and both questions about it need them. */
const graphs = new WeakMap<State, PositionGraph>();

function graphOf(game: Game, state: State): PositionGraph | undefined {
  const known = graphs.get(state);
  if (known) return known;
  const graph = game.positions?.(state);
  if (graph) graphs.set(state, graph);
  return graph;
}

const positions: Check = {
  name: 'positions',
  about:
    'A position that has a number knows its seat by it, has as many moves as are played, and is found before those that follow.',
  occasion: 'sampling',
  applies: (state, { game }) => state.turn >= 0 && graphOf(game, state) !== undefined,
  fails(state, { game }) {
    const graph = graphOf(game, state)!;
    const number = graph.numberOf(state);
    if (!Number.isInteger(number) || number < 0 || number >= graph.size)
      return `its number is ${number}, and there are ${graph.size}`;
    const turn = graph.turnOf(number);
    if (turn !== state.turn) return `by its number it is the turn of seat ${turn}, not ${state.turn}`;
    const following = new Map<number, number>();
    let moves = 0;
    for (const move of listMoves(game, state)) {
      const next = state.clone();
      next.play(move);
      if (next.turn === OVER) continue;
      moves++;
      const to = graph.numberOf(next);
      following.set(to, (following.get(to) ?? 0) + 1);
    }
    // A counter that is no part of a position may end the game earlier.
    const told = continuing(graph.outlookOf(number));
    if (told < moves) return `by its number ${told} moves continue the game, but ${moves} do`;
    const before = new Int32Array(graph.mostBefore);
    for (const [to, count] of following) {
      const listed = graph.before(to, before);
      const found = before.subarray(0, listed).filter((from) => from === number).length;
      if (found !== count)
        return `${count} of its moves lead to position ${to}, which has it before itself ${found} times`;
    }
    return undefined;
  },
};

export const positionChecks: readonly Check[] = [positions];
