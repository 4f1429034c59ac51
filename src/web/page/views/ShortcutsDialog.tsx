/** The keys and what they do, and a switch to turn them off. */
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { SHORTCUTS, shortcutsOn, shortcutsShown } from '../state/shortcuts.ts';

export function ShortcutsDialog(): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const shown = shortcutsShown.value;
  useEffect(() => {
    if (shown) dialog.current?.showModal();
    else dialog.current?.close();
  }, [shown]);
  const hide = (): void => {
    shortcutsShown.value = false;
  };
  return (
    <dialog
      ref={dialog}
      class="shortcuts"
      aria-labelledby="shortcuts-title"
      onClose={hide}
      // A press outside the box is a press on the dialog itself.
      onClick={(event) => event.target === dialog.current && hide()}
    >
      <div class="shortcuts-box">
        <h2 id="shortcuts-title">Keyboard shortcuts</h2>
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
          On the board, reached with Tab, the arrow keys go from cell to cell, Enter picks up and plays,
          Escape puts back.
        </p>
        <div class="shortcuts-end">
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
          <button type="button" class="primary" autofocus onClick={hide}>
            Close
          </button>
        </div>
      </div>
    </dialog>
  );
}
