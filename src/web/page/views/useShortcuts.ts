/** Listens for the shortcuts as long as the view is on the page. */
import { useEffect } from 'preact/hooks';
import type { AppState } from '../state/appState.ts';
import { shortcutFor } from '../state/shortcuts.ts';

export function useShortcuts(app: AppState): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const shortcut = shortcutFor(event);
      if (!shortcut) return;
      event.preventDefault();
      shortcut.run(app);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [app]);
}
