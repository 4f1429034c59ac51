/** What can be done with the line that is shown: make it the main line, or take it out of the tree. */
import type { JSX } from 'preact';
import type { ViewProps } from '../state/appState.ts';

export function MoveMenu({ app }: ViewProps): JSX.Element | null {
  const { session } = app;
  const node = session.node.value;
  const isMain = session.mainLine.value.some(({ id }) => id === node?.id);
  if (!node || node.parent === undefined || (isMain && session.isMainLine.value)) return null;
  return (
    <div class="buttons">
      {!isMain && (
        <button type="button" onClick={() => void session.promote(node.id)}>
          Make main line
        </button>
      )}
      <button type="button" onClick={() => void session.remove(node.id)}>
        Delete from here
      </button>
    </div>
  );
}
