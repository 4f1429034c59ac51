/** What the last move did to the board: shown, and played as a motion. */
import { squareNamed, turned } from '../../../../games/marrakech/cells.ts';
import { turnOf } from '../../../../games/marrakech/moves.ts';
import { CHOOSE, LAY, NO_COLOUR, type Position, ROLL, TURN } from '../../../../games/marrakech/position.ts';
import type { MarrakechState } from '../../../../games/marrakech/state.ts';
import type { Scene } from '../../pageGame.ts';
import { hueOf, seatTitle } from './hues.ts';
import { tollAt } from './tolls.ts';
import type { CoveredView, LastView, StandView } from './view.ts';
import { pathOf, standsOf } from './walks.ts';
import { carpetOf } from './ways.ts';

type Last = NonNullable<Scene<MarrakechState>['last']>;

const QUARTERS = [-1, 0, 1] as const;

/** The number of the turn that a move makes; straight on where it makes none. */
function turnIn({ before, move }: Last): number {
  if (before.phase === TURN) return move;
  const hasTurn = before.phase === CHOOSE || (before.phase === LAY && before.laysAndTurns());
  return hasTurn ? turnOf(move) : 1;
}

function walkIn({ before, move }: Last): StandView[] {
  const { phase, market, square, facing, die } = before;
  if (phase === CHOOSE) return pathOf(before, standsOf(before, square, turned(facing, turnOf(move)), die));
  if (phase === ROLL && !market.choosesAtOnce) return pathOf(before, standsOf(before, square, facing, move));
  return [];
}

function tollIn(before: Position, path: readonly StandView[]): string | null {
  const stop = path.at(-1);
  if (!stop) return null;
  const toll = tollAt(before, squareNamed(before.market.size, stop.square)!);
  return toll.payee === null ? null : `${seatTitle(before.mover)} ${toll.words}`;
}

function coveredBy({ before, move }: Last): CoveredView[] {
  const { size } = before.market;
  return carpetOf(before, move).flatMap((name) => {
    const square = squareNamed(size, name)!;
    const colour = before.colourAt(square);
    if (colour === NO_COLOUR) return [];
    return [{ square: name, hue: hueOf(before.market, colour), owner: before.ownerAt(square) }];
  });
}

export function lastView(last: Last): LastView {
  const path = walkIn(last);
  return {
    turned: QUARTERS[turnIn(last)]!,
    path,
    carpet: carpetOf(last.before, last.move),
    covered: coveredBy(last),
    toll: tollIn(last.before, path),
  };
}

/** The roll that a move made or used. */
export function rollIn({ before, move }: Last): number | null {
  if (before.phase === ROLL) return move;
  return before.phase === CHOOSE ? before.die : null;
}
