/** A position as the page gives it to a board, made by the game itself: what the worker would send, without a worker. */
import type { Move, State } from '../src/core/index.ts';
import type { BoardProps } from '../src/web/page/boards/board.ts';
import { movesAfter, nextSteps } from '../src/web/page/state/choices.ts';
import type { PageGame, Way } from '../src/web/worker/pageGame.ts';
import { movesWithWays } from './pageGames.ts';

interface Shown<S extends State> {
  readonly state: S;
  readonly last?: { readonly before: S; readonly move: Move };
  /** The steps chosen so far. */
  readonly made?: Way;
}

export function boardProps<S extends State, V>(
  page: PageGame<S, V>,
  { state, last, made = [] }: Shown<S>,
): BoardProps<V> {
  const moves = movesWithWays(page, state);
  const steps = [...nextSteps(moves, made)];
  return {
    view: page.view({ state, last, viewer: undefined }),
    node: last ? 1 : 0,
    isNext: last !== undefined,
    choice: {
      isOpen: true,
      made,
      next: new Map(steps.map((step) => [step, page.stepTitle(state, step)])),
      moves: movesAfter(moves, made),
    },
    marks: [],
    isFlipped: false,
    onChoose: () => {},
    onCancel: () => {},
  };
}
