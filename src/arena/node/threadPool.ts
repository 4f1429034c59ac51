/**
 * Threads that play games, at most a given number at a time. Schedules that want one wait in a line for a place; threads are
 * started when there is something to play, and kept for the schedule that comes next.
 */
import { GameThread } from './gameThread.ts';

export interface ThreadSettings {
  readonly threads: number;
  /** Threads of others that play at the same time, with which memory is shared; none if missing. */
  readonly beside?: number;
}

export class ThreadPool {
  /** Threads that may play at the same time. */
  readonly size: number;
  private readonly beside: number;
  private free: number;
  private readonly line: (() => void)[] = [];
  /** Those that were started and have nothing to do. */
  private readonly idle: GameThread[] = [];

  constructor({ threads, beside = 0 }: ThreadSettings) {
    this.size = threads;
    this.beside = beside;
    this.free = threads;
  }

  /** Resolves when there is a place, in the order of the calls: then take a thread, or leave. */
  wait(): Promise<void> {
    if (this.free > 0) {
      this.free--;
      return Promise.resolve();
    }
    return new Promise((resolve) => void this.line.push(resolve));
  }

  /** Gives a place to the next in the line. */
  leave(): void {
    const next = this.line.shift();
    if (next) next();
    else this.free++;
  }

  /** For the place that one has: a thread that was kept and is still alive, or a new one. */
  take(): GameThread {
    for (let kept = this.idle.pop(); kept; kept = this.idle.pop()) if (kept.isAlive) return kept;
    return new GameThread(this.size + this.beside);
  }

  /** For one that has nothing to play any more; it is kept, and its place is free. */
  giveBack(thread: GameThread): void {
    thread.listener = undefined;
    this.idle.push(thread);
    this.leave();
  }

  /** Ends one that still plays; its place is free. */
  async discard(thread: GameThread): Promise<void> {
    await thread.end();
    this.leave();
  }

  async close(): Promise<void> {
    await Promise.all(this.idle.splice(0).map((thread) => thread.end()));
  }
}
