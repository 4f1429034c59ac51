/** Katarenga on a grid of tiles, with the goals of both sides at its edges and the kinds of tiles below. */
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { KatarengaView } from '../../../worker/games/katarenga/view.ts';
import type { BoardProps } from '../board.ts';
import { GridBoard } from '../grid/GridBoard.tsx';
import { flip } from '../grid/flip.ts';
import { CELL, EDGE_GAP, edgeHeight } from '../grid/geometry.ts';
import type { EdgeView, GridView } from '../grid/gridView.ts';
import { type Point, centreOf } from '../grid/places.ts';
import { Goal } from './Goal.tsx';
import { Legend } from './Legend.tsx';
import { Pawn } from './Pawn.tsx';
import { Outlook, Rays } from './Rays.tsx';
import { Tiles } from './Tiles.tsx';
import { gridOf } from './gridOf.ts';
import './katarenga.css';

/** All tiles. They stay for the whole game, and are not compared again until it ends. */
function useTiles(grid: GridView): JSX.Element {
  const kinds = grid.rows.map((cells) => cells.map(({ tile }) => tile).join('')).join('/');
  return useMemo(() => {
    const places = kinds
      .split('/')
      .flatMap((row, y) => [...row].map((kind, x) => ({ kind, x: (x + 0.5) * CELL, y: (y + 0.5) * CELL })));
    return (
      <g class="katarenga-tiles" aria-hidden="true">
        {[...new Set(kinds.replaceAll('/', ''))].map((kind) => (
          <Tiles key={kind} kind={kind} centres={places.filter((place) => place.kind === kind)} />
        ))}
      </g>
    );
  }, [kinds]);
}

/** What a person looks at without having chosen it, with mouse or keyboard. */
function usePointed(node: number) {
  const [pointed, setPointed] = useState<{ readonly node: number; readonly step: string | null }>();
  const point = ({ target }: Event): void => {
    const place = target instanceof Element ? target.closest('[data-step]') : null;
    setPointed({ node, step: place?.getAttribute('data-step') ?? null });
  };
  return {
    step: pointed?.node === node ? (pointed.step ?? undefined) : undefined,
    handlers: { onPointerOver: point, onFocusIn: point, onPointerLeave: () => setPointed(undefined) },
  };
}

/** The pawn that has just been captured, on its way out. */
function Captured({ grid, view }: { readonly grid: GridView; readonly view: KatarengaView }): JSX.Element {
  const { last } = view;
  const at = last?.isCapture ? centreOf(grid, last.to) : undefined;
  return (
    <g class="katarenga-captured" aria-hidden="true">
      {last && at && (
        <g transform={`translate(${at.x} ${at.y})`}>
          <Pawn stone={{ seat: 1 - last.by }} tile={undefined} />
        </g>
      )}
    </g>
  );
}

export function KatarengaBoard(props: BoardProps<KatarengaView>): JSX.Element {
  const { view, node, isNext, choice, isFlipped, onChoose, onCancel } = props;
  const plain = gridOf(props);
  const grid = isFlipped ? flip(plain) : plain;
  const tiles = useTiles(grid);
  const pointed = usePointed(node);
  const size = view.rows.length;

  const held = choice.made.find((step) => view.reaches[step]);
  const looked = choice.made.length === 0 ? pointed.step : undefined;
  const heldReach = held === undefined ? undefined : view.reaches[held];
  const lookedReach = looked === undefined ? undefined : view.reaches[looked];

  /** Where the pawn that has just scored comes from, seen from the corner of the edge. */
  const arrival = (edge: EdgeView): Point | undefined => {
    const from = isNext && view.last?.to === edge.name ? centreOf(grid, view.last.from) : undefined;
    const top = edge.name === grid.top?.name ? -EDGE_GAP - edgeHeight(size) : size * CELL + EDGE_GAP;
    return from && { x: from.x, y: from.y - top };
  };

  return (
    <div class="katarenga" {...pointed.handlers}>
      <div class={size > 12 ? 'katarenga-field is-large' : 'katarenga-field'}>
        <GridBoard
          view={grid}
          onPress={onChoose}
          onCancel={onCancel}
          Piece={Pawn}
          tiles={tiles}
          lines={
            <>
              {isNext && <Captured key={node} grid={grid} view={view} />}
              {held !== undefined && heldReach && <Rays grid={grid} from={held} reach={heldReach} />}
              {looked !== undefined && lookedReach && (
                <Outlook grid={grid} from={looked} reach={lookedReach} />
              )}
            </>
          }
          drawEdge={(edge) =>
            view.sides.map(
              (side, seat) =>
                side.goal === edge.name && (
                  <Goal key={seat} view={view} seat={seat} side={side} edge={edge} from={arrival(edge)} />
                ),
            )
          }
        />
      </div>
      <Legend slide={view.slide} />
    </div>
  );
}
