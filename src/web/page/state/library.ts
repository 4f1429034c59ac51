/**
 * The games that the browser keeps, each under its own key, so that tabs never overwrite each other's and nothing is lost
 * when another game is begun. What is read is checked as if a stranger had written it: a broken entry is passed over.
 */
import { signal } from '@preact/signals';
import { UserError } from '../../../core/errors.ts';
import { parseJson } from '../../../core/json.ts';
import {
  type ValueOf,
  anything,
  choice,
  integer,
  list,
  openObject,
  readIfFits,
  required,
  text,
  variants,
} from '../../../core/schema/index.ts';

const PREFIX = 'playout.game.';
/** The game of this tab, in its own storage. */
const TAB_KEY = 'playout.tab';
const VERSION = 2;

const anyText = text({ mayBeEmpty: true });

export const playerSchema = variants('kind', 'kind of player', {
  person: openObject('player', { kind: required(choice(['person'])) }),
  level: openObject('player', { kind: required(choice(['level'])), level: required(anyText) }),
  agent: openObject('player', { kind: required(choice(['agent'])), spec: required(anyText) }),
});

const entrySchema = openObject('kept game', {
  version: required(integer(VERSION, VERSION)),
  id: required(text()),
  name: required(anyText, 'Given by the person; empty if none was.'),
  game: required(text()),
  plies: required(integer(0), 'Moves of its main line.'),
  changed: required(integer(0), 'When, in milliseconds since 1970.'),
  players: required(list(playerSchema)),
  tree: required(anything(), 'For the worker.'),
});

export type KeptGame = ValueOf<typeof entrySchema>;

type PageStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** The storage of the tab, and the one that all tabs share: the window. Reading the property alone may throw. */
export interface Storages {
  readonly sessionStorage: PageStorage;
  readonly localStorage: PageStorage;
}

export class Library {
  private readonly storages: Storages;
  /** Grows with every change, so that lists are read again. */
  readonly version = signal(0);
  /** The storage is full, or forbidden: nothing more is kept. */
  readonly isFull = signal(false);

  constructor(storages: Storages) {
    this.storages = storages;
  }

  private try<T>(act: () => T): T | undefined {
    try {
      return act();
    } catch (error) {
      if (error instanceof UserError || error instanceof DOMException) return undefined;
      throw error;
    }
  }

  find(id: string): KeptGame | undefined {
    const entry = this.try(() => parseJson(this.storages.localStorage.getItem(PREFIX + id) ?? 'null'));
    return readIfFits(entrySchema, entry);
  }

  /** All games, the latest first. */
  list(): KeptGame[] {
    void this.version.value;
    const storage = this.try(() => this.storages.localStorage);
    const keys = Array.from({ length: storage?.length ?? 0 }, (_, i) => storage?.key(i) ?? '');
    const ids = keys.filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length));
    return ids.flatMap((id) => this.find(id) ?? []).sort((a, b) => b.changed - a.changed);
  }

  keep(game: Omit<KeptGame, 'version'>): void {
    const entry = JSON.stringify({ version: VERSION, ...game });
    const isKept = this.try(() => {
      this.storages.localStorage.setItem(PREFIX + game.id, entry);
      return true;
    });
    this.isFull.value = !isKept;
    this.version.value++;
  }

  rename(id: string, name: string): void {
    const game = this.find(id);
    if (game) this.keep({ ...game, name });
  }

  remove(id: string): void {
    this.try(() => this.storages.localStorage.removeItem(PREFIX + id));
    this.isFull.value = false;
    this.version.value++;
  }

  /** The game that this tab had open before it was loaded again. */
  get ofTab(): string | undefined {
    return this.try(() => this.storages.sessionStorage.getItem(TAB_KEY)) ?? undefined;
  }

  set ofTab(id: string | undefined) {
    this.try(() => this.storages.sessionStorage.setItem(TAB_KEY, id ?? ''));
  }
}
