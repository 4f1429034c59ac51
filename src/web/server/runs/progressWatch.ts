/**
 * Looks at the progress of all runs, again and again while anybody listens, and never otherwise. The runs are played by
 * other processes, so the file is all there is to look at: one look for all listeners, and none while the file has not
 * changed and no run is being played. (A run that is being played may also end by the death of its process, which
 * changes nothing in the file.)
 */
import { statSync } from 'node:fs';
import { packError } from '../../../core/index.ts';
import type { Problem, Progress } from '../../api/index.ts';
import { askStore } from './storedRuns.ts';

const LOOK_EVERY_MS = 500;

/** What a look has found. */
export interface Look {
  readonly runs: readonly Progress[];
  /** Why the store cannot be read; there are no runs then. */
  readonly problem?: Problem;
}

export interface LookListener {
  onLook(look: Look): void;
  /** The server ends. */
  onClose(): void;
}

export class ProgressWatch {
  private readonly path: string;
  private readonly everyMs: number;
  private readonly listeners = new Set<LookListener>();
  private timer: NodeJS.Timeout | undefined;
  private last: { readonly look: Look; readonly file: string } | undefined;

  /** @param path of the store */
  constructor(path: string, everyMs: number = LOOK_EVERY_MS) {
    this.path = path;
    this.everyMs = everyMs;
  }

  get listenerCount(): number {
    return this.listeners.size;
  }

  get isLooking(): boolean {
    return this.timer !== undefined;
  }

  /** The first look comes at once. @returns what ends it */
  listen(listener: LookListener): () => void {
    this.listeners.add(listener);
    this.timer ??= setInterval(() => this.lookForAll(), this.everyMs).unref();
    listener.onLook(this.look());
    return () => this.leave(listener);
  }

  close(): void {
    for (const listener of this.listeners) {
      listener.onClose();
      this.leave(listener);
    }
  }

  private leave(listener: LookListener): void {
    this.listeners.delete(listener);
    if (this.listeners.size > 0) return;
    clearInterval(this.timer);
    this.timer = undefined;
  }

  private lookForAll(): void {
    const look = this.look();
    for (const listener of this.listeners) listener.onLook(look);
  }

  private look(): Look {
    const file = this.describeFile();
    const known = this.last;
    if (known?.file === file && !known.look.runs.some(({ state }) => state === 'running')) return known.look;
    const look = this.read();
    this.last = { look, file };
    return look;
  }

  private read(): Look {
    try {
      return { runs: askStore(this.path, (store) => store.progress()) };
    } catch (error) {
      // Nobody is there to catch it, and whatever it is, the next look may find all well.
      const { message, hint } = packError(error);
      return { runs: [], problem: { message, hint } };
    }
  }

  /** Changes whenever something was written; a store that is being written has a log next to it. */
  private describeFile(): string {
    return [this.path, `${this.path}-wal`].map(describe).join(', ');
  }
}

function describe(path: string): string {
  try {
    const { ino, size, mtimeNs } = statSync(path, { bigint: true });
    return `${ino} ${size} ${mtimeNs}`;
  } catch {
    return 'out of reach';
  }
}
