/**
 * Katarenga for the page. Where things are:
 *
 *     what the board draws      view.ts (the data), reach.ts
 *     how moves are made        steps.ts, explain.ts
 *     sentences                 words.ts
 *     the set-up panel          setupFields.ts
 */
import { OFF, cellAt } from '../../../../games/katarenga/cells.ts';
import { GOAL } from '../../../../games/katarenga/board.ts';
import { type KatarengaState, katarenga } from '../../../../games/katarenga/index.ts';
import { PASS, originOf, targetOf } from '../../../../games/katarenga/moves.ts';
import { TILES } from '../../../../games/katarenga/tiles.ts';
import type { PageGame, Scene } from '../../pageGame.ts';
import { explain } from './explain.ts';
import { reachOf, tileOn } from './reach.ts';
import { adjust, setup } from './setupFields.ts';
import { GOALS, SEATS, forced, nameOf, stepTitle, ways } from './steps.ts';
import type { KatarengaCell, KatarengaLast, KatarengaView } from './view.ts';
import { describe, describeEnd, howTo } from './words.ts';

function lastOf({ last }: Scene<KatarengaState>): KatarengaLast | null {
  if (!last || last.move === PASS) return null;
  const { before, move } = last;
  const to = targetOf(move);
  return {
    by: before.side,
    from: nameOf(before, originOf(move)),
    to: to === OFF ? GOALS[before.side]! : nameOf(before, to),
    isCapture: to !== OFF && before.pawnAt(to) !== -1,
  };
}

function cellView(state: KatarengaState, cell: number): KatarengaCell {
  const letter = tileOn(state.board, cell);
  return {
    name: nameOf(state, cell),
    tile: TILES.find((tile) => tile === letter)!,
    pawn: state.pawnAt(cell),
  };
}

function view(scene: Scene<KatarengaState>): KatarengaView {
  const { state } = scene;
  const { size, camps, slide, squares, peacefulPlies } = state.board;
  const lines = Array.from({ length: size }, (_, i) => i);
  const occupied = Array.from({ length: squares }, (_, cell) => cell).filter(
    (cell) => state.pawnAt(cell) >= 0,
  );
  return {
    rows: lines.toReversed().map((y) => lines.map((x) => cellView(state, cellAt(x, y, size)))),
    sides: SEATS.map((title, seat) => ({
      title,
      goal: GOALS[seat]!,
      points: state.score(seat),
      pawns: state.pawns.count(seat),
    })),
    hasCamps: camps,
    goal: GOAL,
    slide,
    hasFirstTruce: peacefulPlies > 0,
    reaches: Object.fromEntries(occupied.map((cell) => [nameOf(state, cell), reachOf(state, cell)])),
    last: lastOf(scene),
  };
}

/** The same pawns with the other side to move, one ply later. */
function passed(state: KatarengaState): string {
  const next = state.clone();
  next.side = 1 - state.side;
  next.passes = 0;
  next.ply = Math.min(state.ply + 1, state.board.maxPlies - 1);
  return katarenga.formatPosition(next);
}

export const katarengaPage: PageGame<KatarengaState, KatarengaView> = {
  game: katarenga,
  setup,
  adjust,
  seatTitles: SEATS,
  unit: (count) => (count === 1 ? 'point' : 'points'),
  view,
  howTo,
  ways,
  stepTitle,
  explain,
  forced,
  describe,
  describeEnd,
  passed,
};
