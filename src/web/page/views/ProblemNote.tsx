/** What went wrong, and what would have been right. */
import type { JSX } from 'preact';
import type { Problem } from '../../worker/messages.ts';

export function ProblemNote({ problem }: { readonly problem: Problem | undefined }): JSX.Element | null {
  if (!problem) return null;
  return (
    <p class="problem" role="alert">
      <strong>{problem.message}</strong>
      {problem.hint && <span> {problem.hint}</span>}
    </p>
  );
}
