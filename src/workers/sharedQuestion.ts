/** One question that several search workers share, each with a search of its own: what they report is added up. */
import { type AnalysisReport, mergeReports } from '../search/index.ts';
import type { SearchPlan } from './searchPlan.ts';
import type { SearchWorker } from './searchWorker.ts';

export class SharedQuestion {
  readonly id: number;
  readonly plan: SearchPlan;
  readonly workers: readonly SearchWorker[];
  /** Is there still an answer to come? */
  isOpen = true;
  /** What each has reported last. */
  private readonly reports = new Map<SearchWorker, AnalysisReport>();
  /** Those that have reported since their reports were last taken. */
  private readonly fresh = new Set<SearchWorker>();
  private readonly done = new Set<SearchWorker>();
  private shown: SearchWorker | undefined;

  constructor(id: number, plan: SearchPlan, workers: readonly SearchWorker[]) {
    this.id = id;
    this.plan = plan;
    this.workers = workers;
  }

  get isAlone(): boolean {
    return this.workers.length === 1;
  }

  get isDone(): boolean {
    return this.done.size === this.workers.length;
  }

  /** Has everybody who still searches reported since the last time? */
  get hasNews(): boolean {
    return this.workers.every((worker) => this.fresh.has(worker) || this.done.has(worker));
  }

  enter(worker: SearchWorker, report: AnalysisReport, isDone: boolean): void {
    this.reports.set(worker, report);
    this.fresh.add(worker);
    if (isDone) this.done.add(worker);
  }

  /** What all have found. */
  takeReport(): AnalysisReport {
    this.fresh.clear();
    return this.addUp();
  }

  /** The order of workers, not that in which they happened to report: the same searches add up to the same answer. */
  private addUp(): AnalysisReport {
    const reports = this.workers.flatMap((worker) => this.reports.get(worker) ?? []);
    return mergeReports(reports, this.plan.rule);
  }

  /** The worker whose tree is looked at: it had visited the best move most when that was first asked. */
  leader(): SearchWorker {
    if (this.shown) return this.shown;
    if (this.reports.size === 0) return this.workers[0]!;
    const { best } = this.addUp();
    const visitsOf = (worker: SearchWorker): number =>
      this.reports.get(worker)?.moves.find(({ move }) => move === best)?.visits ?? 0;
    this.shown = this.workers.reduce((a, b) => (visitsOf(b) > visitsOf(a) ? b : a));
    return this.shown;
  }
}
