/** The page's side of its worker: calls that are answered, and thoughts that arrive by themselves. */
import { UserError } from '../../../core/errors.ts';
import type {
  CallName,
  Calls,
  Channel,
  NodeId,
  Request,
  ReviewView,
  Thought,
  WorkerMessage,
} from '../../worker/messages.ts';

export type ThoughtListener = (channel: Channel, node: NodeId, thought: Thought) => void;

export type ReviewListener = (review: ReviewView) => void;

/** Whatever answers calls: a worker, or in tests the host itself. */
export interface PageClient {
  /** @throws UserError for what a person got wrong */
  call<K extends CallName>(call: K, args: Calls[K][0]): Promise<Calls[K][1]>;
  /** One listener at a time, for each of these. */
  onThought(listener: ThoughtListener): void;
  onReview(listener: ReviewListener): void;
}

/** Who waits for an answer. Methods, so that each may take what belongs to its call. */
interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** What is needed of a `Worker`. */
export interface WorkerPort {
  postMessage(request: Request): void;
  onmessage: ((event: MessageEvent<WorkerMessage>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

export class WorkerClient implements PageClient {
  private readonly worker: WorkerPort;
  private readonly waiting = new Map<number, Waiting>();
  private listener: ThoughtListener = () => {};
  private reviewListener: ReviewListener = () => {};
  private lastId = 0;
  private failure: UserError | undefined;

  constructor(worker: WorkerPort) {
    this.worker = worker;
    worker.onmessage = ({ data }) => this.hear(data);
    worker.onerror = (event) => {
      event.preventDefault();
      this.fail(event.message || 'it could not be loaded');
    };
  }

  call<K extends CallName>(call: K, args: Calls[K][0]): Promise<Calls[K][1]> {
    return new Promise<Calls[K][1]>((resolve, reject) => {
      if (this.failure) return reject(this.failure);
      const id = ++this.lastId;
      this.waiting.set(id, { resolve, reject });
      this.worker.postMessage({ id, call, args });
    });
  }

  onThought(listener: ThoughtListener): void {
    this.listener = listener;
  }

  onReview(listener: ReviewListener): void {
    this.reviewListener = listener;
  }

  private hear(message: WorkerMessage): void {
    if (message.type === 'ready') return;
    if (message.type === 'review') return this.reviewListener(message.review);
    if (message.type === 'thought') return this.listener(message.channel, message.node, message.thought);
    const waiting = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if (message.type === 'answer') waiting?.resolve(message.value);
    else waiting?.reject(errorOf(message));
  }

  private fail(reason: string): void {
    this.failure = new UserError(`the page's worker stopped: ${reason}`, 'Reload the page: games are kept.');
    for (const { reject } of this.waiting.values()) reject(this.failure);
    this.waiting.clear();
  }
}

function errorOf({ problem, isUserError }: WorkerMessage & { type: 'refusal' }): Error {
  return isUserError ? new UserError(problem.message, problem.hint) : new Error(problem.message);
}
