/** A place beside the board that can be pressed. What is drawn in it comes from the game. */
import type { ComponentChildren, JSX } from 'preact';
import type { EdgeView } from './gridView.ts';

interface EdgeProps {
  readonly edge: EdgeView;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The one place that Tab leads to. */
  readonly tabStop: boolean;
  readonly children: ComponentChildren;
}

export function Edge(props: EdgeProps): JSX.Element {
  const { edge, y, width, height, tabStop, children } = props;
  const box = { x: 0, y: 0, width, height, rx: height / 5 };
  return (
    <g role="row">
      <g
        role="gridcell"
        class={edge.pressable ? 'cell edge cell-pressable' : 'cell edge'}
        transform={`translate(0 ${y})`}
        aria-label={edge.label}
        tabindex={tabStop ? 0 : -1}
        data-step={edge.name}
      >
        <rect class="edge-ground" {...box} />
        {edge.heat > 0 && <rect class="heat" {...box} style={{ '--heat': `${0.08 + 0.77 * edge.heat}` }} />}
        <rect class="press-area" {...box} />
        {children}
        <rect class="focus-ring" {...box} />
      </g>
    </g>
  );
}
