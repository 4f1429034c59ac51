/** For those who count: the cards that the viewer has not seen yet. */
import type { JSX } from 'preact';
import type { SaboteurView } from '../../../worker/games/saboteur/view.ts';
import { CardPicture } from './CardPicture.tsx';

export function Unseen({ view }: { readonly view: SaboteurView }): JSX.Element | null {
  const { unseen, viewer } = view;
  if (unseen.length === 0) return null;
  return (
    <details class="unseen-cards">
      <summary>{viewer === undefined ? 'Cards still in the pile' : 'Cards that you have not seen'}</summary>
      <ul class="unseen-list">
        {unseen.map(({ card, count }) => (
          <li key={card.name} title={card.title}>
            <CardPicture card={card} />
            <span class="unseen-count" aria-label={`${card.title}, ${count}`}>
              ×{count}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
