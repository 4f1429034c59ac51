/** What lies over the landscape: meeples, the last move, what was paid, what the search notes. */
import type { JSX } from 'preact';
import type { CarcassonneView, HoleView } from '../../../worker/games/carcassonne/view.ts';
import { HALF, TILE } from './art/curves.ts';
import { type Compass, centreOf, moveTo, shownTurn, spotOnTable } from './compass.ts';
import { Figure } from './Meeple.tsx';
import type { StepMark } from './searchMarks.ts';
import { Tile } from './Tile.tsx';

interface MarkProps {
  readonly view: CarcassonneView;
  readonly compass: Compass;
}

interface Timed {
  /** Changes with the position, so that motions play once. */
  readonly node: number;
  readonly isNext: boolean;
}

export function Meeples({ view, compass, node, isNext }: MarkProps & Timed): JSX.Element {
  const isNew = isNext && view.last?.kind === 'claim';
  return (
    <g class="carc-meeples" aria-hidden="true">
      {view.tiles.map((tile, i) => {
        if (!tile.meeple) return undefined;
        const { seat, piece } = tile.meeple;
        const { kind } = view.features[tile.features[piece]!]!;
        const isArriving = isNew && i === view.tiles.length - 1;
        return (
          <g key={tile.cell} transform={moveTo(spotOnTable(compass, tile, view.types[tile.type]!, piece))}>
            <g key={isArriving ? node : 'still'} class={isArriving ? 'carc-arrive' : undefined}>
              <Figure seat={seat} kind={kind} />
            </g>
          </g>
        );
      })}
    </g>
  );
}

/** The newest tile, and the points that its completion has brought. */
export function LastMarks({ view, compass, node, isNext }: MarkProps & Timed): JSX.Element {
  const newest = view.tiles.at(-1)!;
  const paid = view.last?.kind === 'claim' ? view.last.paid : [];
  return (
    <g class="carc-last-marks" aria-hidden="true">
      {view.tiles.length > 1 && (
        <rect
          class="carc-last"
          transform={moveTo(centreOf(compass, newest))}
          x={2 - HALF}
          y={2 - HALF}
          width={TILE - 4}
          height={TILE - 4}
          rx="3"
        />
      )}
      {paid.map(({ seat, points, tile, piece }) => {
        const at = view.tiles[tile]!;
        return (
          <g
            key={`${seat} ${tile}`}
            class={`carc-paid carc-seat-${seat}`}
            transform={moveTo(spotOnTable(compass, at, view.types[at.type]!, piece))}
          >
            <g key={node} class={isNext ? 'carc-rise' : undefined}>
              <rect x="-25" y="-12" width="50" height="24" rx="12" />
              <g transform="translate(-13 0) scale(0.62)">
                <Figure seat={seat} />
              </g>
              <text x="8" y="6">
                +{points}
              </text>
            </g>
          </g>
        );
      })}
    </g>
  );
}

interface HoleMarksProps extends MarkProps {
  readonly marks: ReadonlyMap<string, StepMark>;
}

/** How warm the search finds each cell, and the tile as it would lay it. */
export function HoleMarks({ view, compass, marks }: HoleMarksProps): JSX.Element {
  const draw = (hole: HoleView): JSX.Element | undefined => {
    const mark = marks.get(hole.cell);
    if (!mark) return undefined;
    const turn = mark.turn ?? hole.turns[0] ?? 0;
    return (
      <g key={hole.cell}>
        {mark.isBest && view.hand !== null ? (
          <g class="carc-best" transform={moveTo(centreOf(compass, hole))}>
            <Tile type={view.types[view.hand]!} turn={shownTurn(compass, turn)} />
            <rect x={2 - HALF} y={2 - HALF} width={TILE - 4} height={TILE - 4} rx="4" />
          </g>
        ) : (
          <rect
            class="heat"
            transform={moveTo(centreOf(compass, hole))}
            x="-42"
            y="-42"
            width="84"
            height="84"
            rx="10"
            style={{ '--heat': `${0.08 + 0.77 * mark.heat}` }}
          />
        )}
        {mark.note !== undefined && (
          <text class="note" transform={moveTo(centreOf(compass, hole))} y="11">
            {mark.note}
          </text>
        )}
      </g>
    );
  };
  return (
    <g class="pencil" aria-hidden="true">
      {view.holes.map(draw)}
    </g>
  );
}

interface GhostProps extends MarkProps {
  readonly hole: HoleView;
  readonly turn: number;
  readonly isHeld: boolean;
}

/** The tile in hand where it would lie. */
export function Ghost({ view, compass, hole, turn, isHeld }: GhostProps): JSX.Element | null {
  if (view.hand === null) return null;
  return (
    <g
      class={isHeld ? 'carc-ghost carc-ghost-held' : 'carc-ghost'}
      transform={moveTo(centreOf(compass, hole))}
      aria-hidden="true"
    >
      <Tile type={view.types[view.hand]!} turn={shownTurn(compass, turn)} />
      <rect class="carc-ghost-rim" x={-HALF} y={-HALF} width={TILE} height={TILE} rx="4" />
    </g>
  );
}
