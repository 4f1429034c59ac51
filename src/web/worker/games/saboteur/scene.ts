/** From a position to what the board shows of it. */
import { OVER } from '../../../../core/index.ts';
import { OBJECTIVES } from '../../../../games/saboteur/cells.ts';
import { KIND_NAMES, kindOf, targetOf } from '../../../../games/saboteur/moves.ts';
import { DRAWN } from '../../../../games/saboteur/state.ts';
import type { SaboteurState } from '../../../../games/saboteur/index.ts';
import type { Scene } from '../../pageGame.ts';
import { cardFace, pieceView } from './faces.ts';
import { handView, unseenViews } from './hands.ts';
import { tunnelTo } from './light.ts';
import { cropView, entranceView, objectiveViews, placeView, tileViews } from './mine.ts';
import type { EndView, LastView, SaboteurView } from './view.ts';
import { cardOfMove } from './ways.ts';
import { seesDrop } from './words.ts';

type SaboteurScene = Scene<SaboteurState>;

/** The cell that the last move touched. */
function lastCell({ last }: SaboteurScene): number | undefined {
  if (!last) return undefined;
  const target = targetOf(last.move);
  switch (KIND_NAMES[kindOf(last.move)]!) {
    case 'tile':
    case 'destroy':
      return target;
    case 'map':
      return OBJECTIVES[target];
    case 'malus':
    case 'bonus':
    case 'drop':
      return undefined;
  }
}

function lastView(scene: SaboteurScene): LastView | undefined {
  const { last, viewer } = scene;
  if (!last) return undefined;
  const { before, move } = last;
  const kind = KIND_NAMES[kindOf(move)]!;
  const cell = lastCell(scene);
  const isHidden = kind === 'drop' && !seesDrop(before, viewer);
  return {
    by: before.turn,
    kind,
    cell: cell === undefined ? undefined : placeView(cell).step,
    card: isHidden ? undefined : cardFace(cardOfMove(before, move)),
    removed:
      kind === 'destroy' && cell !== undefined
        ? { ...placeView(cell), piece: pieceView(before.board.pieceAt(cell)) }
        : undefined,
  };
}

function endView(state: SaboteurState): EndView | undefined {
  if (state.turn !== OVER) return undefined;
  if (state.winner === DRAWN) return { winner: undefined, tunnel: [] };
  return { winner: state.winner, tunnel: tunnelTo(state, state.gold).map(placeView) };
}

export function view(scene: SaboteurScene): SaboteurView {
  const { state, last, viewer } = scene;
  const isLaid = last !== undefined && KIND_NAMES[kindOf(last.move)] === 'tile';
  return {
    viewer,
    crop: cropView(state),
    entrance: entranceView(),
    tiles: tileViews(state, last?.before, isLaid ? lastCell(scene) : undefined),
    objectives: objectiveViews(state, last?.before, viewer),
    hands: [0, 1].map((seat) => handView(state, seat, viewer, last)),
    pile: state.pileSize,
    last: lastView(scene),
    end: endView(state),
    unseen: unseenViews(state, viewer),
  };
}
