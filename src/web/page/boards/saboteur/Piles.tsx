/** The pile to draw from, and the card that was played last. */
import type { JSX } from 'preact';
import type { SaboteurView } from '../../../worker/games/saboteur/view.ts';
import { CardBack, CardPicture } from './CardPicture.tsx';

/** The last card, as the viewer saw it go. */
function LastCard({
  last,
  isNext,
}: {
  readonly last: SaboteurView['last'];
  readonly isNext: boolean;
}): JSX.Element | null {
  if (!last || last.kind === 'tile') return null;
  return (
    <figure class={isNext ? 'pile pile-last pile-new' : 'pile pile-last'}>
      {last.card ? <CardPicture card={last.card} /> : <CardBack />}
      <figcaption>{last.kind === 'drop' ? 'put away' : 'played'}</figcaption>
    </figure>
  );
}

export function Piles({
  view,
  isNext,
}: {
  readonly view: SaboteurView;
  readonly isNext: boolean;
}): JSX.Element {
  const { pile, last } = view;
  return (
    <div class="piles">
      <figure class={pile === 0 ? 'pile pile-empty' : 'pile'} aria-label={`Pile, ${pile} cards`}>
        {pile > 0 ? <CardBack /> : <span class="pile-gap" />}
        <figcaption>{pile === 0 ? 'pile empty' : `${pile} in the pile`}</figcaption>
      </figure>
      <LastCard last={last} isNext={isNext} />
    </div>
  );
}
