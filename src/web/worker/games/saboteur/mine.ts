/** The mine as it is shown: tiles and how far they are lit, what is known of the objectives, and which part is in use. */
import { popcount } from '../../../../core/index.ts';
import { ENTRANCE, MINE, OBJECTIVES, columnOf, rowOf } from '../../../../games/saboteur/cells.ts';
import { isIn } from '../../../../games/saboteur/walk.ts';
import type { SaboteurState } from '../../../../games/saboteur/index.ts';
import { pieceView } from './faces.ts';
import { isLive, litSides, stepsApart } from './light.ts';
import { cellStep } from './steps.ts';
import type { CropView, ObjectiveView, PlaceView, TileView } from './view.ts';
import { objectiveTitle } from './words.ts';

/** Always in sight: the entrance and the objectives, with room for digging beside them. */
const LEAST = { top: 4, bottom: 12, left: 2, right: 8 } as const;

export function placeView(cell: number): PlaceView {
  return { step: cellStep(cell), row: rowOf(cell), column: columnOf(cell) };
}

/**
 * The smallest rectangle with everything that lies in the mine and all cells beside an open side. Not just those that
 * the cards of the player to move fit: the size of the board would tell what they are.
 */
export function cropView({ board }: SaboteurState): CropView {
  const used = MINE.filter((cell) => board.occupied(cell) || isIn(board.frontier, cell));
  const rows = [...used.map(rowOf), LEAST.top, LEAST.bottom];
  const columns = [...used.map(columnOf), LEAST.left, LEAST.right];
  const [top, left] = [Math.min(...rows), Math.min(...columns)];
  return { top, left, rows: Math.max(...rows) - top + 1, columns: Math.max(...columns) - left + 1 };
}

function isLitIn(state: SaboteurState | undefined, cell: number): boolean {
  return state !== undefined && state.board.pieceAt(cell) >= 0 && litSides(state, cell) !== 0;
}

/**
 * @param before the position before the last move
 * @param laidOn where the last move laid a tile
 */
function tileView(
  state: SaboteurState,
  before: SaboteurState | undefined,
  laidOn: number | undefined,
  cell: number,
): TileView {
  const isNewlyLit = laidOn !== undefined && isLitIn(state, cell) && !isLitIn(before, cell);
  return {
    ...placeView(cell),
    piece: pieceView(state.board.pieceAt(cell)),
    lit: litSides(state, cell),
    litAfter: isNewlyLit ? stepsApart(cell, laidOn) : undefined,
  };
}

export function tileViews(
  state: SaboteurState,
  before: SaboteurState | undefined,
  laidOn: number | undefined,
): TileView[] {
  return MINE.filter((cell) => state.board.pieceAt(cell) >= 0).map((cell) =>
    tileView(state, before, laidOn, cell),
  );
}

/** Where the nugget may be for all that the viewer knows, bits 0 to 2. */
function placesFor(state: SaboteurState, viewer: number | undefined): number {
  return viewer === undefined ? 1 << state.gold : state.placesFor(viewer);
}

function lookedBy(state: SaboteurState, objective: number, viewer: number | undefined): number[] {
  return [0, 1].filter((seat) => {
    // Where nobody remembers, a player knows only what it has seen itself.
    const isKnown = state.options.memory || viewer === undefined || viewer === seat;
    return isKnown && (state.looks[seat]! >> objective) & 1;
  });
}

/** What the viewer knows to lie under an objective, and how. */
function knowledgeOf(
  state: SaboteurState,
  objective: number,
  viewer: number | undefined,
): Pick<ObjectiveView, 'face' | 'isInferred'> {
  const places = placesFor(state, viewer);
  const seen = viewer === undefined ? 7 : state.seenBy(viewer);
  const isSeen = ((seen >> objective) & 1) === 1;
  if (!isSeen && popcount(places) > 1) return { face: undefined, isInferred: false };
  return { face: (places >> objective) & 1 ? 'nugget' : 'rock', isInferred: !isSeen };
}

function objectiveView(
  state: SaboteurState,
  before: SaboteurState | undefined,
  objective: number,
  viewer: number | undefined,
): ObjectiveView {
  const cell = OBJECTIVES[objective]!;
  const isRevealed = ((state.board.revealed >> objective) & 1) === 1;
  return {
    ...placeView(cell),
    ...knowledgeOf(state, objective, viewer),
    title: objectiveTitle(objective),
    isRevealed,
    isNew: isRevealed && before !== undefined && ((before.board.revealed >> objective) & 1) === 0,
    isLit: isLive(state, cell),
    lookedBy: lookedBy(state, objective, viewer),
  };
}

export function objectiveViews(
  state: SaboteurState,
  before: SaboteurState | undefined,
  viewer: number | undefined,
): ObjectiveView[] {
  return [0, 1, 2].map((objective) => objectiveView(state, before, objective, viewer));
}

export function entranceView(): PlaceView {
  return placeView(ENTRANCE);
}
