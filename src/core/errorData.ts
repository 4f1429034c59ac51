/**
 * Errors on their way between threads or processes. Copied as it is, an error loses its class and its hint; so plain data
 * travels in its place, which also survives JSON, and the error is rebuilt where it arrives.
 */
import { UserError } from './errors.ts';

export interface ErrorData {
  readonly message: string;
  readonly hint: string;
  /** Is it a `UserError`? */
  readonly isUser: boolean;
  readonly stack: string;
}

export function packError(error: unknown): ErrorData {
  const message = error instanceof Error ? error.message : String(error);
  const stack = error instanceof Error ? (error.stack ?? message) : message;
  const isUser = error instanceof UserError;
  return { message, hint: isUser ? error.hint : '', isUser, stack };
}

export function unpackError({ message, hint, isUser, stack }: ErrorData): Error {
  const error = isUser ? new UserError(message, hint) : new Error(message);
  error.stack = stack;
  return error;
}
