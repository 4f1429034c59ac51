/**
 * Asks the server. The page also works without one, as plain files on any host: what such a host answers, if anything, is
 * not ours, and is told apart from a server that is there and has something to say.
 */
import { type Schema, readIfFits } from '../../../core/schema/index.ts';
import { type Problem, healthSchema, problemSchema } from '../../api/index.ts';

export type Answer<T> =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'ready'; readonly value: T }
  | { readonly kind: 'failed'; readonly problem: Problem }
  /** There is no server, only files. */
  | { readonly kind: 'files' };

/** The address of something under `/api`, seen from the page. */
export function addressOf(path: string): string {
  return `api/${path}`;
}

async function jsonOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

/** Is our server there, whatever it said? */
async function isServed(signal: AbortSignal): Promise<boolean> {
  const health = readIfFits(healthSchema, await jsonOf(await fetch(addressOf('health'), { signal })));
  return health?.name === 'playout';
}

const OTHER_VERSION: Problem = {
  message: 'The server answers in a form that this page does not know.',
  hint: 'Restart it, and reload the page.',
};

const GONE: Problem = {
  message: 'The server does not answer.',
  hint: 'Is npm start still running? Then reload the page.',
};

/** @throws only what `signal` was aborted with */
export async function ask<T>(path: string, schema: Schema<T>, signal: AbortSignal): Promise<Answer<T>> {
  try {
    const response = await fetch(addressOf(path), { signal });
    const answer = await jsonOf(response);
    const value = response.ok ? readIfFits(schema, answer) : undefined;
    if (value !== undefined) return { kind: 'ready', value };
    const problem = response.ok ? undefined : readIfFits(problemSchema, answer);
    if (problem) return { kind: 'failed', problem };
    return (await isServed(signal)) ? { kind: 'failed', problem: OTHER_VERSION } : { kind: 'files' };
  } catch (error) {
    if (signal.aborted) throw error;
    return { kind: 'failed', problem: GONE };
  }
}
