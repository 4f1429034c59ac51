/** A tab of a browser as far as the page's state needs one: storages, an address with a history, and time turned by hand. */
import { AppState } from '../../src/web/page/state/appState.ts';
import type { Timer } from '../../src/web/page/state/driver.ts';
import type { Address } from '../../src/web/page/state/games.ts';
import { type DirectClient, directClient } from './directClient.ts';

class MemoryStorage {
  private readonly entries = new Map<string, string>();
  get length(): number {
    return this.entries.size;
  }
  key(index: number): string | null {
    return [...this.entries.keys()][index] ?? null;
  }
  getItem(key: string): string | null {
    return this.entries.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.entries.set(key, value);
  }
  removeItem(key: string): void {
    this.entries.delete(key);
  }
  text(): string {
    return JSON.stringify([...this.entries]);
  }
}

/** What all tabs share. */
export class Browser {
  readonly localStorage = new MemoryStorage();
}

export class Tab {
  readonly browser: Browser;
  readonly client: DirectClient = directClient();
  readonly sessionStorage: MemoryStorage;
  readonly location = { hash: '' };
  navigator: Address['navigator'] = {};
  private readonly entries = [''];
  private index = 0;
  private readonly listeners: (() => void)[] = [];
  private waiting: (() => void)[] = [];
  readonly app: AppState;

  readonly history = {
    pushState: (_data: unknown, _title: string, url?: string | URL | null): void => {
      this.entries.splice(++this.index, Infinity, String(url));
      this.location.hash = String(url);
    },
    replaceState: (_data: unknown, _title: string, url?: string | URL | null): void => {
      this.entries[this.index] = String(url);
      this.location.hash = String(url);
    },
  };

  private readonly timer: Timer = {
    now: () => 0,
    after: (_ms, call) => {
      this.waiting.push(call);
      return () => {
        this.waiting = this.waiting.filter((other) => other !== call);
      };
    },
  };

  constructor(browser = new Browser(), hash = '', sessionStorage = new MemoryStorage()) {
    this.browser = browser;
    this.sessionStorage = sessionStorage;
    this.location.hash = hash;
    this.entries[0] = hash;
    this.app = new AppState(this.client, this);
    this.app.start(this.timer);
  }

  get localStorage(): MemoryStorage {
    return this.browser.localStorage;
  }

  addEventListener(_event: 'popstate', listener: () => void): void {
    this.listeners.push(listener);
  }

  async go(by: number): Promise<void> {
    this.index = Math.max(0, Math.min(this.index + by, this.entries.length - 1));
    this.location.hash = this.entries[this.index]!;
    for (const listener of this.listeners) listener();
    await this.settle();
  }

  /** The same tab, loaded again. */
  async reload(): Promise<Tab> {
    const tab = new Tab(this.browser, this.location.hash, this.sessionStorage);
    await tab.app.games.visit();
    await tab.settle();
    return tab;
  }

  /** Lets everything happen that is due, until only people can act; an agent that thinks is waited for. */
  async settle(until: () => boolean = () => false): Promise<void> {
    const { session } = this.app;
    for (let idle = 0; idle < 20 && !until();) {
      await new Promise((resolve) => void setImmediate(resolve));
      const due = this.waiting;
      this.waiting = [];
      for (const call of due) call();
      idle = due.length > 0 || session.thoughts.running.value.size > 0 ? 0 : idle + 1;
    }
  }
}
