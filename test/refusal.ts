/** What a user sees after a mistake: message and hint of the UserError that an attempt throws. */
import { UserError } from '../src/core/index.ts';

export function refusal(attempt: () => unknown): string {
  try {
    attempt();
  } catch (error) {
    if (error instanceof UserError) return `${error.message} / ${error.hint}`;
    throw error;
  }
  return 'accepted';
}
