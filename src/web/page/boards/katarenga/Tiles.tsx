/** The tiles of one kind: their colour, and the piece like which pawns move on them. */
import type { JSX } from 'preact';
import { CELL } from '../grid/geometry.ts';
import type { Point } from '../grid/places.ts';
import { GLYPHS, glyphAt } from './glyphs.ts';

/** A hair smaller than the cell, so that the ruling shows around it. */
const SIDE = CELL - 2;

interface TilesProps {
  /** A letter; anything else are tiles of no kind, for examples. */
  readonly kind: string;
  readonly centres: readonly Point[];
}

/** One path for all of them: a large board has hundreds, and each element costs the browser time in every frame. */
export function Tiles({ kind, centres }: TilesProps): JSX.Element {
  const square = ({ x, y }: Point): string => `M${x - SIDE / 2} ${y - SIDE / 2}h${SIDE}v${SIDE}h${-SIDE}Z`;
  const isKnown = GLYPHS[kind] !== undefined;
  return (
    <g class={isKnown ? `katarenga-tile tile-${kind}` : 'katarenga-tile'}>
      <path class="tile-ground" d={centres.map(square).join('')} />
      {isKnown && (
        <path class="tile-glyph" d={centres.map((at) => glyphAt(kind, at)).join('')} fill-rule="evenodd" />
      )}
    </g>
  );
}
