/** Which view is on the screen, as the part of the address after `#` says. */
import { signal } from '@preact/signals';

export type Route =
  | { readonly view: 'home' }
  /** A game: the whole link names it and the position. */
  | { readonly view: 'game'; readonly link: string }
  | { readonly view: 'runs' | 'papers'; readonly path: readonly string[] };

export function readRoute(hash: string): Route {
  const link = hash.replace(/^#/, '');
  const [view = '', ...path] = (link.split('?', 1)[0] ?? '').split('/').filter((part) => part !== '');
  if (view === '') return { view: 'home' };
  if (view === 'runs' || view === 'papers') return { view, path };
  return { view: 'game', link };
}

export const route = signal<Route>({ view: 'home' });
