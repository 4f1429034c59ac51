/**
 * A tile in layers, from the meadow up. A landscape draws layer by layer over all tiles, so that walls and trees reach
 * over the seams alike; a single tile draws them one after the other.
 */
import type { JSX } from 'preact';
import type { TileType } from '../../../worker/games/carcassonne/view.ts';
import { HALF, TILE } from './art/curves.ts';
import { type TileArt, tileArt } from './art/tileArt.ts';
import { Crossing, Gate, Monastery, Pennant } from './Landmarks.tsx';

interface LayerProps {
  readonly art: TileArt;
  readonly turn: number;
}

export function Meadow(): JSX.Element {
  return <rect class="carc-meadow" x={-HALF} y={-HALF} width={TILE} height={TILE} />;
}

/** What grows, and the roads. */
export function Country({ art }: LayerProps): JSX.Element {
  return (
    <>
      <path class="carc-grass" d={art.plants.grass} />
      {art.roads && <path class="carc-road-edge" d={art.roads} />}
      {art.roads && <path class="carc-road" d={art.roads} />}
      {art.end === 'crossing' && <Crossing />}
      <path class="carc-trees" d={art.plants.trees} />
      <path class="carc-tree-lights" d={art.plants.lights} />
    </>
  );
}

export function Towns({ art }: LayerProps): JSX.Element | null {
  if (!art.cities) return null;
  return (
    <>
      <path class="carc-town" d={art.cities} />
      <path class="carc-roof-sunny" d={art.houses.sunny} />
      <path class="carc-roof-shady" d={art.houses.shady} />
    </>
  );
}

export function Walls({ art }: LayerProps): JSX.Element | null {
  if (!art.walls) return null;
  return (
    <>
      <path class="carc-wall-edge" d={art.walls} />
      <path class="carc-wall" d={art.walls} />
      <path class="carc-battlements" d={art.walls} />
      <path class="carc-tower" d={art.towers} />
      {art.gateSide !== null && <Gate side={art.gateSide} />}
    </>
  );
}

/** What stays upright however the tile is turned. */
export function Emblems({ art, turn }: LayerProps): JSX.Element {
  return (
    <>
      {art.hasMonastery && <Monastery turn={turn} />}
      {art.pennants.map((at) => (
        <Pennant key={String(at)} at={at} turn={turn} />
      ))}
    </>
  );
}

/** A whole tile around the origin. */
export function Tile({ type, turn }: { readonly type: TileType; readonly turn: number }): JSX.Element {
  const art = tileArt(type.letter, type);
  return (
    <g transform={`rotate(${90 * turn})`}>
      <Meadow />
      <Country art={art} turn={turn} />
      <Towns art={art} turn={turn} />
      <Walls art={art} turn={turn} />
      <Emblems art={art} turn={turn} />
      <rect class="carc-rim" x={-HALF} y={-HALF} width={TILE} height={TILE} />
    </g>
  );
}

/** A tile as a picture of its own. */
export function TilePicture({ type, turn }: { readonly type: TileType; readonly turn: number }): JSX.Element {
  return (
    <svg class="carc-tile" viewBox={`${-HALF} ${-HALF} ${TILE} ${TILE}`} aria-hidden="true">
      <Tile type={type} turn={turn} />
    </svg>
  );
}
