/** All tiles that lie, layer by layer: the meadow below, then what is tinted, then what stands on it. */
import type { JSX } from 'preact';
import type { TileShape, TileView } from '../../../worker/games/carcassonne/view.ts';
import { HALF, TILE } from './art/curves.ts';
import { tileArt } from './art/tileArt.ts';
import { type Compass, layTile, shownTurn } from './compass.ts';
import { Country, Emblems, Meadow, Towns, Walls } from './Tile.tsx';

type LyingTile = Pick<TileView, 'cell' | 'x' | 'y' | 'type' | 'turn'>;
type KnownShape = TileShape & { readonly letter: string };

interface LandscapeProps {
  readonly tiles: readonly LyingTile[];
  readonly types: readonly KnownShape[];
  readonly compass: Compass;
  /** The newest tile arrives, with this key; null if it has been there. */
  readonly arrival: number | null;
}

type DrawTile = (tile: LyingTile, type: KnownShape) => JSX.Element;

function eachTile({ tiles, types, compass, arrival }: LandscapeProps, draw: DrawTile): JSX.Element[] {
  return tiles.map((tile, i) => {
    const drawing = draw(tile, types[tile.type]!);
    const isArriving = arrival !== null && i === tiles.length - 1;
    return (
      <g key={tile.cell} transform={layTile(compass, tile, tile.turn)}>
        {isArriving ? (
          <g key={arrival} class="carc-arrive">
            {drawing}
          </g>
        ) : (
          drawing
        )}
      </g>
    );
  });
}

export function Meadows(props: LandscapeProps): JSX.Element {
  return (
    <g aria-hidden="true">
      {eachTile(props, () => (
        <Meadow />
      ))}
    </g>
  );
}

export function Scenery(props: LandscapeProps): JSX.Element {
  const { compass } = props;
  return (
    <g class="carc-scenery" aria-hidden="true">
      {eachTile(props, (tile, type) => {
        const layer = { art: tileArt(type.letter, type), turn: shownTurn(compass, tile.turn) };
        return (
          <>
            <Country {...layer} />
            <Towns {...layer} />
            <rect class="carc-rim" x={-HALF} y={-HALF} width={TILE} height={TILE} />
          </>
        );
      })}
      {/* Walls over all of it: they meet in the corners of four tiles. */}
      {eachTile(props, (tile, type) => {
        const layer = { art: tileArt(type.letter, type), turn: shownTurn(compass, tile.turn) };
        return (
          <>
            <Walls {...layer} />
            <Emblems {...layer} />
          </>
        );
      })}
    </g>
  );
}
