/** Takes calls and posts the answers. What goes wrong is an answer too, so that the page can say it. */
import { UserError } from '../../core/index.ts';
import type { Answers } from './host.ts';
import type { CallName, Calls, Request, WorkerMessage } from './messages.ts';

/** One end of the connection, of any kind. */
export interface PagePort {
  post(message: WorkerMessage): void;
  listen(hear: (request: Request) => void): void;
}

/** Generic in the call, so that the compiler sees that question and answer belong together. */
async function answer<K extends CallName>(
  answers: Answers,
  { call, args }: Request<K>,
): Promise<Calls[K][1]> {
  return answers[call](args);
}

async function reply(answers: Answers, request: Request): Promise<WorkerMessage> {
  const { id } = request;
  try {
    return { type: 'answer', id, value: await answer(answers, request) };
  } catch (error) {
    const isUserError = error instanceof UserError;
    const message = error instanceof Error ? error.message : String(error);
    return { type: 'refusal', id, problem: { message, hint: isUserError ? error.hint : '' }, isUserError };
  }
}

export function serve(answers: Answers, port: PagePort): void {
  port.listen((request) => {
    void reply(answers, request).then((message) => port.post(message));
  });
  port.post({ type: 'ready' });
}
