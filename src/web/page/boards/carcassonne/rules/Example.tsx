/** A piece of landscape that shows a rule, drawn as the board draws it. */
import type { JSX } from 'preact';
import { HALF, TILE } from '../art/curves.ts';
import { tileArt } from '../art/tileArt.ts';
import { type Compass, boxAround, centreOf, layTile, moveTo, spotOf } from '../compass.ts';
import { Meadows, Scenery } from '../Landscape.tsx';
import { Figure } from '../Meeple.tsx';
import { EXAMPLE_TYPES, exampleType } from './exampleTiles.ts';

export interface ExampleTile {
  readonly letter: string;
  readonly x: number;
  readonly y: number;
  readonly turn?: number;
  /** Meeples by piece, and the seats they belong to. */
  readonly meeples?: Readonly<Record<number, number>>;
  /** Pieces in the colour of a seat, or plainly lit with -1. */
  readonly lit?: Readonly<Record<number, number>>;
  /** Pieces that cannot be claimed. */
  readonly taken?: readonly number[];
  /** Is the tile right or wrong here? */
  readonly verdict?: 'right' | 'wrong';
}

interface ExampleProps {
  /** For those who cannot see it. */
  readonly label: string;
  readonly tiles: readonly ExampleTile[];
  /** A number of points, in the middle of a tile. */
  readonly points?: { readonly x: number; readonly y: number; readonly text: string };
}

const COMPASS: Compass = { isFlipped: false };
const VERDICTS = { right: 'M-14 1L-4 12L15 -11', wrong: 'M-11 -11L11 11M11 -11L-11 11' } as const;

function kindOf(letter: string, piece: number): 'city' | 'road' | 'field' | 'monastery' {
  const { cities, roads, fields } = exampleType(letter);
  if (piece < cities.length) return 'city';
  if (piece < cities.length + roads.length) return 'road';
  return piece < cities.length + roads.length + fields.length ? 'field' : 'monastery';
}

function place({ letter, turn = 0, ...cell }: ExampleTile, piece: number): string {
  const [x, y] = centreOf(COMPASS, cell);
  const [dx, dy] = spotOf(letter, exampleType(letter), piece, turn);
  return moveTo([x + dx, y + dy]);
}

function pairs(record: Readonly<Record<number, number>> = {}): [piece: number, seat: number][] {
  return Object.entries(record).map(([piece, seat]) => [Number(piece), seat]);
}

/** Fields are lit under roads and towns, the rest over them. */
function Lit({
  tiles,
  isField,
}: {
  readonly tiles: readonly ExampleTile[];
  readonly isField: boolean;
}): JSX.Element {
  return (
    <>
      {tiles.flatMap((tile, i) =>
        pairs(tile.lit)
          .filter(([piece]) => (kindOf(tile.letter, piece) === 'field') === isField)
          .map(([piece, seat]) => (
            <g
              key={`${i} ${piece}`}
              class={`carc-highlight carc-highlight-${kindOf(tile.letter, piece)} ${seat < 0 ? '' : `carc-lit carc-seat-${seat}`}`}
              transform={layTile(COMPASS, tile, tile.turn ?? 0)}
            >
              <path d={tileArt(tile.letter, exampleType(tile.letter)).pieces[piece]} />
            </g>
          )),
      )}
    </>
  );
}

export function Example({ label, tiles, points }: ExampleProps): JSX.Element {
  const lying = tiles.map(({ letter, x, y, turn = 0 }) => ({
    cell: `${x},${y}`,
    x,
    y,
    turn,
    type: EXAMPLE_TYPES.indexOf(exampleType(letter)),
  }));
  const landscape = { tiles: lying, types: EXAMPLE_TYPES, compass: COMPASS, arrival: null };
  const { left, top, width, height } = boxAround(COMPASS, tiles);
  return (
    <svg
      class="carc-example"
      role="img"
      aria-label={label}
      viewBox={`${left - 4} ${top - 4} ${width + 8} ${height + 8}`}
      style={{ maxWidth: `${width * 1.05}px` }}
    >
      <Meadows {...landscape} />
      <Lit tiles={tiles} isField />
      <Scenery {...landscape} />
      <Lit tiles={tiles} isField={false} />
      {tiles.map((tile, i) => (
        <g key={i}>
          {pairs(tile.meeples).map(([piece, seat]) => (
            <g key={piece} transform={place(tile, piece)}>
              <Figure seat={seat} kind={kindOf(tile.letter, piece)} />
            </g>
          ))}
          {tile.taken?.map((piece) => (
            <g key={piece} class="carc-spot-taken" transform={place(tile, piece)}>
              <circle class="carc-spot-area" r="11" />
              <path class="carc-never" d="M-4 -4L4 4M4 -4L-4 4" />
            </g>
          ))}
          {tile.verdict && (
            <g
              class={`carc-verdict carc-verdict-${tile.verdict}`}
              transform={moveTo(centreOf(COMPASS, tile))}
            >
              <rect x={2 - HALF} y={2 - HALF} width={TILE - 4} height={TILE - 4} rx="4" />
              <circle r="22" />
              <path d={VERDICTS[tile.verdict]} />
            </g>
          )}
        </g>
      ))}
      {points && (
        <g class="carc-points" transform={moveTo([TILE * points.x, TILE * points.y])}>
          <rect x="-26" y="-15" width="52" height="30" rx="15" />
          <text y="7">{points.text}</text>
        </g>
      )}
    </svg>
  );
}
