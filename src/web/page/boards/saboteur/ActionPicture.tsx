/** The pictures of the four actions. */
import type { JSX } from 'preact';
import type { ActionKind } from '../../../worker/games/saboteur/view.ts';
import { Pickaxe } from './glyphs.tsx';

/** Tools that must not be used: also what lies before a blocked player. */
export function BlockGlyph(): JSX.Element {
  return (
    <g class="block-glyph">
      <Pickaxe />
      <circle class="ban" r="36" />
      <path class="ban" d="M-25 -25L25 25" />
    </g>
  );
}

function Bonus(): JSX.Element {
  return (
    <g>
      <Pickaxe />
      <circle class="bonus-badge" cx="23" cy="23" r="16" />
      <path class="bonus-tick" d="M15 23l6 6l10 -12" />
    </g>
  );
}

function Map(): JSX.Element {
  return (
    <g class="map-glyph">
      <path class="map-sheet" d="M-36 -24L-13 -31L12 -24L36 -31V24L12 31L-13 24L-36 31Z" />
      <path class="map-fold" d="M-13 -31V24M12 -24V31" />
      <path class="map-way" d="M-27 -14Q-18 4 -4 -6T14 4" />
      <path class="map-cross" d="M17 3l12 12M29 3l-12 12" />
    </g>
  );
}

function Destroy(): JSX.Element {
  return (
    <g class="bomb">
      <circle class="bomb-body" cx="-5" cy="9" r="26" />
      <path class="bomb-neck" d="M7 -19L16 -10L21 -16L13 -24Z" />
      <path class="bomb-fuse" d="M17 -20Q24 -32 32 -24" />
      <path class="bomb-spark" d="M36 -36v8M36 -18v6M26 -27h6M40 -27h7M29 -34l4 4M43 -34l-4 4M43 -19l-4 -4" />
      <path class="bomb-shine" d="M-22 2Q-19 -8 -9 -11" />
    </g>
  );
}

const PICTURES: Readonly<Record<ActionKind, () => JSX.Element>> = {
  malus: BlockGlyph,
  bonus: Bonus,
  map: Map,
  destroy: Destroy,
};

export function ActionPicture({ action }: { readonly action: ActionKind }): JSX.Element {
  const Picture = PICTURES[action];
  return (
    <g class={`action action-${action}`}>
      <rect class="action-ground" x="-49.5" y="-49.5" width="99" height="99" rx="5" />
      <Picture />
    </g>
  );
}
