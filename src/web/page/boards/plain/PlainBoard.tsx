/** Any game: its grid with the signs of the seats on its stones, or its drawing. Moves without a place are in the list. */
import type { JSX } from 'preact';
import type { PlainView } from '../../../worker/games/plain/view.ts';
import type { BoardProps } from '../board.ts';
import { GridBoard } from '../grid/GridBoard.tsx';
import { flip } from '../grid/flip.ts';
import { gridOf } from './gridOf.ts';
import './plain.css';

export function PlainBoard(props: BoardProps<PlainView>): JSX.Element {
  const { view, isFlipped, onChoose, onCancel } = props;
  if (!view.rows) {
    return (
      <pre class="drawing" role="region" aria-label={`${view.title}, drawn`} tabIndex={0}>
        {view.drawing}
      </pre>
    );
  }
  const grid = gridOf(props, view.rows);
  return <GridBoard view={isFlipped ? flip(grid) : grid} onPress={onChoose} onCancel={onCancel} />;
}
