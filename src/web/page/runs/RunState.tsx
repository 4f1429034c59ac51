/** The state of a run: a word, and a sign of its own shape. */
import type { JSX } from 'preact';
import type { RunSummary } from '../../api/index.ts';

const SIGNS = { running: '▶', stopped: '❚❚', finished: '✓', damaged: '!' } as const;

export function RunState({ state, damage }: Pick<RunSummary, 'state' | 'damage'>): JSX.Element {
  const word = damage === null ? state : 'damaged';
  return (
    <span class={`run-state run-${word}`}>
      <span aria-hidden="true">{SIGNS[word]}</span> {word}
    </span>
  );
}
