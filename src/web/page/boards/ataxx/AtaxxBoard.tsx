/** Ataxx on a grid. */
import type { JSX } from 'preact';
import type { AtaxxView } from '../../../worker/games/ataxx/view.ts';
import type { BoardProps } from '../board.ts';
import { GridBoard } from '../grid/GridBoard.tsx';
import { flip } from '../grid/flip.ts';
import { gridOf } from './gridOf.ts';

export function AtaxxBoard(props: BoardProps<AtaxxView>): JSX.Element {
  const view = gridOf(props);
  return (
    <GridBoard
      view={props.isFlipped ? flip(view) : view}
      onPress={props.onChoose}
      onCancel={props.onCancel}
    />
  );
}
