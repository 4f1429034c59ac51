/**
 * What single keys do. The table is all there is: the page listens by it, buttons name their key from it, and the dialog
 * lists it. Whoever speaks to their computer, or rests a hand on the keys, can turn them off.
 */
import { signal } from '@preact/signals';
import { freshSeed } from './firstGame.ts';
import { preference } from './preference.ts';
import type { Session } from './session.ts';

export interface Shortcut {
  /** As `KeyboardEvent.key` has it, letters in lower case. */
  readonly key: string;
  /** As it is printed on the key. */
  readonly shown: string;
  readonly about: string;
  /** Moves through the game: fields that move by the same key keep it, and holding it repeats. */
  readonly steps?: boolean;
  run(session: Session): void;
}

/** Are the shortcuts being shown? */
export const shortcutsShown = signal(false);

export const SWITCH = ['on', 'off'] as const;
export const shortcutsOn = preference<(typeof SWITCH)[number]>('playout.shortcuts', SWITCH, 'on');

export const SHORTCUTS = {
  back: {
    key: 'ArrowLeft',
    shown: '←',
    about: 'One move back',
    steps: true,
    run: (session) => session.goTo(session.shownPly.value - 1),
  },
  forward: {
    key: 'ArrowRight',
    shown: '→',
    about: 'One move forward',
    steps: true,
    run: (session) => session.goTo(session.shownPly.value + 1),
  },
  first: {
    key: 'Home',
    shown: 'Home',
    about: 'First position',
    steps: true,
    run: (session) => session.goTo(0),
  },
  last: {
    key: 'End',
    shown: 'End',
    about: 'Back to the game',
    steps: true,
    run: (session) => session.goTo(session.ply.value),
  },
  undo: { key: 'u', shown: 'U', about: 'Undo', run: (session) => session.undo() },
  hints: {
    key: 'h',
    shown: 'H',
    about: 'Hints on or off',
    run: (session) => {
      session.hints.value = !session.hints.value;
    },
  },
  newGame: {
    key: 'n',
    shown: 'N',
    about: 'New game',
    run: (session) => session.newGame(session.board.value, session.chosen.value, freshSeed()),
  },
  flip: {
    key: 'f',
    shown: 'F',
    about: 'Turn the board',
    run: (session) => {
      session.flipped.value = !session.flipped.value;
    },
  },
  help: {
    key: '?',
    shown: '?',
    about: 'Keyboard shortcuts',
    run: () => {
      shortcutsShown.value = true;
    },
  },
} satisfies Readonly<Record<string, Shortcut>>;

export type ShortcutName = keyof typeof SHORTCUTS;

/** Fields in which every key writes or chooses; an open dialog keeps all keys to itself. */
const TAKES_ALL = 'input:not([type]), textarea, select, dialog';
/** Fields that move by arrow keys. */
const TAKES_STEPS = 'input[type=radio], input[type=range]';

/** What a key means here and now; undefined where it belongs to somebody else. */
export function shortcutFor(event: KeyboardEvent): Shortcut | undefined {
  if (shortcutsOn.value === 'off' || event.defaultPrevented || event.isComposing) return undefined;
  if (event.ctrlKey || event.altKey || event.metaKey) return undefined;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const found: Shortcut | undefined = Object.values(SHORTCUTS).find((shortcut) => shortcut.key === key);
  if (!found || (event.repeat && !found.steps)) return undefined;
  const within = (fields: string): boolean =>
    event.target instanceof Element && event.target.closest(fields) !== null;
  return within(TAKES_ALL) || (found.steps && within(TAKES_STEPS)) ? undefined : found;
}

/** What a button says of its key. */
interface KeyHint {
  readonly title: string;
  readonly 'aria-keyshortcuts': string;
}

export function keyHint(name: ShortcutName, title: string = SHORTCUTS[name].about): KeyHint {
  const { key, shown } = SHORTCUTS[name];
  return { title: `${title} (${shown})`, 'aria-keyshortcuts': key.length === 1 ? key.toUpperCase() : key };
}
