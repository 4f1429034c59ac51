/**
 * Which game is open, and where it comes from: the address, the games that are kept, or a new one. Every position that is
 * shown is in the address, so that Back and Forward step through the game; every change is kept.
 */
import { batch, effect, untracked } from '@preact/signals';
import type { OptionValues } from '../../../core/schema/index.ts';
import type { OpenedGame, Source } from '../../worker/messages.ts';
import type { Analyst } from './analyst.ts';
import type { KeptGame, Library } from './library.ts';
import { type Player, type Purpose, playersFor } from './players.ts';
import { readRoute, route } from './route.ts';
import { freshId, freshSeed } from './seeds.ts';
import type { Session } from './session.ts';

/** What is needed of the window. */
export interface Address {
  readonly location: Pick<Location, 'hash'>;
  readonly history: Pick<History, 'pushState' | 'replaceState'>;
  /** Missing on pages that are not secure. */
  readonly navigator: { readonly locks?: Pick<LockManager, 'request'> | null };
  addEventListener(event: 'popstate', listener: () => void): void;
}

export class Games {
  private readonly session: Session;
  private readonly analyst: Analyst;
  readonly library: Library;
  private readonly address: Address;
  /** Under which the open game is kept. */
  private id = '';
  /** Kept games that this tab has had open: nobody else writes them until it is closed. */
  private readonly claimed = new Set<string>();

  constructor(session: Session, analyst: Analyst, library: Library, address: Address) {
    this.session = session;
    this.analyst = analyst;
    this.library = library;
    this.address = address;
  }

  // ── opening ──

  /** A new game; the one before is kept. @throws UserError for options that cannot be */
  async begin(game: string, chosen: OptionValues, players?: readonly Player[]): Promise<void> {
    await this.openAs(freshId(), { from: 'new', game, chosen, seed: freshSeed() }, players);
  }

  async beginFor(purpose: Purpose, game: string): Promise<void> {
    await this.session.loadGames();
    const info = this.session.games.value.find(({ name }) => name === game);
    if (!info) return;
    await this.begin(game, info.usual, playersFor(purpose, info, 2));
    // Only now is it known how many play.
    const seats = this.session.open.value?.seats ?? 2;
    this.session.players.value = playersFor(purpose, info, seats);
    this.analyst.isOn.value = purpose === 'analyse';
  }

  /** The same rules again, with these players. */
  async again(players: readonly Player[]): Promise<void> {
    const open = this.session.open.value;
    if (open) await this.begin(open.info.name, open.chosen, players);
  }

  async setPosition(text: string): Promise<void> {
    const open = this.session.open.value;
    if (!open) return;
    const { name: game } = open.info;
    await this.openAs(freshId(), { from: 'position', game, chosen: open.chosen, text, seed: freshSeed() });
  }

  /** The first game of a text; returns how many there are. @throws UserError for what is none */
  async importText(text: string): Promise<number> {
    const { outOf } = await this.openAs(freshId(), { from: 'text', text, seed: freshSeed() }, []);
    this.session.goTo(0);
    return outOf;
  }

  async openKept({ id, tree, players }: KeptGame): Promise<OpenedGame> {
    const opened = await this.openAs(id, { from: 'saved', saved: tree }, players);
    this.session.name.value = this.library.find(id)?.name ?? '';
    return opened;
  }

  rename(id: string, name: string): void {
    if (id === this.id) this.session.name.value = name;
    this.library.rename(id, name);
  }

  private async openAs(id: string, source: Source, players?: readonly Player[]): Promise<OpenedGame> {
    const own = (await this.claim(id)) ? id : freshId();
    // At that moment: what is played from then on is kept under its id, and not under that of the game before.
    const opened = await this.session.openGame(source, players, () => void (this.id = own));
    batch(() => {
      this.session.name.value = '';
      route.value = { view: 'game', link: '' };
      this.session.isShown.value = true;
    });
    this.library.ofTab = this.id;
    return opened;
  }

  /** False if the game is open in another tab: then this one gets a copy. */
  private async claim(id: string): Promise<boolean> {
    const { locks } = this.address.navigator;
    if (!locks || this.claimed.has(id)) return true;
    return new Promise((resolve) => {
      void locks.request(`playout ${id}`, { ifAvailable: true }, (lock) => {
        if (lock) this.claimed.add(id);
        resolve(lock !== null);
        // Held until the tab is closed.
        return lock ? new Promise(() => {}) : undefined;
      });
    });
  }

  // ── the address ──

  /** Goes where the address says. */
  async visit(): Promise<void> {
    const { session } = this;
    const next = readRoute(this.address.location.hash);
    if (next.view !== 'game') {
      batch(() => {
        session.isShown.value = false;
        route.value = next;
      });
      return;
    }
    const before = route.value;
    // At once: whoever opens a link should not see, and load, the pictures of all games first.
    route.value = next;
    try {
      if (!(await this.followOpen(next.link))) await this.openLink(next.link);
    } catch (error) {
      route.value = before;
      throw error;
    }
    batch(() => {
      session.isShown.value = true;
      route.value = next;
    });
  }

  private async followOpen(link: string): Promise<boolean> {
    if (this.session.open.value) return this.session.follow(link);
    const kept = this.library.find(this.library.ofTab ?? '');
    if (!kept) return false;
    const { at } = await this.openKept(kept);
    // Whoever has moved already stays there.
    return this.session.at.value !== at || this.session.follow(link);
  }

  private async openLink(link: string): Promise<void> {
    const { session } = this;
    await session.loadGames();
    const [name = ''] = link.replace(/^\//, '').split('?', 1);
    const info = session.games.value.find((game) => game.name === name);
    // A bare name is an invitation to play.
    if (info && !link.includes('?')) return this.beginFor('play', name);
    await this.openAs(freshId(), { from: 'link', link }, info && playersFor('play', info, 2));
    const at = session.node.value;
    // Whoever follows a link wants to look first.
    if (at && at.ply > 0) session.pause();
  }

  /** Starts to keep the address, and the game, up to date. */
  start(): void {
    const { session } = this;
    this.address.addEventListener('popstate', () => void session.guard(() => this.visit()));
    effect(() => {
      const shown = session.position.value;
      if (!shown || !session.isShown.value) return;
      const hash = `#${shown.link}`;
      if (hash === this.address.location.hash) return;
      // The first position of a game replaces the bare name that led here.
      const isFirst =
        readRoute(this.address.location.hash).view === 'game' && !this.address.location.hash.includes('?');
      this.address.history[isFirst ? 'replaceState' : 'pushState'](null, '', hash);
    });
    effect(() => {
      const hasBegun = session.nodes.value.size > 1;
      void [session.players.value, session.name.value, session.open.value];
      if (hasBegun) untracked(() => void session.guard(() => this.keep()));
    });
  }

  private async keep(): Promise<void> {
    const { session } = this;
    const { open } = session;
    const now = open.value;
    const { id } = this;
    if (!now) return;
    const tree = await session.client.call('save', undefined);
    if (open.value !== now) return;
    this.library.keep({
      id,
      name: session.name.value,
      game: now.info.name,
      plies: session.mainLine.value.length - 1,
      changed: Date.now(),
      players: session.players.value,
      tree,
    });
  }
}
