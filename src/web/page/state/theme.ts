/** Light or dark: as the system says, unless the person has said otherwise; that is remembered. */
import { effect, signal } from '@preact/signals';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'playout.theme';

function read(): Theme {
  try {
    return THEMES.find((theme) => theme === localStorage.getItem(KEY)) ?? 'system';
  } catch {
    return 'system';
  }
}

export const theme = signal<Theme>(read());

/** Puts the theme on the page, now and whenever it changes. */
export function applyTheme(root: HTMLElement): void {
  effect(() => {
    if (theme.value === 'system') delete root.dataset['theme'];
    else root.dataset['theme'] = theme.value;
    try {
      localStorage.setItem(KEY, theme.value);
    } catch {
      // Without storage the choice lasts until the page is left.
    }
  });
}
