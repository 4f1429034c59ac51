/** What went wrong, for a person to read. */
import { UserError } from '../../../core/errors.ts';
import type { Problem } from '../../worker/messages.ts';

/** A mistake of a person's as a problem to show; anything else is a bug, and thrown. */
export function problemOf(error: unknown): Problem {
  if (error instanceof UserError) return { message: error.message, hint: error.hint };
  throw error;
}

/** Runs what a person asked for; a mistake of theirs comes back as a problem to show. */
export async function attempt(act: () => Promise<unknown>): Promise<Problem | undefined> {
  try {
    await act();
    return undefined;
  } catch (error) {
    return problemOf(error);
  }
}
