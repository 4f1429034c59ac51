/** A stone, and how it comes to be there. */
import type { CSSProperties, JSX } from 'preact';
import { CELL } from './geometry.ts';
import type { Motion, StoneView } from './gridView.ts';

/** What the class of its motion needs to know. */
export function motionStyle(motion: Motion | undefined): CSSProperties {
  if (motion?.kind === 'slide')
    return { '--dx': `${motion.columns * CELL}px`, '--dy': `${motion.rows * CELL}px` };
  if (motion?.kind === 'flip') return { '--order': `${motion.order}` };
  return {};
}

export function Stone({ stone }: { readonly stone: StoneView }): JSX.Element {
  const motion = stone.motion ? `stone-${stone.motion.kind}` : '';
  return (
    <g class={`stone seat-${stone.seat} ${motion}`} style={motionStyle(stone.motion)}>
      <circle class="stone-shadow" r="38" cy="3" />
      <circle class="stone-disc" r="38" />
      <circle class="stone-ring" r="27" />
      {stone.sign !== undefined && (
        <text class="stone-sign" y="12">
          {stone.sign}
        </text>
      )}
    </g>
  );
}
