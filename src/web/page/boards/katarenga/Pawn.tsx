/** A pawn. It wears the sign of the tile under it, because that is how it moves. */
import type { JSX } from 'preact';
import type { PieceProps } from '../grid/Cell.tsx';
import { motionStyle } from '../grid/Stone.tsx';
import { GLYPHS } from './glyphs.ts';

export function Pawn({ stone, tile = '' }: PieceProps): JSX.Element {
  const motion = stone.motion ? `stone-${stone.motion.kind}` : '';
  const glyph = GLYPHS[tile];
  return (
    <g class={`stone pawn pawn-${stone.seat} tile-${tile} ${motion}`} style={motionStyle(stone.motion)}>
      <circle class="stone-shadow" r="37" cy="3" />
      <circle class="stone-disc" r="37" />
      <circle class="stone-ring" r="31" />
      {glyph !== undefined && (
        <path class="pawn-glyph" d={glyph} fill-rule="evenodd" transform="translate(0 1) scale(0.86)" />
      )}
    </g>
  );
}
