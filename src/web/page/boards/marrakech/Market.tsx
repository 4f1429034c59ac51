/** The market as a drawing, in layers: floor, carpets, what is previewed, Assam, squares to press, arrows, notes. */
import type { JSX } from 'preact';
import type { MarrakechView, TurnStep, WalkView } from '../../../worker/games/marrakech/view.ts';
import type { BoardProps } from '../board.ts';
import { CELL } from '../grid/geometry.ts';
import { Arrows } from './Arrows.tsx';
import { Assam } from './Assam.tsx';
import { Carpets, hueOfSeat, ontoSquare, ontoSquares } from './Carpets.tsx';
import { Corners } from './Corners.tsx';
import { BORDER, Ground, NAMES, Names } from './Ground.tsx';
import { BestMove, CarpetNotes } from './Pencil.tsx';
import { HalfRug, WholeRug } from './Rug.tsx';
import { Forbidden, Squares } from './Squares.tsx';
import { WalkLines, WalkStops, WalkTolls } from './Walks.tsx';
import type { Frame } from './frame.ts';
import { turnMarks } from './marks.ts';
import { walkPath } from './path.ts';
import type { Motion } from './useMotion.ts';
import { type Selection, forbiddenSecond, ghostOf } from './selection.ts';

interface MarketProps extends BoardProps<MarrakechView> {
  readonly frame: Frame;
  readonly selection: Selection;
  readonly motion: Motion;
  /** The walk that is looked at or chosen. */
  readonly walk: WalkView | undefined;
  readonly pointed: string | undefined;
  onPreview(turn: TurnStep | undefined): void;
  onPoint(square: string | undefined): void;
}

/** The carpet that is about to be laid. */
function Ghost({ view, frame, selection, pointed }: MarketProps): JSX.Element | null {
  const squares = ghostOf(selection, pointed);
  if (view.hand === null || squares.length === 0) return null;
  const owner = hueOfSeat(view, view.mover);
  return squares.length === 2 ? (
    <g class="rug-ghost" aria-hidden="true" transform={ontoSquares(frame, squares)}>
      <WholeRug hue={view.hand} owner={owner} />
      <rect class="ghost-outline" x="2" y="2" width="196" height="96" rx="9" />
    </g>
  ) : (
    <g class="rug-ghost" aria-hidden="true" transform={ontoSquare(frame, squares[0]!)}>
      <HalfRug hue={view.hand} owner={owner} under={[]} />
      <rect class="ghost-outline" x="2" y="2" width="96" height="96" rx="9" />
    </g>
  );
}

/** The squares that count together when Assam stops on the one under the pointer. */
function Area({ view, frame, selection, pointed }: MarketProps): JSX.Element | null {
  const area = view.squares.find(({ name }) => name === pointed)?.area;
  if (!area || selection.squares.length > 0) return null;
  return (
    <g class="area" aria-hidden="true">
      {view.squares
        .filter((square) => square.area?.id === area.id)
        .map(({ name }) => (
          <rect key={name} transform={ontoSquare(frame, name)} width={CELL} height={CELL} />
        ))}
    </g>
  );
}

/** Assam where he stands, and where he will if the walk is known. */
function Figures({ view, frame, walk, motion }: MarketProps): JSX.Element {
  const [stop, ...others] = walk?.stops ?? [];
  const isKnown = stop !== undefined && others.length === 0;
  const { square, facing } = view.assam;
  return (
    <>
      <Assam
        key={motion.node}
        frame={frame}
        square={square}
        facing={facing}
        motion={motion.last}
        class={isKnown ? 'assam-leaves' : ''}
      />
      {isKnown && <Assam frame={frame} square={stop.square} facing={stop.facing} class="assam-arrives" />}
    </>
  );
}

export function Market(props: MarketProps): JSX.Element {
  const { view, node, isNext, choice, marks, frame, selection, motion } = props;
  const isRolling = isNext && view.die !== null && view.last?.carpet.length === 0;
  const width = frame.size * CELL + 2 * BORDER + NAMES;
  // The one that is looked at, or all of those that a person may choose from.
  const walks = props.walk ? [props.walk] : choice.isOpen ? selection.walks : [];
  const forbidden = forbiddenSecond(view, selection);
  const steps = Math.max(0, (motion.last?.path.length ?? 0) - 1);
  return (
    <svg
      class="board market"
      viewBox={`${-BORDER - NAMES} ${-BORDER - 2} ${width + 2} ${width + 2}`}
      style={{ '--steps': steps }}
    >
      <Ground frame={frame} tracks={view.tracks} />
      <Names frame={frame} />
      <Corners view={view} frame={frame} node={node} isRolling={isRolling} />
      <Carpets view={view} frame={frame} motion={motion} />
      <path class="trail" aria-hidden="true" d={walkPath(frame, view.trail)} />
      <Area {...props} />
      <CarpetNotes marks={marks} made={choice.made} frame={frame} />
      <BestMove marks={marks} made={choice.made} frame={frame} walks={selection.walks} />
      <Ghost {...props} />
      <WalkLines walks={walks} areOpen={!props.walk} frame={frame} />
      <WalkStops walks={walks} frame={frame} />
      <Figures {...props} />
      {forbidden !== undefined && <Forbidden frame={frame} square={forbidden} />}
      <Squares
        view={view}
        node={node}
        frame={frame}
        selection={selection}
        onChoose={props.onChoose}
        onCancel={props.onCancel}
        onPoint={props.onPoint}
      />
      {choice.isOpen && selection.isTurning && (
        <Arrows
          frame={frame}
          walks={selection.walks}
          marks={turnMarks(marks, choice.made)}
          onChoose={props.onChoose}
          onCancel={props.onCancel}
          onPreview={props.onPreview}
        />
      )}
      <WalkTolls walks={walks} view={view} frame={frame} />
    </svg>
  );
}
