/**
 * One search after the other in a search worker of its own. A new search replaces what runs. A worker is started for one
 * game: code that has met several games runs slower.
 */
import { UserError } from '../../../core/index.ts';
import type { AnalysisReport } from '../../../search/index.ts';
import type { SearchRequest, SearchResponse, Work } from '../../../workers/messages.ts';

/** A connection to a search worker that has been started. */
export interface Wire {
  send(request: SearchRequest): void;
  close(): void;
}

/** Starts a worker; `hear` gets its answers, `fail` its death. */
export type Connect = (hear: (answer: SearchResponse) => void, fail: (message: string) => void) => Wire;

/** What a search ends with. */
export interface Finding {
  readonly move: string;
  readonly report: AnalysisReport;
}

interface Job {
  readonly id: number;
  readonly work: Work;
  onReport(report: AnalysisReport): void;
  /** Undefined if nobody wants to know any more. */
  resolve(finding: Finding | undefined): void;
  reject(error: Error): void;
}

export class SearchChannel {
  private readonly connect: Connect;
  private wire: Wire | undefined;
  private game = '';
  /** Has the worker said that it listens? */
  private isReady = false;
  private job: Job | undefined;
  private lastId = 0;

  constructor(connect: Connect) {
    this.connect = connect;
  }

  /** Resolves with what was found, or with undefined if the search is replaced or stopped. @throws UserError */
  run(work: Work, onReport: (report: AnalysisReport) => void): Promise<Finding | undefined> {
    this.drop();
    return new Promise((resolve, reject) => {
      this.job = { id: ++this.lastId, work, onReport, resolve, reject };
      if (!this.wire || this.game !== work.game) this.open(work.game);
      else if (this.isReady) this.begin(this.job);
    });
  }

  /** Ends the search: with what it has found, or with nothing. */
  stop(isHurried: boolean): void {
    if (!isHurried) this.drop();
    else if (this.job) this.wire?.send({ type: 'stop', id: this.job.id });
  }

  /** Gives back all it holds. */
  close(): void {
    this.drop();
    this.wire?.close();
    this.wire = undefined;
  }

  private begin({ id, work }: Job): void {
    this.wire?.send({ type: 'start', id, ...work });
  }

  private drop(): void {
    const job = this.job;
    if (!job) return;
    this.job = undefined;
    this.wire?.send({ type: 'stop', id: job.id });
    job.resolve(undefined);
  }

  private open(game: string): void {
    this.wire?.close();
    this.game = game;
    this.isReady = false;
    const wire: Wire = this.connect(
      (answer) => this.wire === wire && this.hear(answer),
      (message) => this.wire === wire && this.fail(message),
    );
    this.wire = wire;
  }

  private hear(answer: SearchResponse): void {
    if (answer.type === 'ready') {
      this.isReady = true;
      if (this.job) this.begin(this.job);
      return;
    }
    const job = this.job;
    if (job?.id !== answer.id) return;
    if (answer.type === 'analysis') return job.onReport(answer.analysis);
    if (answer.type !== 'done' && answer.type !== 'error') return;
    this.job = undefined;
    if (answer.type === 'done') job.resolve({ move: answer.move, report: answer.analysis });
    else job.reject(new UserError(answer.message, answer.hint));
  }

  private fail(message: string): void {
    const job = this.job;
    this.job = undefined;
    this.wire?.close();
    this.wire = undefined;
    job?.reject(new UserError(message, 'Press Resume to try again, or reload the page.'));
  }
}
