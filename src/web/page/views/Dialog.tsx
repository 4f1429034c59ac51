/** A box over the page, closed by Escape, by its button, or by a press outside it. */
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import type { AppState, Overlay } from '../state/appState.ts';

interface DialogProps {
  readonly app: AppState;
  readonly name: Overlay;
  readonly title: string;
  readonly children: ComponentChildren;
}

export function Dialog({ app, name, title, children }: DialogProps): JSX.Element {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const isShown = app.overlay.value === name;
  useEffect(() => {
    if (isShown) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isShown]);
  const hide = (): void => {
    if (app.overlay.value === name) app.overlay.value = undefined;
  };
  return (
    <dialog
      ref={dialog}
      class={`dialog dialog-${name}`}
      aria-labelledby={id}
      onClose={hide}
      // A press outside the box is a press on the dialog itself.
      onClick={(event) => event.target === dialog.current && hide()}
    >
      <div class="dialog-box">
        <div class="panel-head">
          <h2 id={id}>{title}</h2>
          <button type="button" autofocus onClick={hide}>
            Close
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
