/** Ataxx on a grid. */
import type { JSX } from 'preact';
import type { AtaxxState } from '../../../../games/ataxx/index.ts';
import type { BoardProps } from '../gameBoard.ts';
import { GridBoard } from '../grid/GridBoard.tsx';
import { flip } from '../grid/flip.ts';
import { ataxxView } from './view.ts';

export function AtaxxBoard({ scene, onPress, onCancel }: BoardProps<AtaxxState>): JSX.Element {
  const view = ataxxView(scene);
  return <GridBoard view={scene.flipped ? flip(view) : view} onPress={onPress} onCancel={onCancel} />;
}
