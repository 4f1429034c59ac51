/**
 * Progress as server-sent events. `progress` has the state of one run whenever it has changed; `trouble` says why the store
 * cannot be read now; `end` says that nothing more will come, because the run is not being played any longer. A client
 * that reads slowly misses steps in between, but never the last: what has changed is what it has not been sent.
 */
import type { Progress } from '../../api/index.ts';
import { ApiProblem } from '../apiProblem.ts';
import type { Look, ProgressWatch } from './progressWatch.ts';

/** Pages that may listen at the same time. */
const MOST_LISTENERS = 100;
/** Looks without news after which a sign of life is sent, so that nothing on the way gives the connection up. */
const QUIET_LOOKS = 30;

const HEADERS = { 'Content-Type': 'text/event-stream; charset=utf-8' };

function event(name: string, data: unknown): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** What one client has been sent, and what it has to be sent next. */
class Sender {
  /** By run, as it was sent. */
  private readonly sent = new Map<number, string>();
  private trouble = '';
  private quiet = 0;

  /** Everything that has changed since the last time, as text; empty if that is nothing. */
  news(runs: readonly Progress[], { problem }: Look): string {
    const events = runs.flatMap((run) => {
      const text = event('progress', run);
      if (this.sent.get(run.id) === text) return [];
      this.sent.set(run.id, text);
      return [text];
    });
    const trouble = problem ? event('trouble', problem) : '';
    if (trouble !== this.trouble) events.push((this.trouble = trouble));
    const news = events.join('');
    this.quiet = news === '' ? this.quiet + 1 : 0;
    if (this.quiet < QUIET_LOOKS) return news;
    this.quiet = 0;
    return ': nothing new\n\n';
  }
}

/** @param id of the run; all runs without one */
export function progressEvents(watch: ProgressWatch, id?: number): Response {
  if (watch.listenerCount >= MOST_LISTENERS)
    throw new ApiProblem(503, `${MOST_LISTENERS} pages are listening already`, 'Close some of them.');
  const sender = new Sender();
  let leave = (): void => undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const encoder = new TextEncoder();
      let isOver = false;
      const close = (): void => {
        if (!isOver) controller.close();
        isOver = true;
      };
      const onLook = (look: Look): void => {
        if (isOver || (controller.desiredSize ?? 0) <= 0) return;
        const runs = look.runs.filter((run) => id === undefined || run.id === id);
        const hasEnded = id !== undefined && !look.problem && runs[0]?.state !== 'running';
        const text = sender.news(runs, look) + (hasEnded ? event('end', {}) : '');
        if (text !== '') controller.enqueue(encoder.encode(text));
        if (!hasEnded) return;
        close();
        leave();
      };
      leave = watch.listen({ onLook, onClose: close });
      // It may be over after the first look, before there was anything to leave.
      if (isOver) leave();
    },
    cancel: () => leave(),
  });
  return new Response(body, { headers: HEADERS });
}
