/** The threads of a worker, each of which plays one batch at a time and is kept for the next. */
import { KeptThreads } from '../arena/node/index.ts';
import type { GamePlan, PlayedGame } from '../arena/index.ts';
import { packError } from '../core/index.ts';
import type { Answer } from './messages.ts';

type Outcome = Pick<Answer, 'games' | 'seconds' | 'error'>;

/** Plays a batch. @returns nothing if the signal was aborted */
export type PlayBatch = (plans: readonly GamePlan[], signal: AbortSignal) => Promise<Outcome | undefined>;

export class Slots {
  private readonly threads: number;
  private readonly free: KeptThreads[] = [];

  /** @param threads that play at the same time */
  constructor(threads: number) {
    this.threads = threads;
  }

  async play(plans: readonly GamePlan[], signal: AbortSignal): Promise<Outcome | undefined> {
    const slot = this.free.pop() ?? new KeptThreads({ threads: 1, beside: this.threads - 1 });
    const began = performance.now();
    const played = new Map<number, PlayedGame>();
    let failure: { readonly error: Answer['error'] } | undefined;
    try {
      await slot.play(plans.values(), {
        signal,
        onGames: (games) => {
          for (const game of games) played.set(game.index, game);
          return true;
        },
      });
    } catch (error) {
      failure = { error: packError(error) };
    } finally {
      this.free.push(slot);
    }
    if (signal.aborted) return undefined;
    const games = plans.flatMap(({ index }) => played.get(index) ?? []);
    const seconds = (performance.now() - began) / 1000;
    return { games, seconds, ...(failure?.error && { error: failure.error }) };
  }

  /** New threads know what is known now; those that play stay as they are. */
  async renew(): Promise<void> {
    await Promise.all(this.free.map((slot) => slot.close()));
  }

  async close(): Promise<void> {
    await this.renew();
  }
}
