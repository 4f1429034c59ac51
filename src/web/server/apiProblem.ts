/** What went wrong with a request, as an answer: a status, a message and a hint, and never a stack trace. */
import type { Context } from 'hono';
import { UserError } from '../../core/index.ts';
import type { Problem } from '../api/index.ts';

/** The statuses of requests that are refused or cannot be answered. */
export type ProblemStatus = 400 | 403 | 404 | 405 | 409 | 413 | 414 | 500 | 503;

/** What a client got wrong, or cannot have. */
export class ApiProblem extends UserError {
  readonly status: ProblemStatus;

  constructor(status: ProblemStatus, message: string, hint = '') {
    super(message, hint);
    this.status = status;
  }
}

export function isApi(path: string): boolean {
  return path === '/api' || path.startsWith('/api/');
}

/** JSON for programs, plain text for people who have mistyped an address. */
function answer(context: Context, status: ProblemStatus, { message, hint }: Problem): Response {
  return isApi(context.req.path)
    ? context.json({ message, hint }, status)
    : context.text(`${message}\n${hint}\n`, status);
}

/** @param note is told of what is a fault of the program */
export function answerProblem(context: Context, error: unknown, note: (line: string) => void): Response {
  if (error instanceof ApiProblem) return answer(context, error.status, error);
  // A store that is missing, locked or damaged: the request was right, and may be answered later.
  if (error instanceof UserError) return answer(context, 503, error);
  note(error instanceof Error ? (error.stack ?? error.message) : String(error));
  const hint = 'The terminal in which it was started shows what happened.';
  return answer(context, 500, { message: 'the server has failed to answer', hint });
}
