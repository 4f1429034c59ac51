/** Fields in the colours of their owners, with what each farm is worth; and whatever the pointer is on. */
import type { JSX } from 'preact';
import type { CarcassonneView, TileView } from '../../../worker/games/carcassonne/view.ts';
import { tileArt } from './art/tileArt.ts';
import { type Compass, layTile, moveTo, spotOnTable } from './compass.ts';

interface TintProps {
  readonly view: CarcassonneView;
  readonly compass: Compass;
}

/** Each seat has its own stripes, so that farms can be told apart without colours. */
const ANGLES = [45, -45, 0, 90, 20];

function patternOf(owners: readonly number[]): string {
  return `carc-farm-${owners.join('-')}`;
}

function FarmPattern({ owners }: { readonly owners: readonly number[] }): JSX.Element {
  const width = 14;
  return (
    <pattern
      id={patternOf(owners)}
      width={width * owners.length}
      height={width}
      patternUnits="userSpaceOnUse"
      patternTransform={`rotate(${ANGLES[owners[0]!]})`}
    >
      {owners.map((seat, i) => (
        <g key={seat} class={`carc-seat-${seat}`}>
          <rect class="carc-farm-ground" x={width * i} width={width} height={width} />
          <rect class="carc-farm-stripe" x={width * i} width="5" height={width} />
        </g>
      ))}
    </pattern>
  );
}

/** The pieces of a feature, drawn by `draw` from their outlines. */
function eachPiece(
  { view, compass }: TintProps,
  isWanted: (feature: number) => boolean,
  draw: (d: string, feature: number, key: string) => JSX.Element,
): JSX.Element[] {
  return view.tiles.flatMap((tile) => {
    const wanted = tile.features.flatMap((feature, piece) => (isWanted(feature) ? [piece] : []));
    if (wanted.length === 0) return [];
    const type = view.types[tile.type]!;
    const { pieces } = tileArt(type.letter, type);
    return (
      <g key={tile.cell} transform={layTile(compass, tile, tile.turn)}>
        {wanted.map((piece) => draw(pieces[piece]!, tile.features[piece]!, `${piece}`))}
      </g>
    );
  });
}

function isFarm({ features }: CarcassonneView, feature: number): boolean {
  return features[feature]!.kind === 'field' && features[feature]!.owners.length > 0;
}

export function FarmTints(props: TintProps): JSX.Element {
  const { view } = props;
  const owners = new Map(
    view.features.flatMap((feature, i) =>
      isFarm(view, i) ? [[patternOf(feature.owners), feature.owners] as const] : [],
    ),
  );
  return (
    <g aria-hidden="true">
      <defs>
        {[...owners].map(([id, seats]) => (
          <FarmPattern key={id} owners={seats} />
        ))}
      </defs>
      {eachPiece(
        props,
        (feature) => isFarm(view, feature),
        (d, feature, key) => (
          <path key={key} d={d} fill={`url(#${patternOf(view.features[feature]!.owners)})`} />
        ),
      )}
    </g>
  );
}

/** One number for each farm, beside the first of its farmers. */
export function FarmWorths({ view, compass }: TintProps): JSX.Element {
  const farmers = new Map<number, TileView>();
  for (const tile of view.tiles) {
    const feature = tile.meeple ? tile.features[tile.meeple.piece]! : -1;
    if (feature >= 0 && isFarm(view, feature) && !farmers.has(feature)) farmers.set(feature, tile);
  }
  return (
    <g class="carc-worths" aria-hidden="true">
      {[...farmers].map(([feature, tile]) => (
        <g
          key={feature}
          transform={moveTo(spotOnTable(compass, tile, view.types[tile.type]!, tile.meeple!.piece))}
        >
          <circle cx="16" cy="-13" r="11" />
          <text x="16" y="-8.4">
            {view.features[feature]!.points}
          </text>
        </g>
      ))}
    </g>
  );
}

/** All of a feature. A field is tinted under roads and towns, the rest over them. */
export function Highlight(props: TintProps & { readonly feature: number }): JSX.Element {
  const { view, feature } = props;
  const { kind } = view.features[feature]!;
  return (
    <g class={`carc-highlight carc-highlight-${kind}`} aria-hidden="true">
      {eachPiece(
        props,
        (other) => other === feature,
        (d, _feature, key) => (
          <path key={key} d={d} />
        ),
      )}
    </g>
  );
}
