/** An engine made of one worker. A worker is born for one game: code that has met several games runs slower. */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { SearchResponse, SearchRequest } from '../../../workers/messages.ts';
import type { Engine, EngineState, Job } from './engine.ts';

/** A connection to a worker that has been started. */
export interface Wire {
  send(request: SearchRequest): void;
  close(): void;
}

/** Starts a worker; `hear` gets its answers, `fail` its death. */
export type Connect = (hear: (answer: SearchResponse) => void, fail: (message: string) => void) => Wire;

interface Running {
  readonly id: number;
  readonly job: Job;
  /** Nobody wants to hear of it any more. */
  dropped: boolean;
}

export class WorkerEngine implements Engine {
  private readonly connect: Connect;
  private readonly now = signal<EngineState>('initial');
  private wire: Wire | undefined;
  private game = '';
  private running: Running | undefined;
  private next: Job | undefined;
  private lastId = 0;

  constructor(connect: Connect) {
    this.connect = connect;
  }

  get state(): ReadonlySignal<EngineState> {
    return this.now;
  }

  start(job: Job): void {
    this.next = job;
    if (!this.wire || this.game !== job.work.game) return this.open(job.work.game);
    if (this.now.peek() === 'computing') return this.drop();
    if (this.now.peek() === 'idle') this.runNext();
  }

  hurry(): void {
    if (this.running) this.wire?.send({ type: 'stop', id: this.running.id });
  }

  stop(): void {
    this.next = undefined;
    this.drop();
  }

  destroy(): void {
    this.close();
    this.next = undefined;
    this.now.value = 'initial';
  }

  private drop(): void {
    if (!this.running || this.running.dropped) return;
    this.running.dropped = true;
    this.hurry();
  }

  private open(game: string): void {
    this.close();
    this.game = game;
    this.now.value = 'loading';
    const wire: Wire = this.connect(
      (answer) => this.wire === wire && this.hear(answer),
      (message) => this.wire === wire && this.fail(message),
    );
    this.wire = wire;
  }

  private close(): void {
    this.wire?.close();
    this.wire = undefined;
    this.running = undefined;
  }

  private runNext(): void {
    const job = this.next;
    if (!job) return;
    this.next = undefined;
    this.running = { id: ++this.lastId, job, dropped: false };
    this.now.value = 'computing';
    this.wire?.send({ type: 'start', id: this.running.id, ...job.work });
  }

  private hear(answer: SearchResponse): void {
    if (answer.type === 'ready') {
      this.now.value = 'idle';
      return this.runNext();
    }
    const running = this.running;
    if (running?.id !== answer.id) return;
    if (answer.type === 'analysis') {
      if (!running.dropped) running.job.onAnalysis(answer.analysis);
      return;
    }
    this.running = undefined;
    this.now.value = 'idle';
    this.runNext();
    if (running.dropped) return;
    if (answer.type === 'done') running.job.onDone(answer.move, answer.analysis);
    else running.job.onError(answer.message, answer.hint);
  }

  private fail(message: string): void {
    const waiting = this.next ?? (this.running?.dropped ? undefined : this.running?.job);
    this.close();
    this.next = undefined;
    this.now.value = 'failed';
    waiting?.onError(message, 'Press Resume to try again, or reload the page.');
  }
}
