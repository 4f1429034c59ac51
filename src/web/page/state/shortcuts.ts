/**
 * What single keys do. The table is all there is: the page listens by it, buttons name their key from it, and the dialog
 * lists it. Those who speak to their computer, or rest a hand on the keys, can turn them off.
 */
import type { AppState } from './appState.ts';
import { preference } from './preference.ts';

export interface Shortcut {
  /** As `KeyboardEvent.key` has it, letters in lower case. */
  readonly key: string;
  /** As it is printed on the key. */
  readonly shown: string;
  readonly about: string;
  /** Moves through the game: fields that move by the same key keep it, and holding it repeats. */
  readonly steps?: boolean;
  run(app: AppState): void;
}

export const SWITCH = ['on', 'off'] as const;
export const shortcutsOn = preference<(typeof SWITCH)[number]>('playout.shortcuts', SWITCH, 'on');

export const SHORTCUTS = {
  back: {
    key: 'ArrowLeft',
    shown: '←',
    about: 'One move back',
    steps: true,
    run: ({ session }) => session.step(-1),
  },
  forward: {
    key: 'ArrowRight',
    shown: '→',
    about: 'One move forward',
    steps: true,
    run: ({ session }) => session.step(1),
  },
  first: {
    key: 'Home',
    shown: 'Home',
    about: 'First position',
    steps: true,
    run: ({ session }) => session.step(-Infinity),
  },
  last: {
    key: 'End',
    shown: 'End',
    about: 'Last position',
    steps: true,
    run: ({ session }) => session.step(Infinity),
  },
  undo: { key: 'u', shown: 'U', about: 'Undo', run: ({ session }) => session.undo() },
  analysis: {
    key: 'a',
    shown: 'A',
    about: 'Analysis on or off',
    run: ({ analyst }) => {
      analyst.isOn.value = !analyst.isOn.value;
    },
  },
  threat: {
    key: 'x',
    shown: 'X',
    about: 'Show what the other side threatens',
    run: ({ analyst }) => {
      analyst.isThreat.value = !analyst.isThreat.value;
    },
  },
  pause: {
    key: 'p',
    shown: 'P',
    about: 'Pause or resume',
    run: ({ session }) => (session.isPaused.value ? session.resume() : session.pause()),
  },
  newGame: {
    key: 'n',
    shown: 'N',
    about: 'New game',
    run: ({ session, games }) => void session.guard(() => games.again(session.players.value)),
  },
  flip: {
    key: 'f',
    shown: 'F',
    about: 'Turn the board',
    run: ({ session }) => {
      session.isFlipped.value = !session.isFlipped.value;
    },
  },
  rules: {
    key: 'r',
    shown: 'R',
    about: 'Rules of the game',
    run: ({ overlay }) => {
      overlay.value = overlay.value === 'rules' ? undefined : 'rules';
    },
  },
  games: {
    key: 'g',
    shown: 'G',
    about: 'Your games',
    run: ({ overlay }) => {
      overlay.value = 'games';
    },
  },
  help: {
    key: '?',
    shown: '?',
    about: 'Keyboard shortcuts',
    run: ({ overlay }) => {
      overlay.value = 'shortcuts';
    },
  },
} satisfies Readonly<Record<string, Shortcut>>;

export type ShortcutName = keyof typeof SHORTCUTS;

/** Fields in which every key writes or chooses; an open dialog keeps all keys to itself. */
const TAKES_ALL = 'input:not([type]), input[type=text], textarea, select, dialog';
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
