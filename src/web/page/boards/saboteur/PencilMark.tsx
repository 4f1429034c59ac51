/** What a search says of a card or a target, around and above it. */
import type { JSX } from 'preact';
import type { SearchMarks } from './searchMarks.ts';

export function PencilMark({
  marks,
  step,
}: {
  readonly marks: SearchMarks;
  readonly step: string;
}): JSX.Element {
  const heat = marks.heat.get(step) ?? 0;
  const note = marks.notes.get(step);
  return (
    <>
      {heat > 0 && <span class="card-heat" style={{ opacity: 0.15 + 0.85 * heat }} aria-hidden="true" />}
      {note !== undefined && (
        <span class="card-note" aria-hidden="true">
          {note}
        </span>
      )}
    </>
  );
}
