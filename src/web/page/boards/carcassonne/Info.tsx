/** What the pointer or the keyboard is on, in words: a feature with its owners and worth, or what an empty cell waits for. */
import type { JSX } from 'preact';
import type { CarcassonneView, FeatureView, HoleView } from '../../../worker/games/carcassonne/view.ts';
import { MeeplePicture } from './Meeple.tsx';
import { TilePicture } from './Tile.tsx';

/** What is pointed at. */
export type Aim =
  { readonly kind: 'feature'; readonly feature: number } | { readonly kind: 'hole'; readonly cell: string };

function FeatureInfo({ feature }: { readonly feature: FeatureView }): JSX.Element {
  return (
    <>
      <p class="carc-info-title">
        {feature.owners.map((seat) => (
          <MeeplePicture key={seat} seat={seat} kind={feature.kind} />
        ))}
        {feature.title}
      </p>
      <p>
        {feature.holders}. {feature.worth}.
      </p>
    </>
  );
}

function HoleInfo({ view, hole }: { readonly view: CarcassonneView; readonly hole: HoleView }): JSX.Element {
  const count = hole.copies === 0 ? 'None' : hole.copies;
  return (
    <>
      <p class="carc-info-title">Needs {hole.asks}</p>
      <p>
        {count} of the {view.left} tiles left {hole.copies === 1 ? 'fits' : 'fit'} here.
      </p>
      {hole.fits.length > 0 && (
        <ul class="carc-fits">
          {hole.fits.map((type) => (
            <li key={type} title={view.types[type]!.name}>
              <TilePicture type={view.types[type]!} turn={0} />
              <span>
                <span class="unseen">{view.types[type]!.name}: </span>
                {view.types[type]!.left}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface InfoProps {
  readonly view: CarcassonneView;
  readonly aim: Aim | undefined;
  /** Is that the cell on which the tile is about to be laid? */
  readonly isHeld: boolean;
}

export function Info({ view, aim, isHeld }: InfoProps): JSX.Element {
  const hole = aim?.kind === 'hole' ? view.holes.find(({ cell }) => cell === aim.cell) : undefined;
  const feature = aim?.kind === 'feature' ? view.features[aim.feature] : undefined;
  const isIdle = !feature && !hole;
  return (
    <div class={isIdle || isHeld ? 'carc-info carc-info-spare' : 'carc-info'}>
      {/* What a hole waits for is in the name of its cell. */}
      <div aria-live="polite">{feature && <FeatureInfo feature={feature} />}</div>
      {hole && <HoleInfo view={view} hole={hole} />}
      {isIdle && (
        <p>
          Point at a city, road, field or monastery to see whose it is and what it is worth; at an empty cell
          to see which tiles fit.
        </p>
      )}
    </div>
  );
}
