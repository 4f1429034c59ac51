/** What every view works on: the game, who looks at it, and where games come from. */
import { effect, signal } from '@preact/signals';
import type { PageClient } from '../engine/pageClient.ts';
import { Analyst } from './analyst.ts';
import { type Timer, drive } from './driver.ts';
import { type Address, Games } from './games.ts';
import { Library, type Storages } from './library.ts';
import { Reviews } from './reviews.ts';
import { Session } from './session.ts';
import { keepShowing } from './showing.ts';

/** What lies over the page. */
export type Overlay = 'shortcuts' | 'rules' | 'games';

export class AppState {
  readonly session: Session;
  readonly analyst: Analyst;
  readonly reviews: Reviews;
  readonly games: Games;
  readonly overlay = signal<Overlay | undefined>(undefined);

  constructor(client: PageClient, page: Storages & Address) {
    this.session = new Session(client);
    this.analyst = new Analyst(this.session);
    this.reviews = new Reviews(this.session);
    this.games = new Games(this.session, this.analyst, new Library(page), page);
  }

  /** Starts everything that happens by itself; returns how to stop. */
  start(timer: Timer): () => void {
    const stops = [keepShowing(this.session), drive(this.session, timer), this.analyst.start()];
    this.games.start();
    stops.push(
      effect(() => {
        void this.session.open.value;
        this.reviews.clear();
      }),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }
}

export interface ViewProps {
  readonly app: AppState;
}
