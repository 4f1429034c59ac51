/** The keys and what they do, and a switch to turn them off. */
import type { JSX } from 'preact';
import type { ViewProps } from '../state/appState.ts';
import { SHORTCUTS, shortcutsOn } from '../state/shortcuts.ts';
import { Dialog } from './Dialog.tsx';

export function ShortcutsDialog({ app }: ViewProps): JSX.Element {
  return (
    <Dialog app={app} name="shortcuts" title="Keyboard shortcuts">
      <dl class="shortcuts-list">
        {Object.values(SHORTCUTS).map(({ key, shown: label, about }) => (
          <div key={key} class="shortcut">
            <dt>
              <kbd>{label}</kbd>
            </dt>
            <dd>{about}</dd>
          </div>
        ))}
      </dl>
      <p class="about">
        On the board, reached with Tab, the arrow keys go from place to place, Enter chooses, Escape takes the
        last choice back.
      </p>
      <label class="switch">
        <input
          type="checkbox"
          role="switch"
          checked={shortcutsOn.value === 'on'}
          onChange={(event) => {
            shortcutsOn.value = event.currentTarget.checked ? 'on' : 'off';
          }}
        />
        <span>Shortcuts on</span>
      </label>
    </Dialog>
  );
}
