/**
 * Search workers that answer like one, for pages without shared memory. Most questions go to the first of them. One for
 * an agent of several threads is shared out (`planSearches`), and what the workers report is added up. A new question
 * replaces what runs; workers that it does not need are closed, because their trees are large.
 *
 * If one of several workers dies, its search ends with an error, and the next one gets a new worker. The death of a
 * worker that is alone is that of the whole, as it is for a connection to a single worker.
 */
import { packError } from '../core/index.ts';
import { canShareMemory, threadEnded } from '../search/index.ts';
import type { Connect, SearchRequest, SearchResponse, Wire } from './messages.ts';
import { planSearches } from './searchPlan.ts';
import { SearchWorker } from './searchWorker.ts';
import { SharedQuestion } from './sharedQuestion.ts';

type Start = SearchRequest & { readonly type: 'start' };
type Explore = SearchRequest & { readonly type: 'explore' };
type Branches = SearchResponse & { readonly type: 'branches' };

/**
 * The way to start a search worker for a page. Where threads share memory, one worker answers for all agents; elsewhere
 * several do for agents of several threads. The owner sees no difference but for the `note` of the responses.
 * @param connect starts one search worker
 */
export function connectSearches(connect: Connect, sharesMemory: boolean = canShareMemory()): Connect {
  return sharesMemory ? connect : (hear, fail) => new RootSearches(connect, hear, fail);
}

export class RootSearches implements Wire {
  private readonly connect: Connect;
  private readonly answer: (response: SearchResponse) => void;
  private readonly fail: (message: string) => void;
  private workers: SearchWorker[] = [];
  /** What is searched, or was last. */
  private question: SharedQuestion | undefined;
  private isReady = false;

  constructor(connect: Connect, hear: (response: SearchResponse) => void, fail: (message: string) => void) {
    this.connect = connect;
    this.answer = hear;
    this.fail = fail;
    this.bring(1);
  }

  send(request: SearchRequest): void {
    switch (request.type) {
      case 'start':
        return this.start(request);
      case 'stop':
        if (this.question?.id === request.id) this.stop(this.question);
        return;
      case 'explore':
        return this.explore(request);
    }
  }

  close(): void {
    this.bring(0);
    this.question = undefined;
  }

  /** Makes sure that there are this many workers, and no more. */
  private bring(count: number): void {
    for (const worker of this.workers.splice(count)) worker.close();
    while (this.workers.length < count) this.workers.push(this.open());
  }

  private open(): SearchWorker {
    const worker: SearchWorker = new SearchWorker(
      this.connect,
      (response) => this.workers.includes(worker) && this.hear(worker, response),
      (message) => this.workers.includes(worker) && this.bury(worker, message),
    );
    return worker;
  }

  // ── requests ────────────────────────────────────────────────────────────────────────────────────

  private start(request: Start): void {
    const { type, id, ...work } = request;
    const before = this.question;
    this.question = undefined;
    try {
      const plan = planSearches(work);
      this.bring(plan.works.length);
      this.question = new SharedQuestion(id, plan, [...this.workers]);
      for (const [i, worker] of this.workers.entries()) worker.send({ type, id, ...plan.works[i]! });
    } catch (error) {
      if (before) this.stop(before);
      const { message, hint } = packError(error);
      this.answer({ type: 'error', id, message, hint });
    }
  }

  private stop({ id, workers }: SharedQuestion): void {
    for (const worker of workers) if (this.workers.includes(worker)) worker.send({ type: 'stop', id });
  }

  /** Goes to the worker whose tree is shown; if there is none, any can say so. */
  private explore(request: Explore): void {
    const shown = this.question?.leader();
    if (shown && this.workers.includes(shown)) return shown.send(request);
    this.bring(Math.max(1, this.workers.length));
    this.workers[0]!.send(request);
  }

  // ── responses ───────────────────────────────────────────────────────────────────────────────────

  private hear(worker: SearchWorker, response: SearchResponse): void {
    const { question } = this;
    if (response.type === 'ready') {
      if (!this.isReady) this.answer(response);
      this.isReady = true;
    } else if (response.type === 'noBranches') {
      this.answer(response);
    } else if (question?.id === response.id && question.workers.includes(worker)) {
      if (question.isAlone) this.answer(response);
      else if (response.type === 'branches') this.answer(withNote(response, question.workers.length));
      else if (question.isOpen) this.take(question, worker, response);
    }
  }

  private take(question: SharedQuestion, worker: SearchWorker, response: SearchResponse): void {
    if (response.type === 'error') {
      this.end(question);
      this.answer(response);
    } else if (response.type === 'analysis' || response.type === 'done') {
      question.enter(worker, response.analysis, response.type === 'done');
      if (question.hasNews) this.report(question);
    }
  }

  private report(question: SharedQuestion): void {
    const { id } = question;
    const analysis = question.takeReport();
    const { note } = question.plan;
    const said = { id, analysis, ...(note !== undefined && { note }) };
    if (!question.isDone) return this.answer({ type: 'analysis', ...said });
    question.isOpen = false;
    this.answer({ type: 'done', move: analysis.best, ...said });
  }

  /** Nobody needs to hear more of it. */
  private end(question: SharedQuestion): void {
    question.isOpen = false;
    this.stop(question);
  }

  private bury(dead: SearchWorker, reason: string): void {
    const { question } = this;
    dead.close();
    this.workers = this.workers.filter((worker) => worker !== dead);
    if (!question || question.isAlone) return this.workers.length === 0 ? this.fail(reason) : undefined;
    if (!question.isOpen || !question.workers.includes(dead)) return;
    this.end(question);
    const { spec, game } = question.plan.works[0]!;
    const { message, hint } = threadEnded(spec, game, reason);
    this.answer({ type: 'error', id: question.id, message, hint });
  }
}

/** Says of which tree it is. */
function withNote(response: Branches, trees: number): Branches {
  const { node } = response;
  const note = `One of ${trees} separate trees: the one that visited the best move most when it was first opened.`;
  return { ...response, node: { ...node, notes: [...node.notes, note] } };
}
