/** What can be pointed at and pressed: the pieces of tiles, and the empty cells beside them. For assistive technology a grid. */
import type { JSX } from 'preact';
import type { CarcassonneView, HoleView, TileView } from '../../../worker/games/carcassonne/view.ts';
import { HALF, TILE } from './art/curves.ts';
import { tileArt } from './art/tileArt.ts';
import { type Compass, centreOf, moveTo, shownTurn } from './compass.ts';
import { holeLabel, tileLabel } from './labels.ts';

interface CellsProps {
  readonly view: CarcassonneView;
  readonly compass: Compass;
  /** May the person lay a tile here, now? */
  readonly isOpen: boolean;
  readonly held: string | undefined;
  /** The one cell that Tab leads to. */
  readonly tabStop: string;
  onFocus(cell: string): void;
}

function pieceClass(view: CarcassonneView, feature: number): string {
  return view.features[feature]!.kind === 'road' ? 'carc-hit carc-hit-road' : 'carc-hit';
}

/** Fields first: roads and cities lie over them. */
function Pieces({ view, tile, turn }: { view: CarcassonneView; tile: TileView; turn: number }): JSX.Element {
  const type = view.types[tile.type]!;
  const { pieces } = tileArt(type.letter, type);
  const rank = ['field', 'road', 'city', 'monastery'];
  const order = [...pieces.keys()].sort(
    (a, b) =>
      rank.indexOf(view.features[tile.features[a]!]!.kind) -
      rank.indexOf(view.features[tile.features[b]!]!.kind),
  );
  return (
    <g transform={`rotate(${90 * turn})`}>
      {order.map((piece) => {
        const feature = tile.features[piece]!;
        return (
          <path key={piece} class={pieceClass(view, feature)} d={pieces[piece]} data-feature={feature} />
        );
      })}
    </g>
  );
}

function Hole({ hole, isOpen }: { readonly hole: HoleView; readonly isOpen: boolean }): JSX.Element {
  const fits = isOpen && hole.turns.length > 0;
  const look = fits ? 'carc-hole-open' : hole.copies === 0 ? 'carc-hole-dead' : '';
  return (
    <>
      <rect
        class={`carc-hole ${look}`}
        x={8 - HALF}
        y={8 - HALF}
        width={TILE - 16}
        height={TILE - 16}
        rx="10"
      />
      {fits && <path class="carc-plus" d="M-9 0H9M0 -9V9" />}
      {!fits && hole.copies === 0 && <path class="carc-never" d="M-7 -7L7 7M7 -7L-7 7" />}
    </>
  );
}

export function Cells({ view, compass, isOpen, held, tabStop, onFocus }: CellsProps): JSX.Element {
  const area = (cell: TileView | HoleView): JSX.Element => {
    const isHole = 'asks' in cell;
    const isPressable = isHole && isOpen && cell.turns.length > 0;
    return (
      <g
        key={cell.cell}
        role="gridcell"
        class={isPressable ? 'carc-cell cell-pressable' : 'carc-cell'}
        transform={moveTo(centreOf(compass, cell))}
        aria-label={isHole ? holeLabel(view, cell, isOpen) : tileLabel(view, cell)}
        aria-selected={held === cell.cell}
        tabindex={tabStop === cell.cell ? 0 : -1}
        data-cell={cell.cell}
        data-step={isHole ? cell.cell : undefined}
        data-turnable={isPressable && cell.turns.length > 1 ? '' : undefined}
        onFocus={() => onFocus(cell.cell)}
      >
        {isHole ? (
          <Hole hole={cell} isOpen={isOpen} />
        ) : (
          <Pieces view={view} tile={cell} turn={shownTurn(compass, cell.turn)} />
        )}
        {tabStop === cell.cell && (
          <rect class="carc-focus" x={3 - HALF} y={3 - HALF} width={TILE - 6} height={TILE - 6} rx="8" />
        )}
      </g>
    );
  };
  const cells = [...view.tiles, ...view.holes];
  const rows = [...new Set(cells.map(({ y }) => y))].sort((a, b) => a - b);
  return (
    <>
      {rows.map((y) => (
        <g key={y} role="row">
          {cells
            .filter((cell) => cell.y === y)
            .sort((a, b) => a.x - b.x)
            .map(area)}
        </g>
      ))}
    </>
  );
}
