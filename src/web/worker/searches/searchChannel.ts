/**
 * One search after the other in a search worker of its own. A new search replaces what runs. A worker is started for one
 * game: code that has met several games runs slower.
 */
import { UserError } from '../../../core/index.ts';
import type { AnalysisReport, ExploredNode } from '../../../search/index.ts';
import type { Connect, SearchResponse, TreePath, Work } from '../../../workers/messages.ts';
import { SearchWorker } from '../../../workers/searchWorker.ts';

/** What a search reports, and what must be said of how it was run. */
export interface Report {
  readonly analysis: AnalysisReport;
  readonly note: string | undefined;
}

/** What a search ends with. */
export interface Finding extends Report {
  readonly move: string;
}

interface Job {
  readonly id: number;
  onReport(report: Report): void;
  /** Undefined if nobody wants to know any more. */
  resolve(finding: Finding | undefined): void;
  reject(error: Error): void;
}

/** A node that was asked for. */
interface Opening {
  readonly key: string;
  resolve(node: ExploredNode): void;
  reject(error: Error): void;
}

function keyOf({ id, path }: TreePath): string {
  return JSON.stringify([id, path]);
}

export class SearchChannel {
  private readonly connect: Connect;
  private worker: SearchWorker | undefined;
  private game = '';
  private job: Job | undefined;
  private openings: Opening[] = [];
  private lastId = 0;

  constructor(connect: Connect) {
    this.connect = connect;
  }

  /** Resolves with what was found, or with undefined if the search is replaced or stopped. @throws UserError */
  run(work: Work, onReport: (report: Report) => void): Promise<Finding | undefined> {
    this.drop();
    return new Promise((resolve, reject) => {
      const job = { id: ++this.lastId, onReport, resolve, reject };
      this.job = job;
      if (!this.worker || this.game !== work.game) this.worker = this.open(work.game);
      this.worker.send({ type: 'start', id: job.id, ...work });
    });
  }

  /** Ends the search: with what it has found, or with nothing. */
  stop(isHurried: boolean): void {
    if (!isHurried) this.drop();
    else if (this.job) this.worker?.send({ type: 'stop', id: this.job.id });
  }

  /** A node of the tree of the last search. @throws UserError for a path that leaves it */
  explore(path: readonly string[], most: number): Promise<ExploredNode> {
    const { worker } = this;
    const question = { id: this.lastId, path };
    return new Promise((resolve, reject) => {
      if (!worker) return reject(new UserError('nothing has been searched yet', 'Turn the analysis on.'));
      this.openings.push({ key: keyOf(question), resolve, reject });
      worker.send({ type: 'explore', ...question, most });
    });
  }

  private drop(): void {
    const job = this.job;
    if (!job) return;
    this.job = undefined;
    this.worker?.send({ type: 'stop', id: job.id });
    job.resolve(undefined);
  }

  private open(game: string): SearchWorker {
    this.worker?.close();
    this.refuseOpenings('the search is over');
    this.game = game;
    const worker: SearchWorker = new SearchWorker(
      this.connect,
      (response) => this.worker === worker && this.hear(response),
      (message) => this.worker === worker && this.fail(message),
    );
    return worker;
  }

  private hear(response: SearchResponse): void {
    if (response.type === 'ready') return;
    if (response.type === 'branches' || response.type === 'noBranches') return this.answerOpening(response);
    const job = this.job;
    if (job?.id !== response.id) return;
    if (response.type === 'analysis')
      return job.onReport({ analysis: response.analysis, note: response.note });
    this.job = undefined;
    if (response.type === 'error') job.reject(new UserError(response.message, response.hint));
    else job.resolve({ move: response.move, analysis: response.analysis, note: response.note });
  }

  private answerOpening(response: SearchResponse & { type: 'branches' | 'noBranches' }): void {
    const key = keyOf(response);
    const asked = this.openings.filter((opening) => opening.key === key);
    this.openings = this.openings.filter((opening) => opening.key !== key);
    for (const { resolve, reject } of asked) {
      if (response.type === 'branches') resolve(response.node);
      else reject(new UserError(response.message, response.hint));
    }
  }

  private refuseOpenings(message: string): void {
    for (const { reject } of this.openings.splice(0)) reject(new UserError(message));
  }

  private fail(message: string): void {
    const job = this.job;
    this.job = undefined;
    this.worker?.close();
    this.worker = undefined;
    this.refuseOpenings(message);
    job?.reject(new UserError(message, 'Press Resume to try again, or reload the page.'));
  }
}
