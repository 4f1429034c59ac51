/** The frame of the page: its head, and the view below it. */
import type { JSX } from 'preact';
import { SHORTCUTS, keyHint } from './state/shortcuts.ts';
import { PlayView } from './views/PlayView.tsx';
import { ShortcutsDialog } from './views/ShortcutsDialog.tsx';
import { ThemeChoice } from './views/ThemeChoice.tsx';
import type { ViewProps } from './views/viewProps.ts';

function Mark(): JSX.Element {
  return (
    <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
      <path class="mark-branches" d="M7 16 24 6M7 16H26M7 16 24 26" />
      <circle class="mark-root" cx="7" cy="16" r="4.5" />
      <circle class="mark-leaf" cx="24" cy="6" r="3.2" />
      <circle class="mark-best" cx="26" cy="16" r="3.2" />
      <circle class="mark-leaf" cx="24" cy="26" r="3.2" />
    </svg>
  );
}

export function App({ session, engine }: ViewProps): JSX.Element {
  return (
    <>
      <header class="head">
        <div class="brand">
          <Mark />
          <h1>Playout</h1>
          <p class="tagline">a Monte Carlo laboratory for board games</p>
        </div>
        <div class="head-end">
          <button
            type="button"
            class="help"
            aria-label={SHORTCUTS.help.about}
            onClick={() => SHORTCUTS.help.run()}
            {...keyHint('help')}
          >
            ?
          </button>
          <ThemeChoice />
        </div>
      </header>
      <PlayView session={session} engine={engine} />
      <ShortcutsDialog />
    </>
  );
}
