/** The kinds of tiles and how pawns move on them, folded away below the board. */
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { KatarengaView } from '../../../worker/games/katarenga/view.ts';
import { Example } from './Example.tsx';
import { GLYPHS } from './glyphs.ts';
import { mannersOf } from './manners.ts';

interface SignProps {
  readonly kind: string;
  /** What it stands for, unless it is named beside it. */
  readonly title?: string;
}

/** The sign of a kind of tile, in its colours. */
function Sign({ kind, title }: SignProps): JSX.Element {
  const named = title === undefined ? { 'aria-hidden': true } : { role: 'img' as const, 'aria-label': title };
  return (
    <svg class={`kind-sign tile-${kind}`} viewBox="-32 -32 64 64" {...named}>
      <rect class="tile-ground" x="-32" y="-32" width="64" height="64" rx="12" />
      <path class="tile-glyph" d={GLYPHS[kind]} fill-rule="evenodd" />
    </svg>
  );
}

export function Manners({ slide }: { readonly slide: KatarengaView['slide'] }): JSX.Element {
  return (
    <ul class="manners">
      {mannersOf(slide).map(({ kind, title, text, example }) => (
        <li key={kind}>
          <Example {...example} />
          <p>
            <strong>
              <Sign kind={kind} /> {title}
            </strong>{' '}
            {text}
          </p>
        </li>
      ))}
    </ul>
  );
}

export function Legend({ slide }: { readonly slide: KatarengaView['slide'] }): JSX.Element {
  const { squares, stopsAtSameTile } = slide;
  // It stays for the whole game, and is not compared again until the rules change.
  return useMemo(() => {
    const same = { squares, stopsAtSameTile };
    return (
      <details class="katarenga-legend">
        <summary>
          How pawns move on{' '}
          {mannersOf(same).map(({ kind, title }) => (
            <Sign key={kind} kind={kind} title={title} />
          ))}
        </summary>
        <Manners slide={same} />
      </details>
    );
  }, [squares, stopsAtSameTile]);
}
