/** The squares as a grid to press, by pointer or keys: one of them can be tabbed to, arrow keys lead to the others. */
import type { JSX } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { MarrakechView, SquareView } from '../../../worker/games/marrakech/view.ts';
import { CELL } from '../grid/geometry.ts';
import { useRovingFocus } from '../grid/useRovingFocus.ts';
import type { Frame } from './frame.ts';
import type { Selection } from './selection.ts';
import { squareLabel } from './words.ts';

interface SquaresProps {
  readonly view: MarrakechView;
  readonly node: number;
  readonly frame: Frame;
  readonly selection: Selection;
  onChoose(step: string): void;
  onCancel(): void;
  onPoint(square: string | undefined): void;
}

/** Squares beside Assam's, where one half of the carpet has to lie, are marked more strongly than those beyond. */
export function Target({ isNear }: { readonly isNear: boolean }): JSX.Element {
  return <circle class={isNear ? 'rug-target' : 'rug-target rug-target-far'} r={isNear ? 15 : 9} />;
}

function areNear(frame: Frame, a: string, b: string): boolean {
  const [from, to] = [frame.centre(a), frame.centre(b)];
  return Math.abs(from.x - to.x) + Math.abs(from.y - to.y) === CELL;
}

/** A square that may not be covered together with the one that is chosen. */
export function Forbidden({
  frame,
  square,
}: {
  readonly frame: Frame;
  readonly square: string;
}): JSX.Element {
  const { x, y } = frame.centre(square);
  return (
    <g class="forbidden" aria-hidden="true" transform={`translate(${x} ${y})`}>
      <circle r="18" />
      <path d="M-12 12L12 -12" />
    </g>
  );
}

export function Squares(props: SquaresProps): JSX.Element {
  const { view, node, frame, selection, onChoose, onCancel, onPoint } = props;
  const { targets, squares: chosen, stand } = selection;
  const rows = frame.rows(view.squares);
  const { root, tabStop, setFocus, handlers } = useRovingFocus<SVGGElement>({ rows }, onChoose, onCancel);
  // In a new position, and when it is clear where Assam will stand, Tab leads there.
  useLayoutEffect(() => {
    if (!root.current?.contains(document.activeElement)) setFocus(stand.square);
  }, [node, stand.square]);

  const square = (shown: SquareView): JSX.Element => {
    const { name } = shown;
    const { x, y } = frame.centre(name);
    const isChosen = chosen.includes(name);
    const state = isChosen ? 'chosen' : targets.has(name) ? 'can be chosen' : undefined;
    return (
      <g
        key={name}
        role="gridcell"
        class={targets.has(name) || isChosen ? 'cell cell-pressable' : 'cell'}
        transform={`translate(${x} ${y})`}
        aria-label={squareLabel(view, shown, state)}
        aria-selected={isChosen}
        tabindex={name === tabStop ? 0 : -1}
        data-step={name}
        onClick={() => onChoose(name)}
        onFocus={() => {
          setFocus(name);
          onPoint(name);
        }}
        onBlur={() => onPoint(undefined)}
        onPointerEnter={() => onPoint(name)}
        onPointerLeave={() => onPoint(undefined)}
      >
        <rect class="press-area" x="-49" y="-49" width="98" height="98" />
        {targets.has(name) && <Target isNear={chosen.length > 0 || areNear(frame, name, stand.square)} />}
        <rect class="focus-ring" x="-46" y="-46" width="92" height="92" rx="12" />
      </g>
    );
  };

  return (
    // Chromium lets Tab lead to whatever hears of focus, unless it is told not to.
    <g
      ref={root}
      role="grid"
      tabindex={-1}
      aria-label={`Market, ${frame.size} by ${frame.size}`}
      {...handlers}
    >
      {rows.map((squares) => (
        <g role="row" key={squares[0]!.name}>
          {squares.map(square)}
        </g>
      ))}
    </g>
  );
}
