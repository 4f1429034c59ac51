/** What went wrong, for a person to read: the message and how to do better. */
import { UserError } from '../../../core/index.ts';

export interface Problem {
  readonly message: string;
  readonly hint: string;
}

/** Runs what a person asked for; a mistake of theirs comes back as a problem to show. */
export function attempt(act: () => void): Problem | undefined {
  try {
    act();
    return undefined;
  } catch (error) {
    if (error instanceof UserError) return { message: error.message, hint: error.hint };
    throw error;
  }
}
