/** Light or dark: as the system says, unless the person has said otherwise; that is remembered. */
import { effect } from '@preact/signals';
import { preference } from './preference.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const theme = preference<Theme>('playout.theme', THEMES, 'system');

/** Puts the theme on the page, now and whenever it changes. */
export function applyTheme(root: HTMLElement): void {
  effect(() => {
    if (theme.value === 'system') delete root.dataset['theme'];
    else root.dataset['theme'] = theme.value;
  });
}
