/** A tile of the board: its colour, and the piece like which pawns move on it. */
import type { JSX } from 'preact';
import { CELL } from '../grid/geometry.ts';
import { GLYPHS } from './glyphs.ts';

interface TileProps {
  /** A letter; anything else is a tile of no kind, for examples. */
  readonly kind: string;
  /** Its centre. */
  readonly x: number;
  readonly y: number;
}

export function Tile({ kind, x, y }: TileProps): JSX.Element {
  const half = CELL / 2;
  const glyph = GLYPHS[kind];
  return (
    <g
      class={glyph === undefined ? 'katarenga-tile' : `katarenga-tile tile-${kind}`}
      transform={`translate(${x} ${y})`}
    >
      {/* A hair smaller than the cell, so that the ruling shows around it. */}
      <rect class="tile-ground" x={1 - half} y={1 - half} width={CELL - 2} height={CELL - 2} />
      {glyph !== undefined && <path class="tile-glyph" d={glyph} fill-rule="evenodd" />}
    </g>
  );
}
